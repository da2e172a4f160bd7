import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { ROOT } from "#scripts/lib/wrangler";

/** One regular expression of the sources, with where it stands: `packages/core/web/slug.ts:15`. */
export interface Expression {
	place: string;
	source: string;
	flags: string;
}

function sourcesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
		.map((name) => join(folder, name))
		.sort();
}

/** Every expression that stands as a literal in the sources of these folders. */
export function literalExpressions(folders: readonly string[]): Expression[] {
	return folders.flatMap((folder) => sourcesIn(join(ROOT, folder))).flatMap(literalsOf);
}

function literalsOf(file: string): Expression[] {
	const found: Expression[] = [];
	const parsed = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
	const visit = (node: ts.Node): void => {
		if (ts.isRegularExpressionLiteral(node)) {
			const end = node.text.lastIndexOf("/");
			const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
			const place = `${relative(ROOT, file)}:${line + 1}`;
			found.push({ place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
		}
		ts.forEachChild(node, visit);
	};
	visit(parsed);
	return found;
}

/**
 * Every expression that the sources build with `new RegExp` when they are loaded and while `work` is done.
 * @param work runs what builds expressions out of data.
 */
export async function builtExpressions(folders: readonly string[], work: () => Promise<void>): Promise<Expression[]> {
	const built = new Map<string, Expression>();
	const Original = globalThis.RegExp;
	globalThis.RegExp = new Proxy(Original, {
		construct(target, parameters, newTarget) {
			const made: RegExp = Reflect.construct(target, parameters, newTarget);
			if (!built.has(String(made))) {
				const place = placeOf(new Error().stack ?? "");
				if (place !== null) built.set(String(made), { place, source: made.source, flags: made.flags });
			}
			return made;
		},
	});
	try {
		for (const file of folders.flatMap((folder) => sourcesIn(join(ROOT, folder)))) await import(file);
		await work();
	} finally {
		globalThis.RegExp = Original;
	}
	return [...built.values()];
}

/** The nearest caller that is a source of ours. */
function placeOf(stack: string): string | null {
	const caller = stack.split("\n").find((line) => line.includes("/packages/"));
	const [, file, line] = /(packages\/[^\s:]+):(\d+)/.exec(caller ?? "") ?? [];
	return file === undefined ? null : `${file}:${line}`;
}
