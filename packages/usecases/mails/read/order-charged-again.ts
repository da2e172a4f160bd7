import { orderChargedAgain } from "#mails/catalogue/order-charged-again";
import { defineReader } from "#usecases/mails/define-reader";
import { documentFacts } from "#usecases/mails/document-facts";

/** What the new invoice says. */
export default defineReader(
	orderChargedAgain,
	async ({ order, part }, _userId, { db }) => (await documentFacts(db, order, part))?.sums ?? null,
);
