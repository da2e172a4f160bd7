import Stripe from "stripe";
import { expect, it } from "vitest";
import { stripePayments } from "#adapters/payments/stripe";
import { PaymentMessageRefused, type PaymentRequest, RefundRefused, type RefundRequest } from "#core/ports/payments";
import { startSite } from "#testing/servers";
import { NOW } from "#testing/world";

const SECRET = "whsec_of_the_tests";
const stripe = new Stripe("sk_test_none", { httpClient: Stripe.createFetchHttpClient() });
const payments = stripePayments({ secretKey: "sk_test_none", webhookSecret: SECRET });
const NOW_SECONDS = Math.floor(NOW.getTime() / 1000);

/** Stripe's own library signs what the tests say Stripe sent. */
async function signed(payload: unknown, { timestamp = NOW_SECONDS, secret = SECRET } = {}) {
	const body = JSON.stringify(payload);
	const cryptoProvider = Stripe.createSubtleCryptoProvider();
	const signature = await stripe.webhooks.generateTestHeaderStringAsync({
		payload: body,
		secret,
		timestamp,
		cryptoProvider,
	});
	return { body, signature, now: NOW };
}

const session = (type: string, more: Record<string, unknown> = {}) => ({
	id: "evt_1",
	object: "event",
	created: 1_795_000_000,
	type,
	data: {
		object: {
			id: "cs_1",
			object: "checkout.session",
			payment_status: "paid",
			payment_intent: "pi_1",
			amount_total: 11781,
			currency: "usd",
			client_reference_id: "LW-AAAAAAAAAA",
			metadata: { order_number: "LW-AAAAAAAAAA" },
			...more,
		},
	},
});

it("reads a payment off an event that Stripe signed", async () => {
	expect(await payments.verify(await signed(session("checkout.session.completed")))).toEqual({
		provider: "stripe",
		eventId: "evt_1",
		kind: "payment_succeeded",
		orderNumber: "LW-AAAAAAAAAA",
		reference: "pi_1",
		dispute: null,
		amountCents: 11781,
		currency: "usd",
		happenedAt: 1_795_000_000_000,
	});
});

it("waits for ways of paying that take days", async () => {
	const unpaid = session("checkout.session.completed", { payment_status: "unpaid" });
	expect(await payments.verify(await signed(unpaid))).toMatchObject({
		kind: "payment_under_way",
		orderNumber: "LW-AAAAAAAAAA",
		reference: "pi_1",
	});
	const later = await payments.verify(await signed(session("checkout.session.async_payment_succeeded")));
	expect(later).toMatchObject({ kind: "payment_succeeded", reference: "pi_1" });
	const failed = await payments.verify(await signed(session("checkout.session.async_payment_failed")));
	expect(failed).toMatchObject({ kind: "payment_failed" });
	// Nobody has paid on it, so nothing has failed either.
	const closed = await payments.verify(await signed(session("checkout.session.expired")));
	expect(closed).toMatchObject({ kind: "payment_ended" });
});

it("reads refunds and disputes, which name the payment", async () => {
	const about = async (type: string, object: Record<string, unknown>) =>
		payments.verify(await signed({ id: "evt_2", object: "event", created: 1_795_000_000, type, data: { object } }));
	const charge = { payment_intent: "pi_1", amount_refunded: 500, currency: "usd", metadata: { order_number: "LW-A" } };
	expect(await about("charge.refunded", { ...charge, refunded: true })).toMatchObject({
		kind: "refunded",
		orderNumber: "LW-A",
		reference: "pi_1",
	});
	expect(await about("charge.refunded", { ...charge, refunded: false })).toMatchObject({ kind: "partially_refunded" });
	const dispute = { id: "dp_1", payment_intent: "pi_1", amount: 500, currency: "usd" };
	expect(await about("charge.dispute.created", { ...dispute, status: "needs_response" })).toMatchObject({
		kind: "dispute_opened",
		orderNumber: null,
		reference: "pi_1",
		dispute: "dp_1",
	});
	const decided = async (type: string, status: string) => (await about(type, { ...dispute, status }))?.kind ?? null;
	// After an appeal a decision is told anew, by any of these.
	for (const type of ["charge.dispute.closed", "charge.dispute.updated", "charge.dispute.funds_reinstated"]) {
		expect(await decided(type, "won")).toBe("dispute_won");
		expect(await decided(type, "lost")).toBe("dispute_lost");
		for (const taken of ["warning_closed", "prevented"]) expect(await decided(type, taken)).toBe("dispute_won");
		for (const open of ["under_review", "appeal_under_review", "new"]) expect(await decided(type, open)).toBeNull();
	}
	const refund = { id: "re_1", payment_intent: "pi_1", amount: 500, currency: "usd", status: "failed", metadata: {} };
	expect(await about("refund.failed", refund)).toMatchObject({
		kind: "refund_failed",
		orderNumber: null,
		reference: "pi_1",
		amountCents: 500,
	});
	expect(await about("customer.created", {})).toBeNull();
});

