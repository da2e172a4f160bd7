import { createServer, type Server } from "node:http";
import type { BrowserContext, Page } from "playwright-core";
import type { Inspection } from "#scripts/lib/inspection";
import type { Belongings } from "#scripts/lib/looks/stops";
import { listen } from "#scripts/lib/scripted-site";
import type { Served } from "#scripts/lib/served";
import { signIn } from "#scripts/lib/sign-in";

/** What is looked at on the way, because only pressing leads there. */

/** A program on this computer that waits for its authorization code, as agents do. */
async function startApp(): Promise<{ server: Server; redirectUri: string }> {
	const server = createServer((_request, response) => response.end("You can close this window."));
	return { server, redirectUri: `http://127.0.0.1:${await listen(server)}/callback` };
}

/** Registers an app. @returns where it sends a person's browser. */
async function authorizeAddress(origin: string, redirectUri: string): Promise<string> {
	const answer = await fetch(`${origin}/oauth/register`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({
			client_name: "Example agent",
			redirect_uris: [redirectUri],
			token_endpoint_auth_method: "none",
		}),
	});
	const { client_id } = (await answer.json()) as { client_id: string };
	const ask = new URLSearchParams({
		response_type: "code",
		client_id,
		redirect_uri: redirectUri,
		scope: "account:read listings:write",
		code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
		code_challenge_method: "S256",
	});
	return `${origin}/oauth/authorize?${ask}`;
}

/** Signs in by mail, makes a key, allows an app what it asks for, and fills a cart. */
export async function settleIn(
	context: BrowserContext,
	{ origin, db }: Pick<Served, "origin" | "db">,
	email: string,
	of: Belongings,
	inspection: Inspection,
): Promise<Page> {
	const page = await context.newPage();
	const look = (name: string) => inspection.look(page, name);
	await signIn(page, { origin, db }, email, () => look("sign-in-confirm"));
	await page.goto(`${origin}/account/api-keys`);
	await page.getByLabel("Name").fill("Release script");
	await page.getByRole("button", { name: "Create key" }).click();
	await page.getByText("Copy it now").waitFor();
	await look("api-key-created");
	const app = await startApp();
	await page.goto(await authorizeAddress(origin, app.redirectUri));
	await look("consent");
	await page.getByRole("button", { name: "Allow" }).click();
	await page.waitForURL((url) => url.href.startsWith(`${app.redirectUri}?code=`));
	await page.goto(`${origin}/buy/trophy_cabinet?listing=${of.won.listing}`);
	// Not before: the browser asks it for its icon too.
	app.server.close();
	await page.getByLabel("Which award").selectOption(`${of.won.listing}:${of.won.week}`);
	const open = page.locator("main select[required]:has(option[value='']:checked)");
	for (let left = await open.count(); left > 0; left--) await open.first().selectOption({ index: 1 });
	for (const line of await page.locator("main form input:is(:not([type]), [type=text])[required]").all())
		await line.fill("First of the week, all of it");
	await page.getByRole("button", { name: "Put it into the cart" }).click();
	await page.waitForURL("**/cart**");
	return page;
}

/** What a menu holds, and the way out. */
export async function signOut(page: Page, { origin }: Pick<Served, "origin">, inspection: Inspection): Promise<void> {
	await page.goto(`${origin}/account`);
	await page.getByRole("button", { name: "Menu" }).click();
	await inspection.look(page, "menu");
	await page.getByRole("button", { name: "Sign out" }).click();
	await page.waitForURL(`${origin}/`);
	await page.getByRole("button", { name: "Menu" }).click();
	await page.getByRole("link", { name: "Sign in" }).waitFor();
}
