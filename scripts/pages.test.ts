import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { sourceFiles } from "#scripts/lib/source-files";
import { ROOT } from "#scripts/lib/wrangler";

/** Fixed addresses that scripts/browser.ts does not go to by themselves. */
const OTHERWISE = new Set([
	// Leads on to a board.
	"/leaderboards",
	// It comes by the mail's link.
	"/sign-in/confirm",
	// Links that only mails hold; its own test opens them.
	"/claims/confirm",
]);

it("has every page of a fixed address looked at in a browser", async () => {
	const looked = await readFile(`${ROOT}scripts/browser.ts`, "utf8");
	const pages = (await sourceFiles("workers/site/pages")).filter((file) => file.endsWith(".tsx"));
	const missing: string[] = [];
	let addresses = 0;
	for (const file of pages) {
		const source = await readFile(ROOT + file, "utf8");
		for (const [, address = ""] of source.matchAll(/(?:site\.get\(\s*|const PATH = )"([^":]+)"/g)) {
			addresses++;
			if (!OTHERWISE.has(address) && !new RegExp(`["\`]${address}[?"\`]`).test(looked))
				missing.push(`${file}: ${address}`);
		}
	}
	expect(addresses).toBeGreaterThan(20);
	expect(missing, "name it in PUBLIC or PERSONAL of scripts/browser.ts").toEqual([]);
});
