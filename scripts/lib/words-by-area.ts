import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";

/**
 * Has each page load the sentences of the areas that it names, in place of the whole catalogue: as esbuild sees it, whoever
 * imports the catalogue needs all of it. `scripts/words.test.ts` holds that pages name areas and do nothing else with it.
 * Source: docs/start.md#beginning.
 */

/** How pages take the catalogue, and by which name. */
const CATALOGUE = /import \{ words(?: as (\w+))? \} from "([./]+\/words\/)words\.ts";/;
/** How the catalogue takes its language, and a language its areas. */
const LANGUAGE = /import \{ \w+ \} from "\.\/(\w+\/)(\w+\.ts)";/;
const AREA = /import \{ (\w+) \} from "\.\/([\w-]+\.tsx)";/g;

/** Files of the areas of a site's language, from the folder of the catalogue. */
type Areas = ReadonlyMap<string, string>;

export const wordsByArea: Plugin = {
	name: "words-by-area",
	setup(build) {
		const known: KnownAreas = new Map();
		build.onLoad({ filter: PAGES }, async ({ path }) => ({
			contents: await sourceByArea(path, known),
			loader: path.endsWith("x") ? "tsx" : "ts",
		}));
	},
};

/** Who may take the catalogue. */
const PAGES = /\/workers\/site\/.+\.tsx?$/;

/** Areas by the folder of their catalogue: read once for all pages of a build. */
export type KnownAreas = Map<string, Promise<Areas>>;

/** A source as this has it built; what does not take the catalogue as it is. @param path a whole one. */
export async function sourceByArea(path: string, known: KnownAreas): Promise<string> {
	const text = await readFile(path, "utf8");
	const folder = PAGES.test(path) ? CATALOGUE.exec(text)?.[2] : undefined;
	if (folder === undefined) return text;
	const catalogue = join(dirname(path), folder);
	const areas = known.get(catalogue) ?? areasOf(catalogue);
	known.set(catalogue, areas);
	return withAreas(text, await areas);
}

async function areasOf(catalogue: string): Promise<Areas> {
	const [, folder = "", name = ""] = LANGUAGE.exec(await readFile(join(catalogue, "words.ts"), "utf8")) ?? [];
	const language = await readFile(join(catalogue, folder, name), "utf8");
	return new Map([...language.matchAll(AREA)].map(([, area = "", file]) => [area, `${folder}${file}`]));
}

/** The source of a page that takes its areas one by one; its lines stay where they are. */
export function withAreas(text: string, areas: Areas): string {
	return text.replace(CATALOGUE, (_all, alias: string | undefined, folder: string) => {
		const name = alias ?? "words";
		const named = new Set([...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, area = ""]) => area));
		const taken = [...areas].filter(([area]) => named.has(area));
		const imports = taken.map(([area, file]) => `import { ${area} as ${area}OfWords } from "${folder}${file}"; `);
		return `${imports.join("")}const ${name} = { ${taken.map(([area]) => `${area}: ${area}OfWords`).join(", ")} };`;
	});
}
