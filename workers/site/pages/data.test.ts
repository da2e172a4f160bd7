import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import type { DumpManifest } from "#core/public-data/dump";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { setSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const ask = (path: string) => openBrowser().get(path);

it("says what there is, what may be done with it, and where the files are", async () => {
	expect((await ask("/data")).html).toContain("This site writes no files of its data.");
	expect((await ask("/dumps/latest.json")).status).toBe(404);
	await setSettings({ dumps_nightly: "true", dump_licence: "CC0 1.0", dump_licence_url: "https://cc0.example/" });
	expect((await ask("/data")).html).toContain("The first files are written tonight.");
	await mintListing(world.db, "acme");
	await world.cron(NOW);
	const page = await ask("/data");
	expect(page.html).toContain('<a href="https://cc0.example/">CC0 1.0</a>');
	const latest = await ask("/dumps/latest.json");
	expect([latest.status, latest.headers.get("Content-Type")]).toEqual([200, "application/json"]);
	const manifest = JSON.parse(latest.html) as DumpManifest;
	expect(manifest.licence.name).toBe("CC0 1.0");
	const path = `/dumps/${manifest.name}/listing-00001.jsonl.gz`;
	expect(page.html).toContain(`href="${path}"`);
	const file = await ask(path);
	expect([file.status, file.headers.get("Content-Type"), file.headers.get("Content-Encoding")]).toEqual([
		200,
		"application/gzip",
		null,
	]);
	expect((await ask(`/dumps/${manifest.name}/manifest.json`)).status).toBe(200);
});

it("hands out nothing else of the bucket", async () => {
	await setSettings({ dumps_nightly: "true" });
	await mintListing(world.db, "acme");
	await world.cron(NOW);
	const { name } = JSON.parse((await ask("/dumps/latest.json")).html) as DumpManifest;
	for (const path of [
		`/dumps/${name}/listing-00009.jsonl.gz`,
		`/dumps/${name}/..%2F..%2Fpictures`,
		"/dumps/other/manifest.json",
		`/dumps/${name}`,
	]) {
		expect((await ask(path)).status, path).toBe(404);
	}
	// A folder is no page either: its address leads to the one without the slash, which is none.
	const folder = await ask(`/dumps/${name}/`);
	expect([folder.status, folder.headers.get("Location")]).toEqual([301, `/dumps/${name}`]);
});

it("leads to the newest files that are there: after a restore the database may know of more", async () => {
	await setSettings({ dumps_nightly: "true" });
	await mintListing(world.db, "acme");
	await world.cron(NOW);
	const { name } = JSON.parse((await ask("/dumps/latest.json")).html) as DumpManifest;
	await world.db.run(
		"INSERT INTO dumps (name, state, begun_at, moved_at, cursor, position, files) SELECT 'later', 'done', begun_at + 1, moved_at, cursor, position, files FROM dumps",
	);
	expect((await ask("/data")).html).not.toContain("/dumps/later/");
	const latest = await ask("/dumps/latest.json");
	expect([latest.status, (JSON.parse(latest.html) as DumpManifest).name]).toEqual([200, name]);
	await env.PICTURES.delete((await env.PICTURES.list()).objects.map(({ key }) => key));
	expect((await ask("/dumps/latest.json")).status).toBe(404);
});
