import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { REFUSALS } from "#core/pictures/refusal";
import { runAnyBatch } from "#store/db";
import { setPictureSource } from "#store/pictures";
import { type Browser, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import { drawing, encoded, png, text } from "#testing/picture-files";
import { mintPicture } from "#testing/pictures";
import { uploadFile } from "#testing/upload";
import { makeWorld, type World } from "#testing/world";

let world: World;
let owner: Browser;
let path: string;
let id: number;
beforeEach(async () => {
	world = await makeWorld();
	owner = openBrowser();
	await owner.signIn(world, "owner@acme.example");
	const [user] = await world.db.all<{ id: number }>(sql`SELECT id FROM users WHERE email = 'owner@acme.example'`);
	id = (await mintListing(world.db, "acme", { name: "Acme", ownerId: user?.id ?? 0 })).id;
	path = `/account/products/${id}/pictures`;
});

/** Sends a file as the page's form does. */
async function upload(browser: Browser, kind: string, file: Uint8Array) {
	const form = (await browser.get(path)).form(`${path}/${kind}/upload`);
	return uploadFile(browser, form, file, "photo.png");
}

const logoNow = async () => (await world.api<{ logo: { url: string } | null }>("GET", "/listings/acme")).body.logo;

it("shows an owner's picture instead of the website's, none, and the website's again", async () => {
	const copied = await mintPicture(world.db, { listingId: id });
	const before = await owner.get(path);
	expect(before.html).toContain(`/pictures/${copied}`);
	expect(before.html).toContain("https://acme.example/logo");

	const answer = await upload(owner, "logo", png());
	expect([answer.status, answer.location]).toEqual([303, `${path}?saved=logo#logo`]);
	const own = await logoNow();
	expect(own).toMatchObject({ width: 64, height: 64, transparent: false });
	expect(own?.url).not.toContain(copied);
	// Where the address leads: what stands above its picture is out of sight.
	const { html } = await owner.get(`${path}?saved=logo`);
	expect(html.slice(html.indexOf('id="logo"'), html.indexOf('id="cover"'))).toContain("Saved.");
	expect(html.match(/Saved\./g)).toHaveLength(1);

	const hidden = await owner.submit((await owner.get(path)).form(`${path}/logo/hide`));
	expect(hidden.status).toBe(303);
	expect(await logoNow()).toBeNull();
	await owner.submit((await owner.get(path)).form(`${path}/logo/restore`));
	expect((await logoNow())?.url).toContain(copied);
	const [audit] = await world.db.all<{ actions: string }>(
		sql`SELECT group_concat(action) AS actions FROM audit_log WHERE subject = ${`listing:${id}`}`,
	);
	expect(audit?.actions).toBe("upload_picture,hide_picture,restore_picture");
});

it("says what is wrong with a file, keeps none of it, and what is shown stays", async () => {
	const copied = await mintPicture(world.db, { listingId: id });
	const cases = [
		[text(drawing({ more: "<script>1</script>" })), REFUSALS.active],
		[text("<!doctype html><p>hello"), REFUSALS.not_a_picture],
		[png({ width: 30, height: 30 }), REFUSALS.too_small],
		[png().subarray(0, 600), REFUSALS.truncated],
		[new Uint8Array(0), "The file is empty."],
	] as const;
	for (const [file, reason] of cases) {
		const answer = await upload(owner, "logo", file);
		expect(answer.status).toBe(400);
		expect(answer.html).toContain(reason);
	}
	const { html } = await upload(owner, "cover", encoded("jpeg"));
	expect(html).toContain(REFUSALS.not_wide_enough);
	expect(html.match(/<[^>]* autofocus[^>]*>/g)).toEqual([expect.stringContaining('id="cover-file"')]);
	expect((await logoNow())?.url).toContain(copied);
	expect((await env.PICTURES.list()).objects).toHaveLength(1);
});

it("tells the owner which pictures of the website were not taken, and why", async () => {
	const refused = [{ address: "https://acme.example/<b>.png", reason: REFUSALS.one_colour }];
	const source = { kind: "logo", origin: "website", hash: null, address: null, refused } as const;
	await runAnyBatch(world.db, setPictureSource(world.db, { listingId: id }, { ...source, refused }, NOW.getTime()));
	const { html } = await owner.get(path);
	expect(html).toContain("https://acme.example/&lt;b&gt;.png");
	expect(html).toContain(REFUSALS.one_colour);
});

it("does not exist for anybody but the owner, and asks who is nobody to sign in", async () => {
	const other = openBrowser();
	await other.signIn(world, "other@acme.example");
	expect((await other.get(path)).status).toBe(404);
	const token = (await other.get("/account/api-keys")).form("/account/api-keys").fields.get("csrf") ?? "";
	for (const what of ["logo/hide", "logo/restore", "cover/upload"])
		expect((await other.post(`${path}/${what}`, new URLSearchParams({ csrf: String(token) }))).status, what).not.toBe(
			303,
		);
	expect((await openBrowser().get(path)).status).toBe(303);
	const forged = await owner.post(`${path}/logo/hide`, new URLSearchParams({ csrf: "x".repeat(64) }));
	expect(forged.status).toBe(400);
});
