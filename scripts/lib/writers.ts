import { readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { parsed } from "#scripts/lib/import-graph";
import { ROOT } from "#scripts/lib/wrangler";

/**
 * Which functions below the doors write, read off their sources: those that build or run a write, and those that use one
 * that does. Building counts, because a statement that is not run is of no use to anybody. Operations, actions and jobs
 * themselves are no functions, but what invoke, perform and the queue's consumer are given.
 */
const FOLDERS = ["store", "usecases", "operations"];

/** A top-level function or constant of a file. */
interface Part {
	/** `#store/votes insertVote`. */
	key: string;
	writes: boolean;
	/** Keys of what it uses, of its own file and of others. */
	uses: string[];
}

/** Whether a node is a write: a call that builds or runs one, or SQL that says so. */
function isWrite(node: ts.Node): boolean {
	if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
		const { name, expression } = node.expression;
		return /(^|\.)db$/.test(expression.getText()) && /^(insert|update|delete|run)$/.test(name.text);
	}
	if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node)) {
		return /^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/.test(node.text);
	}
	return false;
}

/** Whether a node or anything within it is a write. */
export function holdsWrite(node: ts.Node): boolean {
	return isWrite(node) || ts.forEachChild(node, (child) => holdsWrite(child) || undefined) === true;
}

/** Where each imported name comes from: from the local name to `#store/votes insertVote`. */
export function importedNames(source: ts.SourceFile): Map<string, string> {
	const names = new Map<string, string>();
	for (const statement of source.statements) {
		if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
		const bindings = statement.importClause?.namedBindings;
		if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
		for (const { name, propertyName } of bindings.elements)
			names.set(name.text, `${statement.moduleSpecifier.text} ${(propertyName ?? name).text}`);
	}
	return names;
}

/** @param file such as `store/votes.ts`. */
function partsOf(file: string): Part[] {
	const specifier = `#${file.replace(/\.ts$/, "")}`;
	const source = parsed(join("packages", file));
	const declared = source.statements.flatMap((statement): { name: string; node: ts.Node }[] => {
		if (ts.isFunctionDeclaration(statement) && statement.name) return [{ name: statement.name.text, node: statement }];
		if (!ts.isVariableStatement(statement)) return [];
		return statement.declarationList.declarations.map((node) => ({ name: node.name.getText(), node }));
	});
	const known = importedNames(source);
	for (const { name } of declared) known.set(name, `${specifier} ${name}`);
	return declared.map(({ name, node }) => ({
		key: `${specifier} ${name}`,
		writes: holdsWrite(node),
		uses: identifiersIn(node).flatMap((identifier) => known.get(identifier) ?? []),
	}));
}

function identifiersIn(node: ts.Node): string[] {
	const found: string[] = ts.isIdentifier(node) ? [node.text] : [];
	ts.forEachChild(node, (child) => {
		found.push(...identifiersIn(child));
	});
	return found;
}

/** All of them, as `#store/votes insertVote`. */
export function writers(): ReadonlySet<string> {
	const files = FOLDERS.flatMap((folder) =>
		readdirSync(join(ROOT, "packages", folder), { recursive: true, encoding: "utf8" })
			.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("schema/"))
			.map((file) => `${folder}/${file}`),
	);
	const parts = files.flatMap(partsOf);
	const found = new Set(["#store/db runAnyBatch", ...parts.filter(({ writes }) => writes).map(({ key }) => key)]);
	for (let before = -1; before !== found.size; ) {
		before = found.size;
		for (const { key, uses } of parts) if (uses.some((used) => found.has(used))) found.add(key);
	}
	return found;
}
