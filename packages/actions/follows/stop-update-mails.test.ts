import { beforeEach, expect, it } from "vitest";
import stopUpdateMails from "#actions/follows/stop-update-mails";
import { sha256Hex } from "#core/access/api-key";
import { insertUpdate } from "#store/listing-updates";
import { auditLog, follows, users } from "#store/schema/index";
import { insertNotices } from "#store/update-notices";
import { linkHolder, performAs } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

const TOKEN = "t".repeat(43);
let world: World;
let userId: number;
beforeEach(async () => {
	world = await makeWorld();
	userId = (await world.person()).userId;
	for (const slug of ["acme", "other"]) {
		const { id } = await mintListing(world.db, slug);
		await world.db.insert(follows).values({ userId, listingId: id, at: 1 });
		await insertUpdate(world.db, { id, listingId: id, title: "New", body: "Body", createdAt: 1 });
	}
	await insertNotices(world.db, 1, [{ userId, linkHash: await sha256Hex(TOKEN) }], 1);
});

const stop = (which: "listing" | "all", token = TOKEN) => performAs(linkHolder, stopUpdateMails, { token, which }, NOW);
const state = async () => ({
	mailed: (await world.db.select().from(follows)).map(({ mailed }) => mailed),
	updateMails: (await world.db.select().from(users))[0]?.updateMails,
});

it("ends the mails about the link's listing alone, for its person, however often it is pressed", async () => {
	const other = await world.person();
	await world.db.insert(follows).values({ userId: other.userId, listingId: 1, at: 1 });
	await Promise.all([stop("listing"), stop("listing"), stop("listing")]);
	await stop("listing");
	expect(await state()).toEqual({ mailed: [false, true, true], updateMails: true });
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{
			action: "stop_update_mails",
			actor: "link_holder",
			subject: "listing:1",
			detail: { user: userId, which: "listing" },
		},
	]);
});

it("ends all mails about updates", async () => {
	await Promise.all([stop("all"), stop("all")]);
	expect(await state()).toEqual({ mailed: [true, true], updateMails: false });
});

it("says that it is done where the follow has ended meanwhile", async () => {
	await world.db.delete(follows);
	expect(await stop("listing")).toMatchObject({ listing: { slug: "acme" } });
});

it("believes no other token", async () => {
	for (const token of ["", `${TOKEN}t`, await sha256Hex(TOKEN)]) {
		await expect(stop("listing", token)).rejects.toMatchObject({ code: "link_expired" });
	}
	expect(await state()).toEqual({ mailed: [true, true], updateMails: true });
});
