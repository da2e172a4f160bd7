import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import castVote from "#actions/votes/cast-vote";
import judgeBurst from "#actions/votes/judge-burst";
import type { SignedIn } from "#core/access/caller";
import { SCOPES } from "#core/access/scopes";
import { AppError } from "#core/errors";
import { CRON_JOBS } from "#jobs/cron-table";
import { leaveDue } from "#jobs/leave-due";
import { JOBS } from "#jobs/registry";
import { runRow } from "#jobs/run-row";
import { invoke } from "#operations/invoke";
import chooseFreeListing from "#operations/listings/choose-free-listing";
import type { Db } from "#store/db";
import { dueRows } from "#store/outbox";
import { claims, weekReminders } from "#store/schema/index";
import { paymentProvider, performAs, personActor, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { mintOrder } from "#testing/orders";
import { type Route, type Routes, type Site, startSite } from "#testing/servers";
import { setSettings } from "#testing/settings";
import { ORIGIN } from "#testing/world";
import { type Act, DAY, type YearScript } from "#testing/year/script";
import { composeAtOnce } from "#workers/compose";

/** A simulated year as the real directory lives it: its doors, its jobs, real websites on loopback. */
export interface Life {
	live(act: Act): Promise<void>;
	end(): Promise<void>;
}

/** What crons set off that has no part in the year: it reads other things, and would take most of the time. */
const ELSEWHERE = new Set([
	...["watch-health", "begin-backup", "begin-dump", "change-proof-key", "count-days", "forget-backups"],
	...["forget-pictures", "rate-domains", "sweep-rereads", "sweep-revenue", "describe-rows", "count-search-words"],
]);

/** Rows of one instant that are looked for at once. */
const ROWS_AT_ONCE = 500;

const page = (head: string, body: string): Route => ({
	headers: { "content-type": "text/html" },
	body: `<!doctype html><html><head><title>Product</title>${head}</head><body><h1>Product</h1>${body}</body></html>`,
});
const ROBOTS: Routes = { "/robots.txt": { status: 404 } };
const slugOf = (listing: number) => `product-${listing}`;

/** Makes the people, drafts and websites of a year. */
export async function beginLife(db: Db, script: YearScript): Promise<Life> {
	const { size, begin, listings, voters, orders } = script;
	await setSettings({
		free_queue_min_weeks: String(size.queue.from),
		free_queue_max_weeks: String(size.queue.to),
		free_slots_per_week: String(size.queue.free),
		free_places_share: "100",
		paid_slots_per_week: String(size.queue.paid),
	});
	const people = [
		...listings.map(({ id }) => [id, `owner${id}@example.com`, begin - 90 * DAY]),
		...voters.map(({ id, email, openedAt }) => [id, email, openedAt]),
	];
	for (let from = 0; from < people.length; from += 1000) {
		await db.run(sql`INSERT INTO users (id, email, created_at)
			SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(${JSON.stringify(people.slice(from, from + 1000))})`);
	}
	const shown = new Set<number>();
	const homes = await startSite({ ...ROBOTS, "*": page("", "") });
	const sites = new Map<number, Site>();
	for (const { id, isClaimed } of listings) {
		const tag = page(`<meta name="launchweek-verification" content="lwv-${id}">`, "");
		if (isClaimed) sites.set(id, await startSite({ ...ROBOTS, "/": tag }));
		const url = isClaimed ? `${sites.get(id)?.origin}/` : `${homes.origin}/${slugOf(id)}`;
		await mintListing(db, slugOf(id), {
			id,
			ownerId: id,
			status: "draft",
			launchWeek: null,
			launchedAt: null,
			url,
			domain: `${slugOf(id)}.example`,
			createdAt: begin,
			updatedAt: begin,
			verified: isClaimed,
		});
		if (!isClaimed) continue;
		await db.insert(claims).values({
			userId: id,
			listingId: id,
			method: "meta",
			token: `lwv-${id}`,
			tokenHash: `hash-${id}`,
			status: "verified",
			createdAt: begin,
			expiresAt: begin,
			verifiedAt: begin,
			nextCheckAt: begin + FIRST_LOOK,
		});
	}
	for (const { number, listing, product, week, net, vat, orderedAt } of orders) {
		await mintOrder(db, listing, number, net + vat, [{ product, listingId: listing, week, amountCents: net }]);
		await db.run(sql`UPDATE orders SET subtotal_cents = ${net}, vat_cents = ${vat}, created_at = ${orderedAt}
			WHERE number = ${number}`);
	}
	const badge = (id: number) =>
		page(
			"",
			`<a href="${ORIGIN}/listings/${slugOf(id)}"><img src="${ORIGIN}/badges/${slugOf(id)}/listed-on-standard-auto-m.svg" alt=""></a>`,
		);

	async function showBadge(listing: number, isShown: boolean): Promise<void> {
		if (isShown) shown.add(listing);
		else shown.delete(listing);
		const routes = Object.fromEntries([...shown].map((id) => [`/${slugOf(id)}`, badge(id)]));
		await homes.change({ ...ROBOTS, "*": page("", ""), ...routes });
	}

	async function act(one: Act): Promise<void> {
		const at = new Date(one.at);
		switch (one.kind) {
			case "queue":
				return refusable(queue(one.listing, at));
			case "badge":
				return showBadge(one.listing, one.shown);
			case "proof": {
				const tag = one.shown ? `<meta name="launchweek-verification" content="lwv-${one.listing}">` : "";
				return sites.get(one.listing)?.change({ ...ROBOTS, "/": page(tag, "") });
			}
			case "vote": {
				const voter = voters[one.voter];
				if (voter === undefined) return;
				const actor = personActor(voter.id, voter.network);
				return refusable(performAs(actor, castVote, { listing: slugOf(one.listing) }, at));
			}
			case "judge":
				return judge(db, one.listing, one.counts, at);
			case "pay":
				return pay(one, at);
			case "remind": {
				const userId = voters[one.voter]?.id ?? 0;
				await db.insert(weekReminders).values({ userId, week: one.week, at: one.at }).onConflictDoNothing();
				return;
			}
			case "cron":
				await Promise.all(Array.from({ length: one.times }, () => leaveDue(CRONS, contextAt(at))));
		}
	}

	async function pay({ order, told, cents, doubled }: Extract<Act, { kind: "pay" }>, at: Date): Promise<void> {
		const number = orders[order]?.number ?? "";
		const event = {
			provider: "test",
			eventId: `${number}:${told}`,
			kind: told,
			orderNumber: number,
			reference: `pay:${number}`,
			dispute: told.startsWith("dispute") ? `dispute:${number}` : null,
			amountCents: cents,
			currency: "usd",
			happenedAt: at.getTime(),
		};
		const tell = () => performAs(paymentProvider, applyPaymentEvent, event, at);
		await Promise.all(doubled ? [tell(), tell()] : [tell()]);
	}

	return {
		async live(one) {
			await act(one);
			await settle(db, new Date(one.at), one.kind === "cron" ? one.times : 1);
		},
		async end() {
			await Promise.all([homes, ...sites.values()].map((site) => site.stop()));
		},
	};
}

/** When the proofs that a year begins with are looked at first. */
export const FIRST_LOOK = 5 * DAY;

const CRON_KINDS = new Set<string>(CRON_JOBS.map(({ kind }) => kind.name).filter((name) => !ELSEWHERE.has(name)));
const CRONS = JOBS.filter(({ kind }) => CRON_KINDS.has(kind.name));

const composed = () => composeAtOnce(env, ORIGIN, createExecutionContext());
const contextAt = (at: Date) => composed().jobContext(at);

/** Runs what is due and what follows from it, each row begun so many times at once. */
async function settle(db: Db, at: Date, times: number): Promise<void> {
	const context = contextAt(at);
	for (;;) {
		const now = at.getTime();
		const due = await dueRows(db, { now, clockNow: Date.now(), staleBefore: now, limit: ROWS_AT_ONCE });
		if (due.length === 0) return;
		for (const { id } of due) await Promise.all(Array.from({ length: times }, () => runRow(JOBS, id, context)));
	}
}

/** What a year may refuse, of which the model knows when: a place in a full week, a vote for what is not live. */
const REFUSALS: readonly string[] = [
	"week_full",
	"listing_already_live",
	"plan_already_chosen",
	"not_found",
	"unknown_listing",
];

async function refusable(work: Promise<unknown>): Promise<void> {
	try {
		await work;
	} catch (error) {
		if (!(error instanceof AppError && REFUSALS.includes(error.code))) throw error;
	}
}

async function queue(listing: number, at: Date): Promise<void> {
	const { context, invokeDeps } = composed();
	const scopes = SCOPES;
	const caller: SignedIn = { kind: "user", userId: listing, credential: "session", scopes, credentialName: null };
	const input = { params: { listing_id: listing }, query: {}, body: undefined };
	const key = `queue-${listing}-${at.getTime()}-of-the-year`;
	await invoke(chooseFreeListing, { input, idempotencyKey: key }, context(caller, at), invokeDeps);
}

async function judge(db: Db, listing: number, counts: boolean, at: Date): Promise<void> {
	const [burst] = await db.all<{ id: number; votes: number }>(sql`
		SELECT b.id, (SELECT count(*) FROM votes v WHERE v.burst_id = b.id) AS votes
		FROM vote_bursts b WHERE b.listing_id = ${listing} AND b.decision_id IS NULL`);
	if (burst === undefined) return;
	const input = { burst_id: burst.id, votes: burst.votes, counts, reason: "The team has looked." };
	await performAs(teamActor(), judgeBurst, input, at);
}
