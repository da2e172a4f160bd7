import { INTEREST_WINDOW_MS, trendingScore, VIEW_WEIGHT, VOTE_WEIGHT } from "#core/launches/rank";
import { DAY_MS, weekEnd, weekOf, weekStart } from "#core/launches/week";
import type { Launch } from "#scripts/demo/calendar";
import type { Value } from "#scripts/demo/sql";
import { FIRST_NAMES, LAST_NAMES, REVIEWS } from "#scripts/demo/texts";
import { type Random, seededRandom } from "#scripts/lib/random";

type Row = Record<string, Value>;

/** Ids of invented people start here, clear of the accounts an installation begins with. */
const FIRST_PERSON_ID = 1001;
/** Between two launches: with this one, those that tools look at have reviews (`any-day.test.ts`). */
const SEEDS_APART = 15;

export interface Community {
	people: Row[];
	votes: Row[];
	follows: Row[];
	views: DayOfViews[];
	reviews: Row[];
	/** By listing. */
	trending: Map<number, number>;
}

/** As much of a launch as people see. */
type Shown = Pick<Launch, "id" | "week" | "launchedAt"> & { product: { name: string } };

/**
 * People, and what they did: votes, follows, views and reviews of the live listings. Who has reviews, and how many, is the same on
 * every day: each launch has chance of its own, which what grows with the days, votes and views, is asked last.
 */
export function communityOf(launches: readonly Shown[], today: Date, seed: number): Community {
	const now = today.getTime();
	const random = seededRandom(seed);
	const people = LAST_NAMES.flatMap((last) =>
		FIRST_NAMES.map((first) => ({
			name: `${first} ${last}`,
			email: `${first}.${last}@people.example`.toLowerCase(),
		})),
	).map((person, index) => ({
		id: FIRST_PERSON_ID + index,
		...person,
		created_at: now - (200 + random.between(0, 400)) * DAY_MS,
	}));
	const ids = people.map((person) => person.id);
	const community: Community = { people, votes: [], follows: [], views: [], reviews: [], trending: new Map() };
	for (const launch of launches) {
		if (launch.launchedAt === null) continue;
		const random = seededRandom(seed + SEEDS_APART * launch.id);
		const interest = random.between(12, 100) / 100;
		const followers = random.shuffled(ids).slice(0, Math.ceil(interest * 45));
		community.follows.push(
			...followers.map((userId) => ({ user_id: userId, listing_id: launch.id, at: momentIn(launch, now, random) })),
		);
		community.reviews.push(...reviewsOf(launch, ids, now, random));
		const votes = votesFor(launch, interest, ids, now, random);
		const views = viewsOf(launch, interest, now, random);
		community.votes.push(...votes);
		community.views.push(...views);
		community.trending.set(launch.id, trendingOf(votes, views, now));
	}
	return community;
}

interface Vote extends Row {
	at: number;
	counted: boolean;
}

function votesFor(launch: Shown, interest: number, ids: readonly number[], now: number, random: Random): Vote[] {
	const start = weekStart(launch.week).getTime();
	const end = Math.min(weekEnd(launch.week).getTime(), now);
	const elapsed = (end - start) / (weekEnd(launch.week).getTime() - start);
	const inWeek = Math.round(interest * 70 * elapsed);
	const later = end < now ? Math.round(interest * 25) : 0;
	return random
		.shuffled(ids)
		.slice(0, inWeek + later)
		.map((userId, index) => {
			const span = index < inWeek ? [Math.max(start, launch.launchedAt ?? start), end] : [end, now];
			const at = random.between(span[0] ?? start, Math.max(span[0] ?? start, (span[1] ?? end) - 1));
			const counted = !random.chance(0.05);
			return {
				user_id: userId,
				listing_id: launch.id,
				at,
				week: weekOf(new Date(at)),
				counted,
				discount_reason: counted ? null : "same_network",
			};
		});
}

export interface DayOfViews extends Row {
	listing_id: number;
	day: string;
	count: number;
}

function viewsOf(launch: Shown, interest: number, now: number, random: Random): DayOfViews[] {
	const rows: DayOfViews[] = [];
	const first = weekStart(launch.week).getTime();
	for (let at = first; at <= now; at += DAY_MS) {
		const age = (at - first) / DAY_MS;
		const count = Math.round(interest * (140 * 2 ** (-age / 6) + random.between(3, 14)));
		const day = new Date(at).toISOString().slice(0, 10);
		if (count > 0) rows.push({ listing_id: launch.id, day, count, folded: count });
	}
	return rows;
}

/** Of a hundred views, about how many came from where; the rest from elsewhere. */
const SOURCES = {
	direct: 26,
	home: 21,
	week: 12,
	google: 11,
	website: 8,
	search: 6,
	category: 5,
	"ycombinator.com": 3,
	"reddit.com": 2,
	duckduckgo: 2,
	"inkwell-weekly.com": 1,
};

/** Where the views came from. */
export function sourcesOf(views: readonly DayOfViews[]): Row[] {
	return views.flatMap(({ listing_id, day, count }) =>
		Object.entries(SOURCES)
			.map(([source, share]) => ({ listing_id, day, source, count: Math.round((count * share) / 100) }))
			.filter((row) => row.count > 0),
	);
}

function reviewsOf(launch: Shown, ids: readonly number[], now: number, random: Random): Row[] {
	const writers = random.shuffled(ids).slice(0, random.between(0, 5));
	const bodies = random.shuffled(REVIEWS);
	return writers.flatMap((userId, index) => {
		const review = bodies[index];
		if (review === undefined) return [];
		const [stars, body] = review;
		const isPublished = random.chance(0.9);
		const incentivised = random.chance(0.08);
		const at = momentIn(launch, now, random);
		const row = {
			user_id: userId,
			listing_id: launch.id,
			stars,
			body: body.replaceAll("%", launch.product.name),
			status: isPublished ? "published" : "held",
			held_reason: isPublished ? null : "new_account",
			incentivised,
			at,
			changed_at: at,
		};
		return [row];
	});
}

function momentIn(launch: Shown, now: number, random: Random): number {
	return random.between(Math.min(launch.launchedAt ?? now, now), now);
}

/** As the job that scores listings does it: interest by days. */
function trendingOf(votes: readonly Vote[], views: readonly DayOfViews[], now: number): number {
	const since = now - INTEREST_WINDOW_MS;
	return trendingScore([
		...votes
			.filter((vote) => vote.counted && vote.at >= since)
			.map((vote) => ({ at: Math.floor(vote.at / DAY_MS) * DAY_MS, weight: VOTE_WEIGHT })),
		...views
			.map((view) => ({ at: Date.parse(view.day), weight: view.count * VIEW_WEIGHT }))
			.filter((view) => view.at >= since),
	]);
}
