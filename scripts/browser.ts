import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { MailKind } from "#core/mails/kinds";
import { signStopLink } from "#core/mails/stop-token";
import { CHROMIUM, inTabs, launchChromium } from "#scripts/lib/chromium";
import { runCommand } from "#scripts/lib/command";
import { hostileProblems } from "#scripts/lib/hostile-look";
import { writeHostileWords } from "#scripts/lib/hostile-words";
import { FIRST_VIEW, Inspection } from "#scripts/lib/inspection";
import { foldProblems, loadWeighed, mostOf, type PageWeight } from "#scripts/lib/page-budget";
import { type Served, seedDemo, serve } from "#scripts/lib/served";
import { signIn } from "#scripts/lib/sign-in";

/**
 * Opens every page in a real browser, light and dark, wide and narrow, and looks at it with axe; then once more with words
 * on it that have no place to break or are written from right to left. Each is loaded once and looked at in every way.
 */

const EMAIL = "ada@example.com";

/** Windows in which words that do not break must not make a page scroll sideways. */
const WIDTHS = [320, 390, 800, 1280];

/** What the links at the end of mails to the visitor hold. */
const VISITOR = 900_001;
const LINK_KEY = "of this directory";
const ofVisitor = (kind: MailKind, listingId: number | null) =>
	signStopLink(LINK_KEY, { reader: { userId: VISITOR }, kind, listingId });
const STOP_PRODUCT = await ofVisitor("updates", 1);
const STOP_KIND = await ofVisitor("weeks", null);

/** Pages that one address shows; those for signed-in people come after signing in. */
const PUBLIC = [
	...["/", "/listings", "/listings?q=team&country=DE", "/listings/tidewell", "/listings/cutfable"],
	...["/pricing", "/compare", "/compare?products=tidewell", "/compare?products=tidewell,chairtime,halloqueue"],
	...["/compare?products=tidewell,chairtime&q=calendar"],
	...["/categories", "/categories/scheduling", "/launches", "/launches?section=upcoming", "/launches/last"],
	...["/leaderboards/community-weekly", "/leaderboards/billboard", "/awards", "/founders", "/founders/mila-vos"],
	...[
		"/blog",
		"/interviews",
		"/blog/first-ten-customers",
		"/feeds",
		"/privacy",
		"/terms",
		"/docs",
		"/docs/operations/update_draft",
		"/docs/errors",
	],
	...["/docs/errors/week_full", "/bot", "/submit", "/connect", "/sign-in", "/sign-in/check-mail", "/nowhere"],
	"/listings/tidewell/reviews",
	"/listings/tidewell/badges?shape=banner",
	"/listings/tidewell/share",
	"/listings/tidewell/report",
	"/listings/tidewell/report?fact=tagline",
	`/unsubscribe?token=${STOP_PRODUCT}`,
	`/unsubscribe?token=${STOP_KIND}`,
	"/dev/mail",
	"/dev/components",
];
const PERSONAL = [
	"/listings/tidewell/review",
	"/reviews/1/report",
	"/account/reviews",
	"/account/following",
	"/account/saved",
	"/admin/claims",
	"/admin/facts",
	"/admin/reviews",
	"/admin/pages",
	"/admin/settings",
	"/admin/settings/looks",
	"/admin/settings/seller",
	"/admin/pages/privacy",
	"/admin/categories",
	"/admin/categories/crm",
	"/admin/listings/tidewell/edit",
	"/account",
	"/account/products",
	"/account/interview",
	"/account/claims",
	"/listings/cutfable/claim",
	"/account/orders",
	...["/cart", "/buy/launch", "/buy/trophy_cabinet"],
	"/account/api-keys",
	"/account/apps",
	"/account/notifications",
	"/account/sessions",
	"/account/sign-in-methods",
	"/account/votes",
	"/account/data",
	"/account/profile",
	"/account/delete",
	"/account/confirm",
	"/submit",
	"/admin",
];

const nameOf = (path: string) => (path === "/" ? "home" : path.slice(1).replaceAll(/[/?=&]/g, "-"));

