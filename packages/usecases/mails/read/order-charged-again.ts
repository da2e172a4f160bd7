import { orderChargedAgain } from "#mails/catalogue/order-charged-again";
import { defineReader } from "#usecases/mails/define-reader";
import { documentFacts } from "#usecases/mails/document-facts";

/** What the new invoice says. The banks decided it, and give no reason. */
export default defineReader(orderChargedAgain, async ({ order, part }, _userId, { db }) => {
	const found = await documentFacts(db, order, part);
	return found === null ? null : { ...found.sums, reason: null };
});
