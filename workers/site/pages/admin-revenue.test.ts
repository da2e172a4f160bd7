import { beforeEach, expect, it } from "vitest";
import { revenueFigures } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

const PATH = "/admin/revenue";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	await mintListing(world.db, "a", { name: "Acme <b>" });
});

const figures = () => world.db.select().from(revenueFigures);

it("notes a figure with where it was seen, shows it on the board, removes it, and takes that back", async () => {
	expect((await admin.get(`${PATH}?q=a.example`)).html).toContain(`href="${PATH}/1"`);
	const form = (await admin.get(`${PATH}/1`)).form(`${PATH}/1`);
	const refused = await admin.submit(form, { dollars: "a lot", source: "" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("Give an amount such as");
	const said = { dollars: "4200", day: "2026-10-31", source: "Stripe <i>" };
	expect((await admin.submit(form, said)).status).toBe(303);
	expect(await figures()).toMatchObject([{ monthlyCents: 420_000, source: "Stripe <i>" }]);
	const board = await openBrowser().get("/leaderboards/revenue");
	expect(board.html).toContain("$4,200");
	expect(board.html).toContain("<bdi>Stripe &lt;i&gt;</bdi>, 31 October 2026");
	const found = await admin.get(`${PATH}?q=a.example`);
	expect([found.html.includes("$4,200"), found.html.includes("No figure")]).toEqual([true, false]);
	const twice = await admin.submit(form, { ...said, dollars: "5000" });
	expect(twice.status).toBe(400);
	expect(twice.html).toContain("A figure of this day is published already");
	const page = await admin.get(`${PATH}/1`);
	await admin.submit(page.form(`${PATH}/1/remove`), { reason: "Another's.", decision: "remove" });
	expect(await figures()).toEqual([]);
	const after = await admin.get(`${PATH}/1`);
	expect(after.html).toContain("Another&#39;s.");
	await admin.submit(after.form(/action="(\/admin\/log\/\d+\/undo)"/.exec(after.html)?.[1] ?? ""));
	expect(await figures()).toHaveLength(1);
});

it("removes no figure that was noted since, from an old window or by an old entry's Undo", async () => {
	const form = (await admin.get(`${PATH}/1`)).form(`${PATH}/1`);
	const said = { dollars: "42", day: "2026-10-31", source: "A report" };
	await admin.submit(form, said);
	const page = await admin.get(`${PATH}/1`);
	const [undo = ""] = [/action="(\/admin\/log\/\d+\/undo)"/.exec(page.html)?.[1]];
	await world.db.update(revenueFigures).set({ monthlyCents: 420_000, at: 5 });
	await admin.submit(page.form(`${PATH}/1/remove`), { reason: "A typo.", decision: "remove" });
	await admin.submit(page.form(undo), { reason: "A typo." });
	expect(await figures()).toMatchObject([{ monthlyCents: 420_000 }]);
});

it("does not exist for anybody else, nor for a listing that is not there", async () => {
	const person = openBrowser();
	await person.signIn(world, "eve@example.com");
	for (const path of [PATH, `${PATH}/1`]) expect((await person.get(path)).status).toBe(404);
	expect((await admin.get(`${PATH}/99`)).status).toBe(404);
});

it("proposes the last day of the month before", async () => {
	const now = new Date();
	const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).toISOString().slice(0, 10);
	const { fields } = (await admin.get(`${PATH}/1`)).form(`${PATH}/1`);
	expect(fields.get("day")).toBe(last);
});
