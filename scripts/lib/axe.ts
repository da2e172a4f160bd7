import type { Page } from "playwright-core";

/** Puts axe into a page as its global `axe`, unless it is there already; it goes with the page. */
export async function addAxe(page: Page): Promise<void> {
	if (await page.evaluate("typeof axe === 'object'")) return;
	// Loaded when it is needed: --help is answered without it.
	const { default: axe } = await import("axe-core");
	await page.evaluate(axe.source);
}
