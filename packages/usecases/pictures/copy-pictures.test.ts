import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { REFUSALS } from "#core/pictures/refusal";
import { pictureSourcesOf } from "#store/pictures";
import { crawlPorts, site, stopSitesAfterEach } from "#testing/crawl";
import { mintListing } from "#testing/listings";
import { NOW, ORIGIN } from "#testing/now";
import { drawing } from "#testing/picture-files";
import type { Route, Routes } from "#testing/servers";
import { makeWorld, type World } from "#testing/world";
import { copyPictures } from "#usecases/pictures/copy-pictures";
import { composeAtOnce } from "#workers/compose";

let world: World;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	listingId = (await mintListing(world.db, "acme")).id;
});
stopSitesAfterEach();

const svg = (colour: string, width = 64, height = 64): Route => ({
	headers: { "content-type": "text/html" },
	body: drawing({ width, height, colour }),
});

async function copied(routes: Routes, paths: { logo?: string[]; cover?: string[] }, timeouts = {}) {
	const { origin, requests } = await site(routes);
	const at = (path: string) => (path.startsWith("/") ? `${origin}${path}` : path);
	const addresses = { logo: (paths.logo ?? []).map(at), cover: (paths.cover ?? []).map(at) };
	const { objects, settings, links } = composeAtOnce(env, ORIGIN, createExecutionContext());
	const context = { db: world.db, now: NOW, objects, links, crawl: crawlPorts(), timeouts };
	const outcome = await copyPictures({ listingId }, addresses, {
		...context,
		settings: { ...settings, allowLoopbackCrawl: true },
	});
	const sources = await pictureSourcesOf(world.db, { listingId });
	return { outcome, sources, origin, seen: (await requests()).map(({ url }) => url) };
}

it("takes the first address that is a picture of its kind, and says why not the others", async () => {
	const routes = {
		"/wide.svg": svg("#123", 600, 60),
		"/page": { body: "<!doctype html><h1>Not found</h1>" },
		"/icon.svg": svg("#c33"),
		"/og.svg": svg("#3c3", 1200, 630),
	};
	const paths = {
		logo: ["/our-customers.png", "/wide.svg", "/page", "/gone.png", "/icon.svg", "/never.svg"],
		cover: ["/og.svg"],
	};
	const { outcome, sources, origin, seen } = await copied(routes, paths);
	expect(outcome).toBe("logo copied, 4 refused; cover copied, 0 refused");
	const logo = sources.find(({ kind }) => kind === "logo");
	expect(logo).toMatchObject({
		origin: "website",
		address: `${origin}/icon.svg`,
		at: NOW.getTime(),
		picture: { type: "image/svg+xml", width: 64, height: 64 },
		refused: [
			{ address: `${origin}/our-customers.png`, reason: REFUSALS.many_logos, code: "many_logos" },
			{ address: `${origin}/wide.svg`, reason: REFUSALS.not_square_enough, code: "not_square_enough" },
			{ address: `${origin}/page`, reason: REFUSALS.not_a_picture, code: "not_a_picture" },
			{ address: `${origin}/gone.png`, reason: "The server answered 404." },
		],
	});
	// What needs no look is not asked for, and nothing behind the one that was taken.
	expect(seen).toEqual(["/robots.txt", "/wide.svg", "/page", "/gone.png", "/icon.svg", "/og.svg"]);
	expect(await env.PICTURES.list()).toMatchObject({ objects: [{}, {}] });
});

it("asks nobody inward, and nobody whose robots.txt forbids it", async () => {
	const inside = await site({ "*": svg("#c33") });
	const inward = inside.origin.replace("127.0.0.1", "127.0.0.2");
	const routes = {
		"/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /private/" },
		"/redirect": { status: 302, headers: { location: `${inward}/secret.svg` } },
		"/meta": { status: 302, headers: { location: "http://169.254.169.254/latest/meta-data/" } },
		"/file": { status: 302, headers: { location: "file:///etc/passwd" } },
		"/round": { status: 302, headers: { location: "/round" } },
		"/private/logo.svg": svg("#c33"),
	};
	const logo = [
		"/redirect",
		"/meta",
		"/file",
		"/round",
		"/private/logo.svg",
		"http://10.0.0.7/logo.png",
		"http://[::ffff:7f00:1]/logo.png",
	];
	const { sources, seen } = await copied(routes, { logo });
	expect(sources[0]).toMatchObject({ kind: "logo", hash: null });
	expect(sources[0]?.refused.map(({ reason }) => reason)).toEqual([
		expect.stringMatching(/^Port \d+ is not read; only 80 and 443 are\.$/) as string,
		"An address must have a name; numeric addresses are not read.",
		"Only http and https addresses can be read.",
		"There were more than 5 redirects.",
		"Its robots.txt forbids it: Disallow: /private/.",
		"An address must have a name; numeric addresses are not read.",
		"An address must have a name; numeric addresses are not read.",
	]);
	expect(seen).not.toContain("/private/logo.svg");
	expect(await inside.requests()).toEqual([]);
});

it("waits for no slow server, and takes no more than it keeps", async () => {
	const routes = {
		"/slow": { body: "GIF89a", repeat: 1000, drip: { everyMs: 20 } },
		"/never": { hang: true },
	};
	const slow = await copied(routes, { logo: ["/slow", "/never"] }, { requestTimeoutMs: 100 });
	expect(slow.sources[0]?.refused.map(({ reason }) => reason)).toEqual([
		"There was no full answer within 0.1 s.",
		"There was no full answer within 0.1 s.",
	]);
	// Given as long as it may need on a busy machine.
	const large = await copied({ "/large": { body: "x".repeat(1024), repeat: 600 } }, { logo: ["/large"] });
	expect(large.sources[0]?.refused.map(({ reason }) => reason)).toEqual([REFUSALS.too_large]);
});

it("shows what the website has by now, and keeps what is there while it does not answer", async () => {
	const first = await copied({ "/a.svg": svg("#111") }, { logo: ["/a.svg"] });
	const before = first.sources[0]?.hash;
	expect(before).toMatch(/^[0-9a-f]{64}$/);
	const down = await copied({ "/a.svg": { status: 503 } }, { logo: ["/a.svg"] });
	expect(down.sources[0]).toMatchObject({
		hash: before,
		refused: [{ reason: expect.stringContaining("503") as string }],
	});
	const changed = await copied({ "/a.svg": svg("#222") }, { logo: ["/a.svg"] });
	expect(changed.sources[0]?.hash).not.toBe(before);
	const worse = await copied({ "/a.svg": { body: "<html></html>" } }, { logo: ["/a.svg"] });
	expect(worse.sources[0]).toMatchObject({ hash: null, refused: [{ reason: REFUSALS.not_a_picture }] });
});
