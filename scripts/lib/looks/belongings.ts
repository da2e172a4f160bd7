import { DAY_MS } from "#core/launches/week";
import type { MailKind } from "#core/mails/kinds";
import { signStopLink } from "#core/mails/stop-token";
import { ApiClient } from "#scripts/lib/api-client";
import { buySome, sendForm } from "#scripts/lib/looks/bought";
import { importSome } from "#scripts/lib/looks/imported";
import type { Belongings } from "#scripts/lib/looks/stops";
import { newestLink } from "#scripts/lib/mailbox";
import { mintedPerson } from "#scripts/lib/minted-person";
import { type Person, signedInPerson } from "#scripts/lib/person";
import { type Served, seedDemo } from "#scripts/lib/served";
import { submitFolder } from "#scripts/lib/submit-folder";
import { ROOT } from "#scripts/lib/wrangler";

/** What the links at the end of mails are signed with. */
const LINK_KEY = "of this directory";

/** Listings of the demo directory, by what they show; those that other stops name keep their owners. */
export const CHOICES = {
	// It has everything but time as a featured product to buy: reviews, facts gone stale, updates, alternatives.
	live: "slug = 'answerbarn'",
	withdrawn: "slug = 'tonegrid'",
	// Which products have won hangs on the week in which the demo directory is made.
	won: "status = 'live' AND id IN (SELECT listing_id FROM awards)",
	waiting: "status = 'awaiting_badge'",
	scheduled: "status = 'scheduled'",
} as const;

/**
 * Fills an instance with the demo directory and makes somebody of the site's team the owner of something of each kind.
 * People's own forms and the API do it; only what takes days, or another's website, is set in the database.
 */
export async function giveEverything(served: Served, email: string): Promise<Belongings> {
	const { db, origin } = served;
	await seedDemo(served);
	const { key, userId } = await mintedPerson(served, email);
	const api = new ApiClient(key, origin);
	const person = await signedInPerson(origin, db, email);
	await db.batch([
		db.prepare("UPDATE users SET role = 'admin', created_at = created_at - 864000000 WHERE id = ?").bind(userId),
		db.prepare("INSERT INTO signing_keys (name, secret, created_at) VALUES ('stop-mail', ?, 0)").bind(LINK_KEY),
		db
			.prepare(
				"INSERT INTO follows (user_id, listing_id, at, mailed) SELECT ?, id, id, id % 3 <> 0 FROM listings LIMIT 25",
			)
			.bind(userId),
		db.prepare("INSERT INTO saves (user_id, listing_id, at) SELECT ?, id, id FROM listings LIMIT 5").bind(userId),
		db.prepare(
			"INSERT INTO forbidden_tags (key, tag, reason, at) VALUES ('casino', 'Casino', 'Gambling is not listed here.', 1)",
		),
		db.prepare(
			"INSERT INTO tag_changes (id, tag, into_tag, at, state, listings) VALUES (1, 'crm', 'CRM', 1, 'running', 50)",
		),
		// What an hour's cron counts, and what visitors leave behind.
		db.prepare("INSERT OR IGNORE INTO search_vocabulary (word, begin, listings) VALUES ('calendar', 'cal', 5)"),
		db.prepare(
			`INSERT INTO search_misses (day, query, kind, corrected, count) VALUES (date('now'), 'calnedar', 'corrected', 'calendar', 3),
			(date('now'), 'zeppelins', 'empty', NULL, 2), (date('now'), 'teams calendar zeppelins', 'some', NULL, 1)`,
		),
		db
			.prepare("INSERT INTO week_reminders (user_id, week, at) VALUES (?, date('now', 'weekday 1', '+7 days'), 0)")
			.bind(userId),
		db
			.prepare(
				`INSERT INTO votes (user_id, listing_id, week, at, counted, network_hash)
				SELECT ?, listing_id, week, at, 1, 'n' FROM launches WHERE week = (SELECT max(week) FROM launches WHERE week <= date('now')) LIMIT 3`,
			)
			.bind(userId),
	]);
	const choose = async (which: keyof typeof CHOICES) => {
		const chosen = await db
			.prepare(
				`UPDATE listings SET owner_id = ? WHERE id = (SELECT id FROM listings WHERE ${CHOICES[which]} ORDER BY id LIMIT 1) RETURNING id, slug, name`,
			)
			.bind(userId)
			.first<{ id: number; slug: string; name: string }>();
		if (chosen === null) throw new Error(`The demo directory has no listing that is ${which}.`);
		return chosen;
	};
	const live = await choose("live");
	const withdrawn = await choose("withdrawn");
	const won = await choose("won");
	const [waiting, scheduled] = [await choose("waiting"), await choose("scheduled")];
	const review = await number(
		db,
		"SELECT id AS n FROM reviews WHERE status = 'published' AND listing_id = ? LIMIT 1",
		live.id,
	);
	const drafts = await twoDrafts(served, api);
	const stop = (kind: MailKind, listingId: number | null) =>
		signStopLink(LINK_KEY, { reader: { userId }, kind, listingId });
	await tellOf(api, live.id);
	const withdrawal = `/account/products/${withdrawn.id}/withdraw`;
	await sendForm(person, withdrawal, withdrawal, { confirm: withdrawn.name });
	const closed = await db
		.prepare(
			"SELECT a.week, l.slug FROM awards a JOIN listings l ON l.id = a.listing_id WHERE a.place = 1 ORDER BY a.week DESC LIMIT 1",
		)
		.first<{ week: string; slug: string }>();
	if (closed === null) throw new Error("The demo directory has no awards.");
	return {
		live: live.id,
		liveSlug: live.slug,
		waiting: waiting.id,
		scheduled: scheduled.id,
		withdrawn: withdrawn.id,
		review,
		...drafts,
		...(await claimSome(served, api)),
		invite: await inviteOf(served, email),
		addressLink: await anotherAddress(db, person),
		...(await buySome(served, api, person, { live: live.id, unplanned: drafts.unplanned })),
		stopProduct: await stop("updates", 1),
		stopKind: await stop("weeks", null),
		imports: await importSome(db),
		burst: await oneBurst(db),
		person: userId,
		joined: await joinOne(db, userId),
		webhooks: await sendEvents(db, userId),
		won: {
			listing: won.id,
			week: await text(db, "SELECT week AS t FROM awards WHERE listing_id = ? ORDER BY week DESC LIMIT 1", won.id),
		},
		closedWeek: closed.week,
		winner: closed.slug,
		emptyWeek: await text(db, "SELECT date(max(week), '+7 days') AS t FROM week_slots"),
		queueWeek: await text(db, "SELECT min(launch_week) AS t FROM listings WHERE status = 'awaiting_badge'"),
	};
}

