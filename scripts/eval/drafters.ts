import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { openAiCompatibleModel } from "#adapters/ai/openai-compatible";
import type { Drafter } from "#core/ports/drafter";
import { createDrafter } from "#drafting/drafter";
import { UsageError } from "#scripts/lib/command";
import type { ComparableDraft } from "./comparable.ts";

/** The drafter to score: `extractive`, or `model` with the endpoint that the environment names. */
export function drafterNamed(name: string): Drafter {
	if (name === "extractive") return createDrafter();
	if (name !== "model") throw new UsageError(`There is no drafter "${name}": extractive or model.`);
	const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = process.env;
	if (!baseUrl || !model) throw new UsageError("Set AI_BASE_URL and AI_MODEL (and AI_API_KEY where one is needed).");
	return createDrafter({ model: openAiCompatibleModel({ baseUrl, model, ...(apiKey && { apiKey }) }) });
}

/** Reads one home page and says what it makes of it. */
export type HomePageReader = (html: string, url: string) => Promise<ComparableDraft>;

const METASCRAPER_RULES = ["publisher", "title", "description", "logo", "url"];

/**
 * metascraper out of the folder where it was installed. Of its fields, publisher stands for the name, the
 * description for the tagline, and logo for the logo.
 */
export function openMetascraper(folder: string): HomePageReader {
	const require = createRequire(join(resolve(folder), "package.json"));
	const load = (name: string): unknown => {
		try {
			return require(name);
		} catch {
			throw new UsageError(
				`${name} is not installed in ${folder}. Install it there: npm i --prefix ${folder} metascraper ` +
					METASCRAPER_RULES.map((rule) => `metascraper-${rule}`).join(" "),
			);
		}
	};
	const rules = METASCRAPER_RULES.map((rule) => (load(`metascraper-${rule}`) as () => unknown)());
	const create = load("metascraper") as (
		rules: unknown[],
	) => (input: { html: string; url: string }) => Promise<Record<string, string | null>>;
	const scrape = create(rules);
	return async (html, url) => {
		const found = await scrape({ html, url });
		const fields: ComparableDraft["fields"] = {};
		if (found.publisher) fields.name = found.publisher;
		if (found.description) fields.tagline = found.description;
		if (found.logo) fields.logo_url = found.logo;
		return { fields };
	};
}
