/**
 * Scores a drafter on a folder of saved sites with labels: `npm run eval -- DIR [--json]`.
 * DIR holds manifest.json, pages/ and gold/; sites without labels count for the validity of quotes only.
 */
import { readFileSync } from "node:fs";
import type { SiteDraft } from "#core/drafts/draft-fields";
import type { DroppedValue } from "#core/ports/drafter";
import type { ReadPage } from "#core/web/page";
import { categoryTree } from "#scripts/demo/categories";
import { runCommand, UsageError } from "#scripts/lib/command";
import { ROOT } from "#scripts/lib/wrangler";
import { calibrationLines, calibrationOf, judgedChoices } from "./eval/calibration.ts";
import { comparable } from "./eval/comparable.ts";
import { type CorpusSite, openCorpus, readSite } from "./eval/corpus.ts";
import { drafterNamed, type HomePageReader, openMetascraper } from "./eval/drafters.ts";
import { allEvidence, isQuoteValid } from "./eval/quotes.ts";
import { countOutcomes, type FieldReport, fieldTable, percent, reportFields, textTable } from "./eval/report.ts";
import { type Scored, scoreDraft } from "./eval/score.ts";
import { type SupportScore, scoreSupport } from "./eval/support.ts";
import { shortfalls, type Thresholds } from "./eval/thresholds.ts";

/** The categories of a new directory, which drafts and labels choose among. */
const TREE = categoryTree();

interface SiteResult {
	site: string;
	pages: number;
	quotes: number;
	invalid_quotes: number;
	dropped: DroppedValue[];
	wall_ms: number;
	cpu_ms: number;
	scored: Scored[];
	metascraper: Scored[];
	draft: SiteDraft;
}

interface Measured<T> {
	value: T;
	wallMs: number;
	cpuMs: number;
}

async function measure<T>(work: () => Promise<T>): Promise<Measured<T>> {
	const cpuBefore = process.cpuUsage();
	const wallBefore = performance.now();
	const value = await work();
	const { user, system } = process.cpuUsage(cpuBefore);
	return { value, wallMs: performance.now() - wallBefore, cpuMs: (user + system) / 1000 };
}

async function evaluate(
	site: CorpusSite,
	drafterName: string,
	metascraper: HomePageReader | null,
): Promise<SiteResult> {
	const drafter = drafterNamed(drafterName);
	const { value, wallMs, cpuMs } = await measure(async () => {
		const pages = await readSite(site);
		return { pages, ...(await drafter.draft({ url: site.url, pages, categories: TREE })) };
	});
	const quotes = allEvidence(value.draft);
	return {
		site: site.site,
		pages: value.pages.length,
		quotes: quotes.length,
		invalid_quotes: quotes.filter((quote) => !isQuoteValid(quote, value.pages)).length,
		dropped: value.dropped,
		wall_ms: Math.round(wallMs * 10) / 10,
		cpu_ms: Math.round(cpuMs * 10) / 10,
		scored: site.gold ? scoreDraft(site.gold, comparable(value.draft)) : [],
		metascraper: await scrapeHome(site, value.pages, metascraper),
		draft: value.draft,
	};
}

/** The thresholds that the drafter is held to, in a file of their own. */
function readThresholds(): Thresholds {
	return JSON.parse(readFileSync(`${ROOT}scripts/eval/thresholds.json`, "utf8")) as Thresholds;
}

function supportLines(support: SupportScore): string[] {
	const named = (title: string, names: readonly string[]) => names.map((name) => `${title} ${name}`);
	return [
		...named("fell for ", support.extractive),
		...named("let pass ", support.obeying),
		...named("refused  ", support.refused),
		`support: of ${support.traps} literal claims that their quotes do not bear out, ${support.extractive.length} pass without a model and ${support.obeying.length} with one that claims them; of ${support.honest} honest ones, ${support.refused.length} are refused`,
	];
}

async function scrapeHome(
	site: CorpusSite,
	pages: readonly ReadPage[],
	metascraper: HomePageReader | null,
): Promise<Scored[]> {
	const [home] = site.files;
	if (!metascraper || !site.gold || !home || pages.length === 0) return [];
	const { name, tagline, logo_url } = site.gold;
	const labels = { ...(name && { name }), ...(tagline && { tagline }), ...(logo_url && { logo_url }) };
	return scoreDraft(labels, await metascraper(readFileSync(home.path, "utf8"), home.url));
}

