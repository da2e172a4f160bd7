import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { ROOT } from "#scripts/lib/wrangler";

/** What is written by hand here and tells readers of other places. Not the changelog, which tells of what is gone. */
const WRITTEN =
	/^(?:(?:packages|workers|scripts|bench|docs|migrations)\/.*\.(?:tsx?|md|sql)|(?:README|CONTRIBUTING)\.md|\w+\.config\.ts|wrangler\.toml)$/;
/** What it tells of is wrong on purpose. */
const CASES = "scripts/lib/citations.test.ts";

/** Every file of the repository by its path, also those that are not committed yet. */
export function repositoryFiles(): string[] {
	const list = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
	return execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean);
}

/** Texts of code, pages and migrations, by their paths; files that were removed and are not committed so are left out. */
export async function writtenTexts(): Promise<Map<string, string>> {
	const files = repositoryFiles().filter((file) => WRITTEN.test(file) && file !== CASES);
	const texts = await Promise.all(files.map((file) => readFile(ROOT + file, "utf8").catch(() => null)));
	return new Map(files.flatMap((file, index) => (texts[index] == null ? [] : [[file, texts[index]]])));
}
