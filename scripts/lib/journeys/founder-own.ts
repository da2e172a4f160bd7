import type { FounderWalk } from "#scripts/lib/journeys/founder-launch";
import { press } from "#scripts/lib/journeys/stage";
import { startScriptedSite } from "#scripts/lib/scripted-site";
import { openDb } from "#store/db";
import { mintListing } from "#testing/listings";

/** What a founder does the year after: claims what is listed already, and buys. */

const CLAIMED = { slug: "shelfmark", name: "Shelfmark" };
const SECOND = { slug: "inkfern-desk", name: "Inkfern Desk" };
/** A typing mistake, and the number that was meant: its check digits are right. */
const MISTYPED = "DE129273389";
export const VAT_NUMBER = "DE129273398";

/**
 * A listing is claimed by a file, which is looked for twice, and leads into the owner's home. The listing is set: the site
 * team handed it in, so nobody owns it.
 */
export async function claimByFile(walk: FounderWalk): Promise<void> {
	const { page, served, problems, scripts, shoot } = walk;
	const site = await startScriptedSite({});
	try {
		const host = `127.0.0.1:${site.port}`;
		await mintListing(openDb(served.db), CLAIMED.slug, { name: CLAIMED.name, url: `http://${host}/`, domain: host });
		await page.goto(`${served.origin}/listings/${CLAIMED.slug}`);
		await page.getByRole("link", { name: "Claim this listing" }).click();
		await press(page, page.getByRole("button", { name: "Give me the file" }));
		await press(page, page.getByRole("button", { name: "Check now" }));
		await page.getByText("The server answered 404.").waitFor();
		await shoot(page, `founder-claim-${scripts ? "scripts" : "plain"}`);
		const [, content = ""] = await page.locator("pre[data-copy] code").allInnerTexts();
		const headers = { "content-type": "text/plain" };
		site.change({ "/.well-known/launchweek-verification.txt": { headers, body: content } });
		await press(page, page.getByRole("button", { name: "Check now" }));
		await page.getByText(`${CLAIMED.name} is yours now.`).waitFor();
		problems.expect(new URL(page.url()).pathname.startsWith("/account/products/"), "a claim does not lead home");
	} finally {
		site.stop();
	}
}

/**
 * A launch is bought on the test page, with a VAT number that was mistyped first. Its product is set: how one comes from an
 * address has been walked before.
 */
export async function buyLaunch(walk: FounderWalk): Promise<void> {
	const { page, served, problems, scripts, shoot, email } = walk;
	const owner = await served.db.prepare("SELECT id FROM users WHERE email = ?").bind(email).first<{ id: number }>();
	await mintListing(openDb(served.db), SECOND.slug, { name: SECOND.name, status: "draft", ownerId: owner?.id ?? null });
	await page.goto(`${served.origin}/pricing`);
	await page.locator("a[href='/buy/launch']").first().click();
	await page.getByLabel("For which of your products").selectOption({ label: `${SECOND.name}: not published` });
	await press(page, page.getByRole("button", { name: "Put it into the cart" }));
	await page.getByLabel("Country", { exact: true }).selectOption("DE");
	await page.getByLabel("VAT number", { exact: true }).fill(MISTYPED);
	await press(page, page.getByRole("button", { name: "Work out the total" }));
	await page.getByText("the VAT number does not count").waitFor();
	await press(page, page.getByRole("button", { name: "Go to the checkout" }));
	const pay = async (vatNumber: string) => {
		await page.getByLabel("Your name").fill("Ada Lind");
		await page.getByLabel("Company", { exact: true }).fill("Inkfern AB");
		await page.getByLabel("Street and number").fill("Kaistraße 1");
		await page.getByLabel("City").fill("Lübeck");
		await page.getByLabel("Postal code").fill("23552");
		await page.getByLabel("VAT number", { exact: true }).fill(vatNumber);
		await press(page, page.getByRole("button", { name: "Go on to the payment" }));
	};
	await pay(MISTYPED);
	await page.getByText("look for a typing mistake").waitFor();
	await shoot(page, `founder-mistyped-${scripts ? "scripts" : "plain"}`);
	await press(page, page.getByRole("button", { name: "Change these details" }));
	await pay(VAT_NUMBER);
	problems.expect(!(await page.locator("main").innerText()).includes("typing mistake"), "the mistake is still told");
	await page.getByRole("link", { name: /^Pay \$/ }).click();
	await press(page, page.getByRole("button", { name: "Pay", exact: true }));
	await page.getByRole("heading", { name: "Thank you" }).waitFor();
	await shoot(page, `founder-paid-${scripts ? "scripts" : "plain"}`);
}
