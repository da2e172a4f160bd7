import { beforeEach, describe, expect, it } from "vitest";
import { DRAFT_FIELDS } from "#core/drafts/draft-fields";
import draftProfile from "#jobs/draft-profile";
import { JOBS } from "#jobs/registry";
import { runRow } from "#jobs/run-row";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { jobContext } from "#testing/job-context";
import { mintCategory } from "#testing/listings";
import type { Routes } from "#testing/servers";
import { makeWorld, type Person, type World } from "#testing/world";

/** What could not be read, what was read and is not stated, and what the owner took out are three different things. */

stopSitesAfterEach();
let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	await mintCategory(world.db, "productivity", { name: "Productivity" });
});

interface Field {
	state: string;
	blank: string | null;
	reason: string | null;
}
interface Draft extends Record<string, unknown> {
	id: string;
	status: string;
	reading: { state: string; reason: string | null };
	fields: Record<string, Field>;
	missing: { field: string; blank: string | null; why: string }[];
	next_actions: { operation: string; why: string }[];
}

const HOME = "<title>Acme</title><h1>Acme keeps notes</h1><p>Acme keeps the notes of a team in one place.</p>";
const SHELL = "<title>Acme</title><body><div id=root></div><script src=/app.js></script>";

async function submitted(routes: Routes): Promise<Draft> {
	const { origin } = await site(routes);
	return (await world.api<Draft>("POST", "/drafts", { as: ada, body: { url: origin } })).body;
}
const look = async (id: string) => (await world.api<Draft>("GET", `/drafts/${id}`, { as: ada })).body;
const edit = (id: string, fields: Record<string, unknown>) =>
	world.api<Draft>("PATCH", `/drafts/${id}`, { as: ada, body: { fields } });
const submit = (id: string) => world.api<Record<string, unknown>>("POST", `/drafts/${id}/submit`, { as: ada });

async function read(routes: Routes): Promise<Draft> {
	const { id } = await submitted(routes);
	await world.runJobs();
	return look(id);
}
const blanks = (draft: Draft) => new Set(Object.values(draft.fields).map((field) => field.blank));

const UNREADABLE: [string, Routes, RegExp][] = [
	["robots.txt", { "/robots.txt": { body: "User-agent: *\nDisallow: /" }, "/": { body: HOME } }, /robots\.txt/],
	["an unreachable robots.txt", { "*": { status: 500 } }, /robots\.txt/],
	["a status", { "/": { status: 403 } }, /403/],
	["what is no page", { "/": { body: "%PDF", headers: { "content-type": "application/pdf" } } }, /application\/pdf/],
	["a page of scripts only", { "/": { body: SHELL } }, /scripts/],
];

describe.each(UNREADABLE)("a site that cannot be read because of %s", (_, routes, reason) => {
	it("is not read, with the reason, everywhere it shows, and is not submitted empty", async () => {
		const draft = await read(routes);
		expect(draft).toMatchObject({
			status: "ready",
			reading: { state: "not_read", reason: expect.stringMatching(reason) },
		});
		expect(draft.fields.city).toMatchObject({
			state: "not_found",
			blank: "not_read",
			reason: expect.stringMatching(reason),
		});
		expect(draft.missing.find((part) => part.field === "city")).toMatchObject({
			blank: "not_read",
			why: expect.stringMatching(reason),
		});
		expect(JSON.stringify(draft)).not.toContain("does not state");
		await edit(draft.id, { name: "Acme", tagline: null, categories: ["Productivity"] });
		const refused = await submit(draft.id);
		expect(refused).toMatchObject({
			status: 400,
			body: { code: "website_not_read", detail: expect.stringMatching(/submit_listing.*update_draft/s) },
		});
		expect(refused.body.detail).toMatch(reason);
		await edit(draft.id, { tagline: "Notes for teams" });
		const listing = await submit(draft.id);
		expect(listing.status).toBe(200);
		expect(listing.body.not_found_on_website).toEqual([]);
		expect(listing.body.not_read_on_website).toContainEqual({ field: "city", reason: expect.stringMatching(reason) });
	});
});

it("states nothing about a website while it is being read", async () => {
	const draft = await submitted({ "/": { body: HOME } });
	expect(draft).toMatchObject({ status: "crawling", reading: { state: "being_read" } });
	expect(blanks(draft)).toEqual(new Set(["being_read"]));
	expect(JSON.stringify(draft)).not.toContain("does not state");
	expect(new Set(draft.missing.map((part) => part.blank))).toEqual(new Set(["being_read"]));
});

