import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "playwright-core";

/** What a page may weigh and how soon it shows what people come for. Source: docs/performance.md#pages. */

/** HTML and style sheet together, gzip. */
const MARKUP_MAX = 35 * 1024;
/** All scripts of a page together, gzip. */
const SCRIPTS_MAX = 10 * 1024;
/** All faces that a page loads, as sent. */
const FONTS_MAX = 60_000;

/** Windows, and how many products stand in them before anybody scrolls. */
const FOLDS = [
	{ width: 1280, height: 900, products: 6 },
	{ width: 390, height: 844, products: 3 },
];

export interface PageWeight {
	markup: number;
	scripts: number;
	fonts: number;
}

/**
 * Loads a page as a first visitor does, with nothing in the cache, and holds it to its budgets.
 * @returns how it was answered, its weight, and what is too much.
 */
export async function loadWeighed(
	page: Page,
	origin: string,
	path: string,
): Promise<{ answer: Response | null; weight: PageWeight; problems: string[] }> {
	const weight = { markup: 0, scripts: 0, fonts: 0 };
	const others = new Set<string>();
	const reading: Promise<void>[] = [];
	const onResponse = (response: Response) => {
		const url = response.url();
		if (url.startsWith("data:")) return;
		if (new URL(url).origin !== origin) others.add(new URL(url).host);
		const kind = response.request().resourceType();
		if (kind === "font" || kind === "script" || kind === "stylesheet" || kind === "document")
			reading.push(
				response.body().then((body) => {
					if (kind === "font") weight.fonts += body.length;
					else if (kind === "script") weight.scripts += gzipSync(body).length;
					else weight.markup += gzipSync(body).length;
				}),
			);
	};
	const session = await page.context().newCDPSession(page);
	await session.send("Network.setCacheDisabled", { cacheDisabled: true });
	page.on("response", onResponse);
	const answer = await page.goto(origin + path, { waitUntil: "load" });
	await page.evaluate("document.fonts.ready.then(() => true)");
	await Promise.all(reading);
	page.off("response", onResponse);
	await session.detach();
	const problems: string[] = [];
	if (weight.markup > MARKUP_MAX)
		problems.push(`${path}: ${weight.markup} bytes of HTML and CSS, more than ${MARKUP_MAX}`);
	if (weight.scripts > SCRIPTS_MAX)
		problems.push(`${path}: ${weight.scripts} bytes of script, more than ${SCRIPTS_MAX}`);
	if (weight.fonts > FONTS_MAX) problems.push(`${path}: ${weight.fonts} bytes of fonts, more than ${FONTS_MAX}`);
	if (others.size > 0) problems.push(`${path}: asks others: ${[...others].join(", ")}`);
	return { answer, weight, problems };
}

/** The more of each kind. */
export function mostOf(one: PageWeight, other: PageWeight): PageWeight {
	return {
		markup: Math.max(one.markup, other.markup),
		scripts: Math.max(one.scripts, other.scripts),
		fonts: Math.max(one.fonts, other.fonts),
	};
}

/** Rows of products that stand whole in the window, and whether the first vote does. */
const ABOVE_FOLD = `(() => {
	const whole = (element) => {
		const { top, bottom, height } = element.getBoundingClientRect();
		return height > 0 && top >= 0 && bottom <= innerHeight;
	};
	const votes = [...document.querySelectorAll("main .vote")];
	return { products: votes.filter(whole).length, vote: votes.length > 0 && whole(votes[0]) };
})()`;

/** The first page shows products and a vote before anybody scrolls. */
export async function foldProblems(browser: Browser, origin: string): Promise<string[]> {
	const problems: string[] = [];
	for (const { width, height, products } of FOLDS) {
		const page = await browser.newPage({ viewport: { width, height } });
		await page.goto(`${origin}/`);
		const seen = (await page.evaluate(ABOVE_FOLD)) as { products: number; vote: boolean };
		if (seen.products < products)
			problems.push(`/ at ${width} x ${height}: ${seen.products} products before the fold, fewer than ${products}`);
		if (!seen.vote) problems.push(`/ at ${width} x ${height}: the first vote stands below the fold`);
		await page.close();
	}
	return problems;
}
