import { mkdir } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { LIST_FIELDS } from "#core/drafts/draft-fields";
import { addAxe } from "#scripts/lib/axe";
import { CHROMIUM, launchChromium } from "#scripts/lib/chromium";
import { runCommand } from "#scripts/lib/command";
import { newestSignInLink } from "#scripts/lib/mailbox";
import { Problems } from "#scripts/lib/problems";
import { startScriptedSite } from "#scripts/lib/scripted-site";
import { type Served, seedDemo, serve } from "#scripts/lib/served";
import { ROOT } from "#scripts/lib/wrangler";
import { PRODUCT_SITE } from "#testing/product-site";

/** From the address of a website to a saved listing, pressed in a real browser, with scripts and without. */

const SHOTS = `${ROOT}.screenshots`;
const MINE = "Notes that stay where you left them";
const THEIRS = "Notes from the other window";

interface Walk {
	served: Served;
	browser: Browser;
	problems: Problems;
	/** Address of the product's website. */
	site: string;
}

/** Every press from an address to its draft, for somebody who is not signed in. */
async function handIn(page: Page, { served, site }: Walk, email: string): Promise<string[]> {
	await page.goto(`${served.origin}/submit`);
	await page.getByLabel("Address of its website").fill(site);
	await page.getByRole("button", { name: "Read the website" }).click();
	await page.getByLabel("E-mail address").fill(email);
	await page.getByRole("button", { name: "Mail me a link" }).click();
	await page.waitForURL("**/sign-in/check-mail");
	await page.goto(await newestSignInLink(served.db, email));
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.waitForURL("**/account/drafts/*");
	return ["Read the website", "Mail me a link", "the link in the mail", "Sign in and start reading"];
}

const row = (page: Page, field: string) => page.locator(`#field-${field}`);

async function openForm(page: Page, field: string) {
	const details = row(page, field).locator("details.edit");
	if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
	return details.locator("input:visible, textarea:visible, select:visible").first();
}

async function taglineOf({ served }: Walk): Promise<unknown> {
	const stored = await served.db
		.prepare("SELECT json_extract(profile, '$.fields.tagline.value') AS tagline FROM drafts ORDER BY created_at DESC")
		.first<{ tagline: string | null }>();
	return stored?.tagline;
}

/** Pages tick in and fields fill without the page being loaded again, and nothing of it jumps. */
async function watch(page: Page, { problems }: Walk): Promise<void> {
	await page.evaluate(`
		document.documentElement.dataset.kept = "yes";
		window.moved = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
		}).observe({ type: "layout-shift", buffered: true });`);
	const counts = new Set<number>();
	const told = new Set<string>();
	for (const until = Date.now() + 60_000; Date.now() < until; ) {
		counts.add(await page.locator(".strip .done").count());
		told.add((await page.locator("[data-told]").textContent()) ?? "");
		if (counts.size === 2 && told.size > 1) await page.screenshot({ path: `${SHOTS}/draft-watch.png` });
		if ((await page.locator("#watch[data-poll]").count()) === 0) break;
		await page.waitForTimeout(100);
	}
	counts.add(await page.locator(".strip .done").count());
	problems.expect(counts.size > 2, `pages did not tick in one by one: ${[...counts]}`);
	problems.expect(told.size > 2, `what was found was not announced: ${[...told]}`);
	problems.expect(
		(await page.evaluate("document.documentElement.dataset.kept")) === "yes",
		"the page was loaded again",
	);
	const moved = Number(await page.evaluate("window.moved"));
	problems.expect(moved < 0.1, `the page jumped while it filled: layout shift ${moved}`);
	await page.getByText("Inkfern was founded in 2021").first().waitFor();
}

/** What is typed in one window and then in another: nothing is lost, and the second is told. */
async function twoWindows(page: Page, walk: Walk): Promise<void> {
	const { problems } = walk;
	const other = await page.context().newPage();
	await other.goto(page.url());
	const mine = await openForm(page, "tagline");
	await mine.fill(MINE);
	await row(page, "tagline").getByText("Saved", { exact: true }).waitFor();
	problems.expect((await taglineOf(walk)) === MINE, "the first window's words were not saved");
	await (await openForm(other, "tagline")).fill(THEIRS);
	await other.getByText("This was changed in another window").waitFor();
	const told = await row(other, "tagline").innerText();
	problems.expect(told.includes(MINE), `the second window does not see the first's words: ${told}`);
	problems.expect((await (await openForm(other, "tagline")).inputValue()) === THEIRS, "what was typed is gone");
	problems.expect((await taglineOf(walk)) === MINE, "the second window wrote over the first");
	await other.screenshot({ path: `${SHOTS}/draft-two-windows.png`, fullPage: true });
	await other.reload();
	await other.getByText("This was changed in another window").waitFor();
	await other.getByRole("button", { name: "Save what I typed instead" }).click();
	await row(other, "tagline").getByText("Edited by you").waitFor();
	problems.expect((await taglineOf(walk)) === THEIRS, "the chosen wording was not saved");
	await other.close();
}

