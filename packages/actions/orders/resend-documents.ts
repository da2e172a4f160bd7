import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField, notFound } from "#core/errors";
import { orderReceipt } from "#mails/catalogue/order-receipt";
import { orderRefunded } from "#mails/catalogue/order-refunded";
import { documentsOfOrder } from "#store/billing-documents";
import { findOrder } from "#store/orders";
import { userById } from "#store/users";
import { leaveMail } from "#usecases/mails/leave-mail";
import { orderNumber } from "#usecases/orders/order-number";

/** A buyer is sent the same documents once in this time, however often it is pressed. */
const ONCE_MS = 60_000;

/** The site team has the invoice of an order sent again, and its credit notes. */
export default defineAction({
	id: "resend_documents",
	actor: "team",
	rate: "write",
	input: z.strictObject({ order: orderNumber }),
	async handler({ order: number }, { db, now }) {
		const { order } = (await findOrder(db, number)) ?? notFound("order");
		const [issued, buyer] = await Promise.all([documentsOfOrder(db, number), userById(db, order.userId)]);
		const invoice = issued.findLast(
			({ kind, part, content }) => kind === "invoice" && (part === 0 || content.correction),
		);
		if (invoice === undefined) invalidField("/order", "This order has no documents yet: it is not paid.");
		if (buyer === null) invalidField("/order", "The buyer's account is gone: nobody can be sent the documents.");
		const notes = issued.filter(({ kind, content }) => kind === "credit_note" && content.correction !== true);
		const told = { to: { userId: order.userId }, now };
		const cause = (part: number) => `order:${number}:${part}:again:${Math.floor(now.getTime() / ONCE_MS)}`;
		const facts = (part: number) => ({ order: number, part });
		return record({ subject: `order:${number}`, detail: { documents: 1 + notes.length } }, { sent: 1 + notes.length }, [
			leaveMail(db, orderReceipt, { ...told, cause: cause(invoice.part), facts: facts(invoice.part) }),
			...notes.map(({ part }) => leaveMail(db, orderRefunded, { ...told, cause: cause(part), facts: facts(part) })),
		]);
	},
});
