import { beforeEach, expect, it } from "vitest";
import { listings } from "#store/schema/index";
import { type Browser, openAdmin } from "#testing/browser";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	const { id } = await mintCategory(world.db, "notes");
	await mintListing(world.db, "inkfern", { name: "Ink<fern>", categoryIds: [id], ownerId: 1 });
	await mintListing(world.db, "tidewell", { status: "awaiting_badge", plan: "free", launchWeek: "2026-12-28" });
});

const html = async (query: string) => (await admin.get(`/admin/listings${query}`)).html;

it("finds listings by what is typed, and narrows them", async () => {
	const all = await html("");
	expect(all).toContain("Ink&lt;fern&gt;");
	expect(all).toContain("tidewell.example");
	for (const query of ["?q=admin@example.com", "?category=notes", "?owned=yes", "?status=live", "?sort=votes"]) {
		const found = await html(query);
		expect(found, query).toContain("inkfern.example");
		expect(found, query).not.toContain("tidewell.example");
	}
	expect(await html("?q=nobody")).toContain("No listing is like that.");
	expect(await html("?status=nonsense&sort=nonsense&after=nonsense")).toContain("tidewell.example");
});

it("hides, restores and features the chosen ones, and says what was refused", async () => {
	const form = (await admin.get("/admin/listings")).form("/admin/listings/decide");
	const send = (decision: string, reason: string, ...id: string[]) => admin.submit(form, { decision, reason, id });
	const done = await send("hide", "Parked.", "1", "2", "99");
	const { html: report } = await admin.get(done.location ?? "");
	expect(report).toContain("2 rows done.");
	expect(report).toContain("Listing 99:");
	const rows = () => world.db.select().from(listings);
	expect((await rows()).map(({ status, hiddenAt }) => [status, hiddenAt !== null])).toEqual([
		["draft", true],
		["draft", true],
	]);
	await send("restore", "Back.", "1", "2");
	expect((await rows()).map(({ status }) => status)).toEqual(["live", "awaiting_badge"]);
	await send("feature", "Good.", "1");
	expect((await rows()).map(({ teamPick }) => teamPick)).toEqual([true, false]);
	expect((await admin.get((await send("hide", "", "1")).location ?? "")).html).toContain("1 row was refused");
});
