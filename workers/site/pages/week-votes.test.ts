import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { listings } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintVote, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";
import { closeWeek } from "#usecases/launches/close-week";
import { votes } from "../words/en/votes.tsx";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
	const acme = await mintListing(world.db, "acme", { name: "Acme" });
	await mintListing(world.db, "quiet", { name: "Quiet" });
	const [a = 0, b = 0, c = 0] = await mintVoters(world.db, 3);
	const vote = { listingId: acme.id, at: NOW };
	await mintVote(world.db, { ...vote, userId: a });
	await mintVote(world.db, { ...vote, userId: b });
	await mintVote(world.db, { ...vote, userId: c, discountReason: "same_network" });
});

const cells = (html: string) => [...html.matchAll(/<td data-label="[^"]+">([^<]*)<\/td>/g)].map((match) => match[1]);

it("shows of each launch what was voted, what counts, and why the rest does not", async () => {
	await closeWeek(world.db, "2026-11-16", NOW.getTime());
	const { html } = await browser.get("/launches/2026-11-16/votes");
	const why = "1 vote: several votes came from one network within an hour";
	expect(cells(html)).toEqual(["3", "2", why, "0", "0", "none"]);
	expect(html).toContain("The week is closed");
});

it("gives every vote of a launch as a file, from which anyone can recount, and never who cast it", async () => {
	const file = await browser.get("/launches/2026-11-16/votes/acme.csv");
	expect(file.headers.get("Content-Type")).toContain("text/csv");
	const lines = file.html.trim().split("\r\n");
	expect(lines[0]).toBe("id,cast_at,counted,discount_reason");
	expect(lines.slice(1).map((line) => line.split(",").slice(2).join())).toEqual([
		...["true,", "true,", "false,same_network"],
	]);
	expect((await browser.get("/launches/2026-11-16/votes/acme.csv?after=2")).html.trim().split("\r\n")).toHaveLength(2);
	expect((await browser.get("/launches/2026-11-16/votes/acme.txt")).status).toBe(404);
});

it("names every reason for which a vote does not count", async () => {
	const { html } = await browser.get("/launches/2026-11-16/votes");
	for (const words of Object.values(votes.reasons)) expect(html).toContain(words);
});

it.each(["open", "closed"])(
	"keeps the votes of a launch of an %s week that is not public any more, and not its name",
	async (state) => {
		if (state === "closed") await closeWeek(world.db, "2026-11-16", NOW.getTime());
		await world.db.update(listings).set({ status: "draft", name: "Secret Acme" }).where(eq(listings.slug, "acme"));
		const { html } = await browser.get("/launches/2026-11-16/votes");
		expect(html).toContain("No longer public");
		expect(html).not.toMatch(/Secret|acme/);
		expect(cells(html).slice(0, 2)).toEqual(["3", "2"]);
	},
);
