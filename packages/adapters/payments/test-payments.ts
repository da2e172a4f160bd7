import * as z from "zod";
import { once } from "#core/once";
import { PAYMENT_EVENT_KINDS } from "#core/orders/payment-state";
import { PaymentMessageRefused, type Payments } from "#core/ports/payments";

/** What the test page sends when somebody presses a button. */
const message = once(() =>
	z.object({
		event_id: z.string().min(1),
		kind: z.enum(PAYMENT_EVENT_KINDS),
		order_number: z.string(),
		reference: z.string(),
		amount_cents: z.int(),
		currency: z.string(),
	}),
);

interface TestPayments {
	origin: string;
	/** Whether its page was told that the money of the open payment takes days, and nothing since. */
	isUnderWay: (orderNumber: string) => Promise<boolean>;
}

/**
 * Payments without money, for the local environment: a page of our own that "pays" and "gives back". Its messages are
 * not signed, so production refuses to start with it.
 */
export function testPayments({ origin, isUnderWay }: TestPayments): Payments {
	return {
		provider: "test",
		takes: { leastCents: 1, mostCents: Number.MAX_SAFE_INTEGER },
		open: async ({ checkoutToken, attempt }) => ({
			url: `${origin}/test-payments/${checkoutToken}?attempt=${attempt}`,
		}),
		// Its page takes payments of the open attempt only.
		close: async ({ orderNumber }) => ((await isUnderWay(orderNumber)) ? "made" : "closed"),
		refund: async ({ soFarCents }) => ({ soFarCents }),
		async verify({ body, now }) {
			const parsed = message().safeParse(readJson(body));
			if (!parsed.success) throw new PaymentMessageRefused("not a test payment");
			const { event_id, order_number, amount_cents, kind, reference, currency } = parsed.data;
			return {
				provider: "test",
				eventId: event_id,
				kind,
				orderNumber: order_number,
				reference,
				currency,
				dispute: kind.startsWith("dispute") ? `dispute:${reference}` : null,
				amountCents: amount_cents,
				happenedAt: now.getTime(),
			};
		},
	};
}

function readJson(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return null;
	}
}
