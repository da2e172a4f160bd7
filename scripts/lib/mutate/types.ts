import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { type Mutant, mutated } from "#scripts/lib/mutate/mutants";
import { ROOT } from "#scripts/lib/wrangler";

/** Which of these changes do not compile: `npm run check` refuses them, whatever tests say. Looks at the changed file only. */
export function typeErrors(mutants: readonly Mutant[]): Mutant[] {
	if (mutants.length === 0) return [];
	const config = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
	const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
	const roots = [...fileNames.filter((path) => path.endsWith(".d.ts")), ...mutants.map(({ file }) => join(ROOT, file))];
	const overlay = { path: "", text: "", version: 0 };
	const host: ts.LanguageServiceHost = {
		getCompilationSettings: () => options,
		getScriptFileNames: () => [...new Set(roots)],
		getScriptVersion: (path) => (path === overlay.path ? String(overlay.version) : "0"),
		getScriptSnapshot: (path) => {
			const text = path === overlay.path ? overlay.text : ts.sys.readFile(path);
			return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
		},
		getCurrentDirectory: () => ROOT,
		getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
		fileExists: ts.sys.fileExists,
		readFile: ts.sys.readFile,
		directoryExists: ts.sys.directoryExists,
		getDirectories: ts.sys.getDirectories,
		readDirectory: ts.sys.readDirectory,
	};
	const service = ts.createLanguageService(host);
	return mutants.filter((mutant) => {
		overlay.path = join(ROOT, mutant.file);
		overlay.text = mutated(readFileSync(overlay.path, "utf8"), mutant);
		overlay.version++;
		return service.getSemanticDiagnostics(overlay.path).length > 0;
	});
}
