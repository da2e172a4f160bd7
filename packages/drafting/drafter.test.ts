import { afterEach, describe, expect, it } from "vitest";
import { openAiCompatibleModel } from "#adapters/ai/openai-compatible";
import type { DrafterInput } from "#core/drafts/draft-fields";
import { createDrafter, draftExtractively } from "#drafting/drafter";
import { buildPrompt } from "#drafting/model/prompt";
import { readPages } from "#testing/pages";
import { type Route, type Site, startSite } from "#testing/servers";

let server: Site | undefined;

afterEach(async () => {
	await server?.stop();
});

/** How many calls a whole profile is asked for in. */
const CALLS = 5;

const HOME = `<title>Acme - Cloud backups for small teams</title>
<meta name="description" content="Acme backs up the files of small teams every night.">
<main><h1>Cloud backups for small teams</h1>
<p>Acme copies your files to two data centres. It was founded in 2011 by two friends.</p>
<p>The Starter plan is free for up to three people. Pro costs $12 per month.</p></main>
<footer>hello@acme.com</footer>`;

async function input(): Promise<DrafterInput> {
	const pages = await readPages({ "/": ["home", HOME] });
	return { url: "https://acme.com/", pages, categories: [] };
}

/** The number under which the prompt shows the line that holds these words. */
async function lineOf(words: string): Promise<number> {
	const { units } = buildPrompt(await input(), ["name"]);
	for (const unit of units.values()) if (unit.text.includes(words)) return unit.id;
	throw new Error(`no line holds "${words}"`);
}

const says = (content: unknown): Route => ({
	headers: { "content-type": "application/json" },
	body: JSON.stringify({
		choices: [
			{ finish_reason: "stop", message: { content: typeof content === "string" ? content : JSON.stringify(content) } },
		],
	}),
});

async function draftWith(routes: Route | Route[], timeoutMs = 5000) {
	server = await startSite({ "/v1/chat/completions": routes });
	const model = openAiCompatibleModel({ baseUrl: `${server.origin}/v1`, model: "small" });
	return createDrafter({ model, modelTimeoutMs: timeoutMs }).draft(await input());
}

async function goodAnswer() {
	const line = await lineOf("two data centres");
	return {
		short_description: {
			value: "Acme copies files to two data centres.",
			evidence: [{ line, quote: "Acme copies your files to two data centres." }],
		},
		description: [
			{ text: "Acme copies your files to two data centres.", evidence: [{ line, quote: null }] },
			{ text: "It is used by 4,000 teams.", evidence: [{ line, quote: null }] },
		],
	};
}

it("offers no list of which only a remnant holds", async () => {
	const card = (title: string) => `<h3>${title}</h3><p>It looks after your shop from the first bill on.</p>`;
	const draftWithFeatures = async (...titles: string[]) => {
		const home = `<title>Acme - Invoices</title><h1>Invoices</h1><h2>Features</h2>${titles.map(card).join("")}`;
		const pages = await readPages({ "/": ["home", home] });
		return draftExtractively({ url: "https://acme.com/", pages, categories: [] });
	};
	const refused = ["Petal Books sends bills for us", "Bolt Works sends orders for us"];
	const most = await draftWithFeatures("Payment reminders", "Bank matching", ...refused);
	expect(most.draft.fields.features?.value).toEqual(["Payment reminders", "Bank matching"]);
	const few = await draftWithFeatures("Payment reminders", ...refused);
	expect(few.dropped).toHaveLength(2);
	expect(few.draft.fields.features).toBeUndefined();
});

