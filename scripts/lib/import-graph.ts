import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "rolldown/utils";
import ts from "typescript";
import { ROOT } from "#scripts/lib/wrangler";

/** Files of a project and the files that each imports: for types, lazily, or to hand names on, all alike. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const FOLDERS = ["packages", "workers", "scripts", "bench"];
/** Tests stand above everything and are imported by nothing; declarations are written by tools. */
const IS_SOURCE = /(?<!\.test|\.d)\.tsx?$/;

/** An import as its file says it. */
export interface Import {
	specifier: string;
	/** Whether nothing of it is left when types are taken away. */
	isType: boolean;
}

/** Of this project, which stays as it is while a command or a test runs: to parse it takes seconds, and several ask. */
const known = new Map<string, readonly Import[]>();

/** What a file imports: for types, lazily, or to hand names on. @param path from the folder `root`. */
export function importsOf(path: string, root: string = ROOT): readonly Import[] {
	const found = (root === ROOT ? known.get(path) : undefined) ?? readImports(path, root);
	if (root === ROOT) known.set(path, found);
	return found;
}

/** What stands below a file's statements: a lazy import, or a type that is named by its file. */
const MAY_IMPORT_WITHIN = /\bimport\s*\(/;

function readImports(path: string, root: string): readonly Import[] {
	const text = readFileSync(join(root, path), "utf8");
	return MAY_IMPORT_WITHIN.test(text) ? importsAnywhere(path, root) : importsOnTop(path, text);
}

/** In a sixth of the time that a tree of TypeScript's takes, which few files need. */
function importsOnTop(path: string, text: string): Import[] {
	const { module, errors } = parseSync(path, text, { lang: path.endsWith("x") ? "tsx" : "ts", sourceType: "module" });
	if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
	const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
		specifier: moduleRequest.value,
		isType: entries.length > 0 && entries.every(({ isType }) => isType),
	}));
	const statements = new Set(module.staticImports.map(({ start }) => start));
	const handedOn = module.staticExports.flatMap(({ start, entries }) => {
		const from = entries.find(({ moduleRequest }) => moduleRequest !== null)?.moduleRequest;
		// What a statement imports and another exports stands here once more, at the first one's place.
		if (!from || statements.has(start)) return [];
		return [{ specifier: from.value, isType: /^export\s+type\b/.test(text.slice(start)) }];
	});
	return [...imports, ...handedOn];
}

function importsAnywhere(path: string, root: string): Import[] {
	const found: Import[] = [];
	const visit = (node: ts.Node): void => {
		const specifier = specifierOf(node);
		if (specifier !== undefined && ts.isStringLiteralLike(specifier))
			found.push({ specifier: specifier.text, isType: isTypeOnly(node) });
		ts.forEachChild(node, visit);
	};
	visit(parsed(path, root));
	return found;
}

/** A file of a project as a syntax tree. */
export function parsed(path: string, root: string = ROOT): ts.SourceFile {
	const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	return ts.createSourceFile(path, readFileSync(join(root, path), "utf8"), ts.ScriptTarget.Latest, true, kind);
}

function specifierOf(node: ts.Node): ts.Node | undefined {
	if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
	if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
	if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0];
	return undefined;
}

function isTypeOnly(node: ts.Node): boolean {
	if (ts.isImportTypeNode(node)) return true;
	if (ts.isExportDeclaration(node)) return node.isTypeOnly;
	if (!ts.isImportDeclaration(node) || node.importClause === undefined) return false;
	const { isTypeOnly: isType, name, namedBindings } = node.importClause;
	if (isType) return true;
	if (name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings)) return false;
	return namedBindings.elements.length > 0 && namedBindings.elements.every((element) => element.isTypeOnly);
}

/** The short names that a project's package.json gives its folders, such as `#core/*`. */
export function shortNames(root: string = ROOT): Record<string, string> {
	return (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { imports: Record<string, string> }).imports;
}

/** Reads every source file of a project. @param root its folder, with the package.json whose `imports` it uses. */
export function importGraph(root: string): ImportGraph {
	const imports = shortNames(root);
	return new Map(
		sourceFiles(root).map((file) => [
			file,
			new Set(importsOf(file, root).flatMap(({ specifier }) => targetOf(file, specifier, imports) ?? [])),
		]),
	);
}

/** Every source file of a project, its tests aside, from the folder `root`. */
export function sourceFiles(root: string): string[] {
	return FOLDERS.flatMap((folder) => sourcesIn(root, folder));
}

function sourcesIn(root: string, folder: string): string[] {
	return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
		.filter((file) => IS_SOURCE.test(file) && !/(^|\/)node_modules\//.test(file))
		.map((file) => join(folder, file));
}

/** The file of the project that an import leads to; null for foreign packages. */
export function targetOf(file: string, specifier: string, imports: Record<string, string>): string | null {
	if (specifier.startsWith(".")) return normalize(join(dirname(file), specifier));
	const [pattern, target] = Object.entries(imports).find(([name]) => specifier.startsWith(name.slice(0, -1))) ?? [];
	if (pattern === undefined || target === undefined) return null;
	return normalize(target.replace("*", specifier.slice(pattern.length - 1)));
}

/**
 * Circles of imports: the largest sets of files that lead to each other.
 * Source: Tarjan, Depth-first search and linear graph algorithms, 1972.
 */
export function circlesOf(graph: ImportGraph): string[][] {
	const order = new Map<string, number>();
	const low = new Map<string, number>();
	const open: string[] = [];
	const circles: string[][] = [];
	const visit = (file: string): void => {
		const number = order.size;
		order.set(file, number);
		low.set(file, number);
		open.push(file);
		for (const target of graph.get(file) ?? []) {
			if (!order.has(target)) visit(target);
			if (open.includes(target)) low.set(file, Math.min(low.get(file) ?? 0, low.get(target) ?? 0));
		}
		if (low.get(file) === number) {
			const circle = open.splice(open.indexOf(file));
			if (circle.length > 1 || graph.get(file)?.has(file)) circles.push(circle.toSorted());
		}
	};
	for (const file of graph.keys()) if (!order.has(file)) visit(file);
	return circles;
}