it("tells what is not stated from what was taken out and from what stood on a page that could not be read", async () => {
	const draft = await read({
		"/": { body: `${HOME}<a href=/pricing>Pricing</a> <a href=/about>About</a> <a href=/faq>FAQ</a>` },
		"/about": { body: "<h1>About</h1><p>We like notes.</p>" },
		"/faq": { body: "<h1>FAQ</h1>" },
		"/pricing": { status: 503 },
	});
	expect(draft.reading).toEqual({ state: "read", reason: null });
	await edit(draft.id, { tagline: null, categories: ["Productivity"], name: "Acme" });
	const { fields } = await look(draft.id);
	expect(fields).toMatchObject({
		founded_year: { blank: "not_stated", reason: null },
		pricing_model: { blank: "not_read", reason: expect.stringContaining("503") },
		tagline: { state: "deleted", blank: "removed" },
		name: { blank: null, reason: null },
	});
	const { body } = await submit(draft.id);
	expect(body.not_found_on_website).toContain("founded_year");
	expect(body.not_found_on_website).not.toContain("pricing_model");
	expect(body.not_found_on_website).not.toContain("tagline");
	const unread = (listing: Record<string, unknown>) =>
		(listing.not_read_on_website as { field: string }[]).map(({ field }) => field);
	expect(unread(body)).toEqual(["pricing_model", "pricing_summary"]);
	await edit(draft.id, { pricing_model: "free" });
	const path = `/me/listings/${body.listing_id}`;
	expect(unread((await world.api("GET", path, { as: ada })).body)).toEqual(["pricing_summary"]);
	const typed = { fields: { pricing_summary: "It is free." } };
	expect(unread((await world.api("PATCH", path, { as: ada, body: typed })).body)).toEqual([]);
});

it("has no field that is both", async () => {
	const draft = await read({ "/": { body: HOME } });
	expect(Object.keys(draft.fields).sort()).toEqual([...DRAFT_FIELDS].sort());
	for (const [name, field] of Object.entries(draft.fields))
		expect(field.blank === null, name).toBe((field as unknown as { value: unknown }).value !== null);
});

describe("a drafter that fails", () => {
	async function failed(): Promise<Draft> {
		const { id } = await submitted({ "/": { body: HOME } });
		const context = jobContext(new Date());
		await runRow(JOBS, 1, context);
		const broken = {
			...context,
			ports: { ...context.ports, drafter: { draft: () => Promise.reject(new Error("broken")) } },
		};
		for (let attempt = 1; attempt < 6; attempt++)
			expect(await runRow([draftProfile], 2, broken)).toContain("due again");
		expect(await runRow([draftProfile], 2, broken)).toBe("dead letter: broken");
		return look(id);
	}

	it("makes a failed draft that says so, and a way out", async () => {
		const draft = await failed();
		expect(draft).toMatchObject({
			status: "ready",
			reading: { state: "failed", reason: expect.stringContaining("drafted") },
			crawl_report: [
				{ role: "robots" },
				{ role: "home", outcome: "read" },
				{ role: "sitemap" },
				{ role: "draft", outcome: "failed" },
			],
			next_actions: [{ operation: "submit_listing" }, { operation: "update_draft" }, { operation: "list_categories" }],
		});
		expect(blanks(draft)).toEqual(new Set(["not_read"]));
		expect((await submit(draft.id)).body).toMatchObject({ code: "website_not_read" });
		const url = draft.url as string;
		const { body } = await world.api<Draft>("POST", "/drafts", { as: ada, body: { url } });
		expect(body).toMatchObject({ id: draft.id, status: "crawling", resumed: true });
		await world.runJobs();
		expect(await look(draft.id)).toMatchObject({ status: "ready", reading: { state: "read" } });
	});
});

it("does not redraft out of pages that there are not", async () => {
	const draft = await read({ "/": { status: 404 } });
	const body = { regenerate: ["tagline"] };
	expect(await world.api("PATCH", `/drafts/${draft.id}`, { as: ada, body })).toMatchObject({
		status: 400,
		body: { code: "website_not_read", detail: expect.stringContaining("404") },
	});
});
