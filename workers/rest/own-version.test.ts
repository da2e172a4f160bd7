import { beforeEach, describe, expect, it } from "vitest";
import { mintDraft } from "#testing/drafts";
import { mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
});

interface Kind {
	path: string;
	conflict: string;
	change: (tagline: string) => { method: string; path: string; body: unknown };
}

const kinds: readonly [string, () => Promise<Kind>][] = [
	[
		"a draft",
		async () => {
			const { id } = await mintDraft(world.db, ada, { domain: "inkfern.example" });
			const path = `/drafts/${id}`;
			const change = (tagline: string) => ({ method: "PATCH", path, body: { fields: { tagline } } });
			return { path, change, conflict: "draft_conflict" };
		},
	],
	[
		"a listing",
		async () => {
			const { id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
			const path = `/me/listings/${id}`;
			const change = (tagline: string) => ({ method: "PATCH", path, body: { fields: { tagline } } });
			return { path, change, conflict: "listing_conflict" };
		},
	],
	[
		"a story",
		async () => {
			const { id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
			const path = `/me/listings/${id}`;
			const change = (story: string) => ({ method: "PUT", path: `${path}/story`, body: { story } });
			return { path, change, conflict: "listing_conflict" };
		},
	],
];

describe.each(kinds)("%s of one's own", (_name, minted) => {
	it("is read again for nothing while it is the same, and changed only as it was read", async () => {
		const { path, change, conflict } = await minted();
		const send = (words: string, tag?: string) => {
			const { method, path: to, body } = change(words);
			return world.api(method, to, { as: ada, body, ...(tag !== undefined && { headers: { "If-Match": tag } }) });
		};
		const first = await world.api<{ version: number }>("GET", path, { as: ada });
		const tag = first.headers.get("ETag") ?? "";
		expect(tag).toMatch(new RegExp(`^"v${first.body.version}-[0-9a-f]{32}"$`));
		expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
		const again = await world.api("GET", path, { as: ada, headers: { "If-None-Match": tag } });
		expect([again.status, again.headers.get("ETag")]).toEqual([304, tag]);

		const written = await send("One", tag);
		expect(written.status, JSON.stringify(written.body)).toBe(200);
		const next = written.headers.get("ETag") ?? "";
		expect(next).not.toBe(tag);
		expect((await world.api("GET", path, { as: ada, headers: { "If-None-Match": tag } })).status).toBe(200);
		for (const old of [tag, '"nonsense"', `"${"0".repeat(32)}"`]) {
			expect(await send("Two", old), old).toMatchObject({ status: 400, body: { code: conflict } });
		}
		for (const good of [`W/${next}`, "*", undefined]) {
			const { version } = (await world.api<{ version: number }>("GET", path, { as: ada })).body;
			const sent = await send(`Three ${good}`, good?.replace(/v\d+/, `v${version}`));
			expect(sent.status, String(good)).toBe(200);
		}
	});
});

it("somebody else's is not found, whatever tag they send", async () => {
	const { id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	const own = await world.api("GET", `/me/listings/${id}`, { as: ada });
	const tag = own.headers.get("ETag") ?? "";
	const grace = await world.person("grace@example.com");
	for (const headers of [{ "If-None-Match": tag }, { "If-None-Match": "*" }]) {
		expect((await world.api("GET", `/me/listings/${id}`, { as: grace, headers })).status).toBe(404);
	}
});
