import { beforeEach, expect, it } from "vitest";
import { claims } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { newestLink } from "#testing/mailbox";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
});

async function mailedLink(values: Record<string, unknown> = {}): Promise<string> {
	await mintListing(world.db, "acme", { url: "https://acme.com/", domain: "acme.com", ...values });
	await askAgain();
	return mailed();
}
async function askAgain(): Promise<void> {
	const body = { slug: "acme", method: "email", email: "founder@acme.com" };
	expect((await world.api("POST", "/claims", { as: ada, body })).status).toBe(201);
	await world.runJobs();
}
const mailed = () => newestLink(world, "founder@acme.com", "/claims/confirm");
const listing = () => world.db.query.listings.findFirst();

it("gives the listing to the claimant once the mailed link is confirmed", async () => {
	const browser = openBrowser();
	const link = await mailedLink();
	const page = await browser.get(link);
	expect(page.html).toContain("ada@example.com");
	expect(await listing()).toMatchObject({ ownerId: null });
	const done = await browser.submit(page.form("/claims/confirm"));
	expect(done).toMatchObject({ status: 200 });
	expect(await listing()).toMatchObject({ ownerId: ada.userId, verified: true });
	expect((await world.api("GET", "/claims", { as: ada })).body).toMatchObject({ items: [{ status: "verified" }] });
	expect((await browser.submit(page.form("/claims/confirm"))).status).toBe(400);
	expect((await browser.get(link)).status).toBe(400);
});

it("refuses wrong, replaced and old links, and forms from other sites", async () => {
	const browser = openBrowser();
	const first = await mailedLink();
	expect((await browser.get("/claims/confirm?token=lwv-0000")).status).toBe(400);
	expect((await browser.get("/claims/confirm")).status).toBe(400);
	await askAgain();
	expect((await browser.get(first)).status).toBe(400);
	const page = await browser.get(await mailed());
	const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
	expect((await browser.post("/claims/confirm", page.form("/claims/confirm").fields, foreign)).status).toBe(400);
	await world.db.update(claims).set({ expiresAt: Date.now() - 1 });
	expect((await browser.submit(page.form("/claims/confirm"))).status).toBe(400);
	expect(await listing()).toMatchObject({ ownerId: null });
});

it("opens a dispute when the listing has an owner", async () => {
	const browser = openBrowser();
	const bob = await world.person();
	const page = await browser.get(await mailedLink({ ownerId: bob.userId }));
	expect((await browser.submit(page.form("/claims/confirm"))).html).toContain("site team");
	expect(await listing()).toMatchObject({ ownerId: bob.userId });
	expect(await world.db.query.teamTasks.findMany()).toMatchObject([{ kind: "claim_dispute" }]);
});