async function number(db: D1Database, sql: string, ...values: unknown[]): Promise<number> {
	const found = await db
		.prepare(sql)
		.bind(...values)
		.first<{ n: number }>();
	if (found === null) throw new Error(`Nothing is found by ${sql}`);
	return found.n;
}

/** Votes of the open week that are held back, as `fold-counters` leaves them. */
async function oneBurst(db: D1Database): Promise<number> {
	const most = "(SELECT listing_id FROM votes WHERE week = b.week GROUP BY listing_id ORDER BY count(*) DESC LIMIT 1)";
	await db.batch([
		db.prepare(`INSERT INTO vote_bursts (listing_id, week, trait, found_at)
			SELECT ${most}, b.week, 'network', unixepoch() * 1000 FROM (SELECT max(week) AS week FROM votes WHERE week <= date('now')) b`),
		db.prepare(`UPDATE votes SET burst_id = 1, counted = 0, discount_reason = 'held_back', counts_from = NULL
			WHERE id IN (SELECT v.id FROM votes v JOIN vote_bursts b ON b.listing_id = v.listing_id AND b.week = v.week LIMIT 31)`),
	]);
	return number(db, "SELECT id AS n FROM vote_bursts");
}

async function text(db: D1Database, sql: string, ...values: unknown[]): Promise<string> {
	const found = await db
		.prepare(sql)
		.bind(...values)
		.first<{ t: string }>();
	return found?.t ?? "";
}

/** An update, and two versions of what the owner says of it. */
async function tellOf(api: ApiClient, listingId: number): Promise<void> {
	const path = `/me/listings/${listingId}`;
	await api.call("POST", `${path}/updates`, { title: "Two teams in one place", body: "Both now see the same week." });
	await api.call("PATCH", path, { fields: { tagline: "The week of a team, on one page" } });
	await api.call("PATCH", path, { fields: { headline: "Everybody sees the same week", city: "Aarhus" } });
}

/** A draft that was read, one whose website did not answer, and a listing of another one, without a plan yet. */
async function twoDrafts(served: Served, api: ApiClient): Promise<Pick<Belongings, "draft" | "unread" | "unplanned">> {
	const { db } = served;
	const ready = (id: string) => api.until<{ status: string }>(`/drafts/${id}`, ({ status }) => status === "ready", 60);
	const { id: unread } = await api.call<{ id: string }>("POST", "/drafts", { url: "https://product-one.com" });
	const { site, id: draft } = await submitFolder(api, `${ROOT}examples/demo-site`);
	try {
		await ready(draft);
	} finally {
		await site.stop();
	}
	const other = await api.call<{ id: string }>("POST", "/drafts", { url: "https://product-two.com" });
	// Nobody answers there, which is found out by several tries, hours apart.
	await db.prepare("UPDATE drafts SET status = 'ready' WHERE id = ?").bind(other.id).run();
	await api.call("PATCH", `/drafts/${other.id}`, {
		fields: { name: "Inkfern Desk", tagline: "Notes for one desk", categories: ["CRM"] },
	});
	await api.call("POST", `/drafts/${other.id}/invites`, { email: "bo@example.com" });
	const { listing_id } = await api.call<{ listing_id: number }>("POST", `/drafts/${other.id}/submit`, {});
	return { draft, unread, unplanned: listing_id };
}

