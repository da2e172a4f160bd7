import "#testing/loaded-drawing";
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { objectKey, pictureByHash } from "#store/pictures";
import { openBrowser, SITE } from "#testing/browser";
import { mintResult } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintPicture } from "#testing/pictures";
import { makeWorld, type World } from "#testing/world";
import worker from "#workers/index";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
});

async function fetched(path: string): Promise<Response> {
	const request = new Request(SITE + path) as Request<unknown, IncomingRequestCfProperties>;
	return worker.fetch(request, env, createExecutionContext());
}

/** The path of the image that a page names. */
async function imageOf(page: string): Promise<string> {
	const { html } = await browser.get(page);
	const [, address = ""] = /<meta property="og:image" content="([^"]*)"\/>/.exec(html) ?? [];
	expect(address, page).toMatch(/^https:/);
	expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
	expect(html).toContain('<meta property="og:image:width" content="1200"/>');
	return new URL(address).pathname;
}

async function expectImage(path: string): Promise<void> {
	const answer = await fetched(path);
	const png = new DataView(await answer.arrayBuffer());
	expect(answer.status, path).toBe(200);
	expect(answer.headers.get("Content-Type")).toBe("image/png");
	expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
	// The signature and the header chunk of a PNG: 1200 wide, 630 high.
	expect([png.getUint32(0), png.getUint32(16), png.getUint32(20)]).toEqual([0x89504e47, 1200, 630]);
}

it("draws the image that each page names", async () => {
	const { id } = await mintListing(world.db, "tidewell");
	await mintResult(world.db, { week: "2026-10-05", rank: 1, listingId: id, votes: 30 });
	for (const page of ["/", "/listings/tidewell", "/launches/2026-10-05"]) await expectImage(await imageOf(page));
});

it("keeps what was drawn, and shows a new logo at a new address", async () => {
	const { id } = await mintListing(world.db, "tidewell");
	const path = await imageOf("/listings/tidewell");
	const key = path.slice(1);
	expect(await env.PICTURES.head(key)).toBeNull();
	await expectImage(path);
	expect((await env.PICTURES.head(key))?.size).toBeGreaterThan(1000);
	await env.PICTURES.put(key, "kept");
	expect(await (await fetched(path)).text()).toBe("kept");
	const hash = await mintPicture(world.db, { listingId: id });
	await env.PICTURES.put(await keyOf(hash), PIXEL);
	const changed = await imageOf("/listings/tidewell");
	expect(changed).not.toBe(path);
	await expectImage(changed);
	expect((await fetched(path)).status).toBe(404);
});

it("ends what it has begun to draw when the visitor has left", async () => {
	await mintListing(world.db, "tidewell");
	const path = await imageOf("/listings/tidewell");
	const request = new Request(SITE + path) as Request<unknown, IncomingRequestCfProperties>;
	const begun = Promise.withResolvers<Promise<unknown>>();
	const context = createExecutionContext();
	context.waitUntil = (work) => begun.resolve(work);
	void worker.fetch(request, env, context);
	// What the platform waits for after a request has ended; the answer itself is never looked at.
	await await begun.promise;
	expect((await env.PICTURES.head(path.slice(1)))?.size).toBeGreaterThan(1000);
});

/** One dark pixel. */
const PIXEL = Uint8Array.from(
	atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="),
	(letter) => letter.charCodeAt(0),
);

async function keyOf(hash: string): Promise<string> {
	const row = await pictureByHash(world.db, hash);
	return row === null ? "" : objectKey(row);
}

it("finds nothing under another hash, another name or another kind", async () => {
	await mintListing(world.db, "tidewell");
	const path = await imageOf("/listings/tidewell");
	const wrong = [
		path.replace(/\.[0-9a-f]{20}\./, ".00000000000000000000."),
		path.replace("tidewell", "nobody"),
		path.replace("listings", "founders"),
		path.replace(".png", ".svg"),
		"/share/listings/tidewell.png",
		"/share/toString/tidewell.00000000000000000000.png",
	];
	for (const address of wrong) expect((await fetched(address)).status, address).toBe(404);
});
