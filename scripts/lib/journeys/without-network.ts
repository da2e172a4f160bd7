import type { Locator, Page } from "playwright-core";
import type { Stage } from "#scripts/lib/journeys/stage";

/**
 * Presses a button while there is no network: it is said beside it that nothing was sent, and the page stays. Then the
 * connection is back, and what was said is gone.
 * @param what is pressed, for whoever reads of a problem.
 */
export async function pressWithoutNetwork({ problems }: Stage, button: Locator, what: string): Promise<void> {
	const page = button.page();
	const address = page.url();
	await page.context().setOffline(true);
	await button.click();
	const said = page.getByRole("alert").filter({ hasText: "No connection: this was not sent." });
	await said.waitFor();
	// Where it stands, nothing of it is cut off.
	const box = await said.boundingBox();
	const width = page.viewportSize()?.width ?? 0;
	problems.expect(box !== null && box.x >= 0 && box.x + box.width <= width, `${what}: cut off at ${box?.x}`);
	problems.expect(page.url() === address, `${what}: without a network it led to ${page.url()}`);
	await page.context().setOffline(false);
	await said.waitFor({ state: "detached" });
}

/**
 * Has the browser say of a page whether there is a network: on a machine that has none but itself it says that there is none
 * while the site answers, and on a phone whose connection leads nowhere that there is one.
 */
export async function tellOfNetwork(page: Page, isThere: boolean): Promise<void> {
	await page.evaluate(`Object.defineProperty(navigator, 'onLine', { value: ${isThere}, configurable: true })`);
}

/**
 * Presses a button three times while the answer to the first press is on its way: one form is sent.
 * @param what is pressed, for whoever reads of a problem.
 */
export async function pressAgainAndAgain({ problems }: Stage, button: Locator, what: string): Promise<void> {
	const page = button.page();
	let sent = 0;
	await page.route("**", async (route) => {
		if (route.request().method() === "POST") {
			sent++;
			await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
		}
		await route.continue().catch(() => undefined);
	});
	const box = await button.boundingBox();
	if (box === null) throw new Error(`${what}: there is nothing to press`);
	// By the mouse, as presses of a locator wait for the page that the first one leads to.
	for (let press = 0; press < 3; press++) {
		await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
		await page.waitForTimeout(ANSWER_MS / 4);
	}
	await page.waitForTimeout(ANSWER_MS);
	await page.unroute("**");
	problems.expect(sent === 1, `${what}: pressed three times, sent ${sent} times`);
}
const ANSWER_MS = 1200;
