import type { Page } from "playwright-core";
import { cutOff, pressButtons, twoWindows } from "#scripts/lib/journeys/draft-edits";
import { findings, hostileWords } from "#scripts/lib/journeys/draft-hostile";
import { type DraftWalk, openForm, row } from "#scripts/lib/journeys/draft-rows";
import { type Journey, signInByMail } from "#scripts/lib/journeys/stage";
import { startScriptedSite } from "#scripts/lib/scripted-site";
import { seedDemo } from "#scripts/lib/served";
import { PRODUCT_SITE } from "#testing/product-site";

/** From the address of a website to a saved listing, with scripts and without. */

/** Every press from an address to its draft, for somebody who is not signed in. */
export async function handIn(page: Page, { served, site }: DraftWalk, email: string): Promise<string[]> {
	await page.goto(`${served.origin}/submit`);
	await page.getByLabel("Address of its website").fill(site);
	await page.getByRole("button", { name: "Read the website" }).click();
	await signInByMail(page, served, email);
	await page.waitForURL("**/account/drafts/*");
	return ["Read the website", "Mail me a link", "the link in the mail", "Sign in and start reading"];
}

/** Pages tick in and fields fill without the page being loaded again, and nothing of it jumps. */
async function watch(page: Page, { problems, shoot }: DraftWalk): Promise<void> {
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
		if (counts.size === 2 && told.size > 1) await shoot(page, "draft-watch");
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

/** The whole way without a script: by forms, and by the page loading itself again. */
async function withoutScripts(walk: DraftWalk): Promise<void> {
	const { problems, shoot } = walk;
	const page = await walk.open({ scripts: false, width: 390 });
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
	await shoot(page, "draft-without-scripts");
}

/** The pages of a website that take their time, so that there is something to watch. */
function slowly(routes: typeof PRODUCT_SITE): typeof PRODUCT_SITE {
	const slow = Object.entries(routes).map(([path, route], index) => [path, { ...route, delayMs: 600 + index * 1200 }]);
	return Object.fromEntries(slow);
}

export const draftJourney: Journey = {
	name: "draft",
	summary:
		"a website is handed in signed out, watched, edited in two windows and without a connection, saved as a listing; then without scripts",
	async walk(stage) {
		const { served, problems, shoot, say } = stage;
		await seedDemo(served);
		const product = await startScriptedSite(slowly(PRODUCT_SITE));
		const walk = { ...stage, site: `http://127.0.0.1:${product.port}/` };
		try {
			const page = await stage.open();
			const presses = await handIn(page, walk, "ada@example.com");
			await watch(page, walk);
			say("handed in signed out, and watched it being read");
			await twoWindows(page, walk);
			say("two windows: nothing lost, the second is told");
			const context = page.context();
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
				await shoot(last, `draft-${width}`);
			}
			await last.setViewportSize({ width: 1280, height: 900 });
			await last.getByRole("link", { name: "Preview" }).click();
			await last.getByText("Nobody else sees it").waitFor();
			for (const found of await findings(last)) problems.expect(false, `preview: ${found}`);
			await shoot(last, "draft-preview");
			await last.goBack();
			await (await openForm(last, "categories")).selectOption({ index: 3 });
			presses.push("a main category");
			await last.getByRole("button", { name: "Save as a listing" }).click();
			await last.waitForURL("**/account/products/*");
			presses.push("Save as a listing");
			await hostileWords(last, walk);
			say("words without a place to break, from right to left and with markup, in every row");
			product.change(PRODUCT_SITE);
			await withoutScripts(walk);
			say("the same without scripts");
			say(`from address to saved listing in ${presses.length} presses: ${presses.join(", ")}`);
		} finally {
			product.stop();
		}
	},
};
