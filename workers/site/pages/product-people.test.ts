import { beforeEach, expect, it } from "vitest";
import { draftInvites } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintDraft } from "#testing/drafts";
import { mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let owner: Browser;
let path: string;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
	owner = openBrowser();
	await owner.signIn(world, "ada@example.com");
	({ id: listingId } = await mintListing(world.db, "inkfern", { ownerId: ada.userId }));
	path = `/account/products/${listingId}/people`;
});

const stored = async () => (await world.db.select().from(draftInvites)).map(({ email, status }) => [email, status]);
const hasDraft = () => mintDraft(world.db, ada, { row: { listingId } });
const invite = async (email: string) => owner.submit((await owner.get(path)).form(path), { email });

it("invites, invites again, and takes an invite back", async () => {
	await hasDraft();
	// The first form of this address is the one that invites while nobody is.
	expect(await invite("bo@example.com")).toMatchObject({ status: 303, location: path });
	expect(await stored()).toEqual([["bo@example.com", "sent"]]);
	const page = await owner.get(path);
	expect(page.html).toContain("has not answered");
	const [before] = await world.db.select().from(draftInvites);
	await owner.submit(page.form(path));
	expect((await world.db.select().from(draftInvites))[0]?.tokenHash).not.toBe(before?.tokenHash);
	await owner.submit((await owner.get(path)).form(`${path}/revoke`));
	expect(await stored()).toEqual([["bo@example.com", "revoked"]]);
	expect((await owner.get(path)).html).toContain("the link works no more");
});

it("says what is no address, and keeps it", async () => {
	await hasDraft();
	const refused = await invite("bo at example");
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("This is not an e-mail address");
	expect(refused.html).toContain('value="bo at example"');
});

it("says why nobody can be invited to a listing that was claimed", async () => {
	const bo = await world.person("bo@example.com");
	await mintDraft(world.db, bo, { row: { listingId } });
	expect((await owner.get(path)).html).toContain("you took it over by a claim");
});

it("is not there for anybody else", async () => {
	await hasDraft();
	await invite("bo@example.com");
	const page = await owner.get(path);
	const eve = openBrowser();
	await eve.signIn(world, "eve@example.com");
	expect((await eve.get(path)).status).toBe(404);
	for (const action of [path, `${path}/revoke`]) {
		expect((await eve.submit(page.form(action), { email: "bo@example.com" })).status).not.toBe(303);
	}
	expect(await stored()).toEqual([["bo@example.com", "sent"]]);
});
