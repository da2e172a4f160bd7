import applyPaymentEvent from "#actions/orders/apply-payment-event";
import askRefund from "#actions/orders/ask-refund";
import dropOrder from "#actions/orders/drop-order";
import giveUpPayment from "#actions/orders/give-up-payment";
import openPayment from "#actions/orders/open-payment";
import requestPaymentPage from "#actions/orders/request-payment-page";
import addPromoCode from "#actions/promo/add-promo-code";
import applyPromoCode from "#actions/promo/apply-promo-code";
import { addWeeks, weekOf } from "#core/launches/week";
import { linkHolder, paymentProvider, performAs, personActor } from "#testing/act";
import { press } from "#testing/faults/press";
import type { FaultSubject } from "#testing/faults/walk";
import { freshTeam } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { mintOrder, mintProducts } from "#testing/orders";
import { BILLING, mintOpenOrder, mintPaidOrder, NUMBER } from "#testing/paid-orders";
import { NOW, type World } from "#testing/world";

const CHECKOUT = { checkout_token: `token-${NUMBER}` };

/** A paid launch of next week, and what shows on boards. */
async function lines({ db }: World, ownerId: number) {
	await mintProducts(db);
	const draft = { status: "draft" as const, launchWeek: null, ownerId };
	const { id: listingId } = await mintListing(db, "acme", draft);
	return [
		{ product: "launch", listingId, week: addWeeks(weekOf(NOW), 1), amountCents: 9900 },
		{ product: "billboard_min", listingId, amountCents: 5000 },
	];
}

async function buyer(world: World) {
	const { userId } = await world.person();
	return { userId, of: await lines(world, userId) };
}

async function open(world: World) {
	const { userId, of } = await buyer(world);
	const { order } = await mintOpenOrder(world.db, userId, of);
	return { userId, order };
}

const PAID = {
	provider: "test",
	eventId: "paid",
	kind: "payment_succeeded" as const,
	orderNumber: NUMBER,
	dispute: null,
	reference: "pay-1",
	currency: "usd",
	happenedAt: null,
};

/** Orders and payments. */
export const ORDERS: readonly FaultSubject[] = [
	press({
		action: openPayment,
		async make(world) {
			const { userId, of } = await buyer(world);
			await mintOrder(world.db, userId, NUMBER, 14_900, of);
			return { actor: linkHolder, input: { ...CHECKOUT, billing: BILLING } };
		},
	}),
	press({
		action: requestPaymentPage,
		async make(world) {
			await open(world);
			return { actor: linkHolder, input: CHECKOUT };
		},
	}),
	press({
		action: giveUpPayment,
		async make(world) {
			const { order } = await open(world);
			await performAs(linkHolder, requestPaymentPage, CHECKOUT, NOW);
			return { actor: linkHolder, input: { ...CHECKOUT, attempt: order.paymentAttempt } };
		},
	}),
	press({
		action: dropOrder,
		async make(world) {
			const { userId } = await open(world);
			return { actor: personActor(userId), input: { order: NUMBER } };
		},
	}),
	press({
		action: applyPaymentEvent,
		async make(world) {
			const { order } = await open(world);
			return { actor: paymentProvider, input: { ...PAID, amountCents: order.totalCents } };
		},
	}),
	press({
		action: askRefund,
		async make(world) {
			const { userId, of } = await buyer(world);
			await mintPaidOrder(world.db, userId, of);
			return { actor: personActor(userId), input: { order: NUMBER, reason: "It does not fit." } };
		},
	}),
	press({
		action: applyPromoCode,
		async make(world) {
			const { userId, of } = await buyer(world);
			const terms = { percent: 20, amount_cents: null, products: [], from: null, until: null, note: "" };
			const code = { code: "SPRING-20", max_uses: 1, max_uses_each: null, ...terms };
			await performAs(await freshTeam(world.db), addPromoCode, code, NOW);
			await mintOrder(world.db, userId, NUMBER, 14_900, of);
			return { actor: linkHolder, input: { ...CHECKOUT, code: "SPRING-20" } };
		},
	}),
];
