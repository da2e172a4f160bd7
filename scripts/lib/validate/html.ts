import { type ConfigData, HtmlValidate } from "html-validate";
import type { Check } from "#scripts/lib/validate/page";

/**
 * Rules about how markup is typed are left out, as nobody types it; so are those about titles, which founders write, about
 * a button beside every search field, which Enter sends, and about roles of tables, which lose theirs on a phone's grid.
 */
const CONFIG: ConfigData = {
	extends: ["html-validate:recommended"],
	rules: {
		"attribute-boolean-style": "off",
		"doctype-style": "off",
		"long-title": "off",
		"no-redundant-role": "off",
		"no-trailing-whitespace": "off",
		"void-style": "off",
		"wcag/h32": "off",
	},
};

/** Every complaint once, with the first page that has it and on how many it is. */
export const htmlProblems: Check = async (pages) => {
	const validator = new HtmlValidate(CONFIG);
	const found = new Map<string, { paths: Set<string> }>();
	for (const { path, html } of pages) {
		const report = await validator.validateString(html);
		for (const { messages } of report.results) {
			for (const { ruleId, message, selector } of messages) {
				const complaint = `HTML ${ruleId}: ${message} (${selector ?? "document"})`;
				const known = found.get(complaint) ?? { paths: new Set() };
				known.paths.add(path);
				found.set(complaint, known);
			}
		}
	}
	return [...found].map(([complaint, { paths }]) => {
		const [first = ""] = paths;
		return `${first}${paths.size > 1 ? ` and ${paths.size - 1} more` : ""}: ${complaint}`;
	});
};
