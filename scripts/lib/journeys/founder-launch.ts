import type { Page } from "playwright-core";
import { weekEnd, weekOf } from "#core/launches/week";
import { handIn } from "#scripts/lib/journeys/draft";
import { type DraftWalk, openForm, row } from "#scripts/lib/journeys/draft-rows";
import { openedDaysAgo, press, seeSoon, signInByMail } from "#scripts/lib/journeys/stage";
import { voteThroughSignIn } from "#scripts/lib/journeys/week";
import { newestLink, newestMail } from "#scripts/lib/mailbox";
import type { ScriptedSite } from "#scripts/lib/scripted-site";
import { PRODUCT_SITE } from "#testing/product-site";

/** From a website's address to its award: what a founder presses, and what comes of it. */

/** The founder's walk: whose it is, and the website that they can change. */
export interface FounderWalk extends DraftWalk {
	page: Page;
	email: string;
	scripts: boolean;
	website: ScriptedSite;
	/** What was pressed so far. */
	presses: string[];
}

const TAGLINE = "Shared notes for small teams, found again";
const SLUG = "inkfern";
const NAME = "Inkfern";

/** Handed in signed out, read while one watches, corrected beside its quotes. */
export async function submitProduct(walk: FounderWalk): Promise<void> {
	const { page, problems, scripts, presses, shoot } = walk;
	presses.push(...(await handIn(page, walk, walk.email)));
	await page
		.getByText(/^Read /)
		.first()
		.waitFor();
	const tagline = row(page, "tagline");
	problems.expect(
		(await tagline.innerText()).includes("Shared notes for small teams"),
		"the draft does not show the quote beside the tagline",
	);
	await (await openForm(page, "tagline")).fill(TAGLINE);
	if (scripts) await tagline.getByText("Saved", { exact: true }).waitFor();
	else await press(page, tagline.getByRole("button", { name: "Save" }));
	presses.push("the tagline");
	await (await openForm(page, "categories")).selectOption({ index: 3 });
	presses.push("a main category");
	const categories = row(page, "categories");
	if (scripts) await categories.getByText("Saved", { exact: true }).waitFor();
	else await press(page, categories.getByRole("button", { name: "Save" }));
	await page.reload();
	await row(page, "tagline").getByText("Edited by you").first().waitFor();
	await shoot(page, `founder-draft-${scripts ? "scripts" : "plain"}`);
}

/** A co-founder is asked by mail, signs in with that address, and stands among the founders. */
export async function inviteCofounder(walk: FounderWalk, cofounder: string): Promise<void> {
	const { page, served, problems, scripts, shoot } = walk;
	await page.getByLabel("Invite a co-founder").fill(cofounder);
	await page.getByRole("button", { name: "Send the invite" }).click();
	await page.getByText(cofounder).waitFor();
	const other = await walk.open({ scripts });
	await other.goto(await newestLink(served.db, cofounder, "/invites/"));
	await other.getByRole("link", { name: "Sign in to accept" }).click();
	await signInByMail(other, served, cofounder);
	await other.getByLabel("Name").fill("Bo Lind");
	await other.getByLabel("Your role").fill("Co-founder");
	await other.getByRole("button", { name: "Add my profile" }).click();
	await other.getByRole("heading", { name: `You are on the profile of ${NAME}` }).waitFor();
	await shoot(other, `founder-cofounder-${scripts ? "scripts" : "plain"}`);
	await page.reload();
	problems.expect((await page.locator("main").innerText()).includes("has joined"), "the draft does not say who joined");
}

/** The free plan: the badge goes onto the website and is found, and the listing has its week. */
export async function launchForFree(walk: FounderWalk): Promise<void> {
	const { page, website, problems, presses, scripts, shoot } = walk;
	await page.getByRole("button", { name: "Save as a listing" }).click();
	await page.waitForURL("**/account/products/*");
	const home = page.url();
	await page.getByRole("button", { name: "Launch for free" }).click();
	await page.getByRole("heading", { name: /^Put the badge on/ }).waitFor();
	const look = page.getByRole("button", { name: "Check my homepage now" });
	await press(page, look);
	problems.expect(await seeSoon(page, home, "There is no link"), "it is not said that the badge is missing");
	await shoot(page, `founder-badge-${scripts ? "scripts" : "plain"}`);
	const code = await page.locator("pre[data-copy] code").first().innerText();
	const front = PRODUCT_SITE["/"];
	website.change({
		...PRODUCT_SITE,
		"/": { ...front, body: (front?.body ?? "").replace("</main>", `${code}</main>`) },
	});
	await press(page, look);
	const isFound = await seeSoon(page, home, "Tell its followers what is new");
	problems.expect(isFound, `the badge was not found: ${await page.locator("main").innerText()}`);
	presses.push("Save as a listing", "Launch for free", "Check my homepage now");
}

/** The week comes, others vote, it ends, and the award stands on page, badge and in the mail. */
export async function winTheWeek(walk: FounderWalk): Promise<void> {
	const { page, served, problems, scripts, shoot, email } = walk;
	const { origin } = served;
	const now = new Date();
	await walk.tick(now);
	for (const voter of ["cy", "dan"].map((name) => `${name}@example.org`)) {
		await openedDaysAgo(walk, voter);
		await voteThroughSignIn(await walk.open({ scripts }), served, voter, { slug: SLUG, name: NAME });
	}
	problems.expect(await seeSoon(page, `${origin}/listings/${SLUG}`, "2 votes"), "two votes do not show");
	await walk.tick(weekEnd(weekOf(now)));
	problems.expect(await seeSoon(page, `${origin}/listings/${SLUG}`, "First of"), "the award does not show on the page");
	await shoot(page, `founder-award-${scripts ? "scripts" : "plain"}`);
	await page.goto(`${origin}/listings/${SLUG}/badges?badge=launch_of_the_week_1`);
	const image = await page.locator("main img").first().getAttribute("src");
	const badge = await (await fetch(new URL(image ?? "", origin))).text();
	const mail = await newestMail(served.db, email, "launch-of-the-week-1");
	problems.expect(mail.text_body.includes(NAME), `the mail of the award does not name the product: ${mail.text_body}`);
	problems.expect(/<svg/.test(badge) && /of the Week/i.test(badge), `the badge does not say the award: ${image}`);
}
