import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { type Browser, openAdmin } from "#testing/browser";
import { mintListing, mintListings } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";
import { tagPage } from "../parts/admin/tag-page.ts";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	await mintListing(world.db, "acme", { profile: { tags: ["crm", "boats"] } });
	await mintListing(world.db, "bolt", { profile: { tags: ["CRM", "boats"] } });
	await mintListing(world.db, "cork", { profile: { tags: ["Boats & <b>", "boats"] } });
});

const PATH = "/admin/tags";
const used = async () =>
	Object.fromEntries(
		(await world.db.all<{ tag: string; listings: number }>(sql`SELECT tag, listings FROM tags ORDER BY tag`)).map(
			({ tag, listings }) => [tag, listings],
		),
	);
const shown = async (query: string) => {
	const { html } = await admin.get(`${PATH}${query}`);
	return [...html.matchAll(/name="tag-\d+" value="([^"]*)"/g)].map(([, tag]) => tag);
};
/** Takes back what the page that was led to says was done. */
const undo = async (location: string | null) => {
	const page = await admin.get(location ?? "");
	return admin.submit(page.form(/\/admin\/log\/\d+\/undo/.exec(page.html)?.[0] ?? ""));
};

it("shows every tag by use or by name, finds those that begin so, and goes on where a part ended", async () => {
	expect(await shown("")).toEqual(["boats", "crm", "CRM", "Boats &amp; &lt;b&gt;"]);
	expect(await shown("?sort=seldom")).toEqual(["Boats &amp; &lt;b&gt;", "CRM", "crm", "boats"]);
	expect(await shown("?sort=name")).toEqual(["boats", "Boats &amp; &lt;b&gt;", "CRM", "crm"]);
	expect(await shown("?q=CR")).toEqual(["CRM", "crm"]);
	expect(await shown("?q=zzz")).toEqual([]);
	await mintListings(world.db, 60, []);
	await world.db.run(
		sql`UPDATE listing_profiles SET profile = json_set(profile, '$.tags', json_array('t' || listing_id)) WHERE json_array_length(profile, '$.tags') = 0`,
	);
	for (const sort of ["used", "seldom", "name"]) {
		const first = await admin.get(`${PATH}?sort=${sort}`);
		const next = /rel="next" href="([^"]+)"/.exec(first.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
		const all = [...(await shown(`?sort=${sort}`)), ...(await shown(next.slice(PATH.length)))];
		expect([all.length, new Set(all).size], sort).toEqual([64, 64]);
	}
});

it("renames a tag from its page, says what is wrong, and takes it back", async () => {
	const own = tagPage("Boats & <b>");
	const page = await admin.get(own);
	expect(page.html).toContain("1 listing carries it.");
	expect(page.html).toContain('href="/admin/listings/cork"');
	const form = page.form(`${PATH}/change`);
	const wrong = await admin.submit(form, { into: "boats", decision: "rename" });
	expect(wrong.status).toBe(400);
	expect(wrong.html).toContain("merge the two instead");
	const done = await admin.submit(form, { into: "CI/CD", decision: "rename" });
	expect(await used()).toEqual({ "CI/CD": 1, CRM: 1, boats: 3, crm: 1 });
	expect((await admin.get(tagPage("CI/CD"))).html).toContain("1 listing carries it.");
	expect((await admin.get("/admin/log")).html).toContain(`href="${own}"`);
	await undo(done.location);
	expect(await used()).toEqual({ "Boats & <b>": 1, CRM: 1, boats: 3, crm: 1 });
	expect((await admin.get(tagPage("nowhere"))).status).toBe(404);
});

it("opens and takes out tags that an address would take for folders", async () => {
	await mintListing(world.db, "dots", { profile: { tags: [".", "..", "a/../b"] } });
	const list = await admin.get(`${PATH}?sort=seldom`);
	for (const tag of [".", "..", "a/../b"]) {
		const address = tagPage(tag);
		expect(list.html).toContain(`href="${address}"`);
		// As browsers do, which leave out what they take for folders.
		const { pathname, search } = new URL(address, "https://launchweek.test");
		const page = await admin.get(pathname + search);
		expect([tag, page.status]).toEqual([tag, 200]);
		await admin.submit(page.form(`${PATH}/change`), { decision: "remove", reason: "It says nothing." });
	}
	expect(Object.keys(await used())).toEqual(["Boats & <b>", "CRM", "boats", "crm"]);
	expect((await admin.get("/admin/log")).html).toContain(`href="${tagPage("..")}"`);
});

it("merges other spellings into a tag at one press each, and takes a tag out", async () => {
	const page = await admin.get(tagPage("CRM"));
	await admin.post(
		`${PATH}/change`,
		new URLSearchParams({
			csrf: page.form(`${PATH}/change`).fields.get("csrf") ?? "",
			tag: "crm",
			into: "CRM",
			decision: "merge",
		}),
	);
	expect(page.html).toContain("Merge into this one: crm");
	expect(await used()).toEqual({ "Boats & <b>": 1, CRM: 2, boats: 3 });
	const form = (await admin.get(tagPage("CRM"))).form(`${PATH}/change`);
	expect((await admin.submit(form, { decision: "remove", reason: "" })).status).toBe(400);
	await admin.submit(form, { decision: "remove", reason: "It says nothing." });
	expect(await used()).toEqual({ "Boats & <b>": 1, boats: 3 });
	expect((await admin.get(tagPage("CRM"))).html).toContain("No listing carries it.");
});

it("merges, takes out and forbids several at once, and says which were refused", async () => {
	const several = async (decision: string, ids: readonly string[], into = "") => {
		const list = await admin.get(`${PATH}?sort=name`);
		const [, ...rows] = ["", "boats", "Boats & <b>", "CRM", "crm"].map((tag, place) => [`tag-${place}`, tag] as const);
		const chosen = { ...Object.fromEntries(rows), id: ids, decision, into, reason: "Tidying." };
		return (await admin.get((await admin.submit(list.form(`${PATH}/several`), chosen)).location ?? "")).html;
	};
	expect(await several("merge", ["2", "3"], "boats")).toContain("2 rows done.");
	expect(await used()).toEqual({ boats: 3, crm: 1 });
	expect(await several("merge", ["3", "4"], "boats")).toContain("1 row was refused");
	expect(await several("forbid", ["1", "4"])).toContain("2 rows done.");
	expect(await several("remove", ["1"])).toContain("1 row done.");
	expect(await used()).toEqual({});
	expect((await admin.get("/admin/forbidden-tags")).html).toContain("Tidying.");
});

it("forbids a tag that nobody has yet, shows why, and allows it again", async () => {
	const page = await admin.get("/admin/forbidden-tags");
	const form = page.form("/admin/forbidden-tags");
	expect((await admin.submit(form, { tag: "", reason: "" })).status).toBe(400);
	await admin.submit(form, { tag: "Casino", reason: "Gambling is not listed." });
	const own = await admin.get(tagPage("casino"));
	expect(own.html).toContain("This tag is forbidden: <bdi>Gambling is not listed.</bdi>");
	await admin.submit(own.form("/admin/forbidden-tags/allow"));
	expect((await admin.get("/admin/forbidden-tags")).html).toContain("No tag is forbidden.");
});

it("shows what is under way", async () => {
	await world.db.run(
		sql`INSERT INTO tag_changes (id, tag, into_tag, at, state, listings) VALUES (1, 'a', 'b', 1, 'running', 50)`,
	);
	expect((await admin.get(PATH)).html).toContain("50 listings done");
});
