import { addWeeks, DAY_MS, weekOf, weekStart } from "#core/launches/week";
import { type Launch, launchesAround, RELAUNCHES } from "#scripts/demo/calendar";
import { CATEGORIES, categoryTree } from "#scripts/demo/categories";
import { CATEGORY_WORDS } from "#scripts/demo/category-words/all-words";
import { type Community, communityOf, sourcesOf } from "#scripts/demo/community";
import { foundersSql, listingExtrasSql, listingsSql, ownerOf, ownersSql } from "#scripts/demo/listings";
import { POSTS } from "#scripts/demo/posts";
import { demoListing } from "#scripts/demo/profiles";
import { INTERVIEW_QUESTIONS, PRODUCTS } from "#scripts/demo/reference";
import { rereadsSql } from "#scripts/demo/rereads";
import { Expression, insert, literal } from "#scripts/demo/sql";
import { seededRandom } from "#scripts/lib/random";
import type { Template } from "#scripts/templates/template";

/** What the demo is a directory of. */
const SOFTWARE = { categories: CATEGORIES, words: CATEGORY_WORDS };

/** The same every time, so that two people who look at the demo see the same directory. */
const SEED = 20_261_116;

/** The words by which drafts find the categories of a new directory. */
function categoryTextRows({ categories, words }: Pick<Template, "categories" | "words">) {
	return categoryTree(categories, words).map(({ slug, belongs = "", excludes = "", synonyms = [], hints = [] }) => ({
		category_id: new Expression(`(SELECT id FROM categories WHERE slug = ${literal(slug)})`),
		belongs,
		excludes,
		synonyms,
		hints,
	}));
}

/**
 * What every deployment needs: categories, interview questions, products. Running it again brings texts up to date and
 * leaves alone what an admin decides: prices, whether a product is for sale, and the texts of categories once the site
 * team has edited them.
 */
export function referenceStatements(template?: Template): string[] {
	return [...categoryStatements(template), ...sharedStatements(template)];
}

/** Its categories, with the words by which drafts find them. @param template the demo's own where absent. */
function categoryStatements(template: Pick<Template, "categories" | "words"> = SOFTWARE): string[] {
	const { categories } = template;
	const faqs = (pairs: readonly (readonly [string, string])[]) =>
		pairs.map(([question, answer]) => ({ question, answer }));
	const parents = categories.map((category, index) => ({
		slug: category.slug,
		name: category.name,
		description: category.description,
		faqs: faqs(category.faqs),
		parent_id: null,
		position: index + 1,
	}));
	const children = categories.flatMap((category) =>
		category.children.map(([slug, name, description], index) => ({
			slug,
			name,
			description,
			faqs: [],
			parent_id: new Expression(`(SELECT id FROM categories WHERE slug = ${literal(category.slug)})`),
			position: index + 1,
		})),
	);
	const isEdited = "EXISTS (SELECT 1 FROM category_texts t WHERE t.category_id = categories.id AND t.version > 0)";
	const bySlug = ` ON CONFLICT (slug) DO UPDATE SET name = excluded.name, description = iif(${isEdited}, description, excluded.description), faqs = excluded.faqs, parent_id = excluded.parent_id, position = excluded.position`;
	const untilEdited =
		" ON CONFLICT (category_id) DO UPDATE SET belongs = excluded.belongs, excludes = excluded.excludes, synonyms = excluded.synonyms, hints = excluded.hints WHERE category_texts.version = 0";
	return [
		insert("categories", parents, bySlug),
		insert("categories", children, bySlug),
		insert("category_texts", categoryTextRows(template), untilEdited),
	].flat();
}

