import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { wrongCitations } from "#scripts/lib/citations";
import { ROOT } from "#scripts/lib/wrangler";
import { repositoryFiles, writtenTexts } from "#scripts/lib/written";

/** What comments, messages and pages cite is there: files, pages with their headings, commands, the sources of rules. */
it("sends readers only to what there is", async () => {
	const { scripts } = JSON.parse(await readFile(`${ROOT}package.json`, "utf8")) as { scripts: Record<string, string> };
	const texts = await writtenTexts();
	const there = { files: new Set(repositoryFiles()), pages: texts, commands: new Set(Object.keys(scripts)) };
	expect(texts.size).toBeGreaterThan(700);
	expect([...texts].flatMap(([file, text]) => wrongCitations(file, text, there))).toEqual([]);
});
