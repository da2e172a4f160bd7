import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

let source: Promise<string> | null = null;

/** Puts axe into a page as its global `axe`, unless it is there already; it goes with the page. */
export async function addAxe(page: Page): Promise<void> {
	if (await page.evaluate("typeof axe === 'object'")) return;
	source ??= readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
	await page.evaluate(await source);
}
