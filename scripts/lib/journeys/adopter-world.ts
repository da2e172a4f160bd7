import { weekOf, weekStart } from "#core/launches/week";
import { ApiClient } from "#scripts/lib/api-client";
import { loadDemo } from "#scripts/lib/demo-data";
import { BILLING, sendForm } from "#scripts/lib/looks/bought";
import { mintedPerson } from "#scripts/lib/minted-person";
import { signedInPerson } from "#scripts/lib/person";
import type { Served } from "#scripts/lib/served";
import { openDb } from "#store/db";
import { mintVote, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";

/** What others have done at the directory before its site team looks: people, launches, votes, an order. */

export const HONEST = { slug: "inkfern", name: "Inkfern", votes: 3 };
export const FARMED = { slug: "botgarden", name: "Botgarden", votes: 5 };
export const BUYER = "ada@inkfern.example";

/** The reference data of a new deployment, and two launches of this week with votes. @returns id of the honest one. */
export async function openDirectory({ db: d1 }: Served, now: Date): Promise<number> {
	const { referenceStatements } = await loadDemo();
	await d1.batch(referenceStatements().map((statement) => d1.prepare(statement)));
	const db = openDb(d1);
	const week = weekOf(now);
	const at = weekStart(week).getTime();
	const times = { launchWeek: week, launchedAt: at, createdAt: at, updatedAt: at };
	let first = 0;
	for (const { slug, name, votes } of [HONEST, FARMED]) {
		const { id } = await mintListing(db, slug, { name, tagline: `${name} for small teams`, ...times });
		for (const userId of await mintVoters(db, votes)) await mintVote(db, { userId, listingId: id, at: now });
		first ||= id;
	}
	return first;
}

/** Somebody buys a report on their listing and pays. @returns the order's number. */
export async function buyReport(served: Served, listingId: number): Promise<string> {
	const { key, userId } = await mintedPerson(served, BUYER);
	await served.db.prepare("UPDATE listings SET owner_id = ? WHERE id = ?").bind(userId, listingId).run();
	const body = { items: [{ product: "ai_review", listing_id: listingId }], billing_country: BILLING.country };
	const api = new ApiClient(key, served.origin);
	const made = await api.call<{ number: string; checkout_url: string }>("POST", "/orders/checkout", body);
	const checkout = new URL(made.checkout_url).pathname;
	const person = await signedInPerson(served.origin, served.db, BUYER);
	await sendForm(person, checkout, checkout, BILLING);
	const payment = checkout.replace("/checkout/", "/test-payments/");
	await sendForm(person, payment, `${payment}/payment_succeeded`);
	return made.number;
}
