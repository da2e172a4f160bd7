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
/** Its votes came within minutes, from addresses of one domain: as many as make a burst. */
export const FARMED = { slug: "botgarden", name: "Botgarden", votes: 12 };
const FARM = "farm.example";
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
		const voters = await mintVoters(db, votes);
		for (const userId of voters) await mintVote(db, { userId, listingId: id, at: now });
		await leftToCount(d1, id, { week, votes });
		if (slug === FARMED.slug) await ofOneDomain(d1, voters);
		first ||= id;
	}
	return first;
}

/** As casting votes leaves them: on their way into counts, where they are looked at first. */
async function leftToCount(d1: D1Database, listingId: number, { week, votes }: { week: string; votes: number }) {
	const change = "INSERT INTO count_changes (listing_id, week, votes, votes_raw) VALUES (?1, ?2, ?3, ?3)";
	await d1.prepare(change).bind(listingId, week, votes).run();
}

async function ofOneDomain(d1: D1Database, people: readonly number[]) {
	const move = "UPDATE users SET email = 'v' || id || '@' || ?1 WHERE id IN (SELECT value FROM json_each(?2))";
	await d1.prepare(move).bind(FARM, JSON.stringify(people)).run();
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
