import { lutimes, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { deleteUnused, hashOfSources, oneAtATime } from "#scripts/lib/kept";

let root: string;
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), "launchweek-kept-"));
	await mkdir(join(root, "rules/inner"), { recursive: true });
	await writeFile(join(root, "rules/inner/a.ts"), "1");
	await writeFile(join(root, "lock.json"), "{}");
});
afterEach(() => rm(root, { recursive: true }));

const hash = () => hashOfSources(root, { folders: ["rules"], files: ["lock.json"] });

it("names sources by what they say and where they stand, whatever their tests say", async () => {
	const first = await hash();
	expect(first).toMatch(/^[0-9a-f]{32}$/);
	await writeFile(join(root, "rules/inner/a.test.ts"), "anything");
	expect(await hash()).toBe(first);
	await writeFile(join(root, "rules/inner/a.ts"), "2");
	const second = await hash();
	await writeFile(join(root, "lock.json"), "{ }");
	const third = await hash();
	await writeFile(join(root, "rules/b.ts"), "");
	expect(new Set([first, second, third, await hash()]).size).toBe(4);
});

it("deletes what nobody has touched for a day, files and folders alike", async () => {
	const old = new Date(Date.now() - 86_500_000);
	await utimes(join(root, "rules"), old, old);
	await utimes(join(root, "lock.json"), old, old);
	await writeFile(join(root, "new.json"), "{}");
	await deleteUnused(root);
	expect(await readdir(root)).toEqual(["new.json"]);
});

it("has one at work at a time, and waits for none that is dead", async () => {
	const place = join(root, "making");
	let [at, most] = [0, 0];
	const work = async () => {
		most = Math.max(most, ++at);
		await new Promise((resolve) => setTimeout(resolve, 20));
		return at--;
	};
	for (const [number, age] of [
		// No process has this number: Linux counts them to 2^22.
		[4_194_305, 0],
		[process.pid, 121],
	] as const) {
		await symlink(String(number), place);
		const then = Date.now() / 1_000 - age;
		await lutimes(place, then, then);
		expect(await oneAtATime(place, work)).toBe(1);
	}
	await Promise.all([oneAtATime(place, work), oneAtATime(place, work), oneAtATime(place, work)]);
	expect([at, most]).toEqual([0, 1]);
	await expect(oneAtATime(place, () => Promise.reject(new Error("no such import")))).rejects.toThrow("no such import");
	expect(await oneAtATime(join(root, "lock.json", "below-a-file"), async () => "done")).toBe("done");
	expect(await readdir(root)).toEqual(["lock.json", "rules"]);
});

it("works without waiting, and leaves what lies there, where that names no process", async () => {
	const work = async () => "done";
	expect(await oneAtATime(join(root, "lock.json"), work)).toBe("done");
	expect(await oneAtATime(join(root, "rules"), work)).toBe("done");
	expect(await readdir(root, { recursive: true })).toEqual(["lock.json", "rules", "rules/inner", "rules/inner/a.ts"]);
});
