import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { runCommand, UsageError } from "#scripts/lib/command";
import { serve, UNLIMITED } from "#scripts/lib/served";
import { type QuerySet, readBenchmark } from "./search/corpus.ts";
import { loadProducts } from "./search/load.ts";
import { type Ask, miniSearch, orama } from "./search/peers.ts";
import { type Run, type Score, scoreOf } from "./search/score.ts";

/**
 * `npm run bench:search -- DIR`: how well searches find what is meant, on products and judged queries of a folder
 * (`corpus.jsonl`, `queries-NAME.json`, `qrels-NAME.json`). Source: docs/search-scores.md#how-well-searches-find.
 */

const PER_PAGE = 10;

runCommand({
	name: "bench:search",
	summary: "How well searches find what is meant, by class of query, beside MiniSearch and Orama.",
	positionals: ["DIR"],
	options: { found: { type: "string" } },
	optionText: { found: "A file to write what each engine found to, by set and query: for who judges it." },
	async run({ positionals, values, say }) {
		const [dir] = positionals;
		if (dir === undefined)
			throw new UsageError("Name the folder with corpus.jsonl, queries-NAME.json and qrels-NAME.json.");
		const { products, sets } = await readBenchmark(resolve(dir));
		if (sets.length === 0) throw new UsageError(`${dir} has no queries-NAME.json with its qrels-NAME.json.`);
		const served = await serve(UNLIMITED);
		try {
			await loadProducts(served.db, products);
			const engines: Record<string, Ask> = {
				MiniSearch: await miniSearch(products),
				Orama: await orama(products),
				"this service": overHttp(served.origin, "relevance"),
			};
			const found: Record<string, Record<string, Record<string, readonly string[]>>> = {};
			const scores: { set: string; engine: string; score: Score }[] = [];
			const measure = async (engine: string, ask: Ask) => {
				for (const set of sets) {
					const run = await runOf(set, ask);
					found[set.name] = { ...found[set.name], [engine]: Object.fromEntries(run) };
					scores.push({ set: set.name, engine, score: scoreOf(set, run) });
				}
			};
			for (const [engine, ask] of Object.entries(engines)) await measure(engine, ask);
			await served.db.prepare("DELETE FROM search_synonyms").run();
			// Another address: answers of before are kept for a while.
			await measure("without other names", overHttp(served.origin, "relevance", PER_PAGE + 1));
			if (values.found !== undefined) await writeFile(String(values.found), JSON.stringify(found));
			say(`${products.length} products`);
			for (const set of sets)
				say(
					asText(
						set,
						scores.filter((row) => row.set === set.name),
					),
				);
			return { products: products.length, scores };
		} finally {
			await served.stop();
		}
	},
});

function overHttp(origin: string, sort: string, perPage = PER_PAGE): Ask {
	return async (q) => {
		const query = new URLSearchParams({ q, sort, per_page: String(perPage) });
		const response = await fetch(`${origin}/api/v1/listings?${query}`);
		if (!response.ok) throw new Error(`"${q}" was answered with ${response.status}: ${await response.text()}`);
		const { items } = (await response.json()) as { items: { slug: string }[] };
		return items.map(({ slug }) => slug);
	};
}

async function runOf({ queries }: QuerySet, ask: Ask): Promise<Run> {
	const run = new Map<string, readonly string[]>();
	for (const { id, q } of queries) run.set(id, await ask(q));
	return run;
}

function asText(set: QuerySet, rows: readonly { engine: string; score: Score }[]): string {
	const classes = Object.keys(rows[0]?.score.byClass ?? {});
	const head = [
		`${set.name} (${set.queries.length})`,
		...classes,
		"nDCG@10",
		"MRR",
		"first 3",
		"first 5",
		"empty",
		"ungraded",
	];
	const lines = rows.map(({ engine, score }) => [
		engine,
		...classes.map((kind) => (score.byClass[kind] ?? 0).toFixed(3)),
		score.ndcg.toFixed(3),
		score.mrr.toFixed(3),
		...[score.successAt3, score.successAt5, score.empty, score.ungraded].map((share) => `${Math.round(share * 100)}%`),
	]);
	return ["", head, head.map(() => "---"), ...lines]
		.map((cells) => (cells === "" ? "" : `| ${(cells as string[]).join(" | ")} |`))
		.join("\n");
}