/** A program on this computer that waits for its authorization code, as agents do. */
async function startApp(): Promise<{ server: Server; redirectUri: string }> {
	const server = createServer((_request, response) => response.end("You can close this window."));
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return { server, redirectUri: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback` };
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

/** A draft from its submission to the code of its badge; the pages it asks for do not exist, so a person types the rest. */
async function lookAtDraft(page: Page, origin: string, db: D1Database, look: (name: string) => Promise<void>) {
	const host = `product-${crypto.randomUUID().slice(0, 8)}.com`;
	await page.goto(`${origin}/submit`);
	await page.getByLabel("Address of its website").fill(host);
	await page.getByRole("button", { name: "Read the website" }).click();
	await look("draft-crawling");
	await db.prepare("UPDATE drafts SET status = 'ready' WHERE domain = ?").bind(host).run();
	await page.goto(page.url());
	const open = async (field: string) => {
		const row = page.locator(`#field-${field}`);
		await row.locator("details.edit > summary").click();
		return row;
	};
	for (const [field, value] of Object.entries({ name: "Inkfern", tagline: "Shared notes for small teams" })) {
		await (await open(field)).locator("input[name=value]").fill(value);
	}
	await (await open("categories")).locator("select").selectOption({ index: 2 });
	await page.getByRole("button", { name: "Save as a listing" }).waitFor();
	await look("draft-ready");
	await page.getByRole("button", { name: "Save as a listing" }).click();
	await look("draft-saved");
	await page.getByRole("button", { name: "Launch for free" }).click();
	await page.getByRole("heading", { name: /^Put the badge on/ }).waitFor();
	await look("draft-badge");
}

/** The demo directory, with its visitor as an administrator who follows some of it and was mailed an update. */
async function seed(served: Served): Promise<void> {
	const { db } = served;
	await seedDemo(served);
	const user = "(SELECT id FROM users WHERE email = ?)";
	await db.batch([
		db
			.prepare("INSERT INTO users (id, email, role, created_at) VALUES (?, ?, 'admin', ?)")
			.bind(VISITOR, EMAIL, Date.now()),
		db.prepare("INSERT INTO signing_keys (name, secret, created_at) VALUES ('stop-mail', ?, 0)").bind(LINK_KEY),
		db
			.prepare(
				`INSERT INTO follows (user_id, listing_id, at, mailed) SELECT ${user}, id, id, id % 3 <> 0 FROM listings LIMIT 25`,
			)
			.bind(EMAIL),
		db.prepare(`INSERT INTO saves (user_id, listing_id, at) SELECT ${user}, id, id FROM listings LIMIT 5`).bind(EMAIL),
		db
			.prepare(
				`INSERT INTO week_reminders (user_id, week, at) VALUES (${user}, date('now', 'weekday 1', '+7 days'), 0)`,
			)
			.bind(EMAIL),
	]);
}

/** Every public page as somebody sees it who was never here, and what it weighs. */
async function lookAtPublic(browser: Browser, { origin }: Served, inspection: Inspection): Promise<PageWeight> {
	let most: PageWeight = { markup: 0, scripts: 0, fonts: 0 };
	const context = await browser.newContext(FIRST_VIEW);
	inspection.watch(context);
	await inTabs(context, PUBLIC, async (page, path) => {
		const { weight, problems } = await loadWeighed(page, origin, path);
		most = mostOf(most, weight);
		inspection.problems.push(...problems);
		await inspection.look(page, nameOf(path));
	});
	await context.close();
	return most;
}

/** The way of one visitor: signing in by mail, a key, personal pages, a draft, a consent, signing out. */
async function tour(context: BrowserContext, served: Served, inspection: Inspection): Promise<void> {
	const { origin, db } = served;
	inspection.watch(context);
	const page = await context.newPage();
	const look = (name: string) => inspection.look(page, name);
	await signIn(page, served, EMAIL, () => look("sign-in-confirm"));
	await page.goto(`${origin}/account/api-keys`);
	await page.getByLabel("Name").fill("Release script");
	await page.getByRole("button", { name: "Create key" }).click();
	await page.getByText("Copy it now").waitFor();
	await look("api-key-created");
	await inTabs(context, PERSONAL, async (tab, path) => {
		await tab.goto(origin + path);
		await inspection.look(tab, nameOf(path));
	});
	await lookAtDraft(page, origin, db, look);
	const app = await startApp();
	await page.goto(await authorizeAddress(origin, app.redirectUri));
	await look("consent");
	await page.getByRole("button", { name: "Allow" }).click();
	await page.waitForURL((url) => url.href.startsWith(`${app.redirectUri}?code=`));
	await page.goto(`${origin}/dev/mail`);
	// Not before: the browser asks it for its icon too.
	app.server.close();
	await look("mailbox");
	await page.getByRole("button", { name: "Menu" }).click();
	await look("menu");
	await page.getByRole("button", { name: "Sign out" }).click();
	await page.waitForURL(`${origin}/`);
	await page.getByRole("button", { name: "Menu" }).click();
	await page.getByRole("link", { name: "Sign in" }).waitFor();
	await db.prepare("DELETE FROM local_mails").run();
}

