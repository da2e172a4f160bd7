import applyPaymentEvent from "#actions/orders/apply-payment-event";
import refundOrder from "#actions/orders/refund-order";
import addPromoCode from "#actions/promo/add-promo-code";
import applyPromoCode from "#actions/promo/apply-promo-code";
import { closeOrder, endPayment, lapsePromo, makeRefund, recheckVat } from "#core/jobs/kinds";
import { addWeeks, weekOf } from "#core/launches/week";
import { runAnyBatch } from "#store/db";
import { updateOrder } from "#store/orders";
import { orders } from "#store/schema/index";
import { linkHolder, paymentProvider, performAs } from "#testing/act";
import { site } from "#testing/crawl";
import { work } from "#testing/faults/run";
import type { FaultSubject } from "#testing/faults/walk";
import { freshTeam } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { mintOrder, mintProducts } from "#testing/orders";
import { mintOpenOrder, mintPaidOrder, NUMBER } from "#testing/paid-orders";
import { changeSettings } from "#testing/settings";
import { NOW } from "#testing/world";

const LATER = new Date(NOW.getTime() + 3_600_000);

/** What follows from orders and payments. */
export const ORDERS: readonly FaultSubject[] = [
	work({
		kind: closeOrder,
		async make({ db, person }) {
			await mintOrder(db, (await person()).userId, NUMBER, 10_000, [{ product: "done_for_you" }]);
			return { subject: NUMBER };
		},
	}),
	work({
		kind: endPayment,
		async make({ db, person }) {
			const { userId } = await person();
			const { id } = await mintListing(db, "acme", { status: "draft", launchWeek: null, ownerId: userId });
			const week = addWeeks(weekOf(NOW), 1);
			const { order } = await mintOpenOrder(db, userId, [{ product: "launch", listingId: id, week }]);
			await db.update(orders).set({ paymentExpiresAt: NOW.getTime() - 1 });
			return { subject: { order: NUMBER, attempt: order.paymentAttempt } };
		},
	}),
	work({
		kind: lapsePromo,
		async make({ db, person }) {
			const { userId } = await person();
			await mintProducts(db);
			const terms = { percent: 20, amount_cents: null, products: [], from: null, until: null, note: "" };
			const code = { code: "SPRING-20", max_uses: 1, max_uses_each: null, ...terms };
			await performAs(await freshTeam(db), addPromoCode, code, NOW);
			await mintOrder(db, userId, NUMBER, 29_900, [{ product: "done_for_you", amountCents: 29_900 }]);
			const use = { checkout_token: `token-${NUMBER}`, code: "SPRING-20" };
			await performAs(linkHolder, applyPromoCode, use, NOW);
			return { subject: NUMBER, payload: { at: NOW.getTime() } };
		},
	}),
	work({
		kind: makeRefund,
		async make({ db, person }) {
			const { userId } = await person();
			const { order } = await mintPaidOrder(db, userId, [{ product: "ai_review", amountCents: 1900 }]);
			const once = "2f1c1a3e-6d3f-4f0c-9c3a-0a5b7c1d2e3f";
			const wish = { what: "amount" as const, amount_cents: 500 };
			const asked = { order: NUMBER, version: order.version, once, wish, reason: "Sorry." };
			await performAs(await freshTeam(db), refundOrder, asked, NOW);
			return undefined;
		},
	}),
	work({
		kind: recheckVat,
		at: LATER,
		async make({ db, person }) {
			const body = JSON.stringify({ isValid: true, userError: "VALID" });
			const register = await site({ "*": { headers: { "content-type": "application/json" }, body } });
			changeSettings({ VIES_BASE_URL: register.origin });
			const { order } = await mintOrder(db, (await person()).userId, NUMBER, 10_000, [{ product: "done_for_you" }]);
			const vat = {
				seller_country: "IE",
				country: "DE",
				rate_millionths: 190_000,
				reason: "destination" as const,
				vat_number: "DE129273398",
				vat_number_state: "unavailable" as const,
				home: { currency: "EUR", day: "2026-11-17", from_millionths: 1_152_000, to_millionths: 1_000_000 },
			};
			await runAnyBatch(db, updateOrder(db, order, { vat, vatCents: 1_900, totalCents: 11_900 }));
			const paid = {
				provider: "test",
				eventId: "1",
				kind: "payment_succeeded" as const,
				orderNumber: NUMBER,
				reference: "pay-1",
				dispute: null,
				amountCents: 11_900,
				currency: "usd",
				happenedAt: null,
			};
			await performAs(paymentProvider, applyPaymentEvent, paid, NOW);
			return undefined;
		},
	}),
];
