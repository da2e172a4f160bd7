import { type SQL, sql } from "drizzle-orm";
import { type BurstFacts, type BurstTrait, tellingDomain } from "#core/launches/vote-bursts";
import type { WeekKey } from "#core/launches/week";
import { type Db, mustHold, type Statement } from "#store/db";
import { isOpen } from "#store/weeks";

/** Bursts of votes: found while votes are folded into counts, held back until the site team decides. */

/** Votes of one listing that one look for bursts reads at most: the newest that count, and as many that do not. */
const VOTES_READ = 1000;
/** New votes whose listings one look takes. */
const CHANGES_READ = 500;

/** Listings with votes that have not been folded in yet, which got at least so many since. Reads at most `votes` of each. */
export async function crowdedListings(
	db: Db,
	{ votes, since, week }: { votes: number; since: number; week: WeekKey },
): Promise<number[]> {
	const rows = await db.all<{ id: number }>(sql`
		SELECT c.listing AS id FROM (SELECT DISTINCT listing_id AS listing FROM
			(SELECT listing_id FROM count_changes WHERE votes_raw > 0 ORDER BY id LIMIT ${CHANGES_READ})) c
		WHERE (SELECT count(*) FROM (SELECT 1 FROM votes v
			WHERE v.listing_id = c.listing AND v.week = ${week} AND v.counted IN (0, 1) AND v.at > ${since} LIMIT ${votes})) >= ${votes}`);
	return rows.map(({ id }) => id);
}

/** A vote as bursts are looked for in. */
export interface BurstCandidate extends BurstFacts {
	/** Whether it may be held back: nothing has been decided about it, and no burst has it. */
	isFree: boolean;
}

/** Newest votes for a listing since `since`. Votes that the site team lets count are no part of any further burst. */
export async function burstCandidates(
	db: Db,
	{ listingId, week, since }: { listingId: number; week: WeekKey; since: number },
): Promise<BurstCandidate[]> {
	const newest = (counted: 0 | 1) => sql`SELECT * FROM (SELECT id FROM votes
		WHERE listing_id = ${listingId} AND week = ${week} AND counted = ${counted} AND at > ${since} ORDER BY at DESC LIMIT ${VOTES_READ})`;
	const rows = await db.all<
		Omit<BurstCandidate, "mailDomain" | "isFree"> & { email: string | null; isFree: number }
	>(sql`
		SELECT v.id, v.at, v.network_hash AS networkHash, u.created_at AS accountOpenedAt, u.email,
			(${isUnsettled("v")}) AS isFree
		FROM (${newest(0)} UNION ALL ${newest(1)}) n CROSS JOIN votes v ON v.id = n.id LEFT JOIN users u ON u.id = v.user_id
		WHERE NOT (v.decision_id IS NOT NULL AND v.counted = 1)`);
	return rows.map(({ email, isFree, ...vote }) => ({
		...vote,
		mailDomain: tellingDomain(email),
		isFree: isFree === 1,
	}));
}

const isUnsettled = (table: "v" | "votes"): SQL =>
	sql.raw(`${table}.burst_id IS NULL AND ${table}.decision_id IS NULL
		AND coalesce(${table}.discount_reason, '') NOT IN ('new_account_burst', 'moderated', 'banned')`);

/**
 * Holds votes back as a burst, or as more of the one that is open already: none of them counts until the site team has
 * decided. Fails its batch as `week_closed`. Safe to run twice.
 */
export function holdBurst(
	db: Db,
	burst: { listingId: number; week: WeekKey; trait: BurstTrait; votes: readonly number[]; at: number },
): Statement<"week_closed">[] {
	const { listingId, week, trait } = burst;
	const these = sql`id IN (SELECT value FROM json_each(${JSON.stringify(burst.votes)})) AND ${isUnsettled("votes")}`;
	const counting = sql`SELECT count(*) FROM votes WHERE ${these} AND counted = 1`;
	return [
		mustHold(db, "week_closed", isOpen(week)),
		db.run(sql`INSERT INTO vote_bursts (listing_id, week, trait, found_at) VALUES (${listingId}, ${week}, ${trait}, ${burst.at})
			ON CONFLICT DO NOTHING`),
		db.run(
			sql`INSERT INTO count_changes (listing_id, week, votes) SELECT ${listingId}, ${week}, -(${counting}) WHERE (${counting}) > 0`,
		),
		db.run(sql`UPDATE votes SET
				burst_id = (SELECT id FROM vote_bursts WHERE listing_id = ${listingId} AND week = ${week} AND trait = ${trait} AND decision_id IS NULL),
				discount_reason = iif(counted = 1 OR counts_from IS NOT NULL, 'held_back', discount_reason),
				counted = 0, counts_from = NULL
			WHERE ${these}`),
	];
}

