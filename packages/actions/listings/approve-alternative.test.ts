import { beforeEach, expect, it } from "vitest";
import approveAlternative from "#actions/listings/approve-alternative";
import { ALTERNATIVES_MAX } from "#core/limits";
import { approvedAlternatives, auditLog } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let listing_id: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	({ id: listing_id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId }));
});

const approve = (alternative: string, by = ada.userId) =>
	performAs(personActor(by), approveAlternative, { listing_id, alternative });
const shown = async () =>
	(
		await world.api<{ items: { slug: string; approved: boolean }[] }>("GET", "/listings/inkfern/alternatives")
	).body.items.map(({ slug, approved }) => [slug, approved]);

it("puts it first on the page, in the order of approval, once however often it is pressed", async () => {
	for (const slug of ["first", "second"]) await mintListing(world.db, slug);
	await approve("second");
	await Promise.all([approve("first"), approve(" FIRST ")]);
	expect(await shown()).toMatchObject([
		["second", true],
		["first", true],
	]);
	expect(await world.db.select().from(approvedAlternatives)).toHaveLength(2);
	await approve("first");
	expect((await world.db.select().from(auditLog)).length).toBeLessThanOrEqual(3);
});

it("takes only what is live and another, and as many as a page shows", async () => {
	await mintListing(world.db, "waiting", { status: "scheduled" });
	for (const alternative of ["waiting", "nobody", "inkfern"]) {
		await expect(approve(alternative)).rejects.toMatchObject({ errors: [{ pointer: "/alternative" }] });
	}
	for (let number = 0; number < ALTERNATIVES_MAX; number++) {
		await mintListing(world.db, `other-${number}`);
		await approve(`other-${number}`);
	}
	await mintListing(world.db, "one-more");
	await expect(approve("one-more")).rejects.toMatchObject({ code: "invalid_input" });
	expect(await world.db.select().from(approvedAlternatives)).toHaveLength(ALTERNATIVES_MAX);
});

it("is for the owner alone", async () => {
	const eve = await world.person();
	await mintListing(world.db, "eves", { ownerId: eve.userId });
	await expect(approve("eves", eve.userId)).rejects.toMatchObject({ code: "not_found" });
	expect(await shown()).not.toContainEqual(["eves", true]);
});
