import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

/** A product of a search benchmark. */
const product = z.object({
	id: z.string(),
	name: z.string(),
	url: z.string(),
	tagline: z.string(),
	description: z.string(),
	tags: z.array(z.string()),
	platforms: z.array(z.string()).default([]),
	licenses: z.array(z.string()).default([]),
	category: z.string(),
	features: z.array(z.string()).default([]),
	pricing_model: z.string().nullable().default(null),
	pricing_summary: z.string().nullable().default(null),
	country: z.string().nullable().default(null),
	city: z.string().nullable().default(null),
	stage: z.string().nullable().default(null),
});
export type Product = z.output<typeof product>;

/** A product with what it does not say left empty. */
export const productOf = (said: z.input<typeof product>): Product => product.parse(said);

const query = z.object({ id: z.string(), class: z.string(), q: z.string() });
export type JudgedQuery = z.output<typeof query>;

/** Queries with what is worth finding by each: product ids with a grade of 0 to 3. */
export interface QuerySet {
	name: string;
	queries: JudgedQuery[];
	grades: Record<string, Record<string, number>>;
}

/** Reads `corpus.jsonl` and each `queries-NAME.json` that has its `qrels-NAME.json`. @throws where one is of another form. */
export async function readBenchmark(dir: string): Promise<{ products: Product[]; sets: QuerySet[] }> {
	const lines = (await readFile(join(dir, "corpus.jsonl"), "utf8")).trim().split("\n");
	const files = await readdir(dir);
	const names = files.flatMap((file) => /^queries-(.+)\.json$/.exec(file)?.[1] ?? []);
	const judged = names.filter((name) => files.includes(`qrels-${name}.json`)).sort();
	const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(dir, file), "utf8"));
	return {
		products: lines.map((line) => product.parse(JSON.parse(line))),
		sets: await Promise.all(
			judged.map(async (name) => ({
				name,
				queries: z.array(query).parse(await json(`queries-${name}.json`)),
				grades: z.record(z.string(), z.record(z.string(), z.number())).parse(await json(`qrels-${name}.json`)),
			})),
		),
	};
}
