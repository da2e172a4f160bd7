import { beforeEach, expect, it } from "vitest";
import confirmClaim from "#actions/claims/confirm-claim";
import { auditLog, bans, claims, listings, votes } from "#store/schema/index";
import { linkHolder, performAs } from "#testing/act";
import { mintVote } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { newestLink } from "#testing/mailbox";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
});

async function mailedToken(values: Record<string, unknown> = {}): Promise<string> {
	await mintListing(world.db, "acme", { url: "https://acme.com/", domain: "acme.com", ...values });
	const body = { slug: "acme", method: "email", email: "founder@acme.com" };
	expect((await world.api("POST", "/claims", { as: ada, body })).status).toBe(201);
	await world.runJobs();
	return (await newestLink(world, "founder@acme.com", "/claims/confirm")).split("token=")[1] ?? "";
}

const confirm = (token: string) => performAs(linkHolder, confirmClaim, { token });

it("makes the claimant the owner once, however often the link is confirmed at once, and logs it", async () => {
	const token = await mailedToken();
	const presses = await Promise.allSettled([confirm(token), confirm(token), confirm(token)]);
	expect(presses.filter(({ status }) => status === "fulfilled")).toMatchObject([{ value: { isDispute: false } }]);
	for (const { reason } of presses.filter((press) => press.status === "rejected")) {
		expect(reason).toMatchObject({ code: "link_expired" });
	}
	expect(await world.db.select().from(listings)).toMatchObject([{ ownerId: ada.userId, verified: true }]);
	expect(await world.db.select().from(auditLog)).toMatchObject([{ action: "confirm_claim", actor: "link_holder" }]);
});

it("takes the claimant's vote for it back: nobody votes for what is their own", async () => {
	const token = await mailedToken();
	const [listing] = await world.db.select().from(listings);
	await mintVote(world.db, { userId: ada.userId, listingId: listing?.id ?? 0, at: new Date() });
	await confirm(token);
	expect(await world.db.select().from(votes)).toEqual([]);
});

it("leaves a listing with its owner, and the decision to the site team", async () => {
	const bo = await world.person();
	expect(await confirm(await mailedToken({ ownerId: bo.userId }))).toMatchObject({ isDispute: true });
	expect(await world.db.select().from(listings)).toMatchObject([{ ownerId: bo.userId }]);
});

it("refuses links that are unknown or too old", async () => {
	await expect(confirm("lwv-0000")).rejects.toMatchObject({ code: "link_expired" });
	const token = await mailedToken();
	await world.db.update(claims).set({ expiresAt: Date.now() - 1 });
	await expect(confirm(token)).rejects.toMatchObject({ code: "link_expired" });
});

it("gives a banned claimant nothing by a link of before", async () => {
	const token = await mailedToken();
	await world.db.insert(bans).values({ id: 1, userId: ada.userId, reason: "Spam.", at: 1, votes: [], reviews: [] });
	await expect(confirm(token)).rejects.toMatchObject({ code: "link_expired" });
	expect(await world.db.select().from(listings)).toMatchObject([{ ownerId: null, verified: false }]);
});
