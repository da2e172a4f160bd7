import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { type Repository, wrongCitations } from "#scripts/lib/citations";
import { ROOT } from "#scripts/lib/wrangler";

/** What comments, messages and pages cite is there: files, pages with their headings, commands, the sources of rules. */

/** What is written by hand here. The changelog is left out: it tells of files that are gone. */
const WRITTEN =
	/^(?:(?:packages|workers|scripts|bench|docs|migrations)\/.*\.(?:tsx?|md|sql)|(?:README|CONTRIBUTING)\.md|\w+\.config\.ts|wrangler\.toml)$/;

/** What it cites is wrong on purpose. */
const CASES = "scripts/lib/citations.test.ts";

async function repository(): Promise<{ there: Repository; texts: Map<string, string> }> {
	const list = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
	const files = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).split("\n");
	const texts = new Map<string, string>();
	const read = async (file: string) => {
		const text = await readFile(ROOT + file, "utf8").catch(() => null);
		if (text !== null) texts.set(file, text);
	};
	await Promise.all(files.filter((file) => WRITTEN.test(file) && file !== CASES).map(read));
	const { scripts } = JSON.parse(await readFile(`${ROOT}package.json`, "utf8")) as { scripts: Record<string, string> };
	return { there: { files: new Set(files), pages: texts, commands: new Set(Object.keys(scripts)) }, texts };
}

it("sends readers only to what there is", async () => {
	const { there, texts } = await repository();
	expect(texts.size).toBeGreaterThan(700);
	expect([...texts].flatMap(([file, text]) => wrongCitations(file, text, there))).toEqual([]);
});
