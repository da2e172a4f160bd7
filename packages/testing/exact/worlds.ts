import { exports } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { OPERATIONS } from "#operations/registry";
import { interviewQuestions, milestones } from "#store/schema/index";
import { mintDraft } from "#testing/drafts";
import { everyOperation, type Subjects } from "#testing/every-operation";
import { mintFounder, mintPost } from "#testing/launches";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { ORIGIN } from "#testing/now";
import { mintProducts } from "#testing/orders";
import type { World } from "#testing/world";
import { launchweekClient } from "../../client/index";

/** Ids of the listings that make a directory large begin here: what tests mint by ids of their own lies below. */
const FIRST_OF_MANY = 10_000_000;
/** Listings of one statement. */
const PIECE = 10_000;

/** Makes the directory large: listings of all kinds, beside whatever a test is about. */
export async function mintMany(
	{ db }: World,
	size: number,
	categoryIds: readonly number[],
	isFound: boolean,
): Promise<void> {
	const before = await db.get<{ value: number }>(
		sql`SELECT coalesce(max(value), 0) AS value FROM sequences WHERE name = 'listing'`,
	);
	const put = (value: number) =>
		db.run(
			sql`INSERT INTO sequences (name, value) VALUES ('listing', ${value}) ON CONFLICT (name) DO UPDATE SET value = ${value}`,
		);
	await put(FIRST_OF_MANY);
	for (let minted = 0; minted < size; minted += PIECE) {
		await mintListings(db, Math.min(PIECE, size - minted), categoryIds, { isFound });
	}
	await put(before.value);
}

/**
 * Calls of every operation, in an order in which each goes through, by somebody who owns what they are about; before them those of
 * everybody's reads without a key.
 */
export async function operationCalls(world: World, size: number): Promise<Record<string, () => Promise<unknown>>> {
	const { db } = world;
	const ada = await world.person("ada@example.com");
	const category = await mintCategory(db, "scheduling", { name: "Scheduling" });
	await mintMany(world, size, [category.id], true);
	const own = await mintListing(db, "inkfern", { ownerId: ada.userId, status: "draft", milestonesUnlocked: true });
	const live = await mintListing(db, "tidewell", { categoryIds: [category.id] });
	for (const slug of ["cutfable", "chairtime", "halloqueue"])
		await mintListing(db, slug, { categoryIds: [category.id] });
	await mintFounder(db, "mila-vos", { listingIds: [live.id] });
	await mintPost(db, "first-ten-customers");
	await mintProducts(db);
	await db.insert(interviewQuestions).values({ id: 1, question: "Why?", position: 1 });
	await db.insert(milestones).values({ id: 900, listingId: own.id, date: "2026-01-01", title: "Founded" });
	const draft = await mintDraft(db, ada, { domain: "newnotes.example", categories: ["Scheduling"] });
	const how = { origin: ORIGIN, fetch: (request: Request) => exports.default.fetch(request) };
	const subjects: Subjects = {
		slug: "tidewell",
		otherSlug: "chairtime",
		category: "scheduling",
		founder: "mila-vos",
		post: "first-ten-customers",
		draft: draft.id,
		listing: own.id,
		milestone: 900,
		claim: 1,
		order: "LW-0000000000",
		question: 1,
		website: "https://another.example.com/",
	};
	const anybodys = Object.entries(everyOperation(launchweekClient(how), subjects)).filter(([id]) => PUBLIC.has(id));
	return {
		...Object.fromEntries(anybodys.map(([id, call]) => [`${id}, without a key`, call])),
		...everyOperation(launchweekClient({ ...how, token: ada.key }), subjects),
	};
}

const PUBLIC: ReadonlySet<string> = new Set(OPERATIONS.filter(({ scope }) => scope === "public").map(({ id }) => id));