/** Another address to sign in with. @returns the path of the link that was mailed there. */
async function anotherAddress(db: D1Database, person: Person): Promise<string> {
	const page = "/account/sign-in-methods";
	const address = "ada@home.example";
	await sendForm(person, page, `${page}/add`, { email: address });
	return pathOf(await newestLink(db, address, `${page}/confirm`));
}

/** Somebody else's draft asks for the visitor. @returns the path of the mailed link. */
async function inviteOf(served: Served, email: string): Promise<string> {
	const host = new ApiClient((await mintedPerson(served, "host@example.com")).key, served.origin);
	const { id } = await host.call<{ id: string }>("POST", "/drafts", { url: "https://product-three.com" });
	await host.call("POST", `/drafts/${id}/invites`, { email });
	return pathOf(await newestLink(served.db, email, "/invites/"));
}

const pathOf = (link: string) => {
	const { pathname, search } = new URL(link);
	return pathname + search;
};

/** Claims by some of the ways, and of each end. */
async function claimSome({ db }: Served, api: ApiClient): Promise<Pick<Belongings, "claims" | "claimLink">> {
	const claim = async (body: { slug: string; method: string; email?: string }) =>
		(await api.call<{ id: number }>("POST", "/claims", body)).id;
	const claims = {
		file: await claim({ slug: "cutfable", method: "file" }),
		dns: await claim({ slug: "chairtime", method: "dns" }),
		verified: await claim({ slug: "halloqueue", method: "meta" }),
		disputed: await claim({ slug: "quillhart", method: "meta" }),
		lapsed: await claim({ slug: "evalbench", method: "meta" }),
	};
	// Nobody can register what ends in .example, so nobody has a proof of it by mail.
	const email = "hello@cutfable.com";
	await db
		.prepare("UPDATE listings SET url = 'https://cutfable.com/', domain = 'cutfable.com' WHERE slug = 'cutfable'")
		.run();
	await claim({ slug: "cutfable", method: "email", email });
	// The websites of others would have to say so, and one of them to stop.
	const now = Date.now();
	for (const status of ["verified", "disputed", "lapsed"] as const)
		await db
			.prepare("UPDATE claims SET status = ?, verified_at = ?, next_check_at = ? WHERE id = ?")
			.bind(status, now, status === "verified" ? now + DAY_MS : null, claims[status])
			.run();
	return { claims, claimLink: pathOf(await newestLink(db, email, "/claims/confirm")) };
}

/** Stands behind a product of somebody else's. @returns its listing's id. */
async function joinOne(db: D1Database, userId: number): Promise<number> {
	// From the sequence that the service takes ids of, or the next invite that is sent has this one's.
	const id = await number(
		db,
		"INSERT INTO sequences (name, value) VALUES ('draft_invite', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value AS n",
	);
	const { listing } =
		(await db
			.prepare(
				`INSERT INTO draft_invites (id, listing_id, invited_by, email, token_hash, status, created_at, accepted_at, accepted_by, founder_name)
				SELECT ?2, id, owner_id, 'joined@example.com', 'joined', 'accepted', 1, 1, ?1, 'Ada Vale' FROM listings
				WHERE owner_id <> ?1 AND status = 'live' ORDER BY id LIMIT 1 RETURNING listing_id AS listing`,
			)
			.bind(userId, id)
			.first<{ listing: number }>()) ?? {};
	if (listing === undefined) throw new Error("The demo directory has no listing of somebody else's.");
	return listing;
}

/** Has events sent to two addresses, with deliveries of every state. */
async function sendEvents(db: D1Database, userId: number): Promise<[number, number]> {
	const now = Date.now();
	const hook =
		db.prepare(`INSERT INTO webhook_endpoints (id, user_id, url, kinds, reach, secret, state, off_reason, failing_since, since_seq, created_at)
		VALUES (?, ?, ?, ?, ?, 'sealed', ?, ?, ?, 0, ?)`);
	const long = `https://hooks.a-company-with-a-rather-long-name.example/launchweek/${"part-of-an-address/".repeat(6)}`;
	await db.batch([
		hook.bind(901, userId, long, null, "all", "on", null, now - 7_200_000, now - 5 * DAY_MS),
		hook.bind(
			902,
			userId,
			"https://old.example/hook",
			'["order.paid","draft.ready"]',
			"own",
			"off",
			"failing",
			now - 4 * DAY_MS,
			0,
		),
		db
			.prepare(`INSERT INTO webhook_deliveries (endpoint_id, seq, about, at, state, attempts, due_at, tried_at, status, problem, ms)
			SELECT 901, seq, about, at, CASE seq % 3 WHEN 0 THEN 'waiting' WHEN 1 THEN 'delivered' ELSE 'given_up' END, 1 + seq % 3, ?1, ?1,
				CASE seq % 3 WHEN 0 THEN NULL WHEN 1 THEN 204 ELSE 500 END, CASE seq % 3 WHEN 0 THEN 'timeout' WHEN 1 THEN NULL ELSE 'status' END, 41
			FROM events ORDER BY seq DESC LIMIT 40`)
			.bind(now),
	]);
	return [901, 902];
}
