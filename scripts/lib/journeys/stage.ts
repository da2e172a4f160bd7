import { mkdir } from "node:fs/promises";
import type { Browser, Locator, Page } from "playwright-core";
import { DAY_MS } from "#core/launches/week";
import { crons, fireCrons, settle } from "#scripts/lib/crons";
import { Problems } from "#scripts/lib/problems";
import { type Served, type ServedVars, serve } from "#scripts/lib/served";
import { followMailedLink } from "#scripts/lib/sign-in";
import { ROOT } from "#scripts/lib/wrangler";

/** Pictures of what was seen on the way. */
export const SHOTS = `${ROOT}.screenshots`;
/** A machine that also runs the tests takes its time. */
const PATIENCE_MS = 30_000;

/** What a journey walks on: a directory of its own and a browser. */
export interface Stage {
	served: Served;
	problems: Problems;
	/** A browser that nobody is signed in with. */
	open(how?: { scripts?: boolean; width?: number }): Promise<Page>;
	/** Keeps a picture of the whole page. */
	shoot(page: Page, name: string): Promise<void>;
	/** Has happen what would happen by a time. */
	tick(at: Date): Promise<void>;
	say(line: string): void;
}

/** Something that people do from its beginning to its end, pressed in a real browser. */
export interface Journey {
	name: string;
	/** What is walked, in a few words. */
	summary: string;
	/** Settings of its directory. */
	vars?: ServedVars;
	walk(stage: Stage): Promise<void>;
}

/** Walks a journey over a fresh directory. @returns what it looked at and found wrong. */
export async function perform(journey: Journey, browser: Browser, say: (line: string) => void): Promise<Problems> {
	await mkdir(SHOTS, { recursive: true });
	const problems = new Problems();
	const served = await serve(journey.vars);
	const pages: Page[] = [];
	const stage: Stage = {
		served,
		problems,
		say: (line) => say(`${journey.name}: ${line}`),
		async open({ scripts = true, width = 1280 } = {}) {
			const context = await browser.newContext({ javaScriptEnabled: scripts, viewport: { width, height: 900 } });
			context.setDefaultTimeout(PATIENCE_MS);
			context.on("weberror", (error) => problems.expect(false, `${journey.name}: ${error.error().message}`));
			const page = await context.newPage();
			pages.push(page);
			return page;
		},
		shoot: async (page, name) => {
			await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
		},
		async tick(at) {
			await fireCrons(served.origin, at, await crons());
			await settle(served.origin, at);
		},
	};
	try {
		await journey.walk(stage);
	} catch (error) {
		// Where it stood still is told by the pages that are open.
		const said = error instanceof Error ? error.message : String(error);
		const shots = pages.map(async (page, index) => {
			await page.screenshot({ path: `${SHOTS}/${journey.name}-stopped-${index + 1}.png`, fullPage: true });
			return page.url();
		});
		const settled = await Promise.allSettled(shots);
		const open = settled.map((shot) => (shot.status === "fulfilled" ? shot.value : "a page that is closed"));
		problems.expect(false, `${journey.name} stopped with ${open.join(", ")} open: ${said}`);
	} finally {
		await Promise.all(pages.map((page) => page.context().close()));
		await served.stop();
	}
	return problems;
}

/** From the form that asks for an address to the browser being signed in: by the link of the mail. */
export async function signInByMail(page: Page, { db }: Pick<Served, "db">, email: string): Promise<void> {
	await followMailedLink(page, db, email);
	await page.getByRole("button", { name: /^Sign in/ }).click();
	await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
}

/** Presses what sends a form, and waits for the page that it leads to: going elsewhere at once would cut it off. */
export async function press(page: Page, button: Locator): Promise<void> {
	await Promise.all([page.waitForEvent("domcontentloaded"), button.click()]);
}

/**
 * Somebody signs in for the first time, and comes back days later in another browser. That the days have passed is set:
 * votes of accounts that were opened just now wait for a day, and so do their reviews.
 */
export async function openedDaysAgo({ open, served }: Stage, email: string): Promise<void> {
	const first = await open();
	await first.goto(`${served.origin}/sign-in`);
	await signInByMail(first, served, email);
	await first.context().close();
	const { meta } = await served.db
		.prepare("UPDATE users SET created_at = created_at - ? WHERE email = ?")
		.bind(5 * DAY_MS, email)
		.run();
	if (meta.changes !== 1) throw new Error(`${email} has signed in and has no account.`);
}

/** Loads a page until it shows a text: counts reach pages by a job, and pages stand in caches for half a minute. */
export async function seeSoon(page: Page, address: string, text: string): Promise<boolean> {
	for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
		await page.goto(address);
		const shown = (await page.locator("main").innerText()).replaceAll(/\s+/g, " ");
		if (shown.includes(text)) return true;
		await page.waitForTimeout(500);
	}
	return false;
}
