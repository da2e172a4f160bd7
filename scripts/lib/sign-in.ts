import type { Page } from "playwright-core";
import { newestSignInLink } from "#scripts/lib/mailbox";
import type { Served } from "#scripts/lib/served";

/** Signs a person in as people do: by the link of a mail. */
export async function signIn(
	page: Page,
	{ origin, db }: Pick<Served, "origin" | "db">,
	email: string,
	confirming?: () => Promise<void>,
): Promise<void> {
	await page.goto(`${origin}/sign-in`);
	await followMailedLink(page, db, email);
	await confirming?.();
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.getByRole("heading", { name: "Your account" }).waitFor();
}

/** From the form that asks for an address to the page that the link of its mail opens. */
export async function followMailedLink(page: Page, db: Served["db"], email: string): Promise<void> {
	await page.getByLabel("E-mail address").fill(email);
	await page.getByRole("button", { name: "Mail me a link" }).click();
	// The mail may be there before its answer: going elsewhere would be interrupted by it.
	await page.waitForURL("**/sign-in/check-mail");
	await page.goto(await newestSignInLink(db, email));
}
