import { beforeEach, describe, expect, it } from "vitest";
import { openAiCompatibleModel } from "#adapters/ai/openai-compatible";
import { emptyProfile } from "#core/drafts/draft-state";
import { draftProfile } from "#core/jobs/kinds";
import type { Drafter, DraftResult } from "#core/ports/drafter";
import { createDrafter } from "#drafting/drafter";
import { unitsOf } from "#drafting/model/prompt";
import { JOBS } from "#jobs/registry";
import { runRow } from "#jobs/run-row";
import { pagesOfDraft } from "#store/draft-pages";
import { draftById } from "#store/drafts";
import { enqueue } from "#store/outbox";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { mintDraft } from "#testing/drafts";
import { jobContext } from "#testing/job-context";
import { mintCategory } from "#testing/listings";
import { NOW } from "#testing/now";
import { PRODUCT_SITE } from "#testing/product-site";
import { startModel, startSite } from "#testing/servers";
import { makeWorld, type World } from "#testing/world";

stopSitesAfterEach();
let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

describe("a draft that grows", () => {
	const KEEPS = "Inkfern keeps the notes of your team in one place.";

	/** A draft that waits for its drafting, and the service's drafter with a model that holds the name back. */
	async function waiting() {
		const ada = await world.person();
		const row = await mintDraft(world.db, ada, { row: { status: "drafting", profile: emptyProfile() } });
		const now = NOW.getTime();
		await enqueue(world.db, draftProfile, { subject: row.id, dueAt: now, now });
		const pages = await pagesOfDraft(world.db, row.id);
		const line = unitsOf(pages).find(({ text }) => text === KEEPS)?.id;
		const said = { value: KEEPS, evidence: [{ line, quote: null }] };
		const server = await startModel({
			tokens: 200,
			firstTokenMs: 1,
			tokensPerSecond: 10_000,
			held: "name",
			answer: { short_description: said, tags: [{ value: "notes", evidence: said.evidence }] },
		});
		const model = openAiCompatibleModel({ baseUrl: server.baseUrl, model: "paced" });
		const drafter = createDrafter({ model, showEveryMs: 20 });
		const get = () => world.api<{ fields: Record<string, Field> }>("GET", `/drafts/${row.id}`, { as: ada });
		/** Runs the job; `meanwhile` happens after each showing. */
		const run = (meanwhile: (soFar: DraftResult) => Promise<void>, at = NOW) => {
			const context = jobContext(at);
			const followed: Drafter = {
				draft: (input, { onDraft, ...progress } = {}) =>
					drafter.draft(input, {
						...progress,
						onDraft: async (soFar) => {
							await onDraft?.(soFar);
							await meanwhile(soFar);
						},
					}),
			};
			return runRow(JOBS, 1, { ...context, ports: { ...context.ports, drafter: followed } });
		};
		return { ada, row, server, get, run };
	}

	it("shows what is found before it is ready, says that the rest is being read, and leaves what is typed meanwhile", async () => {
		const { ada, row, server, get, run } = await waiting();
		const seen: Awaited<ReturnType<typeof get>>["body"][] = [];
		const outcome = await run(async ({ answers = {} }) => {
			seen.push((await get()).body);
			if ("short_description" in answers) await server.release();
			const fields = { tagline: "Mine", short_description: null };
			await world.api("PATCH", `/drafts/${row.id}`, { as: ada, body: { fields } });
		});
		expect(outcome).toMatch(/^drafted/);
		expect(seen[0]).toMatchObject({
			status: "drafting",
			fields: {
				name: { value: "Inkfern", state: "ai", blank: null },
				tagline: { value: "Shared notes for small teams", state: "ai" },
				city: { value: null, state: "not_found", blank: "being_read" },
			},
		});
		expect(seen.length).toBeGreaterThan(1);
		expect((await get()).body).toMatchObject({
			status: "ready",
			fields: {
				tagline: { value: "Mine", state: "edited", ai_value: "Shared notes for small teams" },
				short_description: { value: null, state: "deleted", ai_value: KEEPS },
				city: { blank: "not_stated" },
			},
		});
		expect(await world.db.query.drafts.findFirst()).toMatchObject({ modelAnswers: null });
	});

	it("that is ended in the middle goes on with what the model has answered", async () => {
		const { server, get, run } = await waiting();
		await run(async ({ answers = {} }) => {
			if ("short_description" in answers) throw new Error("the isolate ended");
		});
		expect((await get()).body).toMatchObject({ status: "drafting", fields: { short_description: { value: KEEPS } } });
		const before = (await server.calls()).length;
		await server.release();
		expect(await run(async () => {}, new Date(NOW.getTime() + 3_600_000))).toMatch(/^drafted/);
		const again = (await server.calls()).slice(before).flatMap(({ parts }) => parts);
		expect(again).toContain("name");
		expect(again).not.toContain("short_description");
		expect((await get()).body).toMatchObject({ status: "ready", fields: { short_description: { value: KEEPS } } });
	});
});