/** The network goes before, while and after words are sent. */
async function cutOff(page: Page, walk: Walk): Promise<void> {
	const { problems } = walk;
	const context = page.context();
	await page.reload();
	await context.setOffline(true);
	await (await openForm(page, "tagline")).fill("Typed without a connection");
	await row(page, "tagline").getByText("No connection").waitFor();
	problems.expect((await taglineOf(walk)) === THEIRS, "something was saved without a connection");
	await context.setOffline(false);
	await row(page, "tagline").getByText("Saved", { exact: true }).waitFor();
	problems.expect((await taglineOf(walk)) === "Typed without a connection", "words were not sent when it was back");

	// The words arrive, and their answer does not.
	let cuts = 0;
	await page.route("**/save", async (route) => {
		await route.fetch();
		if (cuts++ > 0) return route.continue();
		await route.abort();
	});
	await (await openForm(page, "tagline")).fill("Cut in the middle");
	await row(page, "tagline").getByText("Saved", { exact: true }).waitFor();
	problems.expect(cuts > 1, "the answer that was lost was not asked for again");
	problems.expect((await taglineOf(walk)) === "Cut in the middle", "words were lost in the middle");
	await page.unroute("**/save");

	// The window is closed before the connection is back.
	const address = page.url();
	await context.setOffline(true);
	await (await openForm(page, "tagline")).fill("Kept in the browser");
	await row(page, "tagline").getByText("No connection").waitFor();
	await page.close({ runBeforeUnload: false });
	await context.setOffline(false);
	const again = await context.newPage();
	await again.goto(address);
	await row(again, "tagline").getByText("Saved", { exact: true }).waitFor();
	problems.expect((await taglineOf(walk)) === "Kept in the browser", "words were lost with their window");
	await again.close();
}

async function pressButtons(page: Page, { problems }: Walk): Promise<void> {
	const press = async (name: string, then: string) => {
		await row(page, "tagline").getByRole("button", { name }).click();
		await row(page, "tagline").getByText(then).first().waitFor();
	};
	await press("Lock", "Locked");
	await press("Unlock", "Edited by you");
	await press("Restore the website’s words", "From the website");
	await press("Redraft", "From the website");
	problems.expect(
		(await row(page, "tagline").innerText()).includes("Shared notes"),
		"the website's words did not come back",
	);
	await (await openForm(page, "contact_email")).fill("nobody");
	await row(page, "contact_email").getByText("This must be an e-mail address").waitFor();
}

async function findings(page: Page): Promise<string[]> {
	await addAxe(page);
	const found = (await page.evaluate("axe.run().then(({ violations }) => violations.map(({ id }) => id))")) as string[];
	const wide = await page.evaluate("document.documentElement.scrollWidth > innerWidth");
	return wide === true ? [...found, "wider than the window"] : found;
}

/** What people and websites may say in every row: one endless word, one from right to left, and markup. */
async function hostileWords(page: Page, { served, problems }: Walk): Promise<void> {
	const endless = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau".padEnd(58, "x");
	const said = `${endless} שלוםעולםארוךבליהפסקה <img src=x onerror="window.ran=1"><script>window.ran=1</script>`;
	await page.evaluate("window.ran = undefined");
	const stored = await served.db.prepare("SELECT id, profile FROM drafts ORDER BY created_at LIMIT 1").first<{
		id: string;
		profile: string;
	}>();
	const profile = JSON.parse(stored?.profile ?? "{}");
	const quote = {
		quote: said,
		url: `https://${endless}.example/${endless}`,
		start: 0,
		end: 9,
		fetched_at: new Date().toISOString(),
	};
	const evidence = [
		{ ...quote, page_hash: "0" },
		{ ...quote, page_hash: "1" },
	];
	for (const [field, entry] of Object.entries<object>(profile.fields)) {
		const value = (LIST_FIELDS as readonly string[]).includes(field) ? [said, said] : said;
		Object.assign(entry, { value, state: "ai", evidence, ai_value: value, ai_score: 0.5 });
	}
	profile.faqs.items = [{ question: said, answer: said, evidence }];
	profile.founders.items = [{ name: said, title: said, bio: said, evidence }];
	profile.milestones.items = [{ date: "2026-01-01", title: said, description: said, url: null, evidence }];
	profile.company_socials.items = { linkedin: { url: `https://example.com/${endless}`, evidence } };
	for (const section of ["title", "story"]) profile.story.sections[section] = { text: said, evidence };
	Object.assign(profile.seo, { title: said, meta: said, title_evidence: evidence, meta_evidence: evidence });
	const cell = { value: said, evidence };
	profile.competitor = {
		url: quote.url,
		status: "ready",
		detail: said,
		cells: [{ field: "name", own: cell, competitor: cell }],
	};
	await served.db.prepare("UPDATE drafts SET profile = ?").bind(JSON.stringify(profile)).run();
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`${served.origin}/account/drafts/${stored?.id}?edit=tagline`);
		for (const found of await findings(page)) problems.expect(false, `hostile words, ${width} px: ${found}`);
		problems.expect((await page.evaluate("window.ran === undefined")) === true, `hostile words ran at ${width} px`);
		await page.screenshot({ path: `${SHOTS}/draft-hostile-${width}.png`, fullPage: true });
	}
}

