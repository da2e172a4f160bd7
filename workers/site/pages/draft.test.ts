import { beforeEach, expect, it } from "vitest";
import { emptyProfile } from "#core/drafts/draft-state";
import { drafts } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintDraft } from "#testing/drafts";
import { mintCategory } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let ada: Browser;
let path: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = openBrowser();
	await mintCategory(world.db, "notes", { name: "Notes" });
	await ada.signIn(world, "ada@example.com");
});

async function draft(options: Parameters<typeof mintDraft>[2] = {}) {
	const user = await world.db.query.users.findFirst();
	const row = await mintDraft(world.db, { userId: user?.id ?? 0, email: "ada@example.com", key: "" }, options);
	path = `/account/drafts/${row.id}`;
	return row;
}

it("asks again by itself while the website is being read", async () => {
	await draft({ row: { status: "crawling" } });
	const page = await ada.get(path);
	expect(page.headers.get("Refresh")).toBe("4");
	expect(page.html).toContain("Reading the website");
});

it("fills while the profile is drafted: what is found shows with its quotes, the rest as being read", async () => {
	await draft({ row: { status: "drafting" } });
	const page = await ada.get(path);
	expect(page.headers.get("Refresh")).toBe("4");
	expect(page.html).toContain("Drafting the profile");
	expect(page.html).toContain("Shared notes for small teams");
	expect(page.html).toContain("<blockquote");
	expect(page.html).toContain("Being read");
	expect(page.html).not.toContain("Not stated on the website");
	expect(page.html).not.toContain("Save as a listing");
});

it("shows each value with its quotes, and what is missing", async () => {
	await draft();
	const page = await ada.get(path);
	expect(page.headers.get("Refresh")).toBeNull();
	expect(page.html).toContain("<blockquote");
	expect(page.html).toContain("Shared notes for small teams");
	expect(page.html).toContain("Not stated on the website");
	expect(page.html).toContain("What is missing");
});

it("says that nothing could be read, why, and both ways out, and saves nothing empty", async () => {
	const home = { url: "https://inkfern.com/", role: "home", bytes: 0, durationMs: 5 } as const;
	const unread = { ...home, outcome: "http_error", status: 503, detail: "The server answered 503." } as const;
	await draft({ domain: "inkfern.com", row: { profile: emptyProfile(), crawlReport: [unread] } });
	const page = await ada.get(path);
	expect(page.html).toContain("Nothing could be read");
	expect(page.html).toContain("The server answered 503.");
	expect(page.html).not.toContain("Not stated on the website");
	expect(page.html).not.toContain("Save as a listing");
	await ada.submit(page.form(path), { name: "Inkfern", tagline: "Notes", category: "Notes" });
	expect((await ada.get(path)).html).toContain("Save as a listing");
	await ada.submit((await ada.get(path)).form(`${path}/again`));
	expect(await world.db.query.drafts.findFirst()).toMatchObject({ status: "crawling" });
});

it("takes corrections, and leaves what was not touched as it is", async () => {
	await draft();
	const page = await ada.get(path);
	await ada.submit(page.form(path), { tagline: "Notes that stay", category: "Notes" });
	const row = await world.db.query.drafts.findFirst();
	const { tagline, name, categories } = row?.profile.fields ?? {};
	expect(tagline).toMatchObject({ value: "Notes that stay", state: "edited" });
	expect(name).toMatchObject({ state: "ai" });
	expect(categories?.value).toEqual(["Notes"]);
});

it("leads from the draft to the free plan and the code of the badge", async () => {
	await draft({ categories: ["Notes"] });
	const ready = await ada.get(path);
	await ada.submit(ready.form(`${path}/submit`));
	const saved = await ada.get(path);
	await ada.submit(saved.form(`${path}/free`));
	const waiting = await ada.get(path);
	expect(waiting.html).toContain("Put the badge on your homepage");
	expect(waiting.html).toContain("&lt;a href=&quot;https://launchweek.test/listings/inkfern&quot;&gt;");
	expect(waiting.html).toContain("/badges/inkfern/");
	// The public image is not there before the listing is: the preview brings its own.
	expect(waiting.html).toContain('src="data:image/svg+xml,');
	expect(waiting.html).not.toContain('src="https://launchweek.test/badges/');
	const listing = await world.db.query.listings.findFirst();
	expect(listing).toMatchObject({ status: "awaiting_badge", plan: "free" });
});

it("says why a draft cannot be saved yet", async () => {
	await draft();
	const ready = await ada.get(path);
	expect(ready.html).toContain("What is missing");
	expect(ready.html).not.toContain("Save as a listing");
	const page = await ada.submit({ ...ready.form(path), action: `${path}/submit` });
	expect(page.status).toBe(400);
	expect(page.html).toContain('role="alert"');
	expect(await world.db.query.listings.findMany()).toEqual([]);
});

it("is nobody else's", async () => {
	await draft();
	const eve = openBrowser();
	expect((await eve.get(path)).location).toContain("/sign-in");
	await eve.signIn(world, "eve@example.com");
	expect((await eve.get(path)).status).toBe(404);
});

it("asks to look at what was chosen doubtfully, and takes what is called right as the owner's", async () => {
	const row = await draft();
	const { tagline, name } = row.profile.fields;
	const doubtful = { ...row.profile.fields, tagline: { ...tagline, ai_score: 0.6 }, name: { ...name, ai_score: 0.9 } };
	await world.db.update(drafts).set({ profile: { ...row.profile, fields: doubtful } });
	const page = await ada.get(path);
	const list = page.html.slice(page.html.indexOf('id="check"'), page.html.indexOf('id="missing"'));
	expect(list).toContain('<a href="#field-tagline">Tagline</a>');
	expect(list).not.toContain("#field-name");
	expect(page.html).toContain('id="field-tagline"');
	expect(page.html).toContain("Drafted: please check");
	expect(page.html).toContain("Drafted: sure");
	await ada.submit(page.form(`${path}/right`), { field: "tagline" });
	const after = await ada.get(path);
	expect(after.html).not.toContain("Please check");
	expect(after.html).toContain("Locked by you");
	expect((await world.db.query.drafts.findFirst())?.profile.fields.tagline).toMatchObject({ state: "override" });
});

it("tells a list's drafted entries from those its owner added", async () => {
	const row = await draft();
	const [quote] = row.profile.fields.tagline.evidence;
	const features = { value: ["Shared notes"], state: "ai" as const, evidence: quote ? [quote] : [] };
	const found = { ...features, ai_value: features.value, ai_evidence: features.evidence };
	await world.db
		.update(drafts)
		.set({ profile: { ...row.profile, fields: { ...row.profile.fields, features: found } } });
	await world.api("PATCH", `/drafts/${row.id}`, {
		as: await world.person("ada@example.com"),
		body: { fields: { features: ["Shared notes", "Paper exports"] } },
	});
	const { html } = await ada.get(path);
	const shown = html.slice(html.indexOf('id="field-features"'), html.indexOf('id="field-usps"'));
	expect(shown.match(/Added by you/g)).toHaveLength(1);
	expect(shown.indexOf("Added by you")).toBeGreaterThan(shown.indexOf("Paper exports"));
	expect(shown).toContain("<blockquote");
});
