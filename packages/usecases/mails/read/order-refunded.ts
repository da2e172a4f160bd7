import { orderRefunded } from "#mails/catalogue/order-refunded";
import { defineReader } from "#usecases/mails/define-reader";
import { documentFacts } from "#usecases/mails/document-facts";

/** What the credit note says. */
export default defineReader(
	orderRefunded,
	async ({ order, part }, _userId, { db }) => (await documentFacts(db, order, part))?.sums ?? null,
);
