import askRefund from "#actions/orders/ask-refund";
import cancelOrder from "#actions/orders/cancel-order";
import correctInvoice from "#actions/orders/correct-invoice";
import declineRefund from "#actions/orders/decline-refund";
import deliverLine from "#actions/orders/deliver-line";
import markOrderPaid from "#actions/orders/mark-order-paid";
import refundOrder from "#actions/orders/refund-order";
import resendDocuments from "#actions/orders/resend-documents";
import addProduct from "#actions/products/add-product";
import editProduct from "#actions/products/edit-product";
import addPromoCode from "#actions/promo/add-promo-code";
import stopPromoCode from "#actions/promo/stop-promo-code";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { mintProducts } from "#testing/orders";
import { BILLING, mintOpenOrder, mintPaidOrder, NUMBER } from "#testing/paid-orders";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { NOW, type World } from "#testing/world";

const NOWHERE = "LW-ZZZZZZZZZZ";
const MEMBER = 9_000_001;
const REASON = "It was agreed.";
const LINES = [{ product: "ai_review", amountCents: 1900 }];

async function paid({ db }: World) {
	const { order } = await mintPaidOrder(db, MEMBER, LINES);
	return { order: NUMBER, version: order.version };
}

async function open({ db }: World) {
	const { order } = await mintOpenOrder(db, MEMBER, LINES);
	return { order: NUMBER, version: order.version };
}

const PRODUCT = {
	name: "Press kit",
	description: "Pictures and words.",
	price_cents: 7900,
	needs_listing: false,
	includes: [] as string[],
	options: null,
	active: true,
	position: 50,
};
const PROMO = {
	code: "SPRING-20",
	percent: 20,
	amount_cents: null,
	products: [] as string[],
	from: null,
	until: null,
	max_uses: null,
	max_uses_each: null,
	note: "",
};

/** Products, orders, refunds and promo codes. */
export const money: readonly AnySample[] = [
	sample({
		action: addProduct,
		make: async () => ({ product: "press_kit", ...PRODUCT }),
		elsewhere: (input) => ({ ...input, includes: ["nowhere"] }),
	}),
	sample({
		action: editProduct,
		async make({ db }) {
			await mintProducts(db);
			return { product: "done_for_you", version: 1, ...PRODUCT };
		},
		elsewhere: (input) => ({ ...input, product: "nowhere" }),
		leaves: ["products.version"],
	}),
	sample({
		action: addPromoCode,
		make: async () => PROMO,
		elsewhere: (input) => ({ ...input, products: ["nowhere"] }),
	}),
	sample({
		action: stopPromoCode,
		async make({ db }) {
			await performAs(teamActor(1, await mintSession(db, 1, NOW)), addPromoCode, PROMO, NOW);
			return { code: PROMO.code, stopped: true };
		},
		elsewhere: (input) => ({ ...input, code: "NOWHERE" }),
	}),
	sample({
		action: refundOrder,
		async make(world) {
			const wish = { what: "whole" as const };
			return { ...(await paid(world)), once: "2f1c1a3e-6d3f-4f0c-9c3a-0a5b7c1d2e3f", wish, reason: REASON };
		},
		elsewhere: (input) => ({ ...input, order: NOWHERE }),
	}),
	sample({
		action: declineRefund,
		async make(world) {
			await paid(world);
			await performAs(personActor(MEMBER), askRefund, { order: NUMBER, reason: "It does not fit." }, NOW);
			return { order: NUMBER, reason: REASON };
		},
		elsewhere: (input) => ({ ...input, order: NOWHERE }),
	}),
	sample({
		action: deliverLine,
		make: async (world) => ({ ...(await paid(world)), line: 1, how: "by_hand" as const, reason: REASON }),
		elsewhere: (input) => ({ ...input, line: 9 }),
	}),
	sample({
		action: markOrderPaid,
		make: async (world) => ({ ...(await open(world)), reference: "SEPA 77", amount_cents: 1900 }),
		elsewhere: (input) => ({ ...input, order: NOWHERE }),
	}),
	sample({
		action: cancelOrder,
		make: async (world) => ({ ...(await open(world)), reason: REASON }),
		elsewhere: (input) => ({ ...input, order: NOWHERE }),
	}),
	sample({
		action: correctInvoice,
		make: async (world) => ({ ...(await paid(world)), billing: { ...BILLING, name: "Grace" }, reason: REASON }),
		elsewhere: (input) => ({ ...input, order: NOWHERE }),
	}),
	sample({
		action: resendDocuments,
		make: async (world) => ({ order: (await paid(world)).order }),
		elsewhere: (input) => ({ ...input, order: NOWHERE }),
		unchanged: "Nothing changes: the buyer is sent what there is.",
	}),
];
