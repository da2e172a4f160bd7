import { sql } from "drizzle-orm";
import { NETWORK_BURST_VOTES } from "#core/launches/vote-rules";
import { DAY_MS, weekEnd, weekOf, weekStart } from "#core/launches/week";
import { runCommand } from "#scripts/lib/command";
import { crons, fireCrons, settle } from "#scripts/lib/crons";
import { each } from "#scripts/lib/each";
import { type Person, signedInPerson } from "#scripts/lib/person";
import { seededRandom } from "#scripts/lib/random";
import { type Served, serve } from "#scripts/lib/served";
import { type Db, openDb } from "#store/db";
import type { PageForm } from "#testing/forms";
import { mintListing } from "#testing/listings";

const PEOPLE = 200;
const LISTINGS = 20;
const ISOLATES = 2;
/** Every fourth person votes from one of a few shared networks, so that the network rule has something to do. */
const SHARED_NETWORKS = 5;
/** Tries before a press that meets a fault each time counts as lost. */
const MAX_TRIES = 25;
const AT_ONCE = 40;

const UNLIMITED_VOTES = { rate_limit_read: "100000000/60", rate_limit_vote: "100000000/60" };

/** One person at every isolate, as with a tab at each, and the token that their vote forms carry there. */
interface Voter {
	email: string;
	network: string;
	tabs: { person: Person; form: PageForm }[];
}

async function openVoter(served: Served, db: Db, index: number): Promise<Voter> {
	const email = `voter-${index}@example.com`;
	const network = index % 4 === 0 ? `198.51.100.${(index / 4) % SHARED_NETWORKS}` : `10.${index >> 8}.${index & 255}.1`;
	const createdAt = Date.now() - 30 * DAY_MS;
	await db.run(sql`INSERT INTO users (email, created_at) VALUES (${email}, ${createdAt})`);
	const tabs = [];
	for (const origin of served.isolates) {
		const person = await signedInPerson(origin, served.db, email, { "CF-Connecting-IP": network });
		tabs.push({ person, form: await person.form("/listings/product-1", "/listings/product-1/vote") });
	}
	return { email, network, tabs };
}

interface Tally {
	presses: number;
	faults: number;
}

/** Presses a button at every isolate at once, as a double click that a load balancer spreads; each until it is answered. */
async function pressEverywhere(voter: Voter, slug: string, act: "vote" | "unvote", tally: Tally): Promise<void> {
	await Promise.all(
		voter.tabs.map(async ({ person, form }) => {
			for (let tries = 1; tries <= MAX_TRIES; tries++) {
				tally.presses++;
				// A connection that is closed under way tells as little of what happened as a fault does.
				const answer = await person.submit({ ...form, action: `/listings/${slug}/${act}` }, {}).catch(() => null);
				await answer?.arrayBuffer();
				if (answer?.status === 303) return;
				if (answer !== null && answer.status !== 500) throw new Error(`${act} ${slug} was answered ${answer.status}`);
				tally.faults++;
			}
			throw new Error(`${act} ${slug} failed ${MAX_TRIES} times`);
		}),
	);
}

interface Row {
	slug: string;
	listing: number;
	user: number;
	at: number;
	counted: number;
	reason: string | null;
	network: string | null;
}

/** Counts a listing's votes from the rows by plain loops: nothing of the directory's own counting is used. */
function recount(rows: readonly Row[]) {
	const by = new Map<string, { id: number; raw: number; counted: number; reached: number }>();
	for (const row of rows) {
		const one = by.get(row.slug) ?? { id: row.listing, raw: 0, counted: 0, reached: 0 };
		one.raw++;
		if (row.counted === 1) {
			one.counted++;
			one.reached = Math.max(one.reached, row.at);
		}
		by.set(row.slug, one);
	}
	const ranked = [...by.entries()].sort(
		([, a], [, b]) => b.counted - a.counted || a.reached - b.reached || a.id - b.id,
	);
	return { by, ranked: ranked.map(([slug, { counted }]) => ({ slug, counted })) };
}

async function json<T>(origin: string, path: string): Promise<T> {
	const answer = await fetch(`${origin}/api/v1${path}`);
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
	return (await answer.json()) as T;
}

/** Every vote of a listing as the public audit's file tells it. */
async function auditOf(origin: string, week: string, slug: string): Promise<{ raw: number; counted: number }> {
	const answer = await fetch(`${origin}/launches/${week}/votes/${slug}.csv`);
	const [, ...lines] = (await answer.text()).trimEnd().split("\r\n");
	return { raw: lines.length, counted: lines.filter((line) => line.split(",")[2] === "true").length };
}