function summarise(results: readonly SiteResult[]) {
	const sum = (pick: (result: SiteResult) => number) => results.reduce((total, result) => total + pick(result), 0);
	const labelled = results.filter(({ scored }) => scored.length > 0);
	const scored = labelled.flatMap((result) => result.scored);
	const quotes = sum((result) => result.quotes);
	const metascraper: FieldReport[] = reportFields(results.flatMap((result) => result.metascraper));
	return {
		sites: results.length,
		labelled_sites: labelled.length,
		quotes,
		valid_quotes: quotes - sum((result) => result.invalid_quotes),
		invented_share: scored.length === 0 ? 0 : countOutcomes(scored).invented / scored.length,
		cpu_ms_per_site: sum((result) => result.cpu_ms) / Math.max(1, results.length),
		cpu_ms_max: Math.max(0, ...results.map((result) => result.cpu_ms)),
		fields: reportFields(scored),
		metascraper,
	};
}

function siteTable(results: readonly SiteResult[]): string {
	const rows = results.map(({ site, pages, quotes, invalid_quotes, dropped, wall_ms, cpu_ms, scored }) => {
		const { right, blank_ok, wrong, invented, missed } = countOutcomes(scored);
		const outcomes =
			scored.length === 0 ? ["-", "-", "-", "-", "-"] : [right, blank_ok, wrong, invented, missed].map(String);
		const counts = [pages, quotes, invalid_quotes, dropped.length].map(String);
		return [site, ...counts, ...outcomes, wall_ms.toFixed(0), cpu_ms.toFixed(0)];
	});
	const head = ["site", "pages", "quotes", "invalid", "dropped"];
	return textTable([[...head, "right", "blank_ok", "wrong", "invented", "missed", "wall ms", "CPU ms"], ...rows]);
}

function differences(results: readonly SiteResult[]): string[] {
	return results.flatMap(({ site, scored }) =>
		scored
			.filter(({ outcome }) => outcome !== "right" && outcome !== "blank_ok")
			.map(({ field, outcome, drafted, expected }) => {
				const short = (value: unknown) => JSON.stringify(value ?? null).slice(0, 160);
				return `${outcome.padEnd(8)} ${site} ${field}: drafted ${short(drafted)}, labelled ${short(expected)}`;
			}),
	);
}

await runCommand({
	name: "eval",
	summary: "Scores a drafter on a folder of saved sites with labels (manifest.json, pages/, gold/).",
	positionals: ["DIR"],
	options: {
		drafter: { type: "string" },
		site: { type: "string" },
		metascraper: { type: "string" },
		drafts: { type: "boolean" },
		check: { type: "boolean" },
	},
	optionText: {
		drafter: "extractive (default), or model: the one of AI_BASE_URL, AI_MODEL and AI_API_KEY",
		site: "only this site of the manifest",
		metascraper: "also score metascraper out of the folder where it is installed",
		drafts: "print the whole drafts too",
		check: "fail where a field, the traps or the time fall short of eval/thresholds.json",
	},
	async run({ values, positionals, json, say }) {
		const [folder] = positionals;
		if (folder === undefined) throw new UsageError("Name the folder that holds manifest.json, pages/ and gold/.");
		const metascraper = typeof values.metascraper === "string" ? openMetascraper(values.metascraper) : null;
		const sites = openCorpus(folder).filter(({ site }) => values.site === undefined || site === values.site);
		const results: SiteResult[] = [];
		for (const site of sites) results.push(await evaluate(site, String(values.drafter ?? "extractive"), metascraper));
		const judged = results.flatMap(({ draft, scored }) => judgedChoices(draft, scored));
		const summary = { ...summarise(results), support: await scoreSupport(), confidence: calibrationOf(judged) };
		const short = values.check === true ? shortfalls(summary, readThresholds()) : [];
		if (short.length > 0) process.exitCode = 1;
		if (json) return { ...summary, shortfalls: short, results };

		if (values.drafts === true)
			say(
				JSON.stringify(
					results.map(({ site, draft }) => ({ site, draft })),
					null,
					"\t",
				),
			);
		say(`${siteTable(results)}\n`);
		say(`${fieldTable(summary.fields)}\n`);
		if (summary.metascraper.length > 0) say(`metascraper on the same labels\n${fieldTable(summary.metascraper)}\n`);
		for (const line of differences(results)) say(line);
		say(`\nquotes valid: ${summary.valid_quotes} of ${summary.quotes} on ${summary.sites} sites`);
		say(`invented: ${percent(summary.invented_share)} of the facts on ${summary.labelled_sites} labelled sites`);
		for (const line of supportLines(summary.support)) say(line);
		for (const line of short) say(`SHORT: ${line}`);
		for (const line of calibrationLines(judged)) say(line);
		say(`CPU: ${summary.cpu_ms_per_site.toFixed(1)} ms a site, ${summary.cpu_ms_max.toFixed(1)} ms at most`);
		return undefined;
	},
});
