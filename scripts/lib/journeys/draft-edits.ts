import type { Page } from "playwright-core";
import { type DraftWalk, openForm, row, taglineOf } from "#scripts/lib/journeys/draft-rows";

/** Editing a draft in two windows, without a connection, and with every button of a row. */

const MINE = "Notes that stay where you left them";
const THEIRS = "Notes from the other window";

/** What is typed in one window and then in another: nothing is lost, and the second is told. */
export async function twoWindows(page: Page, walk: DraftWalk): Promise<void> {
	const { problems, shoot } = walk;
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
	await shoot(other, "draft-two-windows");
	await other.reload();
	await other.getByText("This was changed in another window").waitFor();
	await other.getByRole("button", { name: "Save what I typed instead" }).click();
	await row(other, "tagline").getByText("Edited by you").waitFor();
	problems.expect((await taglineOf(walk)) === THEIRS, "the chosen wording was not saved");
	await other.close();
}

/** The network goes before, while and after words are sent. */
export async function cutOff(page: Page, walk: DraftWalk): Promise<void> {
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

/** Every button of a row, and a value that is refused. */
export async function pressButtons(page: Page, { problems }: DraftWalk): Promise<void> {
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
	// Gone on to the button before the answer is there: the row is another one then, and the keyboard stays where it was.
	await page.keyboard.press("Tab");
	await row(page, "contact_email").getByText("This must be an e-mail address").waitFor();
	const focused = await page.evaluate("document.activeElement.textContent");
	problems.expect(focused === "Save", `after a refusal the keyboard stands at ${focused}`);
}
