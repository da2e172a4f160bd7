import { exports } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { users } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { mintPicture, someBytes } from "#testing/pictures";
import { countRows } from "#testing/rows";
import { makeWorld, ORIGIN, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const get = (name: string, headers: Record<string, string> = {}, method = "GET") =>
	exports.default.fetch(new Request(`${ORIGIN}/pictures/${name}`, { headers, method }));

it("serves a picture so that it runs nothing, loads nothing, and is never asked for again", async () => {
	const listing = await mintListing(world.db, "acme");
	const hash = await mintPicture(world.db, { listingId: listing.id }, "logo", { type: "image/svg+xml" });
	const answer = await get(hash);
	expect(answer.status).toBe(200);
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		"content-type": "image/svg+xml",
		"content-length": String(someBytes(1).length),
		"x-content-type-options": "nosniff",
		"content-security-policy": "default-src 'none'; sandbox",
		"cache-control": "public, max-age=31536000, immutable",
	});
	expect(answer.headers.get("Set-Cookie")).toBeNull();
	expect(new Uint8Array(await answer.arrayBuffer())).toEqual(someBytes(1));

	const head = await get(hash, {}, "HEAD");
	expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
		200,
		String(someBytes(1).length),
		"",
	]);
	const again = await get(hash, { "If-None-Match": answer.headers.get("ETag") ?? "" });
	expect([again.status, await again.text()]).toEqual([304, ""]);
	expect(again.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
});

it("has nothing at other addresses, and lists nothing", async () => {
	const listing = await mintListing(world.db, "acme");
	const hash = await mintPicture(world.db, { listingId: listing.id });
	for (const name of [
		"",
		"acme",
		hash.slice(1),
		`${hash}.png`,
		hash.toUpperCase().replace(/0/, "A"),
		`${hash}/1`,
		"f".repeat(64),
	]) {
		const answer = await get(name);
		expect([answer.status, answer.headers.get("cache-control")], name).toEqual([404, "private, no-store"]);
		expect(await answer.text()).not.toContain(hash);
	}
	expect((await get(hash, {}, "POST")).status).toBe(404);
});

it("reads one row for a picture that everybody may see", async () => {
	const listing = await mintListing(world.db, "acme");
	const hash = await mintPicture(world.db, { listingId: listing.id });
	expect((await countRows(() => get(hash))).rowsRead).toBe(1);
});

it("shows a picture of a listing that is not public to its people alone, until it is", async () => {
	const owner = openBrowser();
	await owner.signIn(world, "owner@acme.example");
	const other = openBrowser();
	await other.signIn(world, "other@acme.example");
	const team = openBrowser();
	await team.signIn(world, "team@acme.example");
	await world.db.update(users).set({ role: "admin" }).where(sql`email = 'team@acme.example'`);
	const [ownerId] = await world.db.all<{ id: number }>(sql`SELECT id FROM users WHERE email = 'owner@acme.example'`);
	const listing = await mintListing(world.db, "acme", { status: "awaiting_badge", ownerId: ownerId?.id ?? 0 });
	const hash = await mintPicture(world.db, { listingId: listing.id });

	expect((await get(hash)).status).toBe(404);
	expect((await other.get(`/pictures/${hash}`)).status).toBe(404);
	expect((await team.get(`/pictures/${hash}`)).status).toBe(200);
	const mine = await owner.get(`/pictures/${hash}`);
	expect([mine.status, mine.headers.get("cache-control")]).toEqual([200, "private, max-age=31536000, immutable"]);

	await world.db.run(sql`UPDATE listings SET status = 'live' WHERE id = ${listing.id}`);
	expect((await get(hash)).status).toBe(200);
});
