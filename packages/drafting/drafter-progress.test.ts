import { beforeEach, describe, expect, it } from "vitest";
import { openAiCompatibleModel } from "#adapters/ai/openai-compatible";
import type { DrafterInput } from "#core/drafts/draft-fields";
import type { DraftResult } from "#core/ports/drafter";
import { createDrafter } from "#drafting/drafter";
import { unitsOf } from "#drafting/model/prompt";
import { readPages } from "#testing/pages";
import { type ModelScript, startModel } from "#testing/servers";

const HOME = `<title>Acme - Cloud backups for small teams</title>
<main><h1>Cloud backups for small teams</h1>
<p>Acme copies your files to two data centres.</p>
<h2>Features</h2><ul><li>Restores single files</li><li>Encrypts before sending</li></ul></main>`;
const SENTENCE = "Acme copies your files to two data centres.";

let input: DrafterInput;
let answer: ModelScript["answer"];
beforeEach(async () => {
	input = { url: "https://acme.com/", pages: await readPages({ "/": ["home", HOME] }), categories: [] };
	const said = (words: string) => {
		const line = unitsOf(input.pages).find(({ text }) => text.includes(words))?.id;
		return { value: words, evidence: [{ line, quote: null }] };
	};
	answer = {
		name: said("Acme"),
		tagline: said("Cloud backups for small teams"),
		short_description: said(SENTENCE),
		description: [{ text: SENTENCE, evidence: said(SENTENCE).evidence }],
		features: [said("Restores single files"), said("Encrypts before sending")],
		tags: [said("backups")],
	};
});

const PACE = { tokens: 800, firstTokenMs: 10, tokensPerSecond: 4000 };

/** Drafts with a model; what it holds back is released once something of its answer has shown. */
async function draftWith(script: Partial<ModelScript> = {}, answers: DraftResult["answers"] = {}) {
	const server = await startModel({ ...PACE, answer, ...script });
	const model = openAiCompatibleModel({ baseUrl: server.baseUrl, model: "paced" });
	const shown: DraftResult[] = [];
	const onDraft = async (soFar: DraftResult) => {
		shown.push(soFar);
		if ("short_description" in (soFar.answers ?? {})) await server.release();
	};
	const result = await createDrafter({ model, showEveryMs: 10 }).draft(input, { onDraft, answers });
	return { shown, result, calls: await server.calls() };
}

it("shows what the pages say at once, and what the model says as it comes, asked in calls side by side", async () => {
	const { shown, result, calls } = await draftWith({ held: "name" });
	expect(shown[0]).toMatchObject({ source: "extractive" });
	expect(shown[0]?.draft.fields.tagline?.value).toBe("Cloud backups for small teams");
	const between = shown.find(({ answers = {} }) => "short_description" in answers);
	expect(between?.answers).not.toHaveProperty("name");
	expect(between?.draft.fields.short_description?.value).toBe(SENTENCE);
	expect(result.source).toBe("model");
	expect(result.answers).toMatchObject({ name: { value: "Acme" }, tags: [{ value: "backups" }] });
	expect(calls).toHaveLength(5);
	expect(Math.max(...calls.map(({ tokens }) => tokens))).toBeLessThan(PACE.tokens / 2);
});

it("asks no more of a model when nobody waits for it, and gives what the pages say", async () => {
	const server = await startModel({ ...PACE, answer, held: "name" });
	const model = openAiCompatibleModel({ baseUrl: server.baseUrl, model: "paced" });
	const unwanted = new AbortController();
	const onDraft = async () => unwanted.abort();
	const startedAt = performance.now();
	// Nothing releases what the model holds back: without the signal this would last as long as its time allows.
	const result = await createDrafter({ model, showEveryMs: 10 }).draft(input, { onDraft, signal: unwanted.signal });
	expect(performance.now() - startedAt).toBeLessThan(5000);
	expect(result.draft.fields.tagline?.value).toBe("Cloud backups for small teams");
	expect((await server.calls()).length).toBeLessThanOrEqual(5);
});

it("draws no more from the parts together than from the whole answer at once", async () => {
	const { result } = await draftWith();
	const whole: Response = Response.json({
		choices: [{ finish_reason: "stop", message: { content: JSON.stringify(answer) } }],
	});
	const model = openAiCompatibleModel({ baseUrl: "http://model.test", model: "x", fetch: async () => whole.clone() });
	expect((await createDrafter({ model }).draft(input)).draft).toEqual(result.draft);
});

describe("a call that breaks off", () => {
	it("keeps what it had said, and asks once more for the rest of its own parts only", async () => {
		const { result, calls } = await draftWith({ breaksOff: { part: "tags", times: 1 } });
		expect(result.dropped).toContainEqual({ field: "model", reason: expect.stringContaining("unavailable") });
		expect(result.answers).toMatchObject({ tags: [{ value: "backups" }] });
		const again = calls.at(-1)?.parts ?? [];
		expect(calls).toHaveLength(6);
		expect(again).toContain("tags");
		expect(again).not.toContain("pricing_model");
	});

	it("twice leaves the other calls' values, and those of the pages", async () => {
		const { result } = await draftWith({ breaksOff: { part: "tags", times: 2 } });
		expect(Object.keys(result.answers ?? {})).not.toContain("tags");
		expect(result.draft.fields.description?.value).toBe(SENTENCE);
		expect(result.draft.fields.name?.value).toBe("Acme");
	});
});

it("goes on with what an earlier run was told, and does not ask for it again", async () => {
	const { result } = await draftWith();
	const { short_description, description, features, usps } = result.answers ?? {};
	const earlier = { short_description, description, features, usps };
	const resumed = await draftWith({}, earlier);
	expect(resumed.calls).toHaveLength(3);
	expect(resumed.calls.flatMap(({ parts }) => parts)).not.toContain("description");
	expect(resumed.result.draft).toEqual(result.draft);
});

it("asks for what an earlier run was told in a form that is no longer known", async () => {
	expect((await draftWith({}, { description: "text", orders: "obey" })).calls).toHaveLength(5);
});
