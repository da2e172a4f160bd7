import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { buildInto } from "#scripts/lib/build-worker";
import { ROOT } from "#scripts/lib/wrangler";

/** Two builds take 10 s of the processor, so `npm test` looks at one alone, which all tests share (build-worker.test.ts). */

it("builds the same Worker twice, byte for byte", async () => {
	const parent = await mkdtemp(join(tmpdir(), "launchweek-build-"));
	onTestFinished(() => rm(parent, { recursive: true }));
	const build = async (name: string) => {
		const dir = join(parent, name);
		await buildInto(ROOT, dir);
		const files = (await readdir(dir)).toSorted();
		return new Map(
			await Promise.all(files.map(async (file) => [file, await readFile(join(dir, file), "latin1")] as const)),
		);
	};
	const [first, second] = [await build("first"), await build("second")];
	expect([...first.keys()]).toContain("index.js");
	expect([...second.keys()]).toEqual([...first.keys()]);
	expect([...first].filter(([file, text]) => second.get(file) !== text).map(([file]) => file)).toEqual([]);
});
