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
