import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#core/launches/week";
import forgetExpired from "#jobs/forget-expired";
import { EXPIRING } from "#store/expiring";
import { mintDraft } from "#testing/drafts";
import { jobContext } from "#testing/job-context";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const now = NOW.getTime();
const day = (at: number) => new Date(at).toISOString().slice(0, 10);
const run = () => forgetExpired.run({ subject: "all", payload: {}, cause: "test" }, jobContext(NOW));

async function count(table: string): Promise<number> {
	const row = await world.db.get<{ n: number }>(sql`SELECT count(*) AS n FROM ${sql.identifier(table)}`);
	return row.n;
}

/** Writes one row, named, whose time is `at`. */
const ROWS: Record<string, (name: string, at: number) => Promise<unknown>> = {
	sessions: async (name, at) => {
		const { userId } = await world.person();
		return world.db.run(
			sql`INSERT INTO sessions (hash, user_id, created_at, expires_at) VALUES (${name}, ${userId}, 0, ${at})`,
		);
	},
	sign_in_links: (name, at) =>
		world.db.run(
			sql`INSERT INTO sign_in_links (hash, email, return_to, created_at, expires_at) VALUES (${name}, 'a@example.com', '/', 0, ${at})`,
		),
	sent_forms: (name, at) => world.db.run(sql`INSERT INTO sent_forms (hash, expires_at) VALUES (${name}, ${at})`),
	refresh_answers: (name, at) => world.db.run(sql`INSERT INTO refresh_answers VALUES (${name}, 'sealed', ${at})`),
	redeemed_tokens: (name, at) => world.db.run(sql`INSERT INTO redeemed_tokens VALUES (${name}, ${at})`),
	idempotency_keys: (name, at) =>
		world.db.run(sql`INSERT INTO idempotency_keys VALUES ('user:1', 'submit_listing', ${name}, 'f', 201, '{}', ${at})`),
	costly_counts: (name, at) => world.db.run(sql`INSERT INTO costly_counts VALUES (${name}, ${at}, 1)`),
	outbox: (name, at) =>
		world.db.run(
			sql`INSERT INTO outbox (job, subject, due_at, created_at, done_at) VALUES ('send-mail', ${name}, 0, 0, ${at})`,
		),
	search_misses: (name, at) =>
		world.db.run(sql`INSERT INTO search_misses VALUES (${day(at)}, ${name}, 'empty', NULL, 1)`),
	day_numbers: (name, at) => world.db.run(sql`INSERT INTO day_numbers VALUES (${day(at)}, ${name}, 1)`),
	events: (name, at) =>
		world.db.run(
			sql`INSERT INTO events (kind, about, is_public, facts, at) VALUES ('week.closed', ${name}, 1, '{}', ${at})`,
		),
	webhook_deliveries: async (name, at) => {
		const { userId } = await world.person();
		await world.db.run(
			sql`INSERT INTO webhook_endpoints (id, user_id, url, reach, secret, state, since_seq, created_at) VALUES (${userId}, ${userId}, ${name}, 'own', 's', 'paused', 0, 0)`,
		);
		return world.db.run(
			sql`INSERT INTO webhook_deliveries (endpoint_id, seq, about, at, state, due_at) VALUES (${userId}, 1, ${name}, ${at}, 'delivered', 0)`,
		);
	},
	audit_log: (name, at) =>
		world.db.run(
			sql`INSERT INTO audit_log (at, action, actor_kind, actor, subject) VALUES (${at}, ${name}, 'person', 'user:1', 'listing:1')`,
		),
	dead_letters: (name, at) =>
		world.db.run(sql`INSERT INTO dead_letters (job, body, created_at) VALUES (${name}, '{}', ${at})`),
	local_mails: (name, at) =>
		world.db.run(
			sql`INSERT INTO local_mails (to_address, subject, text_body, sent_at) VALUES ('a', ${name}, '', ${at})`,
		),
	email_links: async (name, at) => {
		const { userId } = await world.person();
		return world.db.run(
			sql`INSERT INTO email_links (hash, user_id, address, created_at, expires_at) VALUES (${name}, ${userId}, 'a@example.com', 0, ${at})`,
		);
	},
	imports: (name, at) =>
		world.db.run(
			sql`INSERT INTO imports (name, columns, mapping, rows, created_at, changed_at) VALUES (${name}, '[]', '{}', 0, 0, ${at})`,
		),
	vote_salts: (_name, at) => world.db.run(sql`INSERT INTO vote_salts VALUES (${day(at)}, 'salt')`),
	view_counts: (_name, at) => world.db.run(sql`INSERT INTO view_counts VALUES (1, ${day(at)}, 3, 3)`),
	view_sources: (_name, at) => world.db.run(sql`INSERT INTO view_sources VALUES (1, ${day(at)}, 'direct', 3)`),
	view_batches: (name, at) => world.db.run(sql`INSERT INTO view_batches VALUES (${name}, ${at})`),
	claims: (name, at) =>
		world.db.run(sql`INSERT INTO claims (user_id, listing_id, method, token_hash, status, created_at, expires_at)
			VALUES (1, ${name === "over" ? 1 : 2}, 'dns', ${name}, 'pending', 0, ${at})`),
	reviews: (name, at) =>
		mintReview(world.db, name === "over" ? 1 : 2, 1, { body: "", status: "withdrawn", changedAt: at }),
	review_reports: (name, at) =>
		world.db.run(sql`INSERT INTO review_reports VALUES (1, ${name === "over" ? 1 : 2}, 'spam', ${at})`),
	fact_reports: async (name, at) => {
		const { id } = await mintListing(world.db, name);
		return world.db.run(sql`INSERT INTO fact_reports (listing_id, field, entry, reporter, email, reason, words, said, quotes, at)
			VALUES (${id}, 'city', '', 'mailbox', 'a@example.com', 'other', '', '', '[]', ${at})`);
	},
	mails: (name, at) =>
		world.db.run(
			sql`INSERT INTO mails (cause, mail, at, due_at, closed_at, outcome) VALUES (${name}, 'sign-in', ${at}, ${at}, ${at}, 'sent')`,
		),
	draft_pages: (name, at) => world.db.run(sql`INSERT INTO draft_pages VALUES ('d', ${name}, 'own', '', ${at})`),
	drafts: async (name, at) =>
		mintDraft(world.db, await world.person(), { domain: `${name}.example`, row: { updatedAt: at } }),
	orders: (name, at) => anOrder(name, at),
};