/** A burst with what speaks for and against it. No address of anybody, and of networks only how many there were. */
export interface BurstEvidence {
	id: number;
	week: WeekKey;
	trait: BurstTrait;
	/** Epoch milliseconds. */
	foundAt: number;
	listing: { id: number; slug: string; name: string };
	/** Also those of people who are banned; none where their voters have taken them all back. */
	votes: number;
	/** Those of people who are banned: they do not count whatever is decided. */
	banned: number;
	firstAt: number;
	lastAt: number;
	/** Different networks, and votes from the one with the most of them. */
	networks: number;
	largestNetwork: number;
	/** The network with the most votes, as the beginning of its hash; null where none is known. */
	networkHash: string | null;
	/** Days that accounts had existed when they voted: the youngest and the oldest; null where all are gone. */
	youngestDays: number | null;
	oldestDays: number | null;
	/** Accounts that are less than a day older than their vote. */
	newAccounts: number;
	/** Addresses at the domain with the most of them. */
	largestDomain: number;
	decision: { id: number; counts: boolean; reason: string; at: number } | null;
}

interface BurstRow {
	id: number;
	week: WeekKey;
	trait: BurstTrait;
	foundAt: number;
	listingId: number;
	slug: string;
	name: string;
	decisionId: number | null;
	counts: number | null;
	reason: string | null;
	decidedAt: number | null;
}

interface StatsRow
	extends Omit<
		BurstEvidence,
		"listing" | "decision" | "week" | "trait" | "foundAt" | "largestNetwork" | "networkHash"
	> {
	/** Beginning of the hash of the network with the most votes, and how many. */
	network: string;
}

/** @param which of `vote_bursts b`, in what order, and how many. */
async function evidence(db: Db, which: SQL): Promise<BurstEvidence[]> {
	const bursts = await db.all<BurstRow>(sql`
		SELECT b.id, b.week, b.trait, b.found_at AS foundAt, b.listing_id AS listingId, l.slug, l.name,
			b.decision_id AS decisionId, d.counts, d.reason, d.at AS decidedAt
		FROM vote_bursts b CROSS JOIN listings l ON l.id = b.listing_id LEFT JOIN vote_decisions d ON d.id = b.decision_id
		${which}`);
	const stats = await statsOf(
		db,
		bursts.map(({ id }) => id),
	);
	return bursts.map(({ listingId, slug, name, decisionId, counts, reason, decidedAt, ...burst }) => {
		const { network, ...numbers } = stats.get(burst.id) ?? noneOf(burst);
		const [networkHash, largestNetwork] = JSON.parse(network) as [string | null, number | null];
		return {
			...burst,
			...numbers,
			networkHash,
			largestNetwork: largestNetwork ?? 0,
			listing: { id: listingId, slug, name },
			decision:
				decisionId === null
					? null
					: { id: decisionId, counts: counts === 1, reason: reason ?? "", at: decidedAt ?? burst.foundAt },
		};
	});
}

/** Of a burst whose voters have all taken their votes back. */
const noneOf = ({ id, foundAt }: Pick<BurstRow, "id" | "foundAt">): StatsRow => ({
	id,
	votes: 0,
	banned: 0,
	firstAt: foundAt,
	lastAt: foundAt,
	networks: 0,
	network: "[null,null]",
	youngestDays: null,
	oldestDays: null,
	newAccounts: 0,
	largestDomain: 0,
});

async function statsOf(db: Db, ids: readonly number[]): Promise<Map<number, StatsRow>> {
	const domain = sql`substr(u.email, instr(u.email, '@') + 1)`;
	const rows = await db.all<StatsRow>(sql`
		SELECT j.value AS id, count(*) AS votes, sum(v.discount_reason IS 'banned') AS banned, min(v.at) AS firstAt, max(v.at) AS lastAt,
			count(DISTINCT v.network_hash) AS networks,
			min((v.at - u.created_at) / 86400000) AS youngestDays, max((v.at - u.created_at) / 86400000) AS oldestDays,
			coalesce(sum(v.at - u.created_at < 86400000), 0) AS newAccounts,
			(SELECT json_array(substr(hash, 1, 8), max(n)) FROM (SELECT network_hash AS hash, count(*) AS n
				FROM votes WHERE burst_id = j.value AND network_hash IS NOT NULL GROUP BY network_hash)) AS network,
			(SELECT coalesce(max(n), 0) FROM (SELECT count(*) AS n
				FROM votes v CROSS JOIN users u ON u.id = v.user_id WHERE v.burst_id = j.value GROUP BY ${domain})) AS largestDomain
		FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN votes v ON v.burst_id = j.value LEFT JOIN users u ON u.id = v.user_id
		GROUP BY j.value`);
	return new Map(rows.map((row) => [row.id, row]));
}

interface Window {
	limit: number;
	offset?: number;
}

/** Bursts that wait for the site team, the longest waiting first. */
export function openBursts(db: Db, { limit, offset = 0 }: Window): Promise<BurstEvidence[]> {
	return evidence(db, sql`WHERE b.decision_id IS NULL ORDER BY b.id LIMIT ${limit} OFFSET ${offset}`);
}

/** Bursts that were decided, the last decided first. */
export function decidedBursts(db: Db, { limit, offset = 0 }: Window): Promise<BurstEvidence[]> {
	return evidence(db, sql`WHERE b.decision_id > 0 ORDER BY b.decision_id DESC LIMIT ${limit} OFFSET ${offset}`);
}

/** One burst; null where there is none. */
export async function burstById(db: Db, id: number): Promise<BurstEvidence | null> {
	return (await evidence(db, sql`WHERE b.id = ${id}`))[0] ?? null;
}
