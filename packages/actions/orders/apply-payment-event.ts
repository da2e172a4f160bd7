import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { PAYMENT_EVENT_KINDS, type PaymentEvent } from "#core/orders/payment-state";
import { DOMAIN_TAKEN } from "#store/listings";
import { EVENT_KNOWN, isEventKnown } from "#store/payment-events";
import { AGAIN, unchanged } from "#usecases/commit";
import { decidePayment } from "#usecases/orders/decide-payment";

/** An event as the provider's adapter has verified it. */
const verifiedEvent = z.strictObject({
	provider: z.string(),
	eventId: z.string(),
	kind: z.enum(PAYMENT_EVENT_KINDS),
	orderNumber: z.string().nullable(),
	reference: z.string().nullable(),
	dispute: z.string().nullable(),
	amountCents: z.int().nullable(),
	currency: z.string().nullable(),
	happenedAt: z.int().nullable(),
}) satisfies z.ZodType<PaymentEvent>;

/**
 * Stores what a payment provider tells and, in the same batch, does everything it means: the order's status, what its
 * lines deliver or take back, its invoice and credit notes, and tasks for the site team. Doubled, replayed, shuffled and simultaneous events change
 * nothing more. Answers with what became of it, in a sentence.
 */
export default defineAction({
	id: "apply_payment_event",
	actor: "provider",
	rate: "write",
	input: verifiedEvent,
	async handler(event, ctx) {
		if (await isEventKnown(ctx.db, event)) return unchanged({ outcome: "known already", moved: null });
		const { order, outcome, moved, statements } = await decidePayment(event, ctx);
		return record(
			{
				subject: order === null ? `payment:${event.reference}` : `order:${order}`,
				detail: { kind: event.kind, outcome },
			},
			{ outcome, moved },
			statements,
			// Whoever stored the event meanwhile has done what it means. A listing of the same website that became live
			// meanwhile is as stale as a changed one.
			{ stale: AGAIN, [EVENT_KNOWN]: AGAIN, [DOMAIN_TAKEN]: AGAIN },
		);
	},
});
