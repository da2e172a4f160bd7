import { beforeEach, expect, it } from "vitest";
import { domainRatings } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { setSettings } from "#testing/settings";
import { uploadFile } from "#testing/upload";
import { makeWorld, type World } from "#testing/world";

const PATH = "/admin/ratings";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	await mintListing(world.db, "a", { name: "Acme <b>" });
	await setSettings({ rating_provider: "Ahrefs" });
});

const points = () => world.db.select().from(domainRatings);

const undoOf = (html: string) => /action="(\/admin\/log\/\d+\/undo)"/.exec(html)?.[1] ?? "";

it("checks a file row by row, imports what can be, and takes the import back", async () => {
	expect((await admin.get("/admin/imports")).html).toContain(`href="${PATH}"`);
	const page = await admin.get(PATH);
	expect(page.html).toContain("0 of 1 live product have a figure");
	const file = new TextEncoder().encode("website,rating,day\na.example,57.3,2026-10-01\nnobody.example,5,2026-10-01");
	const checked = await uploadFile(admin, page.form(`${PATH}/import`), file, "ratings.csv");
	expect(checked.status).toBe(200);
	expect(checked.html).toContain("1 new, 0 kept already, 1 refused.");
	expect(checked.html).toContain("No listing has this website.");
	expect(await points()).toEqual([]);
	const taken = await admin.submit(checked.form(`${PATH}/import`), { take: "true" });
	expect(taken).toMatchObject({ status: 303, location: `${PATH}?added=1` });
	expect(await points()).toMatchObject([{ provider: "Ahrefs", ratingTenths: 573 }]);
	const after = await admin.get(`${PATH}?added=1`);
	expect(after.html).toContain("1 figure imported.");
	expect(after.html).toContain("1 of 1 live product has a figure");
	expect((await admin.submit(after.form(undoOf(after.html)))).status).toBe(303);
	expect(await points()).toEqual([]);
	expect((await countRows(() => admin.get(PATH))).rowsRead).toBeLessThan(40);
});

it("says what is wrong with a text that is no table", async () => {
	const form = (await admin.get(PATH)).form(`${PATH}/import`);
	const refused = await admin.submit(form, { text: "hello" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain(">hello</textarea>");
});

it("shows one product's figures of every provider, removes a wrong one with a reason, and puts it back", async () => {
	await world.db.insert(domainRatings).values([
		{ provider: "Ahrefs", listingId: 1, day: "2026-10-01", ratingTenths: 990 },
		{ provider: "Open PageRank", listingId: 1, day: "2026-10-01", ratingTenths: 300 },
	]);
	expect((await admin.get(PATH)).html).toContain("Also kept, and not shown: Open PageRank.");
	const found = await admin.get(`${PATH}?q=https://www.a.example`);
	expect(found.html).toContain("Acme &lt;b&gt;");
	expect([found.html.includes("99.0"), found.html.includes("No figure")]).toEqual([true, false]);
	const page = await admin.get(`${PATH}/1`);
	expect(page.html).toContain("Open PageRank");
	const form = page.form(`${PATH}/1/remove`);
	const sent = await admin.submit(form, { reason: "", decision: "remove" });
	expect(sent.status).toBe(303);
	expect(await points()).toHaveLength(2);
	await admin.submit(form, { reason: "A typo.", decision: "remove" });
	expect(await points()).toMatchObject([{ provider: "Open PageRank" }]);
	const after = await admin.get(`${PATH}/1`);
	expect(after.html).toContain("A typo.");
	await admin.submit(after.form(undoOf(after.html)));
	expect(await points()).toHaveLength(2);
	expect((await admin.get(`${PATH}/99`)).status).toBe(404);
});

it("does not exist for anybody else", async () => {
	const person = openBrowser();
	await person.signIn(world, "eve@example.com");
	expect((await person.get(PATH)).status).toBe(404);
	expect((await person.get(`${PATH}/1`)).status).toBe(404);
});
