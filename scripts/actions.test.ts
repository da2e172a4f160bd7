import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "#scripts/lib/wrangler";

/** Actions held against the tree: each is named after its file, is tested, and has a door through which somebody acts. */

const FOLDER = join(ROOT, "packages/actions");

async function filesBelow(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function actionFiles(): Promise<string[]> {
	const files = (await filesBelow(FOLDER)).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
	const named = files.map((file) => relative(FOLDER, file).replace(/\.ts$/, ""));
	return named.filter((name) => name.includes("/"));
}

it("names every action after its file, with a test beside it", async () => {
	const names = await actionFiles();
	expect(names.length).toBeGreaterThan(0);
	for (const name of names) {
		const source = await readFile(join(FOLDER, `${name}.ts`), "utf8");
		const id = (name.split("/")[1] ?? "").replaceAll("-", "_");
		expect(source, `packages/actions/${name}.ts declares the id of its name`).toContain(`id: "${id}"`);
		expect(
			existsSync(join(FOLDER, `${name}.test.ts`)),
			`packages/actions/${name}.test.ts is missing: every action has a test beside it`,
		).toBe(true);
	}
});

it("has a door for every action: a page, a webhook or a link through which somebody acts", async () => {
	const doors = (await filesBelow(join(ROOT, "workers"))).filter((file) => !/\.test\.tsx?$/.test(file));
	const sources = await Promise.all(doors.map((file) => readFile(file, "utf8")));
	for (const name of await actionFiles()) {
		expect(
			sources.some((source) => source.includes(`"#actions/${name}"`)),
			`nobody can perform packages/actions/${name}.ts: import it in a page or a webhook, or delete it`,
		).toBe(true);
	}
});