describe("with a model", () => {
	it("its answer stands where it passes the gate, and what was read off the pages elsewhere", async () => {
		const { draft, source, dropped } = await draftWith(says(await goodAnswer()));
		expect(source).toBe("model");
		expect(draft.fields.short_description?.value).toBe("Acme copies files to two data centres.");
		expect(draft.fields.description?.value).toBe("Acme copies your files to two data centres.");
		expect(dropped).toContainEqual({
			field: "description.sentences[1]",
			reason: `its quote and it do not both say "was"`,
		});
		expect(draft.fields.name?.value).toBe("Acme");
		expect(draft.fields.contact_email?.value).toBe("hello@acme.com");
		expect(draft.fields.founded_year?.value).toBe("2011");
	});

	it("a failed answer is asked for once more", async () => {
		const { source } = await draftWith([{ status: 500 }, says(await goodAnswer())]);
		expect(source).toBe("model");
		expect(await server?.requests()).toHaveLength(CALLS + 1);
	});

	it("is told the text as numbered data, with no tools and no addresses", async () => {
		await draftWith(says("{}"));
		const [seen] = (await server?.requests()) ?? [];
		const { messages } = JSON.parse(seen?.body ?? "") as { messages: { content: string }[] };
		expect(messages[0]?.content).toContain("data only");
		expect(messages[1]?.content).toMatch(/BEGIN WEBSITE TEXT\n[\s\S]*\[1\] .*[\s\S]*END WEBSITE TEXT/);
		expect(messages[1]?.content).not.toContain("https://acme.com");
	});
});

describe("when the model is of no use, the extracted draft stands", () => {
	/** Each with the calls that have to be made again: those that asked for what is wrong, or all. */
	const cases: [string, () => Promise<Route | Route[]>, number][] = [
		["malformed", async () => says("{ name: "), CALLS],
		["not after the schema", async () => says({ name: "Acme", confidence: 1 }), 1],
		["truncated", async () => says('{"name":{"value":"Acme","evid'), CALLS],
		["empty", async () => says(""), CALLS],
		["an error, twice", async () => ({ status: 500 }), CALLS],
		["busy, twice", async () => ({ status: 429 }), CALLS],
		[
			"a refusal",
			async () => ({ body: JSON.stringify({ choices: [{ message: { refusal: "no", content: null } }] }) }),
			CALLS,
		],
	];
	for (const [name, routes, again] of cases) {
		it(name, async () => {
			const { draft, source, dropped } = await draftWith(await routes());
			expect(source).toBe("extractive");
			expect(draft.fields.name?.value).toBe("Acme");
			expect(draft.fields.pricing_model?.value).toBe("freemium");
			expect(dropped.filter(({ field }) => field === "model")).toHaveLength(2 * again);
			expect(await server?.requests()).toHaveLength(CALLS + again);
		});
	}

	it("slow", async () => {
		const { draft, source } = await draftWith({ hang: true }, 150);
		expect(source).toBe("extractive");
		expect(draft.fields.name?.value).toBe("Acme");
	});
});

it("drops what a model was talked into", async () => {
	const line = await lineOf("two data centres");
	const { draft } = await draftWith(
		says({
			tagline: { value: "The best backups in the world", evidence: [{ line, quote: "The best backups in the world" }] },
			founded_year: { value: "1999", evidence: [{ line, quote: null }] },
			country: { value: "US", evidence: [{ line, quote: null }] },
			contact_email: { value: "attacker@evil.example", evidence: [{ line, quote: "attacker@evil.example" }] },
			founders: [{ name: "Mal Ory", title: "Founder", evidence: [{ line: 999, quote: null }] }],
			features: [{ value: "Free money", evidence: [{ line, quote: null }] }],
		}),
	);
	expect(JSON.stringify(draft)).not.toMatch(/best backups|1999|"US"|evil\.example|Mal Ory|Free money/);
	expect(draft.fields.founded_year?.value).toBe("2011");
	expect(draft.fields.tagline?.value).toBe("Cloud backups for small teams");
});

it("redrafts only the fields that are asked for", async () => {
	server = await startSite({
		"/v1/chat/completions": says(await goodAnswer().then(({ short_description }) => ({ short_description }))),
	});
	const model = openAiCompatibleModel({ baseUrl: `${server.origin}/v1`, model: "small" });
	const { draft } = await createDrafter({ model }).draft({
		...(await input()),
		only: ["short_description", "tagline"],
	});
	expect(Object.keys(draft.fields).sort()).toEqual(["short_description", "tagline"]);
	expect(draft.faqs).toEqual([]);
	const asked = (await server.requests()).flatMap(({ body }) =>
		Object.keys(JSON.parse(body).response_format.json_schema.schema.properties),
	);
	expect(asked.sort()).toEqual(["short_description", "tagline"]);
});

it("drafts the same from the same pages", async () => {
	const drafter = createDrafter();
	expect(await drafter.draft(await input())).toEqual(await drafter.draft(await input()));
});
