import { orderReceipt } from "#mails/catalogue/order-receipt";
import { defineReader } from "#usecases/mails/define-reader";
import { documentFacts } from "#usecases/mails/document-facts";

/** What the invoice of the order says; it has its number by then. */
export default defineReader(orderReceipt, async ({ order, part }, _userId, { db }) => {
	const found = await documentFacts(db, order, part);
	if (found === null) return null;
	const lines = found.content.lines.map(({ name, listing, amount_cents }) => ({
		name,
		listing,
		amountCents: amount_cents,
	}));
	return { ...found.sums, lines };
});