it("refuses what Stripe did not sign as it stands", async () => {
	const genuine = await signed(session("checkout.session.completed"));
	const refused = [
		{ ...genuine, signature: null },
		{ ...genuine, signature: "" },
		{ ...genuine, signature: "t=1,v1=00" },
		{ ...genuine, body: genuine.body.replace("11781", "11") },
		{ ...genuine, body: `${genuine.body} ` },
		{ ...genuine, signature: genuine.signature.replace(/.$/, (last) => (last === "0" ? "1" : "0")) },
		await signed(session("checkout.session.completed"), { secret: "whsec_of_somebody_else" }),
		{ ...(await signed("")), body: "" },
	];
	for (const message of refused) await expect(payments.verify(message)).rejects.toBeInstanceOf(PaymentMessageRefused);
});

it("refuses a genuine signature of another time, past or future", async () => {
	const event = session("checkout.session.completed");
	for (const offset of [-301, 301, 86_400]) {
		const message = await signed(event, { timestamp: NOW_SECONDS + offset });
		await expect(payments.verify(message), String(offset)).rejects.toBeInstanceOf(PaymentMessageRefused);
	}
	expect(await payments.verify(await signed(event, { timestamp: NOW_SECONDS - 299 }))).not.toBeNull();
	expect(await payments.verify(await signed(event, { timestamp: NOW_SECONDS + 299 }))).not.toBeNull();
});

const REQUEST: PaymentRequest = {
	orderNumber: "LW-AAAAAAAAAA",
	attempt: 2,
	checkoutToken: "secret",
	currency: "usd",
	totalCents: 11781,
	vatCents: 1881,
	vatNote: "VAT of 19 %.",
	buyerEmail: "ada@example.com",
	lines: [{ name: "Launch", amountCents: 9900 }],
	url: null,
	expiresAt: NOW.getTime() + 3_600_000,
	urls: { paid: "https://site.example/checkout/secret/thanks", back: "https://site.example/checkout/secret" },
};

it("opens a session that adds up to the order's total, under the order's own idempotency key", async () => {
	const answer = JSON.stringify({
		id: "cs_1",
		object: "checkout.session",
		url: "https://checkout.stripe.example/cs_1",
	});
	const site = await startSite({
		"/v1/checkout/sessions": { headers: { "content-type": "application/json" }, body: answer },
	});
	const local = stripePayments({ secretKey: "sk_test_none", webhookSecret: SECRET, apiBase: site.origin });
	expect(await local.open(REQUEST)).toEqual({ url: "https://checkout.stripe.example/cs_1" });
	const [request] = await site.requests();
	expect(request?.headers).toMatchObject({
		authorization: "Bearer sk_test_none",
		"idempotency-key": "LW-AAAAAAAAAA:2",
	});
	const form = new URLSearchParams(request?.body);
	const amounts = [0, 1].map((index) => Number(form.get(`line_items[${index}][price_data][unit_amount]`)));
	expect(amounts).toEqual([9900, 1881]);
	expect(Object.fromEntries(form)).toMatchObject({
		mode: "payment",
		client_reference_id: "LW-AAAAAAAAAA",
		"payment_intent_data[metadata][order_number]": "LW-AAAAAAAAAA",
		success_url: REQUEST.urls.paid,
		customer_email: "ada@example.com",
		expires_at: String(NOW_SECONDS + 3600),
	});
	await site.stop();
});

