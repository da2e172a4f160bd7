import { beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let owner: Browser;
beforeEach(async () => {
	world = await makeWorld();
	owner = openBrowser();
	await owner.signIn(world, "ada@example.com");
});

const mine = async (facts: Parameters<typeof mintListing>[2]) => {
	const ada = await world.db.query.users.findFirst();
	const { id } = await mintListing(world.db, "inkfern", { ownerId: ada?.id ?? 0, name: "Inkfern", ...facts });
	return `/account/products/${id}`;
};
const status = async () => (await world.db.query.listings.findFirst())?.status;

it("says what follows, takes it out by its name, and brings it back", async () => {
	const path = await mine({ status: "live", followers: 2 });
	const page = await owner.get(`${path}/withdraw`);
	for (const part of ["2 followers stay", "Nothing that was paid for is refunded", "<bdi>Inkfern</bdi>"]) {
		expect(page.html).toContain(part);
	}
	const refused = await owner.submit(page.form(`${path}/withdraw`), { confirm: "Ink" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("This is not its name");
	expect(await status()).toBe("live");
	const out = await owner.submit(page.form(`${path}/withdraw`), { confirm: "Inkfern" });
	expect(out).toMatchObject({ status: 303, location: path });
	expect((await owner.get("/listings/inkfern")).status).toBe(404);
	const home = await owner.get(path);
	expect(home.html).toContain("You took it out of the directory");
	expect(await owner.submit(home.form(`${path}/back`))).toMatchObject({ status: 303, location: path });
	expect((await owner.get("/listings/inkfern")).status).toBe(200);
});

it("says of what waits that its place is free, and is not there for anybody else", async () => {
	const path = await mine({ status: "scheduled", plan: "free", launchWeek: "2026-12-14" });
	const page = await owner.get(`${path}/withdraw`);
	expect(page.html).toContain("Its place in the week of 14 December 2026 is free");
	const other = openBrowser();
	await other.signIn(world, "eve@example.com");
	expect((await other.get(`${path}/withdraw`)).status).toBe(404);
	expect((await other.submit(page.form(`${path}/withdraw`), { confirm: "Inkfern" })).status).not.toBe(303);
	expect(await status()).toBe("scheduled");
	await owner.submit(page.form(`${path}/withdraw`), { confirm: "Inkfern" });
	expect((await owner.get(path)).html).toContain("Launch for free");
});