/** The whole way without a script: by forms, and by the page loading itself again. */
async function withoutScripts(walk: Walk): Promise<void> {
	const { browser, problems } = walk;
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await handIn(page, walk, "bo@example.com");
	await page
		.getByText(/^Read /)
		.first()
		.waitFor({ timeout: 60_000 });
	await row(page, "city").locator("summary").first().click();
	await row(page, "city").locator("input[name=value]").fill("Malmö Harbour");
	await row(page, "city").getByRole("button", { name: "Save" }).click();
	await page.waitForURL("**#field-city");
	problems.expect(
		(await row(page, "city").innerText()).includes("Malmö Harbour"),
		"a form without script saved nothing",
	);
	await row(page, "city").getByRole("button", { name: "Lock" }).click();
	problems.expect((await row(page, "city").innerText()).includes("Locked"), "a press without script did nothing");
	await page.screenshot({ path: `${SHOTS}/draft-without-scripts.png`, fullPage: true });
	await context.close();
}

runCommand({
	name: "journey:draft",
	summary:
		"Presses in Chromium the way from a website's address to a saved listing, with scripts and without: watches it being read, edits in two windows and without a connection, locks, restores, previews, saves.",
	...CHROMIUM,
	async run({ values, say }) {
		await mkdir(SHOTS, { recursive: true });
		const problems = new Problems();
		const served = await serve();
		await seedDemo(served);
		const slow = Object.entries(PRODUCT_SITE).map(([path, route], index) => [
			path,
			{ ...route, delayMs: 600 + index * 1200 },
		]);
		const product = await startScriptedSite(Object.fromEntries(slow));
		const browser = await launchChromium(values);
		const walk = { served, browser, problems, site: `http://127.0.0.1:${product.port}/` };
		try {
			const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
			const page = await context.newPage();
			const presses = await handIn(page, walk, "ada@example.com");
			await watch(page, walk);
			say("handed in signed out, and watched it being read");
			await twoWindows(page, walk);
			say("two windows: nothing lost, the second is told");
			await cutOff(page, walk);
			say("no connection, a lost answer, a closed window: nothing lost");
			const last = await context.newPage();
			await last.goto(`${served.origin}/account/products`);
			await last.getByRole("link", { name: "Inkfern" }).first().click();
			await pressButtons(last, walk);
			for (const width of [1280, 390, 320]) {
				await last.setViewportSize({ width, height: 900 });
				await last.reload();
				for (const found of await findings(last)) problems.expect(false, `${width} px: ${found}`);
				await last.screenshot({ path: `${SHOTS}/draft-${width}.png`, fullPage: true });
			}
			await last.setViewportSize({ width: 1280, height: 900 });
			await last.getByRole("link", { name: "Preview" }).click();
			await last.getByText("Nobody else sees it").waitFor();
			for (const found of await findings(last)) problems.expect(false, `preview: ${found}`);
			await last.screenshot({ path: `${SHOTS}/draft-preview.png`, fullPage: true });
			await last.goBack();
			await (await openForm(last, "categories")).selectOption({ index: 3 });
			presses.push("a main category");
			await last.getByRole("button", { name: "Save as a listing" }).click();
			await last.waitForURL("**/account/products/*");
			presses.push("Save as a listing");
			await hostileWords(last, walk);
			say("words without a place to break, from right to left and with markup, in every row");
			await withoutScripts(walk);
			say("the same without scripts");
			say(`from address to saved listing in ${presses.length} presses: ${presses.join(", ")}`);
			for (const problem of problems.list) say(problem);
			say(`${problems.checks} checks, ${problems.list.length} problems; pictures in ${SHOTS}`);
			if (problems.list.length > 0) process.exitCode = 1;
			return { checks: problems.checks, problems: problems.list, presses };
		} finally {
			await browser.close();
			product.stop();
			await served.stop();
		}
	},
});
