import { beforeEach, expect, it } from "vitest";
import putBackSettings from "#actions/team/put-back-settings";
import uploadSiteLogo from "#actions/team/upload-site-logo";
import { siteLogo } from "#core/pictures/site-logo";
import { usable } from "#core/site-settings/form";
import forgetPictures from "#jobs/forget-pictures";
import { auditLog, pictures, sitePictures } from "#store/schema/index";
import { storedSettings, textsIn } from "#store/site-settings";
import { performAs, personActor, teamActor } from "#testing/act";
import { jobContext } from "#testing/job-context";
import { encoded } from "#testing/picture-files";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const HASH = "0".repeat(64);
const upload = (bytes: Uint8Array, version: number, actor = teamActor()) =>
	performAs(actor, uploadSiteLogo, { version, bytes, session_hash: HASH }, NOW);
const logo = async () => {
	const text = textsIn((await storedSettings(world.db)).stored).site_logo;
	return typeof text !== "string" ? null : usable(siteLogo, text);
};

it("keeps the picture for everybody and for good, and its setting can be taken back", async () => {
	const { hash } = await upload(encoded("webp"), 0);
	expect(await logo()).toMatchObject({ hash, type: "image/webp" });
	expect(await world.db.select().from(pictures)).toMatchObject([{ hash, isPublic: true, unusedSince: null }]);
	expect(await world.db.select().from(sitePictures)).toEqual([{ hash, at: NOW.getTime() }]);
	const other = await upload(encoded("jpeg"), 1);
	expect((await logo())?.hash).toBe(other.hash);
	const [, edit] = await world.db.select().from(auditLog);
	await performAs(teamActor(), putBackSettings, { version: 2, edit: edit?.id ?? 0, session_hash: HASH }, NOW);
	expect((await logo())?.hash).toBe(hash);
	const later = new Date(NOW.getTime() + 90 * 86_400_000);
	expect(await forgetPictures.run({ subject: "all", payload: {}, cause: "test" }, jobContext(later))).toBe(
		"nothing to forget",
	);
});

it("tells who saves over somebody else's settings, and refuses what is no logo", async () => {
	await upload(encoded("webp"), 0);
	await expect(upload(encoded("jpeg"), 0)).rejects.toMatchObject({ errors: [{ pointer: "/version" }] });
	await expect(upload(new Uint8Array([1, 2, 3]), 1)).rejects.toMatchObject({ errors: [{ pointer: "/bytes" }] });
	expect(await logo()).toMatchObject({ type: "image/webp" });
});

it("is for the site team", async () => {
	await expect(upload(encoded("webp"), 0, personActor(1))).rejects.toMatchObject({ code: "not_found" });
});
