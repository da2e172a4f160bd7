/**
 * How long a draft takes with a model, from the read pages to the last field: `npm run bench:model -- [--tokens 2000]`.
 * The model is a server on loopback that streams at a pace: 400 ms to the first token and 200 tokens a second, each call.
 */
import { openAiCompatibleModel } from "#adapters/ai/openai-compatible";
import { readHtml } from "#crawl/page-text";
import { createDrafter } from "#drafting/drafter";
import { unitsOf } from "#drafting/model/prompt";
import { runCommand } from "#scripts/lib/command";
import { kiteSite } from "#scripts/lib/kite-site";
import { startPacedModel } from "#scripts/lib/paced-model";

const PACE = { firstTokenMs: 400, tokensPerSecond: 200 };
const BOUND_MS = 8000;

await runCommand({
	name: "bench:model",
	summary: "Measures how long a draft takes with a model that streams 200 tokens a second.",
	options: { tokens: { type: "string" } },
	optionText: { tokens: "how many tokens the model answers in all (default 2000)" },
	async run({ values, say }) {
		const tokens = Number(values.tokens ?? 2000);
		const url = "https://northwind.example.com/";
		const pages = await Promise.all(
			kiteSite(8, 60).map(({ html, role }, index) => readHtml({ html, url: `${url}${index}`, role, fetchedAt: 0 })),
		);
		const lines = unitsOf(pages).map(({ id, text }) => ({ value: text, evidence: [{ line: id, quote: null }] }));
		const steady = lines.filter(({ value }) => value.includes("keeps the kite steady"));
		const answer = {
			name: lines.find(({ value }) => value === "Northwind Kites") ?? null,
			short_description: lines.find(({ value }) => value.startsWith("Northwind Kites builds")) ?? null,
			description: steady.slice(0, 8).map(({ value, evidence }) => ({ text: value, evidence })),
			features: lines.filter(({ value }) => value.startsWith("Weighs")).slice(0, 12),
			founders: [],
			faqs: [],
			keywords: lines.filter(({ value }) => value.startsWith("See part")).slice(0, 12),
			categories: [],
		};
		const server = await startPacedModel({ ...PACE, answer, tokens });
		const model = openAiCompatibleModel({ baseUrl: `http://127.0.0.1:${server.port}/v1`, model: "paced" });
		const startedAt = performance.now();
		const sinceMs = () => Math.round(performance.now() - startedAt);
		const shown: { ms: number; fields: number }[] = [];
		const { draft, source } = await createDrafter({ model }).draft(
			{ url, pages, categories: [] },
			{ onDraft: async (soFar) => void shown.push({ ms: sinceMs(), fields: Object.keys(soFar.draft.fields).length }) },
		);
		server.stop();
		const readyMs = sinceMs();
		const sent = server.calls.reduce((sum, call) => sum + call.tokens, 0);
		for (const { ms, fields } of shown) say(`after ${ms} ms: ${fields} fields`);
		say(`ready after ${readyMs} ms: ${Object.keys(draft.fields).length} fields, ${source}`);
		say(`${sent} tokens in ${server.calls.length} calls of ${server.calls.map((call) => call.tokens).join(", ")}`);
		if (readyMs > BOUND_MS) throw new Error(`A draft should be ready within ${BOUND_MS} ms.`);
		return { ready_ms: readyMs, first_shown_ms: shown[0]?.ms ?? null, tokens: sent, calls: server.calls.length };
	},
});