runCommand({
	name: "bench:votes",
	summary: `Lets ${PEOPLE} people vote on ${LISTINGS} listings at once over ${ISOLATES} isolates, with double presses, withdrawals and faults; then everything that counts is recounted.`,
	options: { faults: { type: "string" } },
	optionText: {
		faults: "Per cent of commits that fail, half of them before and half after they happened (default: 10).",
	},
	async run({ values, say }) {
		const faults = values.faults === undefined ? "10" : String(values.faults);
		const served = await serve({ ...UNLIMITED_VOTES, FAULT_PERCENT: faults }, { isolates: ISOLATES });
		const wrong: string[] = [];
		const expect = (holds: boolean, what: string) => {
			if (!holds) wrong.push(what);
		};
		try {
			const db = openDb(served.db);
			const now = new Date();
			const week = weekOf(now);
			const launchedAt = weekStart(week).getTime();
			for (let index = 1; index <= LISTINGS; index++) {
				const values = { launchWeek: week, launchedAt, createdAt: launchedAt, updatedAt: launchedAt };
				await mintListing(db, `product-${index}`, values);
			}
			const voters: Voter[] = [];
			for (let index = 0; index < PEOPLE; index++) voters.push(await openVoter(served, db, index));

			const { next: pick } = seededRandom(2026);
			const expected = new Map<string, number>();
			const plans = voters.map((voter) => {
				const steps: [slug: string, act: "vote" | "unvote"][] = [];
				for (let index = 1; index <= LISTINGS; index++) {
					const slug = `product-${index}`;
					// Popularity differs, and equal counts happen.
					if (pick() > 0.2 + (0.7 * index) / LISTINGS) continue;
					steps.push([slug, "vote"]);
					const withdraws = pick() < 0.2;
					if (withdraws) steps.push([slug, "unvote"]);
					if (withdraws && pick() < 0.5) steps.push([slug, "vote"]);
					if (steps.at(-1)?.[1] === "vote") expected.set(slug, (expected.get(slug) ?? 0) + 1);
				}
				return { voter, steps };
			});
			const tally: Tally = { presses: 0, faults: 0 };
			const begun = Date.now();
			await each(plans, AT_ONCE, async ({ voter, steps }) => {
				for (const [slug, act] of steps) await pressEverywhere(voter, slug, act, tally);
			});
			say(
				`${tally.presses} presses, ${tally.faults} met a fault (${faults}% of commits do), ${((Date.now() - begun) / 1000).toFixed(1)} s`,
			);
			await settle(served.origin);

			const rows = await db.all<Row>(
				sql`SELECT l.slug, v.listing_id AS listing, v.user_id AS user, v.at, v.counted, v.discount_reason AS reason, v.network_hash AS network
					FROM votes v JOIN listings l ON l.id = v.listing_id`,
			);
			const { by, ranked } = recount(rows);
			say(`${rows.length} votes are stored, ${rows.filter((row) => row.counted === 1).length} count`);
			expect(new Set(rows.map((row) => `${row.user} ${row.listing}`)).size === rows.length, "somebody has two votes");
			for (const [slug, votes] of expected) {
				expect(by.get(slug)?.raw === votes, `${slug}: ${by.get(slug)?.raw} votes are stored, people cast ${votes}`);
			}
			const crowds = new Map<string, number>();
			for (const row of rows.filter(({ counted }) => counted === 1)) {
				const crowd = `${row.slug} ${row.network}`;
				crowds.set(crowd, (crowds.get(crowd) ?? 0) + 1);
			}
			const most = Math.max(...crowds.values());
			expect(most <= NETWORK_BURST_VOTES, `${most} votes of one network count for one listing`);

			const board = await json<{ items: { listing: { slug: string }; metric: { value: number } }[] }>(
				served.origin,
				"/leaderboards/community-weekly?per_page=20",
			);
			const shown = board.items.map(({ listing, metric }) => ({ slug: listing.slug, counted: metric.value }));
			expect(JSON.stringify(shown) === JSON.stringify(ranked), "the weekly board differs from the recount");
			for (const [slug, { counted }] of by) {
				const listing = await json<{ votes: number }>(served.origin, `/listings/${slug}`);
				expect(listing.votes === counted, `${slug} shows ${listing.votes} votes, ${counted} count`);
			}

			await fireCrons(served.origin, weekEnd(week), await crons());
			await settle(served.origin, weekEnd(week));
			for (const [slug, { raw, counted }] of by) {
				const audit = await auditOf(served.origin, week, slug);
				expect(audit.raw === raw && audit.counted === counted, `the audit of ${slug} differs from the recount`);
			}
			const { items: awards } = await json<{ items: { listing: { slug: string }; place: number }[] }>(
				served.origin,
				"/awards",
			);
			const given = awards.toSorted((a, b) => a.place - b.place).map(({ listing }) => listing.slug);
			const due = ranked.slice(0, 3).map(({ slug }) => slug);
			expect(
				JSON.stringify(given) === JSON.stringify(due),
				`awards went to ${given.join(", ")}, due to ${due.join(", ")}`,
			);
			for (const problem of wrong) say(problem);
			if (wrong.length > 0) throw new Error(`${wrong.length} counts are wrong`);
			say(`Rows, listings, weekly board, public audit and awards equal the recount: ${given.join(", ")}.`);
			return { votes: rows.length, ...tally, awards: given };
		} finally {
			await served.stop();
		}
	},
});
