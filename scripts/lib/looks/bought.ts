import type { ApiClient } from "#scripts/lib/api-client";
import type { Belongings, Bought } from "#scripts/lib/looks/stops";
import type { Person } from "#scripts/lib/person";
import type { Served } from "#scripts/lib/served";

/** The longest names that envelopes hold, and a number that the office of its country knows. */
export const BILLING = {
	name: "Ada Lind",
	company: "Inkfern Aktiebolag",
	address: "Kaistraße 1, Hinterhaus",
	city: "Lübeck",
	postal_code: "23552",
	country: "DE",
	vat_number: "DE129273398",
};

/** Something to order: a product, for one of the buyer's listings or for none. */
interface Item {
	product: string;
	listing_id?: number;
	options?: Record<string, string | number | boolean>;
	amount_cents?: number;
}

/** Sends a form of a page, as it stands there but for some fields. @throws when it is refused. */
export async function sendForm(person: Person, page: string, action: string, fields: Record<string, string> = {}) {
	const answer = await person.submit(await person.form(page, action), fields);
	if (answer.status !== 303) throw new Error(`${action} answered ${answer.status}: ${await answer.text()}`);
}

/** Orders in every state that has a page, paid on the local test page, with their documents. */
export async function buySome(
	{ db }: Served,
	api: ApiClient,
	person: Person,
	listings: { live: number; unplanned: number },
): Promise<Pick<Belongings, "orders" | "invoice" | "creditNote" | "promoCode">> {
	const order = async (...items: Item[]): Promise<Bought> => {
		const body = { items, billing_country: BILLING.country, vat_number: BILLING.vat_number };
		const made = await api.call<{ number: string; checkout_url: string }>("POST", "/orders/checkout", body);
		return { number: made.number, token: new URL(made.checkout_url).pathname.split("/").at(-1) ?? "" };
	};
	const goToPay = async (bought: Bought) => {
		const checkout = `/checkout/${bought.token}`;
		await sendForm(person, checkout, checkout, BILLING);
		return bought;
	};
	const payment = (bought: Bought, kind: string, fields: Record<string, string> = {}) => {
		const page = `/test-payments/${bought.token}`;
		return sendForm(person, page, `${page}/${kind}`, fields);
	};
	const pay = async (bought: Bought) => {
		await payment(await goToPay(bought), "payment_succeeded");
		return bought;
	};
	const { live, unplanned } = listings;
	const review = { product: "ai_review", listing_id: live };
	const billboard = { product: "billboard_min", listing_id: live, amount_cents: 12_345 };
	const orders = {
		open: await order(review, billboard),
		paying: await goToPay(await order({ product: "launch", listing_id: unplanned })),
		paid: await pay(await order(review)),
		partly: await pay(await order(billboard, { product: "done_for_you", listing_id: live })),
		refunded: await pay(await order(billboard)),
		expired: await order(billboard),
	};
	await makePromoCode(db);
	const open = `/checkout/${orders.open.token}`;
	await sendForm(person, open, `${open}/promo`, { promo: PROMO_CODE });
	const paid = `/account/orders/${orders.paid.number}`;
	await sendForm(person, paid, `${paid}/refund`, { reason: "It was meant for another of our products." });
	await payment(orders.partly, "partially_refunded", { amount: "10.55" });
	await payment(orders.refunded, "refunded");
	// Nobody pays it for so many days.
	await db.prepare("UPDATE orders SET status = 'expired' WHERE number = ?").bind(orders.expired.number).run();
	const documentOf = (kind: string) =>
		db
			.prepare(
				`SELECT iif(kind = 'invoice', 'INV-', 'CRN-') || year || printf('-%04d', sequence) AS number
				FROM billing_documents WHERE order_number = ? AND kind = ?`,
			)
			.bind(orders.partly.number, kind)
			.first<{ number: string }>();
	const [invoice, note] = [await documentOf("invoice"), await documentOf("credit_note")];
	if (invoice === null || note === null) throw new Error("A paid order that was partly refunded lacks its documents.");
	return { orders, invoice: invoice.number, creditNote: note.number, promoCode: PROMO_CODE };
}

const PROMO_CODE = "SPRING-20";

/** As somebody of the site team made it. */
async function makePromoCode(db: Served["db"]): Promise<void> {
	await db
		.prepare(
			"INSERT INTO promo_codes (code, percent, max_uses, max_uses_each, note, created_at) VALUES (?, 20, 50, 1, ?, 1)",
		)
		.bind(PROMO_CODE, "Given out at the spring fair")
		.run();
}
