import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { OPERATIONS } from "#operations/registry";
import { FURTHER } from "#scripts/agents/tasks/further";
import { TASKS } from "#scripts/agents/tasks/index";
import { demoLaunches } from "#scripts/demo/index";
import { ROOT } from "#scripts/lib/wrangler";

/** The scripted agent is worth something only while it is told nothing: no tool, no product, no task. */
it("knows no tool, no task and nothing of the directory", async () => {
	const folder = join(ROOT, "scripts/agents/scripted");
	const files = (await readdir(folder)).filter((name) => !name.endsWith(".test.ts"));
	expect(files.length).toBeGreaterThan(10);
	const products = demoLaunches(new Date()).flatMap(({ slug, product }) => [slug, product.name, product.founder[0]]);
	const sites = [...TASKS, ...FURTHER].flatMap(({ name, site }) => [
		name,
		...(site === undefined ? [] : [site.domain]),
	]);
	const secret = [...OPERATIONS.map(({ id }) => id), ...products, ...sites].map((word) => word.toLowerCase());
	for (const file of files) {
		const source = (await readFile(join(folder, file), "utf8")).toLowerCase();
		const known = secret.filter((word) => new RegExp(`(?<![\\w-])${RegExp.escape(word)}(?![\\w-])`).test(source));
		expect(known, file).toEqual([]);
	}
});
