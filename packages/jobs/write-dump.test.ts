import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { DAY_MS } from "#core/launches/week";
import type { DumpManifest } from "#core/public-data/dump";
import { wholeDumps } from "#store/dumps";
import { openBrowser } from "#testing/browser";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { ORIGIN } from "#testing/now";
import { setSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";
import type { PublicRecord } from "#usecases/public/public-records";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await setSettings({ dumps_nightly: "true" });
});

const run = (sql: string, ...values: unknown[]) =>
	env.DB.prepare(sql)
		.bind(...values)
		.run();

async function dumped(at = NOW): Promise<{ manifest: DumpManifest; records: Map<string, PublicRecord["record"]> }> {
	await world.cron(at, /dump/);
	const name = (await wholeDumps(world.db, 1))[0]?.name;
	const folder = `dumps/${name}/`;
	const manifest = (await (await env.PICTURES.get(`${folder}manifest.json`))?.json()) as DumpManifest;
	const records = new Map<string, PublicRecord["record"]>();
	for (const { file, records: count, sha256, bytes } of manifest.files) {
		const object = await env.PICTURES.get(folder + file);
		const packed = new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer(0));
		const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", packed));
		expect([packed.length, [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("")]).toEqual([
			bytes,
			sha256,
		]);
		const text = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
		const lines = text.trimEnd().split("\n");
		expect(lines.length).toBe(count);
		for (const line of lines) {
			const { id, record } = JSON.parse(line) as PublicRecord;
			expect(records.has(id)).toBe(false);
			records.set(id, record);
		}
	}
	return { manifest, records };
}

const quote = (text: string) => [{ quote: text, url: "https://acme.example/" }];
const evidence = { headline: quote("Chairs that wait.") };

it("says of everything public what the API says of it, and of nothing else", async () => {
	const category = await mintCategory(world.db, "crm", { faqs: [{ question: "Q?", answer: "A." }] });
	const { id } = await mintListing(world.db, "acme", {
		name: "Acme",
		tagline: "Chairs",
		country: "NL",
		stage: "beta",
		pricingModel: "free",
		storyUnlocked: true,
		categoryIds: [category.id],
		ownerId: (await world.person("owner@example.com")).userId,
		profile: {
			headline: "Chairs that wait.",
			features: ["Fast"],
			evidence: { ...evidence, contact_email: quote("hi@acme.example") },
			contact_email: "hi@acme.example",
		},
	});
	await mintListing(world.db, "hidden", { status: "draft" });
	await mintListing(world.db, "coming", { status: "scheduled", launchWeek: "2027-01-04" });
	await run(
		"INSERT INTO founders (id, slug, name, search_name, title, bio, created_at) VALUES (1, 'ada', 'Ada', 'ada', 'CEO', 'Bio', 0)",
	);
	await run("INSERT INTO listing_founders (listing_id, founder_id, position) VALUES (?, 1, 0)", id);
	await run("INSERT INTO closed_weeks (week, closed_at, launches) VALUES ('2026-11-09', 5, 1)");
	await run(
		"INSERT INTO week_results (week, rank, listing_id, votes_counted, votes_raw) VALUES ('2026-11-09', 1, ?, 3, 4)",
		id,
	);
	await run(
		"INSERT INTO awards (week, place, listing_id, votes_counted, awarded_at) VALUES ('2026-11-09', 1, ?, 3, 0)",
		id,
	);
	const { manifest, records } = await dumped();
	expect([...records.keys()].sort()).toEqual(["category:1", "founder:1", `listing:${id}`, "week:2026-11-09"]);
	expect(manifest).toMatchObject({
		records: { category: 1, listing: 1, founder: 1, week: 1 },
		licence: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
		site: ORIGIN,
	});
	const listing = records.get(`listing:${id}`) as Record<string, unknown>;
	const { body: api, status } = await world.api("GET", "/listings/acme");
	expect(status, JSON.stringify(api)).toBe(200);
	const own = {
		categories: ["crm"],
		founders: [{ slug: "ada", title: "CEO" }],
		evidence,
		typed: expect.anything(),
		page: `${ORIGIN}/listings/acme`,
		rating: null,
	};
	const { launches, ...facts } = listing;
	expect(facts).toEqual({ ...Object.fromEntries(Object.keys(facts).map((name) => [name, api[name]])), ...own });
	expect(launches).toEqual([{ week: "2026-11-16", kind: "free", paid: false }]);
	expect(listing.evidence).toEqual(evidence);
	expect(JSON.stringify([...records.values()])).not.toMatch(/example\.com|hi@acme|contact_email/);
	const { body: founder } = await world.api("GET", "/founders/ada");
	expect(records.get("founder:1")).toMatchObject({
		name: founder.name,
		bio: founder.bio,
		title: "CEO",
		listings: ["acme"],
	});
	const { body: family } = await world.api("GET", "/categories/crm");
	expect(records.get("category:1")).toMatchObject({
		name: family.name,
		description: family.description,
		faqs: family.faqs,
		parent: null,
	});
	expect(records.get("week:2026-11-09")).toMatchObject({
		results: [{ rank: 1, listing: "acme", award: 1, votes: { counted: 3, raw: 4, discounted: 1 } }],
	});
	// From its cursor on, changes tell what was written since.
	const next = await openBrowser().get(new URL(manifest.changes).pathname + new URL(manifest.changes).search);
	expect([next.status, next.html]).toEqual([200, ""]);
	await run("UPDATE listings SET status = 'draft' WHERE id = ?", id);
	const changed = (await openBrowser().get(`/feeds/changes.jsonl?since=${manifest.cursor}`)).html.trim().split("\n");
	expect(changed.map((line) => (JSON.parse(line) as PublicRecord).id)).toContain(`listing:${id}`);
	const after = await dumped(new Date(NOW.getTime() + DAY_MS));
	expect([...after.records.keys()]).not.toContain(`listing:${id}`);
	expect(after.records.get("week:2026-11-09")).toMatchObject({ results: [{ listing: null }] });
});

it("goes on from file to file until everything is out, once, and keeps two dumps", async () => {
	await mintListings(world.db, 120, [(await mintCategory(world.db, "crm")).id]);
	const { manifest, records } = await dumped();
	expect([records.size, manifest.files.map(({ file }) => file)]).toEqual([
		121,
		["category-00001.jsonl.gz", "listing-00001.jsonl.gz", "listing-00002.jsonl.gz", "listing-00003.jsonl.gz"],
	]);
	const second = await dumped(new Date(NOW.getTime() + DAY_MS));
	const third = await dumped(new Date(NOW.getTime() + 2 * DAY_MS));
	const keys = (await env.PICTURES.list({ prefix: "dumps/" })).objects.map(({ key }) => key.split("/")[1]);
	expect([...new Set(keys)]).toEqual([second.manifest.name, third.manifest.name]);
	expect(keys.length).toBe(10);
});
