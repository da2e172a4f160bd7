import { exports } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import mergeListings from "#actions/listings/merge-listings";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, ORIGIN, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const get = (path: string, headers: Record<string, string> = {}) =>
	exports.default.fetch(new Request(`${ORIGIN}/badges/${path}`, { headers }));

it("serves the image so that any page may show it and caches keep it", async () => {
	await mintListing(world.db, "acme", { name: "Acme & Sons" });
	const answer = await get("acme/listed-on-standard-auto-m.svg");
	expect(answer.status).toBe(200);
	expect(answer.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
	expect(answer.headers.get("Cache-Control")).toContain("public, max-age=3600");
	expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
	expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
	expect(answer.headers.get("Set-Cookie")).toBeNull();
	expect(await answer.text()).toContain('<title id="t">Acme &amp; Sons is listed on Launchweek</title>');
});

it("answers 304 to who has it already, and anew when it has changed", async () => {
	await mintListing(world.db, "acme");
	const path = "acme/launched-on-pill-dark-l.svg";
	const first = await get(path);
	const etag = first.headers.get("ETag") ?? "";
	await first.text();
	for (const header of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
		const again = await get(path, { "If-None-Match": header });
		expect(again.status, header).toBe(304);
		expect(await again.text()).toBe("");
	}
	await world.db.run(sql`UPDATE listings SET name = 'Renamed'`);
	const changed = await get(path, { "If-None-Match": etag });
	expect(changed.status).toBe(200);
	expect(await changed.text()).toContain("Renamed");
});

it("shows only what the listing has earned", async () => {
	await mintListing(world.db, "waiting", { status: "scheduled", verified: true });
	await mintListing(world.db, "draft", { status: "draft" });
	await mintListing(world.db, "queued", { status: "awaiting_badge" });
	await mintListing(world.db, "acme", { verified: true });
	const status = async (path: string) => (await get(path)).status;
	expect(await status("waiting/listed-on-square-light-s.svg")).toBe(200);
	expect(await status("waiting/launched-on-square-light-s.svg")).toBe(404);
	expect(await status("waiting/verified-square-light-s.svg")).toBe(404);
	expect(await status("acme/verified-square-light-s.svg")).toBe(200);
	expect(await status("acme/featured-square-light-s.svg")).toBe(404);
	expect(await status("acme/launch-of-the-week-1-square-light-s.svg")).toBe(404);
	for (const slug of ["nobody", "draft", "queued"]) {
		expect(await status(`${slug}/listed-on-square-light-s.svg`), slug).toBe(404);
	}
});

it("reads names strictly", async () => {
	await mintListing(world.db, "acme");
	for (const file of ["listed-on.svg", "listed-on-square-light-s", "listed-on-square-light-s.png", "x.svg", ".svg"]) {
		const answer = await get(`acme/${file}`);
		expect(answer.status, file).toBe(404);
		expect(answer.headers.get("Cache-Control")).toBe("public, max-age=60");
		await answer.text();
	}
});

it("leads from a listing that was merged to the image of the one that stays", async () => {
	await mintListing(world.db, "inkfern-old");
	await mintListing(world.db, "inkfern");
	const named = { listing_id: 1, into_id: 2, version: 1, into_version: 1, reason: "One." };
	await performAs(teamActor(), mergeListings, named);
	const answer = await exports.default.fetch(
		new Request(`${ORIGIN}/badges/inkfern-old/listed-on-square-light-s.svg`, { redirect: "manual" }),
	);
	expect([answer.status, answer.headers.get("Location")]).toEqual([
		301,
		"/badges/inkfern/listed-on-square-light-s.svg",
	]);
	expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
	expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600, stale-while-revalidate=86400");
	// What is no badge leads nowhere.
	expect((await get("inkfern-old/no-such-badge.svg")).status).toBe(404);
	await world.db.run(sql`UPDATE listing_hidings SET merged_into = NULL`);
	expect((await get("inkfern-old/listed-on-square-light-s.svg")).status).toBe(404);
});
