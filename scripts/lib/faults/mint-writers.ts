import type { DatabaseSync } from "node:sqlite";
import { sha256Hex } from "#core/sha256";
import type { Asked, Asking } from "#scripts/lib/faults/asking";
import { Claimant } from "#scripts/lib/faults/claimant";
import { ORDER_CENTS, Payer } from "#scripts/lib/faults/payer";
import { Reviewer } from "#scripts/lib/faults/reviewer";
import { Voter } from "#scripts/lib/faults/voter";
import { Writer } from "#scripts/lib/faults/writer";
import { inlined, offline } from "#scripts/lib/inlined";
import { seededRandom } from "#scripts/lib/random";
import { newApiKey } from "#scripts/lib/users";
import { insertOrder } from "#store/orders";

/** Who write at once, eight together: over the API with keys, on pages, as the payment provider, and claiming listings. */
const WRITERS = 3;
const VOTERS = 1;
const REVIEWERS = 1;
const PAYERS = 2;
const CLAIMANTS = 1;
/** Of each voter and reviewer, who presses buttons as them. */
const PEOPLE = 20;
/** Of each claimant; none is claimed twice. */
const CLAIMED = 2_000;
/** Of each payer, five times what one has paid for between two kills on a core of its own; none is paid for twice. */
const ORDERS_A_KILL = 20;

export type AnyWriter = Asking<Asked>;
/**
 * Everybody who writes, with what they need in the file.
 * @param proofs where the websites of claimed listings are, and what puts a proof there.
 * @param kills between which they write.
 */
export async function mintWriters(
	db: DatabaseSync,
	seed: number,
	proofs: { url: string; publish(token: string): void },
	kills: number,
): Promise<AnyWriter[]> {
	const writers: AnyWriter[] = [];
	const random = () => seededRandom(seed * WRITERS + writers.length + 1);
	for (let number = 1; number <= WRITERS; number++) {
		const { userId, key } = await mintKey(db, `writer-${number}@example.com`);
		const own = { id: number, slug: `w-${number}`, url: `https://w-${number}.example/`, ownerId: userId };
		mintListing(db, own);
		writers.push(new Writer({ userId, key, listing: number }, random()));
	}
	const people = (kind: string) =>
		Promise.all(Array.from({ length: PEOPLE }, (_, index) => mintPerson(db, `${kind}-${index}@example.com`)));
	for (let number = 1; number <= VOTERS; number++)
		writers.push(new Voter(await people(`voter-${number}`), WRITERS, random()));
	for (let number = 1; number <= REVIEWERS; number++)
		writers.push(new Reviewer(await people(`reviewer-${number}`), WRITERS, random()));
	db.exec("BEGIN");
	for (let number = 1; number <= PAYERS; number++) {
		const length = kills * ORDERS_A_KILL;
		const orders = Array.from({ length }, (_, index) => mintOpenOrder(db, (number - 1) * length + index + 1));
		writers.push(new Payer(orders, random()));
	}
	for (let number = 0; number < CLAIMANTS; number++) {
		const listings = Array.from({ length: CLAIMED }, (_, index) => WRITERS + number * CLAIMED + index + 1);
		for (const id of listings) mintListing(db, { id, slug: `c-${id}`, url: proofs.url, ownerId: null });
		const of = await mintKey(db, `claimant-${number}@example.com`);
		writers.push(new Claimant({ ...of, listings }, proofs.publish));
	}
	db.exec("COMMIT");
	return writers;
}

async function mintKey(db: DatabaseSync, email: string): Promise<{ userId: number; key: string }> {
	const { statements, key } = await newApiKey(email, "kills", ["account:read", "listings:write"]);
	for (const statement of statements) db.exec(statement);
	const { id } = db.prepare("SELECT id FROM users WHERE email = ?").get(email) as { id: number };
	return { userId: id, key };
}

/** A public listing, with the next id. */
function mintListing(db: DatabaseSync, of: { id: number; slug: string; url: string; ownerId: number | null }): void {
	const { id, slug, url, ownerId } = of;
	db.prepare(`INSERT INTO listings (id, slug, name, url, domain, status, owner_id, milestones_unlocked, launched_at, created_at, updated_at)
		VALUES (?1, ?2, ?2, ?3, ?2 || '.example', 'live', ?4, 1, 1, 1, 1)`).run(id, slug, url, ownerId);
	db.prepare("INSERT INTO listing_profiles (listing_id, profile) VALUES (?, '{}')").run(id);
	db.prepare("INSERT INTO listing_reindex (listing_id) VALUES (?)").run(id);
	db.prepare(
		"INSERT INTO sequences (name, value) VALUES ('listing', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
	).run(id);
}

/** Somebody who has been here for long, signed in for as long as the run takes. */
async function mintPerson(db: DatabaseSync, email: string): Promise<{ userId: number; session: string }> {
	const session = `session-of-${email}`;
	const [now, ends] = [Date.now(), Date.now() + 86_400_000];
	const { id } = db.prepare("INSERT INTO users (email, created_at) VALUES (?, 1) RETURNING id").get(email) as {
		id: number;
	};
	db.prepare("INSERT INTO sessions (hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)").run(
		await sha256Hex(session),
		...[id, now, ends],
	);
	return { userId: id, session };
}

/** An order of the first writer's that waits for its payment. @returns its number. */
function mintOpenOrder(db: DatabaseSync, sequence: number): string {
	const number = `LW-KILL${sequence}`;
	const amounts = { subtotalCents: ORDER_CENTS, vatCents: 0, totalCents: ORDER_CENTS };
	const place = { seller_country: "IE", country: "US", rate_millionths: 0, reason: "outside_scope" as const };
	const order = {
		number,
		sequence,
		userId: 1,
		status: "pending" as const,
		...amounts,
		checkoutToken: `token-${number}`,
		createdAt: Date.now(),
		vat: { ...place, vat_number: null, vat_number_state: "not_given" as const },
	};
	const line = { product: "featured_elsewhere", name: "A place", amountCents: ORDER_CENTS };
	for (const statement of insertOrder(offline, order, [line])) db.exec(inlined(statement));
	return number;
}
