import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Drafts, knownDrafts, tellDrafts } from "#scripts/demo/drafting";
import { deleteUnused, hashOfSources, oneAtATime } from "#scripts/lib/kept";
import { ROOT } from "#scripts/lib/wrangler";

/**
 * What drafts of the demo are made of; `scripts/imports.test.ts` holds this against what is imported. Of the
 * dependencies the lock file tells.
 */
export const SOURCES_OF_DRAFTS = {
	folders: ["packages/core", "packages/crawl", "packages/drafting", "scripts/demo"],
	files: ["package-lock.json", "scripts/lib/random.ts"],
};

/** What a process remembers of its drafts. */
interface DraftMemory {
	knownDrafts(): Promise<Drafts>;
	tellDrafts(drafts: Drafts): void;
}

const KEPT = `${ROOT}node_modules/.cache/launchweek/demo-drafts`;

/**
 * Lets work that needs the drafts of the demo's websites begin with those that were made before. To make them takes
 * seconds, a website drafts alike whenever it is read, and commands and tests need them in many processes.
 * @param kept the folder where they are kept, under a hash of what they are made of.
 */
export async function withKeptDrafts<T>(
	work: () => Promise<T>,
	kept: string = KEPT,
	memory: DraftMemory = { knownDrafts, tellDrafts },
): Promise<T> {
	const file = join(kept, `${await hashOfSources(ROOT, SOURCES_OF_DRAFTS)}.json`);
	const drafting = async () => {
		const had = await readDrafts(file);
		memory.tellDrafts(had);
		const result = await work();
		const known = await memory.knownDrafts();
		// Where nothing can be written, they are made again next time.
		if (Object.keys(known).some((slug) => had[slug] === undefined)) await keep(file, known).catch(() => {});
		else await utimes(file, new Date(), new Date()).catch(() => {});
		return result;
	};
	if (existsSync(file)) return drafting();
	await mkdir(kept, { recursive: true }).catch(() => {});
	return oneAtATime(`${file}.making`, drafting);
}

/** None where none were kept, or where they are not whole. */
async function readDrafts(file: string): Promise<Drafts> {
	try {
		return JSON.parse(await readFile(file, "utf8")) as Drafts;
	} catch {
		return {};
	}
}

/** Others that look meanwhile find all of it or nothing. */
async function keep(file: string, drafts: Drafts): Promise<void> {
	const folder = join(file, "..");
	await mkdir(folder, { recursive: true });
	const made = `${file}.${process.pid}`;
	try {
		await writeFile(made, JSON.stringify(drafts));
		await rename(made, file);
	} finally {
		await rm(made, { force: true });
	}
	await deleteUnused(folder);
}
