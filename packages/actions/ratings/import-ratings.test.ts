import { asc } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import importRatings from "#actions/ratings/import-ratings";
import { auditLog, domainRatings, listings } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { setSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";
import { judgeRatings } from "#usecases/ratings/judge-ratings";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "a");
	await mintListing(world.db, "b");
	await mintListing(world.db, "hidden", { status: "draft" });
});

const give = (text: string, provider = "Ahrefs") =>
	performAs(teamActor(), importRatings, { provider, day: "2026-10-01", text }, NOW);
const kept = async () =>
	(await world.db.select().from(domainRatings).orderBy(asc(domainRatings.listingId), asc(domainRatings.day))).map(
		({ provider, listingId, day, ratingTenths }) => [provider, listingId, day, ratingTenths],
	);

const FILE = `Domain,DR,Date
https://www.a.example/,57.3,2026-09-01
b.example,12,
hidden.example,90,
nobody.example,1,
a.example,abc,
b.example,13,2026-10-01`;

it("takes in what can be, says of every other row why not, and shows the newest of the chosen provider", async () => {
	await setSettings({ rating_provider: "Ahrefs" });
	const judged = await judgeRatings(world.db, { provider: "Ahrefs", day: "2026-10-01", text: FILE }, NOW);
	expect(judged.map(({ line, outcome, problem }) => [line, outcome, problem])).toEqual([
		[2, "new", null],
		[3, "new", null],
		[4, "refused", "No listing has this website."],
		[5, "refused", "No listing has this website."],
		[6, "refused", "Its rating is no number from 0 to 100."],
		[7, "refused", "Line 3 gives a figure of the same website and day."],
	]);
	expect(await give(FILE, " ahrefs ")).toEqual({ added: 2, refused: 4 });
	expect(await kept()).toEqual([
		["Ahrefs", 1, "2026-09-01", 573],
		["Ahrefs", 2, "2026-10-01", 120],
	]);
	expect((await world.db.select().from(listings)).map(({ domainRating }) => domainRating)).toEqual([57.3, 12, null]);
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{ action: "import_ratings", subject: "ratings:imports", detail: { provider: "Ahrefs", figures: 2, refused: 4 } },
	]);
});

it("changes nothing the second time, and never writes over a figure", async () => {
	await give(FILE);
	const before = await kept();
	expect(await give(FILE)).toEqual({ added: 0, refused: 4 });
	const other = "website,rating,day\na.example,60,2026-09-01";
	const [row] = await judgeRatings(world.db, { provider: "Ahrefs", day: "2026-10-01", text: other }, NOW);
	expect(row?.problem).toBe("Of this day, 57.3 is kept: remove that first if it is wrong.");
	expect(await give(other)).toEqual({ added: 0, refused: 1 });
	expect(await kept()).toEqual(before);
	// Another provider's figures of the same day stand beside them.
	expect(await give(other, "Somebody")).toEqual({ added: 1, refused: 0 });
});

it("refuses what is no table of ratings, and is for the site team", async () => {
	await expect(give("name,website\na,a.example")).rejects.toMatchObject({ errors: [{ pointer: "/text" }] });
	await expect(give("")).rejects.toMatchObject({ errors: [{ pointer: "/text" }] });
	const many = `website,rating\n${"a.example,1\n".repeat(5001)}`;
	await expect(give(many)).rejects.toMatchObject({ errors: [{ message: expect.stringContaining("5000") }] });
	const stranger = performAs(personActor(1), importRatings, { provider: "A", day: "2026-10-01", text: FILE }, NOW);
	await expect(stranger).rejects.toMatchObject({ code: "not_found" });
	expect(await kept()).toEqual([]);
});
