import { mkdir, rm } from "node:fs/promises";
import type { BrowserContext, Page, Response } from "playwright-core";
import { addAxe } from "#scripts/lib/axe";
import { MISFITS } from "#scripts/lib/looks/misfits";
import { NOWHERE } from "#scripts/lib/looks/stops";
import { ROOT } from "#scripts/lib/wrangler";

const SHOTS = `${ROOT}.screenshots`;
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 740 };

/** What of axe depends on colours; all else is the same in the dark. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** How a loaded page is looked at, one after the other: each changes one thing, so that nothing need be loaded again. */
const VIEWS = [
	{ name: "light-wide", colorScheme: "light", size: WIDE, rules: null },
	{ name: "dark-wide", colorScheme: "dark", size: WIDE, rules: OF_COLOURS },
	{ name: "dark-narrow", colorScheme: "dark", size: NARROW, rules: OF_COLOURS },
	{ name: "light-narrow", colorScheme: "light", size: NARROW, rules: null },
] as const;

/** How a context begins: as the first of the views. */
export const FIRST_VIEW = { colorScheme: "light", viewport: WIDE, reducedMotion: "reduce" } as const;

/** The last element that reaches as far as the page does: what is too wide, from the inside. */
const OUTERMOST = `[...document.querySelectorAll("body *")]
	.filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
	.map((element) => element.outerHTML.slice(0, 200)).at(-1)`;

/** What a page would load only when somebody scrolls to it. */
const LOAD_ALL = `for (const lazy of document.querySelectorAll("[loading=lazy]")) lazy.loading = "eager"`;

interface AxeNode {
	html: string;
	any?: { data?: { messageKey?: string } | null }[];
}

interface AxeFinding {
	id: string;
	nodes: AxeNode[];
}

/** Looks at pages and keeps every complaint: axe's, the browser's own, and content wider than the window. */
export class Inspection {
	readonly problems: string[] = [];
	looked = 0;
	readonly #pictures: boolean;

	/** @param pictures whether a picture of everything is saved, instead of what has a problem. */
	static async begin(pictures: boolean): Promise<Inspection> {
		await rm(SHOTS, { recursive: true, force: true });
		await mkdir(SHOTS, { recursive: true });
		return new Inspection(pictures);
	}

	private constructor(pictures: boolean) {
		this.#pictures = pictures;
	}

	get folder(): string {
		return SHOTS;
	}

	/** Whether an address shows its own page: one that answers with something else would be looked at in its place. */
	arrive(page: Page, answer: Response | null, path: string): void {
		const { pathname, search } = new URL(page.url());
		const status = answer?.status() ?? 0;
		if (status !== (NOWHERE.includes(path) ? 404 : 200)) this.problems.push(`${path} answers ${status}`);
		if (pathname + search !== path) this.problems.push(`${path} leads on to ${pathname + search}`);
	}

	/** Light and dark, wide and narrow; the page is left as it was found: light and wide. */
	async look(page: Page, name: string): Promise<void> {
		await page.evaluate(LOAD_ALL);
		await addAxe(page);
		for (const view of VIEWS) {
			await show(page, view);
			const wrong = await violations(page, view.rules);
			await this.#note(page, `${name}.${view.name}`, [
				...wrong.map((text) => `axe ${text}`),
				...(await this.#misfits(page)),
			]);
		}
		await show(page, VIEWS[0]);
	}

	/** Content wider than the window, at some widths, and whatever else is looked for at the first. */
	async measure(page: Page, name: string, widths: readonly number[], first?: (name: string) => Promise<string[]>) {
		for (const [index, width] of widths.entries()) {
			await page.setViewportSize({ width, height: 800 });
			const at = `${name} at ${width}`;
			const more = index === 0 ? ((await first?.(at)) ?? []) : [];
			this.problems.push(...more);
			await this.#note(page, at, await this.#misfits(page));
		}
	}

	/** What the browser itself complains about, from now on. */
	watch(context: BrowserContext): void {
		context.on("console", (message) => {
			// The browser reports the status of pages that are refused on purpose as an error too.
			const isStatus = message.text().startsWith("Failed to load resource: the server responded with a status of 4");
			const where = message.page()?.url() ?? "";
			if (message.type() === "error" && !isStatus) this.problems.push(`${where}: console ${message.text()}`);
		});
		context.on("weberror", (error) => this.problems.push(`${error.page()?.url() ?? ""}: ${error.error().message}`));
	}

	async #note(page: Page, name: string, wrong: readonly string[]): Promise<void> {
		this.looked++;
		this.problems.push(...wrong.map((text) => `${name}: ${text}`));
		if (this.#pictures || wrong.length > 0) {
			const file = name.replaceAll(/[^\w.-]/g, "-");
			await page.screenshot({ path: `${SHOTS}/${file}.png`, fullPage: true });
		}
	}

	/** What does not have the room or the place that it should have: the page itself, pictures, words and buttons. */
	async #misfits(page: Page): Promise<string[]> {
		const found = await page.evaluate<Record<string, string[]>>(MISFITS);
		const named = Object.entries(found).flatMap(([what, pieces]) => pieces.map((piece) => `${what} ${piece}`));
		return [...(await this.#excess(page)), ...named];
	}

	async #excess(page: Page): Promise<string[]> {
		const excess = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
		if (Number(excess) <= 0) return [];
		return [`${excess} px wider than the window: ${await page.evaluate(OUTERMOST)}`];
	}
}

async function show(page: Page, { colorScheme, size }: (typeof VIEWS)[number]): Promise<void> {
	await page.emulateMedia({ colorScheme });
	await page.setViewportSize(size);
}

/** @param rules those alone; null for all. */
async function violations(page: Page, rules: readonly string[] | null): Promise<string[]> {
	return page.evaluate(async (only) => {
		const { axe: here } = globalThis as unknown as {
			axe: { run(options: object): Promise<Record<string, AxeFinding[]>> };
		};
		// Off unless asked for: no two targets are nearer to each other than 24 px.
		const all = { rules: { "target-size": { enabled: true } } };
		const { violations: wrong = [], incomplete = [] } = await here.run(
			only === null ? all : { runOnly: { type: "rule", values: only } },
		);
		// Text in the very colour of its background counts as undecided with axe, not as a violation. The icons inside
		// of selects are background images, over which axe never decides, nor does it over words that are drawn, or over
		// the ground of a mark, which stands behind it as an element that no markup has.
		// What lies under an open panel, or beside the wider target of a mark, has its colours where nothing lies.
		const isCovered = ({ any = [] }: AxeNode) =>
			any.some(({ data }) => data?.messageKey === "bgOverlap" || data?.messageKey === "elmPartiallyObscuring");
		const isText = (node: AxeNode) =>
			!/^<(select|input|text|textPath|(button|span)[^>]* class="mark)\b/.test(node.html) && !isCovered(node);
		const undecided = incomplete
			.filter(({ id }) => id === "color-contrast")
			.map(({ id, nodes }) => ({ id, nodes: nodes.filter(isText) }))
			.filter(({ nodes }) => nodes.length > 0);
		return [...wrong, ...undecided].map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
	}, rules);
}