async function anOrder(number: string, createdAt: number, status = "expired"): Promise<void> {
	await world.db.run(sql`INSERT INTO orders (number, sequence, user_id, status, subtotal_cents, vat_cents, total_cents, vat, checkout_token, created_at)
		VALUES (${number}, (SELECT count(*) + 1 FROM orders), 1, ${status}, 0, 0, 0, '{}', ${number}, ${createdAt})`);
	await world.db.run(
		sql`INSERT INTO order_lines (order_number, line, product, name, amount_cents) VALUES (${number}, 1, 'x', 'X', 0)`,
	);
}

describe.each(EXPIRING.map((kind) => ({ kind, table: kind.table })))("rows of $table", ({ kind }) => {
	const end = now - kind.days * DAY_MS;

	it("end when their time is over, and not before", async () => {
		await ROWS[kind.table]?.("over", end - DAY_MS);
		await ROWS[kind.table]?.("kept", end + DAY_MS);
		expect(await forgetExpired.isDue?.(jobContext(NOW))).toBe(true);
		expect(await run()).toContain(`1 of ${kind.table}`);
		expect(await count(kind.table)).toBe(1);
		expect(await forgetExpired.isDue?.(jobContext(NOW))).toBe(false);
		expect(await run()).toBe("nothing to forget");
	});

	it("are found by an index, without a scan or a sort", async () => {
		const plan = await world.db.all<{ detail: string }>(
			sql`EXPLAIN QUERY PLAN SELECT rowid FROM ${sql.identifier(kind.table)} WHERE ${sql.join(
				[sql`${sql.identifier(kind.since)} < ${kind.spell?.(end) ?? end}`, ...(kind.only ? [kind.only] : [])],
				sql` AND `,
			)} ORDER BY ${sql.identifier(kind.since)}, ${sql.identifier(kind.tie ?? "rowid")} LIMIT 500`,
		);
		const details = plan.map((step) => step.detail).join("\n");
		expect(details).toMatch(new RegExp(`SEARCH ${kind.table} USING (COVERING )?INDEX`));
		expect(details).not.toMatch(/SCAN|TEMP B-TREE/);
	});
});

it("ends a bounded number at once, and goes on until all are gone", async () => {
	await world.db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1201)
		INSERT INTO costly_counts SELECT 'user:' || i, 0, 1 FROM n`);
	const first = await countRows(() => run());
	expect(first.result).toBe("forgot 500 of costly_counts");
	expect(first.rowsRead).toBeLessThan(5_000);
	expect(await world.runJobs(NOW)).toEqual([
		"forget-expired: forgot 500 of costly_counts",
		"forget-expired: forgot 201 of costly_counts",
	]);
	expect(await count("costly_counts")).toBe(0);
});

it("keeps drafts that became listings, claims that were proven, open work and orders that money moved for", async () => {
	const person = await world.person();
	await mintDraft(world.db, person, { domain: "a.example", row: { listingId: 7, updatedAt: 0 } });
	await world.db.run(sql`INSERT INTO claims (user_id, listing_id, method, token_hash, status, created_at, expires_at)
		VALUES (1, 1, 'dns', 'a', 'verified', 0, 0), (1, 2, 'dns', 'b', 'disputed', 0, 0), (1, 3, 'dns', 'c', 'lapsed', 0, 0)`);
	await world.db.run(sql`INSERT INTO outbox (job, subject, due_at, created_at) VALUES ('send-mail', 'open', 0, 0)`);
	await world.db.run(sql`INSERT INTO view_counts VALUES (1, '2020-01-01', 3, 2)`);
	await anOrder("LW-PAID", 0, "paid");
	await anOrder("LW-PENDING", 0, "pending");
	await anOrder("LW-MISMATCH", 0);
	await world.db.run(sql`INSERT INTO payment_events (provider, event_id, kind, order_number, outcome, received_at)
		VALUES ('test', 'e1', 'payment_succeeded', 'LW-MISMATCH', '', 0)`);
	await world.db.run(sql`UPDATE draft_pages SET read_at = ${now}`);
	expect(await run()).toBe("nothing to forget");
	for (const table of ["drafts", "draft_pages", "outbox", "view_counts"]) expect(await count(table)).toBe(1);
	for (const table of ["claims", "orders", "order_lines"]) expect(await count(table)).toBe(3);
});

it("takes everything of a draft or an order along", async () => {
	const draft = await mintDraft(world.db, await world.person(), { domain: "a.example", row: { updatedAt: 0 } });
	await world.db.run(
		sql`INSERT INTO draft_invites (id, draft_id, email, token_hash, created_at) VALUES (1, ${draft.id}, 'b@example.com', 'h', 0)`,
	);
	await world.db.run(sql`UPDATE draft_pages SET read_at = ${now}`);
	await anOrder("LW-OLD", 0);
	expect(await run()).toBe("forgot 1 of drafts, 1 of orders");
	for (const table of ["drafts", "draft_pages", "draft_invites", "orders", "order_lines"]) {
		expect(await count(table)).toBe(0);
	}
});
