import { orderRefunded } from "#mails/catalogue/order-refunded";
import { reasonOfRefund } from "#store/refunds";
import { defineReader } from "#usecases/mails/define-reader";
import { documentFacts } from "#usecases/mails/document-facts";

/** What the credit note says, and why the site team gave it back. */
export default defineReader(orderRefunded, async ({ order, part }, _userId, { db }) => {
	const found = await documentFacts(db, order, part);
	if (found === null) return null;
	const { totalCents, issuedAt } = found.document;
	return { ...found.sums, reason: await reasonOfRefund(db, order, { amountCents: totalCents, at: issuedAt }) };
});
