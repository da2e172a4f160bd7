import type { DatabaseSync } from "node:sqlite";
import { sha256Hex } from "#core/access/api-key";
import type { Asked, Asking } from "#scripts/lib/faults/asking";
import { ORDER_CENTS, Payer } from "#scripts/lib/faults/payer";
import { Voter } from "#scripts/lib/faults/voter";
import { Writer } from "#scripts/lib/faults/writer";
import { inlined, offline } from "#scripts/lib/inlined";
import { seededRandom } from "#scripts/lib/random";
import { newApiKey } from "#scripts/lib/users";
import { insertOrder } from "#store/orders";

/** Who write at once: over the API with keys, on pages, and as the payment provider. */
const WRITERS = 4;
const VOTERS = 2;
const PAYERS = 2;
/** Of each voter, who presses buttons as them. */
const PEOPLE = 20;
/** Of each payer; none is paid for twice. */
const ORDERS = 1_000;

export type AnyWriter = Asking<Asked>;
/** Everybody who writes, with what they need in the file. */
export async function mintWriters(db: DatabaseSync, seed: number): Promise<AnyWriter[]> {
	const writers: AnyWriter[] = [];
	for (let number = 1; number <= WRITERS; number++) {
		const email = `writer-${number}@example.com`;
		const { statements, key } = await newApiKey(email, "kills", ["account:read", "listings:write"]);
		for (const statement of statements) db.exec(statement);
		const { id } = db.prepare("SELECT id FROM users WHERE email = ?").get(email) as { id: number };
		db.exec(`INSERT INTO listings (id, slug, name, url, domain, status, owner_id, milestones_unlocked, launched_at, created_at, updated_at)
			VALUES (${number}, 'w-${number}', 'W ${number}', 'https://w-${number}.example/', 'w-${number}.example', 'live', ${id}, 1, 1, 1, 1);
			INSERT INTO listing_profiles (listing_id, profile) VALUES (${number}, '{}');
			INSERT INTO listing_reindex (listing_id) VALUES (${number});
			INSERT INTO sequences (name, value) VALUES ('listing', ${number}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
		writers.push(new Writer({ userId: id, key, listing: number }, seededRandom(seed * WRITERS + number)));
	}
	for (let number = 1; number <= VOTERS; number++) {
		const people = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => mintVoter(db, `${number}-${index}`)));
		writers.push(new Voter(people, WRITERS, seededRandom(seed * WRITERS + WRITERS + number)));
	}
	db.exec("BEGIN");
	for (let number = 1; number <= PAYERS; number++) {
		const orders = Array.from({ length: ORDERS }, (_, index) => mintOpenOrder(db, (number - 1) * ORDERS + index + 1));
		writers.push(new Payer(orders, seededRandom(seed * WRITERS + WRITERS + VOTERS + number)));
	}
	db.exec("COMMIT");
	return writers;
}

/** Somebody who has been here for long, signed in for as long as the run takes. */
async function mintVoter(db: DatabaseSync, name: string): Promise<{ userId: number; session: string }> {
	const session = `session-of-voter-${name}`;
	const [now, ends] = [Date.now(), Date.now() + 86_400_000];
	const { id } = db
		.prepare("INSERT INTO users (email, created_at) VALUES (?, 1) RETURNING id")
		.get(`voter-${name}@example.com`) as { id: number };
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
		...{ number, sequence, userId: 1, status: "pending" as const, ...amounts },
		...{ checkoutToken: `token-${number}`, createdAt: Date.now() },
		vat: { ...place, vat_number: null, vat_number_state: "not_given" as const },
	};
	const line = { product: "featured_elsewhere", name: "A place", amountCents: ORDER_CENTS };
	for (const statement of insertOrder(offline, order, [line])) db.exec(inlined(statement));
	return number;
}