it("drafts without a model that fails, and says so in the log and in how the run ended", async () => {
	const ada = await world.person();
	const row = await mintDraft(world.db, ada, { row: { status: "drafting", profile: emptyProfile() } });
	const now = NOW.getTime();
	await enqueue(world.db, draftProfile, { subject: row.id, dueAt: now, now });
	const down = await startSite({ "*": { status: 401, body: "{}" } });
	const drafter = createDrafter({ model: openAiCompatibleModel({ baseUrl: down.origin, model: "none" }) });
	const context = jobContext(NOW);
	const errors: unknown[] = [];
	const log = { info: () => {}, error: (...line: unknown[]) => errors.push(line) };
	const outcome = await runRow(JOBS, 1, { ...context, log, ports: { ...context.ports, drafter } });
	expect(outcome).toMatch(/^drafted \d+ fields; the model failed at least once: \w+: the endpoint answered 401$/);
	expect(errors).toEqual([["model_failed", expect.stringContaining("answered 401"), { draft: row.id }]]);
	expect((await draftById(world.db, row.id))?.profile.fields.name).toMatchObject({ value: "Inkfern" });
	await down.stop();
});

interface Field {
	value: string | string[] | null;
	state: string;
	evidence: { quote: string; url: string; start: number; end: number }[];
}

it("drafts a four-page site within seconds: every value has a quote that stands in the page, the rest is blank", async () => {
	const ada = await world.person();
	await mintCategory(world.db, "productivity", { name: "Productivity", description: "Notes, tasks and calendars." });
	const product = await site(PRODUCT_SITE);
	const startedAt = Date.now();
	const { body } = await world.api("POST", "/drafts", { as: ada, body: { url: product.origin } });
	await world.runJobs();
	expect(Date.now() - startedAt).toBeLessThan(10_000);
	const answer = await world.api<{ fields: Record<string, Field> }>("GET", `/drafts/${body.id}`, { as: ada });
	expect(answer.body).toMatchObject({
		status: "ready",
		fields: {
			name: { value: "Inkfern", state: "ai" },
			founded_year: { value: "2021", state: "ai" },
			contact_email: { value: "hello@inkfern.com", state: "ai" },
			demo_video_url: { value: null, state: "not_found" },
		},
	});
	expect((answer.body as unknown as { crawl_report: unknown[] }).crawl_report).toHaveLength(5);
	const drafted = Object.values(answer.body.fields).filter((field) => field.value !== null);
	expect(drafted.length).toBeGreaterThanOrEqual(6);
	for (const field of drafted) {
		expect(field.evidence.length).toBeGreaterThan(0);
		for (const { quote, url } of field.evidence) {
			const source = PRODUCT_SITE[new URL(url).pathname] as { body: string };
			expect(plain(source.body)).toContain(plain(quote));
		}
	}
});

/** Text and attributes without tags and white space: a quote is found in it without any of the reader's own offsets. */
function plain(html: string): string {
	const attributes = [...html.matchAll(/"([^"]*)"/g)].map((match) => match[1]).join(" ");
	return `${html.replaceAll(/<[^>]*>/g, "")} ${attributes}`.replaceAll("&amp;", "&").replaceAll(/\s+/g, "");
}
