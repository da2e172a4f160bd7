import { readdirSync } from "node:fs";
import { join } from "node:path";
import { importsOf, shortNames, targetOf } from "#scripts/lib/import-graph";
import { ROOT } from "#scripts/lib/wrangler";

/** Whoever goes through these reaches everything: the whole Worker, and what tests build their world with. */
const WAYS_TO_EVERYTHING = /^(workers\/(index|compose)|packages\/testing\/)/;
/** Through a list of everything of a kind, only the test of that list is reached: it looks at each of them. */
const REGISTRY = /^packages\/[a-z]+\/registry\.ts$/;

/** Source files and tests of the project, by their paths from its folder. */
export function projectFiles(): string[] {
	return ["packages", "workers"].flatMap((folder) =>
		readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
			.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
			.map((file) => `${folder}/${file}`)
			.sort(),
	);
}

/**
 * Which tests reach a file, the nearest first: the test beside it, then those beside files that import it, and those
 * that import it themselves.
 */
export function testsByDistance(files: readonly string[] = projectFiles()): (file: string) => string[] {
	const known = new Set(files);
	const names = shortNames();
	const importers = new Map<string, string[]>();
	const join_ = (from: string, to: string) => importers.set(to, [...(importers.get(to) ?? []), from]);
	for (const file of files) {
		for (const target of importsOfProject(file, known, names)) join_(file, target);
		const beside = besideTest(file, known);
		if (beside !== null) join_(file, beside);
	}
	return (file) => {
		const tests: string[] = [];
		const seen = new Set([file]);
		for (let ring = [file]; ring.length > 0; ) {
			const next = new Set<string>();
			for (const inner of ring)
				for (const importer of importers.get(inner) ?? [])
					if (!REGISTRY.test(inner) || isBeside(importer, inner)) next.add(importer);
			ring = [...next].filter((path) => !seen.has(path) && !WAYS_TO_EVERYTHING.test(path));
			for (const path of ring) seen.add(path);
			const found = ring.filter((path) => path.includes(".test."));
			tests.push(...found.sort((a, b) => Number(isBeside(b, file)) - Number(isBeside(a, file)) || (a < b ? -1 : 1)));
		}
		return tests;
	};
}

function isBeside(test: string, file: string): boolean {
	return test.replace(".test.", ".") === file;
}

function besideTest(file: string, known: ReadonlySet<string>): string | null {
	if (!file.includes(".test.")) return null;
	return [file.replace(".test.", "."), file.replace(".test.ts", ".tsx")].find((path) => known.has(path)) ?? null;
}

/** What a file imports of this project, but for types. */
function importsOfProject(file: string, known: ReadonlySet<string>, names: Record<string, string>): string[] {
	return importsOf(file)
		.filter(({ isType }) => !isType)
		.flatMap(({ specifier }) => targetOf(file, specifier, names) ?? [])
		.flatMap((target) => [target, target.replace(/\.ts$/, ".tsx")].find((path) => known.has(path)) ?? []);
}
