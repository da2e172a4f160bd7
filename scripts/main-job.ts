import { basename } from "node:path";
import { ApiClient, keyFor } from "#scripts/lib/api-client";
import { runCommand, UsageError } from "#scripts/lib/command";
import type { FolderSite } from "#scripts/lib/folder-site";
import { LiteralPage } from "#scripts/lib/literal-quotes";
import { submitFolder } from "#scripts/lib/submit-folder";

/** The reading and drafting of a running instance, held against folders of saved pages. */

interface Quote {
	quote: string;
	url: string;
}
interface Draft {
	id: string;
	status: string;
	fields: Record<string, { value: unknown; state: string; evidence: Quote[] }>;
	faqs: { question: string; evidence: Quote[] }[];
	founders: { name: string; evidence: Quote[] }[];
	company_socials: Record<string, { value: string; evidence: Quote[] }>;
	founder_socials: Record<string, { value: string; evidence: Quote[] }>;
	story: Record<string, { value: string; evidence: Quote[] }>;
	milestones: { title: string; evidence: Quote[] }[];
	seo: Record<string, { value: string | null; evidence: Quote[] }>;
	missing: { field: string }[];
	crawl_report: { role: string; outcome: string }[];
}
interface Row {
	site: string;
	seconds: number;
	pages: number;
	values: number;
	quotes: number;
	blank: number;
	problems: string[];
}

const READY_WITHIN_SECONDS = 60;

runCommand({
	name: "main-job",
	summary:
		"Serves folders of saved pages on loopback, submits them to the running instance, and checks every drafted value against the pages.",
	positionals: ["FOLDER..."],
	options: { key: { type: "string" }, values: { type: "boolean" } },
	optionText: {
		key: "API key (default: the demo key of the local instance).",
		values: "Print every drafted value with its first quote.",
	},
	async run({ values, positionals, say }) {
		if (positionals.length === 0) throw new UsageError("Name at least one folder with an index.html.");
		const api = new ApiClient(await keyFor(values.key));
		const rows: Row[] = [];
		for (const folder of positionals) {
			const { site, id } = await submitFolder(api, folder);
			try {
				const { row, draft } = await check(api, site, id, basename(folder));
				rows.push(row);
				if (values.values === true) for (const line of valueLines(draft)) say(`  ${line}`);
				say(line(row));
				for (const problem of row.problems) say(`  PROBLEM ${problem}`);
			} finally {
				await site.stop();
			}
		}
		const problems = rows.flatMap((row) => row.problems.map((problem) => `${row.site}: ${problem}`));
		const count = (key: "values" | "quotes") => rows.reduce((sum, row) => sum + row[key], 0);
		say(`${rows.length} sites, ${count("values")} values with ${count("quotes")} quotes, ${problems.length} problems`);
		if (problems.length > 0) process.exitCode = 1;
		return { sites: rows, problems };
	},
});

async function check(api: ApiClient, site: FolderSite, id: string, name: string): Promise<{ row: Row; draft: Draft }> {
	const startedAt = Date.now();
	const draft = await api.until<Draft>(`/drafts/${id}`, (answer) => answer.status === "ready", READY_WITHIN_SECONDS);
	const seconds = (Date.now() - startedAt) / 1000;
	const drafted = draftedValues(draft);
	const problems = [...unproved(drafted, site), ...unlisted(draft)];
	const row = {
		site: name,
		seconds,
		pages: draft.crawl_report.filter((entry) => entry.outcome === "read" && entry.role !== "robots").length,
		values: drafted.length,
		quotes: drafted.reduce((sum, value) => sum + value.evidence.length, 0),
		blank: Object.values(draft.fields).filter((field) => field.value === null).length,
		problems,
	};
	return { row, draft };
}

interface DraftedValue {
	name: string;
	value: unknown;
	evidence: Quote[];
}

function draftedValues(draft: Draft): DraftedValue[] {
	const keyed = (part: string, values: Record<string, { value: unknown; evidence: Quote[] }>) =>
		Object.entries(values).map(([key, { value, evidence }]) => ({ name: `${part}.${key}`, value, evidence }));
	return [
		...keyed("fields", draft.fields),
		...draft.faqs.map((faq, index) => ({ name: `faqs[${index}]`, value: faq.question, evidence: faq.evidence })),
		...draft.founders.map((one, index) => ({ name: `founders[${index}]`, value: one.name, evidence: one.evidence })),
		...draft.milestones.map((one, index) => ({
			name: `milestones[${index}]`,
			value: one.title,
			evidence: one.evidence,
		})),
		...keyed("company_socials", draft.company_socials),
		...keyed("founder_socials", draft.founder_socials),
		...keyed("story", draft.story),
		...keyed("seo", draft.seo),
	].filter((one) => one.value !== null);
}

/** Values without a quote, and quotes that do not stand in the page they name. */
function unproved(drafted: readonly DraftedValue[], site: FolderSite): string[] {
	const pages = new Map<string, LiteralPage | null>();
	const pageOf = (url: string) => {
		const html = pages.has(url) ? null : site.html(url);
		if (!pages.has(url)) pages.set(url, html === null ? null : new LiteralPage(html));
		return pages.get(url) ?? null;
	};
	return drafted.flatMap(({ name, evidence }) => {
		if (evidence.length === 0) return [`${name} has no quote`];
		return evidence.flatMap(({ quote, url }) => {
			const page = pageOf(url);
			if (page === null) return [`${name} quotes ${url}, which the folder does not hold`];
			return page.holds(quote) ? [] : [`${name}: "${quote}" does not stand in ${new URL(url).pathname}`];
		});
	});
}

/** Blank fields that are not marked and listed as such. */
function unlisted(draft: Draft): string[] {
	return Object.entries(draft.fields).flatMap(([field, { value, state }]) => {
		if (value !== null) return [];
		const isListed = draft.missing.some((part) => part.field === field);
		return state === "not_found" && isListed
			? []
			: [`${field} is blank with state ${state}${isListed ? "" : ", and not listed"}`];
	});
}

function valueLines(draft: Draft): string[] {
	return draftedValues(draft).map(({ name, value, evidence }) => {
		const shown = Array.isArray(value) ? value.join(" | ") : String(value);
		return `${name.padEnd(28)} ${shown.slice(0, 70).padEnd(70)} <- "${evidence[0]?.quote.slice(0, 60) ?? ""}"`;
	});
}

function line(row: Row): string {
	const cells = [
		row.site.padEnd(24),
		`${row.seconds.toFixed(1)} s`.padStart(7),
		`${row.pages} pages`.padStart(8),
		`${row.values} values`.padStart(10),
		`${row.quotes} quotes`.padStart(11),
		`${row.blank} fields blank`.padStart(16),
		row.problems.length === 0 ? "ok" : `${row.problems.length} problems`,
	];
	return cells.join("  ");
}
