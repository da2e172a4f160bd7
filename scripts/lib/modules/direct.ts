import { createRequire } from "node:module";
import { lineMappings } from "#scripts/lib/modules/line-map";

/** A module of ours as the runtime evaluates it, made by vite's own compiler without the way through vite's plugins. */

/** What vite tells of a module, as far as the test runner asks. */
export interface DirectModule {
	code: string;
	map: { version: 3; file: string; sources: string[]; sourcesContent: string[]; names: string[]; mappings: string };
	deps: string[];
	dynamicDeps: string[];
}

/** What is used here of the compiler that vite 8 brings. It works in threads of its own. */
interface Compiler {
	transform(
		file: string,
		source: string,
		options: object,
	): Promise<{ code: string; errors: unknown[]; map?: { mappings: string } }>;
	moduleRunnerTransform(
		file: string,
		source: string,
		options: { sourcemap: boolean },
	): Promise<{ code: string; errors: unknown[]; map?: { mappings: string } }>;
}
const compiler = createRequire(import.meta.resolve("vite"));
const { transform, moduleRunnerTransform } = (await import(compiler.resolve("rolldown/experimental"))) as Compiler;

/** As tsconfig.json has it. */
const OPTIONS = {
	sourcemap: true,
	target: "es2024",
	jsx: { runtime: "automatic", importSource: "hono/jsx" },
	typescript: { onlyRemoveTypeImports: true },
	// Nothing is looked for beside the file.
	tsconfig: false,
};
/** What vite and vitest do something about: their replacements, and modules that are mocked. */
const OTHERS_WORK = /__vite_|import\.meta(?!\.url\b)|\bvi\s*\.\s*(?:mock|unmock|doMock|doUnmock|hoisted|import)/;
const IMPORTED = /\b(__vite_ssr_(dynamic_)?import__)\("([^"\\]+)"/g;

/**
 * @param file its absolute path.
 * @param addressOf where a server has what the file imports by a name; null where that is for vite to say.
 * @returns null for what vite must transform: it also says best what is wrong with a file.
 */
export async function directModule(
	file: string,
	source: string,
	addressOf: (name: string) => Promise<string | null>,
): Promise<DirectModule | null> {
	if (OTHERS_WORK.test(source)) return null;
	// A bundle is plain already, and nobody looks into it.
	const plain = /\.tsx?$/.test(file) ? await transform(file, source, OPTIONS) : { code: source, errors: [] };
	if (plain.errors.length > 0) return null;
	const made = await moduleRunnerTransform(`${file}.js`, plain.code, { sourcemap: true });
	if (made.errors.length > 0) return null;

	const names = [...made.code.matchAll(IMPORTED)].map(([, , , name = ""]) => name);
	const addresses = new Map<string, string>();
	for (const name of new Set(names)) {
		const address = await addressOf(name);
		if (address === null) return null;
		addresses.set(name, address);
	}
	const found = { deps: new Set<string>(), dynamicDeps: new Set<string>() };
	const code = made.code.replace(IMPORTED, (_all, call: string, dynamic: string | undefined, name: string) => {
		const address = addresses.get(name) ?? name;
		found[dynamic === undefined ? "deps" : "dynamicDeps"].add(address);
		return `${call}(${JSON.stringify(address)}`;
	});
	const mappings = lineMappings(made.map?.mappings ?? "", plain.map?.mappings ?? "");
	return {
		code,
		map: { version: 3, file, sources: [file], sourcesContent: [], names: [], mappings },
		deps: [...found.deps],
		dynamicDeps: [...found.dynamicDeps],
	};
}
