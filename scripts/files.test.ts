import { access, readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { JOBS } from "#jobs/registry";
import { OPERATIONS } from "#operations/registry";
import { parsed } from "#scripts/lib/import-graph";
import { ROOT } from "#scripts/lib/wrangler";

/** One operation, one file, one test; the same for jobs. */

const exists = (file: string) =>
	access(join(ROOT, file)).then(
		() => true,
		() => false,
	);

/** Whether a file exports something that decides: a function, or a class with methods; types and constants do not. */
function decides(file: string): boolean {
	return parsed(file).statements.some((statement) => {
		const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExport);
		if (!isExported) return false;
		if (ts.isFunctionDeclaration(statement)) return true;
		if (ts.isClassDeclaration(statement)) return statement.members.length > 0;
		return (
			ts.isVariableStatement(statement) &&
			statement.declarationList.declarations.some(
				({ initializer }) =>
					initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)),
			)
		);
	});
}

const isExport = ({ kind }: ts.ModifierLike) => kind === ts.SyntaxKind.ExportKeyword;

it("keeps every operation in a file named after it, with a test beside it", async () => {
	const missing: string[] = [];
	for (const { id, area } of OPERATIONS) {
		for (const ending of [".ts", ".test.ts"]) {
			const file = `packages/operations/${area}/${id.replaceAll("_", "-")}${ending}`;
			if (!(await exists(file))) missing.push(file);
		}
	}
	expect(missing, "an operation lies in packages/operations/<area>/, named by its id, with a test").toEqual([]);
});

it("keeps every job in a file named after it, with a test beside it", async () => {
	const missing: string[] = [];
	for (const { kind } of JOBS) {
		const { name } = kind;
		for (const ending of [".ts", ".test.ts"]) {
			if (!(await exists(`packages/jobs/${name}${ending}`))) missing.push(`packages/jobs/${name}${ending}`);
		}
	}
	expect(missing, "a job lies in packages/jobs/, named by its kind, with a test").toEqual([]);
});

it("states each pure rule in a test beside it", async () => {
	const entries = await readdir(join(ROOT, "packages/core"), { recursive: true });
	const deciding = entries
		.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
		.map((file) => `packages/core/${file}`)
		.filter(decides);
	expect(deciding.length).toBeGreaterThan(40);
	const missing: string[] = [];
	for (const file of deciding) if (!(await exists(file.replace(".ts", ".test.ts")))) missing.push(file);
	expect(missing, "write the test that states the rule").toEqual([]);
});

it("keeps files short enough to hold one thing", async () => {
	const long: string[] = [];
	for (const folder of ["packages", "workers", "scripts"]) {
		const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
		for (const entry of entries) {
			const file = relative(ROOT, join(entry.parentPath, entry.name));
			if (!entry.isFile() || !/\.tsx?$/.test(file) || /\.test\.tsx?$|\.d\.ts$|\/demo\//.test(file)) continue;
			const lines = (await readFile(join(ROOT, file), "utf8")).split("\n").length;
			if (lines > 400) long.push(`${file}: ${lines} lines`);
		}
	}
	expect(long, "it holds two things: give the second a file").toEqual([]);
});
