import { readFile } from "node:fs/promises";
import type { FounderWalk } from "#scripts/lib/journeys/founder-launch";
import { press } from "#scripts/lib/journeys/stage";

/** How a founder leaves: with everything that is theirs, and for good. */

/** Downloads everything of one's own as one file. */
export async function exportAll(walk: FounderWalk): Promise<void> {
	const { page, served, problems, email } = walk;
	await page.goto(`${served.origin}/account/data`);
	const arrived = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download everything" }).click();
	const file = await (await arrived).path();
	const text = await readFile(file, "utf8");
	problems.expect(JSON.parse(text).account === email, "the export is of somebody else");
	for (const words of ["Inkfern AB", "shelfmark", "inkfern", "LW-"])
		problems.expect(text.includes(words), `the export does not hold "${words}"`);
}

/** Deletes the account; what others rely on stays, and the address begins anew. */
export async function leave(walk: FounderWalk): Promise<void> {
	const { page, served, problems, email, scripts, shoot } = walk;
	await page.goto(`${served.origin}/account/delete`);
	await shoot(page, `founder-leaving-${scripts ? "scripts" : "plain"}`);
	await page.getByLabel("Type your address to delete the account").fill(email);
	await press(page, page.getByRole("button", { name: "Delete my account for good" }));
	await page.getByRole("heading", { name: "Your account is deleted" }).waitFor();
	await page.goto(`${served.origin}/account`);
	problems.expect(new URL(page.url()).pathname === "/sign-in", "a deleted account is still signed in");
	await page.goto(`${served.origin}/listings/inkfern`);
	problems.expect((await page.locator("main").innerText()).includes("2 votes"), "the listing lost its votes");
}