/** What every kind of directory needs beside categories; a template has other names and prices for some of it. */
function sharedStatements(template?: Template): string[] {
	return [
		insert(
			"interview_questions",
			INTERVIEW_QUESTIONS.map(([question, help], index) => ({ id: index + 1, question, help, position: index + 1 })),
			" ON CONFLICT (id) DO UPDATE SET question = excluded.question, help = excluded.help, position = excluded.position WHERE interview_questions.version = 0",
		),
		insert(
			"products",
			PRODUCTS.map((product, index) => ({
				code: product.code,
				name: template?.products[product.code]?.name ?? product.name,
				description: template?.products[product.code]?.description ?? product.description,
				price_cents: template?.products[product.code]?.priceCents ?? product.priceCents,
				needs_listing: product.needsListing,
				options: product.options ?? null,
				includes: product.includes ?? [],
				position: index + 1,
			})),
			" ON CONFLICT (code) DO UPDATE SET name = excluded.name, description = excluded.description, needs_listing = excluded.needs_listing, options = excluded.options, includes = excluded.includes, position = excluded.position",
		),
	].flat();
}

/**
 * An invented directory around `today`, for a database that holds the reference data and no listings: sixty products,
 * closed weeks with their awards, this week, the coming ones, and people who vote, follow and review.
 */
export async function demoStatements(today: Date): Promise<string[]> {
	const random = seededRandom(SEED);
	const launches = launchesAround(today, random);
	const community = communityOf(launches, today, SEED);
	const listings = await Promise.all(launches.map((launch) => demoListing(launch, ownerOf(launch) !== null)));
	return [
		insert("users", community.people),
		ownersSql(launches),
		listingsSql(listings, community.trending, today),
		await rereadsSql(listings, today),
		foundersSql(launches, today),
		communitySql(community),
		launchesSql(today),
		calendarSql(launches, today),
		listingExtrasSql(launches, today, random),
		postsSql(today),
		"INSERT INTO listing_reindex (listing_id) SELECT id FROM listings WHERE status IN ('live', 'scheduled')",
	].flat();
}

/** `referenceStatements` as a script. */
export function referenceSql(template?: Template): string {
	return scriptOf(referenceStatements(template));
}

/** The launches of the demo around `today`. */
export const demoLaunches = (today: Date): Launch[] => launchesAround(today, seededRandom(SEED));

export function scriptOf(statements: readonly string[]): string {
	return statements.map((statement) => `${statement};\n`).join("");
}

/** What people did, and the counts that follow from it. */
export function communitySql({ votes, follows, views, reviews }: Community): string[] {
	return [
		insert("votes", votes),
		insert("follows", follows),
		insert("view_counts", views),
		insert("view_sources", sourcesOf(views)),
		insert("reviews", reviews),
		`UPDATE listings SET
	votes = (SELECT count(*) FROM votes v WHERE v.listing_id = listings.id AND v.counted = 1),
	votes_raw = (SELECT count(*) FROM votes v WHERE v.listing_id = listings.id),
	followers = (SELECT count(*) FROM follows f WHERE f.listing_id = listings.id),
	views = (SELECT coalesce(sum("count"), 0) FROM view_counts c WHERE c.listing_id = listings.id)
`,
	].flat();
}

/** Every live listing has launched in its week. */
export const LAUNCHES_OF_LIVE =
	"INSERT INTO launches (listing_id, week, kind, at) SELECT id, launch_week, plan, launched_at FROM listings WHERE status = 'live' ORDER BY id";
/** Each launch has the votes of its week. */
export const VOTES_OF_LAUNCHES =
	"UPDATE launches SET votes = (SELECT count(*) FROM votes v WHERE v.listing_id = launches.listing_id AND v.week = launches.week AND v.counted = 1)";

/** Every launch so far, and the relaunches that are paid for, each with the votes of its week. */
function launchesSql(today: Date): string[] {
	const relaunches = RELAUNCHES.map(({ id, week }) => {
		const monday = addWeeks(weekOf(today), week);
		return { listing_id: id, week: monday, at: Math.min(weekStart(monday).getTime(), today.getTime()) - 2 * DAY_MS };
	});
	return [
		LAUNCHES_OF_LIVE,
		insert(
			"launches",
			relaunches.map((launch) => ({ ...launch, kind: "relaunch" })),
		),
		VOTES_OF_LAUNCHES,
		insert(
			"listing_events",
			relaunches.map(({ listing_id, week, at }) => ({
				listing_id,
				kind: "relaunched",
				from_status: "live",
				to_status: "live",
				cause: "order",
				detail: { week },
				at,
			})),
		),
	].flat();
}

