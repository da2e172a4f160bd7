import { availableParallelism } from "node:os";
import type { Browser, BrowserContext, LaunchOptions, Page } from "playwright-core";

/** What every command that opens a browser takes; spread it into `runCommand`. */
export const CHROMIUM = {
	options: { chromium: { type: "string" } },
	optionText: { chromium: "The browser's program (/usr/bin/chromium)." },
} as const;

/**
 * Starts Chromium.
 * @param values of the command line.
 * @param args more of the browser's own.
 */
export async function launchChromium(
	{ chromium: program }: { chromium?: string | boolean | undefined },
	args: readonly string[] = [],
): Promise<Browser> {
	// Loaded when it is needed: --help and wrong arguments are answered without it.
	const { chromium } = await import("playwright-core");
	const options: LaunchOptions = { args: ["--no-sandbox", ...args] };
	return chromium.launch({ ...options, executablePath: typeof program === "string" ? program : "/usr/bin/chromium" });
}

/** Does a piece of work for every item, in as many tabs at a time as this machine has cores. */
export async function inTabs<T>(
	context: BrowserContext,
	items: readonly T[],
	work: (page: Page, item: T) => Promise<void>,
): Promise<void> {
	const waiting = [...items];
	const tab = async () => {
		// One after the other in the same tab: a new one costs as much as a page.
		const page = await context.newPage();
		for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(page, item);
		await page.close();
	};
	await Promise.all(Array.from({ length: Math.min(availableParallelism(), items.length) }, tab));
}