it("closes the session of a request, and tells of one that was paid meanwhile", async () => {
	const json = (body: object, status = 200) => ({
		status,
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ object: "checkout.session", id: "cs_1", ...body }),
	});
	const notOpen = json({ error: { message: "This Session is not open.", type: "invalid_request_error" } }, 400);
	const closeWhere = async (expired: object, status: string, more: object = {}) => {
		const site = await startSite({
			"/v1/checkout/sessions": json({ url: "https://checkout.stripe.example/cs_1", status: "open" }),
			"/v1/checkout/sessions/cs_1/expire": expired,
			"/v1/checkout/sessions/cs_1": json({ status, ...more }),
		});
		const local = stripePayments({ secretKey: "sk_test_none", webhookSecret: SECRET, apiBase: site.origin });
		const became = await local.close(REQUEST).catch((error: Error) => error.message);
		const [opened] = await site.requests();
		expect(opened?.headers["idempotency-key"]).toBe("LW-AAAAAAAAAA:2");
		await site.stop();
		return became;
	};
	expect(await closeWhere(json({ status: "expired" }), "expired")).toBe("closed");
	expect(await closeWhere(notOpen, "expired")).toBe("closed");
	expect(await closeWhere(notOpen, "complete")).toBe("made");
	const unpaid = (state: string) => ({ payment_status: "unpaid", payment_intent: { id: "pi_1", status: state } });
	expect(await closeWhere(notOpen, "complete", unpaid("processing"))).toBe("made");
	expect(await closeWhere(notOpen, "complete", unpaid("requires_payment_method"))).toBe("closed");
	expect(await closeWhere(notOpen, "open")).toBe("This Session is not open.");
});

it("closes the session of a page that is known, though its buyer has another address by now", async () => {
	const error = {
		message: "Keys for idempotent requests can only be used with the same parameters.",
		type: "idempotency_error",
	};
	const headers = { "content-type": "application/json" };
	const site = await startSite({
		"/v1/checkout/sessions": { status: 400, headers, body: JSON.stringify({ error }) },
		"/v1/checkout/sessions/cs_live_a1B2/expire": { headers, body: '{"id":"cs_live_a1B2","status":"expired"}' },
	});
	const local = stripePayments({ secretKey: "sk_test_none", webhookSecret: SECRET, apiBase: site.origin });
	const url = "https://checkout.stripe.com/c/pay/cs_live_a1B2#fidkdWxOYHwnPyd1";
	expect(await local.close({ ...REQUEST, url })).toBe("closed");
	await site.stop();
});

it("closes the session whose address nobody heard of, though its buyer has another address by now", async () => {
	const json = (value: unknown, status = 200) => ({
		status,
		headers: { "content-type": "application/json" },
		body: JSON.stringify(value),
	});
	const expires_at = Math.floor(REQUEST.expiresAt / 1000);
	const of = (id: string, order_number: string, ends = expires_at) => ({
		id,
		expires_at: ends,
		metadata: { order_number },
	});
	const closeAmong = async (data: unknown[]) => {
		const conflict = json({ error: { message: "Keys for idempotent requests.", type: "idempotency_error" } }, 400);
		const site = await startSite({
			"/v1/checkout/sessions": [conflict, json({ object: "list", has_more: false, data })],
			"/v1/checkout/sessions/cs_lost/expire": json({ id: "cs_lost", status: "expired" }),
		});
		const local = stripePayments({ secretKey: "sk_test_none", webhookSecret: SECRET, apiBase: site.origin });
		const became = await local.close(REQUEST).catch((failure: Error) => failure.message);
		await site.stop();
		return became;
	};
	const lost = of("cs_lost", REQUEST.orderNumber);
	expect(await closeAmong([of("cs_other", "LW-OTHER"), lost])).toBe("closed");
	// Neither another order's nor that of an earlier attempt is closed instead.
	const others = [of("cs_other", "LW-OTHER"), of("cs_earlier", REQUEST.orderNumber, expires_at - 600)];
	expect(await closeAmong(others)).toBe("Keys for idempotent requests.");
});

it("calls closed what its account does not have: a session from before the key was changed", async () => {
	const headers = { "content-type": "application/json" };
	const error = { message: "No such checkout.session: cs_live_a1B2", type: "invalid_request_error" };
	const site = await startSite({ "*": { status: 404, headers, body: JSON.stringify({ error }) } });
	const local = stripePayments({ secretKey: "sk_test_none", webhookSecret: SECRET, apiBase: site.origin });
	expect(await local.close({ ...REQUEST, url: "https://checkout.stripe.com/c/pay/cs_live_a1B2" })).toBe("closed");
	await site.stop();
});

