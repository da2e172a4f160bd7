import { beforeEach, expect, it } from "vitest";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { drawing } from "#testing/picture-files";
import { changeSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	changeSettings({ ALLOW_LOOPBACK_CRAWL: "true" });
});
stopSitesAfterEach();

it("copies the icon and the shared picture of a website that was read, for its draft", async () => {
	const head = `<title>Acme</title><link rel="apple-touch-icon" href="/touch.svg"><meta property="og:image" content="/og.svg">`;
	const { origin } = await site({
		"/": { body: `<!doctype html><html><head>${head}</head><body><h1>Acme</h1></body></html>` },
		"/touch.svg": { body: drawing() },
		"/og.svg": { body: drawing({ width: 1200, height: 630 }) },
	});
	const ada = await world.person();
	const { body } = await world.api<{ id: string }>("POST", "/drafts", { as: ada, body: { url: origin } });
	expect(await world.runJobs()).toContain("copy-draft-pictures: logo copied, 0 refused; cover copied, 0 refused");
	const sources = await world.db.query.pictureSources.findMany();
	expect(sources.map(({ draftId, kind, address }) => [draftId, kind, address])).toEqual([
		[body.id, "logo", `${origin}/touch.svg`],
		[body.id, "cover", `${origin}/og.svg`],
	]);
	// A logo that its owner says is elsewhere is copied from there.
	await world.api("PATCH", `/drafts/${body.id}`, { as: ada, body: { fields: { logo_url: `${origin}/og.svg` } } });
	expect(await world.runJobs()).toEqual(["copy-draft-pictures: logo copied, 0 refused"]);
});
