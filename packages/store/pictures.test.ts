import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { guardOf, runAnyBatch, runBatch } from "#store/db";
import {
	carryPictures,
	dropOwnersPicture,
	forgetPictures,
	pictureByHash,
	pictureSourcesOf,
	setPictureSource,
	unusedPictures,
} from "#store/pictures";
import { mintDraft } from "#testing/drafts";
import { mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import { mintPicture } from "#testing/pictures";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const AT = NOW.getTime();
const shown = async (id: number) => {
	const row = await world.db.query.listings.findFirst({ where: sql`id = ${id}` });
	return { logo: row?.logo?.hash ?? null, cover: row?.cover?.hash ?? null };
};

it("shows the owner's picture before the website's, none where the owner wants none, and the website's again", async () => {
	const { id } = await mintListing(world.db, "acme");
	const of = { listingId: id };
	const copied = await mintPicture(world.db, of, "logo", { n: 1, width: 96, height: 48, transparent: true });
	const cover = await mintPicture(world.db, of, "cover", { n: 2 });
	expect((await world.db.query.listings.findFirst({ where: sql`id = ${id}` }))?.logo).toEqual({
		hash: copied,
		width: 96,
		height: 48,
		transparent: true,
	});
	const uploaded = await mintPicture(world.db, of, "logo", { n: 3, origin: "owner" });
	expect(await shown(id)).toEqual({ logo: uploaded, cover });
	// A new copy of the website's changes nothing that is shown.
	await mintPicture(world.db, of, "logo", { n: 4 });
	expect(await shown(id)).toEqual({ logo: uploaded, cover });
	const none = { kind: "logo", origin: "owner", hash: null, address: null } as const;
	await runAnyBatch(world.db, setPictureSource(world.db, of, none, AT));
	expect(await shown(id)).toEqual({ logo: null, cover });
	await runBatch(world.db, [dropOwnersPicture(world.db, id, "logo")]);
	expect(await shown(id)).toEqual({ logo: "4".padStart(64, "0"), cover });
});

it("knows since when nothing shows a picture, and forgets it only while that is so", async () => {
	const { id } = await mintListing(world.db, "acme");
	const first = await mintPicture(world.db, { listingId: id }, "logo", { n: 1 });
	expect((await pictureByHash(world.db, first))?.unusedSince).toBeNull();
	await mintPicture(world.db, { listingId: id }, "logo", { n: 2, at: AT + 5 });
	expect((await pictureByHash(world.db, first))?.unusedSince).toBe(AT + 5);
	expect((await unusedPictures(world.db, AT + 6, 10)).map(({ hash }) => hash)).toEqual([first]);
	// Noted anew: it is about to be shown again.
	await mintPicture(world.db, null, "logo", { n: 1, at: AT + 100 });
	const failed = await runAnyBatch(world.db, forgetPictures(world.db, [first], AT + 6)).catch(guardOf);
	expect(failed).toBe("used");
	await runAnyBatch(world.db, forgetPictures(world.db, [first], AT + 101));
	const gone = { kind: "logo", origin: "website", hash: first, address: null } as const;
	expect(await runAnyBatch(world.db, setPictureSource(world.db, { listingId: id }, gone, AT)).catch(guardOf)).toBe(
		"gone",
	);
});

it("takes a draft's pictures along to the listing, also those that come after it became one", async () => {
	const person = await world.person();
	const draft = await mintDraft(world.db, person);
	const logo = await mintPicture(world.db, { draftId: draft.id }, "logo", { n: 1 });
	const { id } = await mintListing(world.db, "acme", { status: "draft", ownerId: person.userId });
	await runBatch(world.db, [
		carryPictures(world.db, draft.id, id),
		world.db.run(sql`UPDATE drafts SET listing_id = ${id} WHERE id = ${draft.id}`),
	]);
	const cover = await mintPicture(world.db, { draftId: draft.id }, "cover", { n: 2 });
	expect(await shown(id)).toEqual({ logo, cover });
	expect(await pictureSourcesOf(world.db, { draftId: draft.id })).toEqual([]);
	expect((await pictureSourcesOf(world.db, { listingId: id })).map(({ picture }) => picture?.hash).sort()).toEqual([
		logo,
		cover,
	]);
});