it("closes what Stripe has refused to open: nothing can be paid there", async () => {
	const refuse = async (type: string) => {
		const error = { message: "The Checkout Session's total amount must be at least $0.50 usd.", type };
		const site = await startSite({
			"*": { status: 400, headers: { "content-type": "application/json" }, body: JSON.stringify({ error }) },
		});
		const local = stripePayments({ secretKey: "sk_test_none", webhookSecret: SECRET, apiBase: site.origin });
		const became = await local.close(REQUEST).catch((failure: Error) => failure.message);
		await site.stop();
		return became;
	};
	expect(await refuse("invalid_request_error")).toBe("closed");
	// There is one under this key, which another request has opened.
	expect(await refuse("idempotency_error")).toMatch("at least $0.50");
});

const REFUND: RefundRequest = {
	key: "LW-AAAAAAAAAA:refund:7",
	orderNumber: "LW-AAAAAAAAAA",
	reference: "pi_1",
	amountCents: 500,
	soFarCents: 700,
};

/** Stripe with what it has given back so far, and what it answers to another refund. */
async function refundWhere(given: object[], made: { status?: number; body: object }) {
	const route = (body: object, status = 200) => ({
		status,
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	const list = route({ object: "list", data: given, has_more: false, url: "/v1/refunds" });
	const site = await startSite({
		"/v1/refunds?payment_intent=pi_1&limit=100": list,
		"*": route(made.body, made.status),
	});
	const local = stripePayments({ secretKey: "sk_test_none", webhookSecret: SECRET, apiBase: site.origin });
	const outcome = await local.refund(REFUND).catch((error: Error) => error);
	const posted = (await site.requests()).filter(({ method }) => method === "POST");
	await site.stop();
	return { outcome, posted };
}
const given = (id: string, amount: number, refund: string | null, status = "succeeded") => ({
	id,
	object: "refund",
	amount,
	status,
	payment_intent: "pi_1",
	metadata: refund === null ? {} : { refund },
});

it("gives back under the refund's own name, once, and counts what was given back besides", async () => {
	const others = [given("re_1", 200, null), given("re_2", 90, null, "failed")];
	const { outcome, posted } = await refundWhere(others, { body: given("re_7", 500, REFUND.key, "pending") });
	expect(outcome).toEqual({ soFarCents: 700 });
	expect(posted).toHaveLength(1);
	expect(posted[0]?.headers["idempotency-key"]).toBe(REFUND.key);
	expect(Object.fromEntries(new URLSearchParams(posted[0]?.body))).toMatchObject({
		payment_intent: "pi_1",
		amount: "500",
		"metadata[refund]": REFUND.key,
	});
	// Long after Stripe has forgotten the key, the refund is found by its name.
	const again = await refundWhere([...others, given("re_7", 500, REFUND.key)], { body: {} });
	expect(again.outcome).toEqual({ soFarCents: 700 });
	expect(again.posted).toEqual([]);
});

it("tells a refund that Stripe refuses from one that it did not answer to", async () => {
	const error = (type: string) => ({ error: { type, message: "Charge has already been refunded." } });
	const refused = await refundWhere([], { status: 400, body: error("invalid_request_error") });
	expect(refused.outcome).toBeInstanceOf(RefundRefused);
	const failed = await refundWhere([given("re_7", 500, REFUND.key, "failed")], { body: {} });
	expect(failed.outcome).toBeInstanceOf(RefundRefused);
	const down = await refundWhere([], { status: 500, body: error("api_error") });
	expect(down.outcome).toBeInstanceOf(Error);
	expect(down.outcome).not.toBeInstanceOf(RefundRefused);
});

it("fails when Stripe does", async () => {
	const site = await startSite({
		"*": {
			status: 402,
			headers: { "content-type": "application/json" },
			body: '{"error":{"message":"no","type":"card_error"}}',
		},
	});
	const local = stripePayments({ secretKey: "sk_test_none", webhookSecret: SECRET, apiBase: site.origin });
	await expect(local.open(REQUEST)).rejects.toThrow("no");
	await site.stop();
});

it("refuses a signed event that lacks what every event has, and names it", async () => {
	const { data, ...without } = session("checkout.session.completed");
	for (const [payload, named] of [
		[without, "data"],
		[{ ...without, data: {} }, "data.object"],
		[{ ...without, data: { object: null } }, "data.object"],
		[{ data, type: 7 }, "id, type, created"],
		[null, "the event"],
		[[], "the event"],
	] as const) {
		const looked = payments.verify(await signed(payload));
		await expect(looked, JSON.stringify(payload)).rejects.toBeInstanceOf(PaymentMessageRefused);
		await expect(looked).rejects.toThrow(new RegExp(`: ${named}$`));
	}
});
