import { beforeEach, expect, it } from "vitest";
import decideAlternative from "#actions/alternatives/decide-alternative";
import approveAlternative from "#actions/listings/approve-alternative";
import { ALTERNATIVES_MAX } from "#core/limits";
import { approvedAlternatives, mails } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let listing_id: number;
let alternative_id: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	const categoryIds = [(await mintCategory(world.db, "notes")).id];
	({ id: listing_id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId, categoryIds }));
	({ id: alternative_id } = await mintListing(world.db, "other", { name: "Other", categoryIds }));
});

type Input = Parameters<typeof decideAlternative.handler>[0];
const decide = (changes: Partial<Input> = {}) =>
	performAs(
		teamActor(),
		decideAlternative,
		{ listing_id, alternative_id, seen: "none", decision: "take_out", reason: "It does something else.", ...changes },
		NOW,
	);
const shown = async () =>
	(
		await world.api<{ items: { slug: string; approved: boolean }[] }>("GET", "/listings/inkfern/alternatives")
	).body.items.map(({ slug, approved }) => [slug, approved]);
const approveAsOwner = () =>
	performAs(personActor(ada.userId), approveAlternative, { listing_id, alternative: "other" }, NOW);

it("takes a pair out of all alternatives, keeps its owner from approving it, and says why", async () => {
	await approveAsOwner();
	expect(await shown()).toEqual([["other", true]]);
	await decide({ seen: "approved" });
	expect(await shown()).toEqual([]);
	await expect(approveAsOwner()).rejects.toMatchObject({ errors: [{ pointer: "/alternative", code: "taken_out" }] });
	expect(await world.db.select().from(mails)).toMatchObject([
		{ mail: "alternative-decided", userId: ada.userId, facts: { other: "Other", isApproved: false } },
	]);
	await decide({ seen: "taken_out", decision: "approve", reason: "It does the same by now." });
	expect(await shown()).toEqual([["other", true]]);
	expect(await world.db.select().from(mails)).toHaveLength(1);
});

it("decides on the pair as it was read, and once", async () => {
	await approveAsOwner();
	await expect(decide()).rejects.toMatchObject({ code: "changed_meanwhile" });
	const presses = await Promise.allSettled([decide({ seen: "approved" }), decide({ seen: "approved" })]);
	expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	await expect(decide({ seen: "taken_out" })).rejects.toMatchObject({ code: "changed_meanwhile" });
});

it("approves what is live and another, and as many as a page shows", async () => {
	const { id: waiting } = await mintListing(world.db, "waiting", { status: "scheduled" });
	for (const id of [waiting, listing_id]) {
		await expect(decide({ decision: "approve", alternative_id: id })).rejects.toMatchObject({
			errors: [{ pointer: "/alternative_id" }],
		});
	}
	await expect(decide({ alternative_id: 999 })).rejects.toMatchObject({ code: "not_found" });
	const full = Array.from({ length: ALTERNATIVES_MAX }, (_, position) => ({
		listingId: listing_id,
		alternativeId: 1000 + position,
		position,
	}));
	for (const row of full) await world.db.insert(approvedAlternatives).values(row);
	await expect(decide({ decision: "approve" })).rejects.toMatchObject({ errors: [{ code: "too_many" }] });
	await expect(
		performAs(
			personActor(ada.userId),
			decideAlternative,
			{ listing_id, alternative_id, seen: "none", decision: "take_out", reason: "x" },
			NOW,
		),
	).rejects.toMatchObject({ code: "not_found" });
});
