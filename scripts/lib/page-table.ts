import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "#scripts/lib/wrangler";

/**
 * Puts measured lines into a page, between `<!-- mark -->` and `<!-- /mark -->`.
 * @param page in this repository, such as `docs/cost.md`.
 * @throws where the page has no such marks.
 */
export async function writeTable(page: string, mark: string, lines: readonly string[]): Promise<void> {
	const path = join(ROOT, page);
	const [open, close] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
	const text = await readFile(path, "utf8");
	const [begin, end] = [text.indexOf(open), text.indexOf(close)];
	if (begin === -1 || end < begin) throw new Error(`${page} has no ${open} ... ${close}.`);
	await writeFile(path, `${text.slice(0, begin + open.length)}\n\n${lines.join("\n")}\n\n${text.slice(end)}`);
}