/** Every page once more, with words on it that do not break and words that are written from right to left. */
async function measureHostile(context: BrowserContext, served: Served, inspection: Inspection): Promise<void> {
	const { origin, db } = served;
	inspection.watch(context);
	const page = await context.newPage();
	await signIn(page, served, EMAIL);
	await page.goto(`${origin}/account/api-keys`);
	await page.getByLabel("Name").fill("Release script");
	await page.getByRole("button", { name: "Create key" }).click();
	const host = `product-${crypto.randomUUID().slice(0, 8)}.com`;
	await page.goto(`${origin}/submit`);
	await page.getByLabel("Address of its website").fill(host);
	await page.getByRole("button", { name: "Read the website" }).click();
	await page.waitForURL("**/account/drafts/**");
	const draft = new URL(page.url()).pathname;
	await db.prepare("UPDATE drafts SET status = 'ready' WHERE domain = ?").bind(host).run();
	await db.prepare("UPDATE listings SET owner_id = (SELECT id FROM users WHERE email = ?)").bind(EMAIL).run();
	await writeHostileWords(db);
	await inTabs(context, [...PUBLIC, ...PERSONAL, draft], async (tab, path) => {
		await tab.setViewportSize({ width: WIDTHS[0] ?? 0, height: 800 });
		await tab.goto(origin + path);
		// What is folded away is on the page too.
		await tab.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true; })");
		await inspection.measure(tab, `hostile ${nameOf(path)}`, WIDTHS, (name) => hostileProblems(tab, name));
	});
}

runCommand({
	name: "browser",
	summary:
		"Opens every page in Chromium, light and dark, wide and narrow, checks it with axe, and once more with words that do not break; saves pictures of what is wrong.",
	options: { ...CHROMIUM.options, pictures: { type: "boolean" } },
	optionText: { ...CHROMIUM.optionText, pictures: "Save pictures of everything." },
	async run({ values, say }) {
		const begun = Date.now();
		const inspection = await Inspection.begin(values.pictures === true);
		const { problems } = inspection;
		const served = await serve();
		await seed(served);
		const browser = await launchChromium(values);
		let most: PageWeight;
		try {
			most = await lookAtPublic(browser, served, inspection);
			problems.push(...(await foldProblems(browser, served.origin)));
			await tour(await browser.newContext(FIRST_VIEW), served, inspection);
			await measureHostile(await browser.newContext({ reducedMotion: "reduce" }), served, inspection);
			// Loaded when it is needed: --help is answered without it.
			const { hostilePictureProblems } = await import("#scripts/lib/hostile-pictures");
			const pictures = await hostilePictureProblems(browser, served, EMAIL);
			problems.push(...pictures.problems);
			say(`${pictures.files} hostile pictures uploaded, ${pictures.openings} openings of them as they are`);
		} finally {
			await browser.close();
			await served.stop();
		}
		const { looked, folder } = inspection;
		say(`${looked} views of pages looked at, ${problems.length} problems; pictures in ${folder}`);
		say(
			`The most of a public page: ${most.markup} bytes of HTML and CSS, ${most.scripts} of script, ${most.fonts} of fonts.`,
		);
		for (const problem of problems) say(problem);
		say(`${Math.round((Date.now() - begun) / 1_000)} seconds`);
		if (problems.length > 0) process.exitCode = 1;
		return { looked, most, problems };
	},
});
