import { describe, expect, it } from "vitest";
import { OPERATIONS } from "#operations/registry";
import { argumentOfPrompt, getPrompt, listPrompts } from "#workers/mcp/prompts";

const IDS = OPERATIONS.map(({ id }) => id);
/** How names of tools begin; what else has an underscore is a field of an answer. */
const TOOL_NAME =
	/\b(?:add|answer|choose|claim|compare|create|delete|get|invite|list|post|quote|search|set|submit|update|verify)_[a-z_]+\b/g;

describe.each((await listPrompts()).map((prompt) => [prompt.name, prompt] as const))(
	"the prompt %s",
	(name, prompt) => {
		const filled = Object.fromEntries((prompt.arguments ?? []).map((argument) => [argument.name, 'a "quoted" word']));
		const textWith = async (args: Record<string, string>) => JSON.stringify((await getPrompt(name, args)).messages);

		it("names tools that there are, with and without what may be left out", async () => {
			const needed = Object.fromEntries(
				(prompt.arguments ?? []).filter(({ required }) => required).map((argument) => [argument.name, "x"]),
			);
			for (const text of [await textWith(filled), await textWith(needed)]) {
				const named = (text.match(TOOL_NAME) ?? []).filter((word) => word !== "listing_id");
				expect(named.length).toBeGreaterThan(1);
				expect(named.filter((word) => !IDS.includes(word))).toEqual([]);
				expect(text).not.toMatch(/undefined|\[object/);
			}
		});

		it("hands on what was typed as a quotation, and not as a part of its own words", async () => {
			const text = (await getPrompt(name, filled)).messages
				.map(({ content }) => (content.type === "text" ? content.text : ""))
				.join();
			expect(text).toContain('"a \\"quoted\\" word"');
		});

		it("completes only arguments that it has", async () => {
			for (const none of ["nothing", "constructor", "__proto__", "toString"]) {
				expect(await argumentOfPrompt(name, none), none).toBeNull();
			}
			expect(await argumentOfPrompt("nothing", "slug")).toBeUndefined();
		});
	},
);