/** Places taken, past weeks closed with their results and awards, and how each listing came to where it is. */
export function calendarSql(launches: readonly Omit<Launch, "product">[], today: Date): string[] {
	const now = today.getTime();
	const current = literal(weekOf(today));
	return [
		"INSERT INTO week_slots (week, free_taken, paid_taken) SELECT launch_week, sum(plan = 'free'), sum(plan = 'paid') FROM listings GROUP BY launch_week ON CONFLICT (week) DO UPDATE SET free_taken = free_taken + excluded.free_taken, paid_taken = paid_taken + excluded.paid_taken",
		"INSERT INTO week_slots (week, paid_taken) SELECT week, count(*) FROM launches WHERE kind = 'relaunch' GROUP BY week ON CONFLICT (week) DO UPDATE SET paid_taken = paid_taken + excluded.paid_taken",
		`INSERT INTO week_results (week, rank, listing_id, kind, votes_counted, votes_raw, reached_at)
SELECT week, row_number() OVER (PARTITION BY week ORDER BY counted DESC, reached, id), id, kind, counted, raw, reached FROM (
	SELECT x.week, x.listing_id AS id, x.kind, coalesce(sum(v.counted), 0) AS counted, count(v.id) AS raw, max(iif(v.counted, v.at, NULL)) AS reached
	FROM launches x LEFT JOIN votes v ON v.listing_id = x.listing_id AND v.week = x.week
	WHERE x.week < ${current} GROUP BY x.week, x.listing_id
)
`,
		"INSERT INTO closed_weeks (week, closed_at, launches) SELECT week, (unixepoch(week) + 7 * 86400) * 1000, count(*) FROM week_results GROUP BY week",
		"INSERT INTO awards (week, place, listing_id, votes_counted, awarded_at) SELECT week, rank, listing_id, votes_counted, (unixepoch(week) + 7 * 86400) * 1000 FROM week_results WHERE rank <= 3 AND votes_counted > 0",
		insert(
			"listing_events",
			launches.flatMap((launch) => eventsOf(launch)),
		),
		insert(
			"badge_checks",
			launches
				.filter((launch) => launch.plan === "free" && launch.status !== "live")
				.map((launch) => ({
					listing_id: launch.id,
					code: launch.status === "scheduled" ? "found" : "not_found",
					fetched_url: `https://${launch.slug}.example/`,
					seen:
						launch.status === "scheduled"
							? `https://${launch.slug}.example/ links to the listing around its badge`
							: null,
					rel: launch.status === "scheduled" ? "" : null,
					checked_at: now - launch.id * 60_000,
				})),
		),
	].flat();
}

function eventsOf(launch: Omit<Launch, "product">) {
	const event = (kind: string, from: string, to: string, cause: string, at: number) => ({
		listing_id: launch.id,
		kind,
		from_status: from,
		to_status: to,
		cause,
		detail: { launch_week: launch.week },
		at,
	});
	const chosenAt = launch.createdAt + DAY_MS;
	const before =
		launch.plan === "paid"
			? [event("paid", "draft", "scheduled", "order", chosenAt)]
			: [event("free_plan_chosen", "draft", "awaiting_badge", "choose_free_listing", chosenAt)];
	if (launch.status === "awaiting_badge") return before;
	if (launch.plan === "free")
		before.push(event("badge_found", "awaiting_badge", "scheduled", "check-badge", chosenAt + DAY_MS));
	if (launch.launchedAt !== null)
		before.push(event("released", "scheduled", "live", "release-week", launch.launchedAt));
	return before;
}

function postsSql(today: Date): string[] {
	return insert(
		"posts",
		POSTS.map((post, index) => ({
			id: index + 1,
			slug: post.slug,
			title: post.title,
			summary: post.summary,
			body: post.body,
			author: post.author,
			faqs: post.faqs.map(([question, answer]) => ({ question, answer })),
			published_at: today.getTime() - post.daysAgo * DAY_MS,
		})),
	);
}
