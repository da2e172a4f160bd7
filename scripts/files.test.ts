import { access, readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { JOBS } from "#jobs/registry";
import { OPERATIONS } from "#operations/registry";
import { ROOT } from "#scripts/lib/wrangler";

/** One operation, one file, one test; the same for jobs. */

const exists = (file: string) =>
	access(join(ROOT, file)).then(
		() => true,
		() => false,
	);

it("keeps every operation in a file named after it, with a test beside it", async () => {
	const missing: string[] = [];
	for (const { id, area } of OPERATIONS) {
		for (const ending of [".ts", ".test.ts"]) {
			const file = `packages/operations/${area}/${id.replaceAll("_", "-")}${ending}`;
			if (!(await exists(file))) missing.push(file);
		}
	}
	expect(missing).toEqual([]);
});

it("keeps every job in a file named after it, with a test beside it", async () => {
	const missing: string[] = [];
	for (const { kind } of JOBS) {
		const { name } = kind;
		for (const ending of [".ts", ".test.ts"]) {
			if (!(await exists(`packages/jobs/${name}${ending}`))) missing.push(`packages/jobs/${name}${ending}`);
		}
	}
	expect(missing).toEqual([]);
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
	expect(long).toEqual([]);
});
