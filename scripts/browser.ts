import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import axe from "axe-core";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import type { MailKind } from "#core/mails/kinds";
import { signStopLink } from "#core/mails/stop-token";
import { runCommand } from "#scripts/lib/command";
import { hostileProblems } from "#scripts/lib/hostile-look";
import { hostilePictureProblems } from "#scripts/lib/hostile-pictures";
import { writeHostileWords } from "#scripts/lib/hostile-words";
import { foldProblems, type PageWeight, weighPages } from "#scripts/lib/page-budget";
import { type Served, seedDemo, serve } from "#scripts/lib/served";
import { signIn } from "#scripts/lib/sign-in";
import { ROOT } from "#scripts/lib/wrangler";

/**
 * Opens every page in a real browser, light and dark, wide and narrow, and looks at it with axe; then once more with words
 * on it that have no place to break or are written from right to left.
 */

const SHOTS = `${ROOT}.screenshots`;
const EMAIL = "ada@example.com";
const VIEWS = [
	{ name: "light-wide", colorScheme: "light", width: 1280, height: 800 },
	{ name: "dark-wide", colorScheme: "dark", width: 1280, height: 800 },
	{ name: "light-narrow", colorScheme: "light", width: 360, height: 740 },
	{ name: "dark-narrow", colorScheme: "dark", width: 360, height: 740 },
] as const;

/** Windows in which words that do not break must not make a page scroll sideways. */
const WIDTHS = [320, 390, 800, 1280];

/** What the links at the end of mails to the visitor hold. */
const VISITOR = 900_001;
const LINK_KEY = "of this directory";
const ofVisitor = (kind: MailKind, listingId: number | null) =>
	signStopLink(LINK_KEY, { reader: { userId: VISITOR }, kind, listingId });
const STOP_PRODUCT = await ofVisitor("updates", 1);
const STOP_KIND = await ofVisitor("weeks", null);

/** A page to look at: its name, and how a visitor gets there. */
interface Stop {
	name: string;
	visit(page: Page): Promise<unknown>;
}

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
	"/admin/facts",
	"/admin/reviews",
	"/admin/pages",
	"/admin/pages/privacy",
	"/admin/categories",
	"/admin/categories/crm",
	"/admin/listings/tidewell/edit",
	"/account",
	"/account/products",
	"/account/claims",
	"/listings/cutfable/claim",
	"/account/orders",
	...["/cart", "/buy/launch", "/buy/trophy_cabinet"],
	"/account/api-keys",
	"/account/apps",
	"/account/sessions",
	"/account/votes",
	"/submit",
	"/admin",
];

/** The last element that reaches as far as the page does: what is too wide, from the inside. */
const OUTERMOST = `[...document.querySelectorAll("body *")]
	.filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
	.map((element) => element.outerHTML.slice(0, 200)).at(-1)`;

const at = (origin: string, path: string): Stop => ({
	name: path === "/" ? "home" : path.slice(1).replaceAll(/[/?=&]/g, "-"),
	visit: (page) => page.goto(origin + path),
});

class Inspection {
	readonly problems: string[] = [];
	looked = 0;
	private readonly axe: string;

	constructor(axe: string) {
		this.axe = axe;
	}

	/** Takes the picture and every complaint: axe's, the browser's own, and content wider than the window. */
	async look(page: Page, name: string): Promise<void> {
		await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
		await page.evaluate(this.axe);
		const violations = await page.evaluate(async () => {
			const { axe: here } = globalThis as unknown as {
				axe: { run(options: object): Promise<Record<string, AxeFinding[]>> };
			};
			// Off unless asked for: no two targets are nearer to each other than 24 px.
			const { violations: wrong = [], incomplete = [] } = await here.run({
				rules: { "target-size": { enabled: true } },
			});
			// Text in the very colour of its background counts as undecided with axe, not as a violation. The icons inside
			// of selects are background images, over which axe never decides, nor does it over words that are drawn, or over
			// the ground of a mark, which stands behind it as an element that no markup has.
			// What lies under an open panel, or beside the wider target of a mark, has its colours where nothing lies.
			const isCovered = ({ any = [] }: AxeNode) =>
				any.some(({ data }) => data?.messageKey === "bgOverlap" || data?.messageKey === "elmPartiallyObscuring");
			const isText = (node: AxeNode) =>
				!/^<(select|input|text|textPath|(button|span)[^>]* class="mark)\b/.test(node.html) && !isCovered(node);
			const undecided = incomplete
				.filter(({ id }) => id === "color-contrast")
				.map(({ id, nodes }) => ({ id, nodes: nodes.filter(isText) }))
				.filter(({ nodes }) => nodes.length > 0);
			return [...wrong, ...undecided].map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
		});
		for (const violation of violations) this.problems.push(`${name}: axe ${violation}`);
		await this.measure(page, name);
	}

	/** Content wider than the window. */
	async measure(page: Page, name: string): Promise<void> {
		const excess = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
		if (Number(excess) > 0) {
			this.problems.push(`${name}: ${excess} px wider than the window: ${await page.evaluate(OUTERMOST)}`);
		}
		this.looked++;
	}

	watch(context: BrowserContext, view: string): void {
		context.on("console", (message) => {
			// The browser reports the status of pages that are refused on purpose as an error too.
			const isStatus = message.text().startsWith("Failed to load resource: the server responded with a status of 4");
			if (message.type() === "error" && !isStatus) this.problems.push(`${view}: console ${message.text()}`);
		});
		context.on("weberror", (error) => this.problems.push(`${view}: ${error.error().message}`));
	}
}

interface AxeNode {
	html: string;
	any?: { data?: { messageKey?: string } | null }[];
}

interface AxeFinding {
	id: string;
	nodes: AxeNode[];
}

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

/** The way of one visitor: public pages, signing in by mail, personal pages, a key, a consent, signing out. */
async function tour(context: BrowserContext, origin: string, db: D1Database, view: string, inspection: Inspection) {
	const page = await context.newPage();
	const look = (name: string) => inspection.look(page, `${name}.${view}`);
	for (const stop of PUBLIC.map((path) => at(origin, path))) {
		await stop.visit(page);
		await look(stop.name);
	}
	await signIn(page, { origin, db }, EMAIL, () => look("sign-in-confirm"));
	await page.goto(`${origin}/account/api-keys`);
	await page.getByLabel("Name").fill("Release script");
	await page.getByRole("button", { name: "Create key" }).click();
	await page.getByText("Copy it now").waitFor();
	await look("api-key-created");
	for (const stop of PERSONAL.map((path) => at(origin, path))) {
		await stop.visit(page);
		await look(stop.name);
	}
	await lookAtDraft(page, origin, db, look);
	const app = await startApp();
	await page.goto(await authorizeAddress(origin, app.redirectUri));
	await look("consent");
	await page.getByRole("button", { name: "Allow" }).click();
	await page.waitForURL((url) => url.href.startsWith(`${app.redirectUri}?code=`));
	await page.goto(`${origin}/dev/mail`);
	await look("mailbox");
	await page.getByRole("button", { name: "Menu" }).click();
	await inspection.measure(page, `menu.${view}`);
	await page.getByRole("button", { name: "Sign out" }).click();
	await page.waitForURL(`${origin}/`);
	await page.getByRole("button", { name: "Menu" }).click();
	await page.getByRole("link", { name: "Sign in" }).waitFor();
	app.server.close();
	await db.prepare("DELETE FROM local_mails").run();
}

/** Every page once more, with words on it that do not break and words that are written from right to left. */
async function measureHostile(context: BrowserContext, origin: string, db: D1Database, inspection: Inspection) {
	const page = await context.newPage();
	await signIn(page, { origin, db }, EMAIL);
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
	for (const stop of [...PUBLIC, ...PERSONAL, draft].map((path) => at(origin, path))) {
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 800 });
			await stop.visit(page);
			// What is folded away is on the page too.
			await page.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true; })");
			await page.screenshot({ path: `${SHOTS}/hostile-${stop.name}.${width}.png`, fullPage: true });
			await inspection.measure(page, `hostile ${stop.name} at ${width}`);
			if (width === WIDTHS[0])
				inspection.problems.push(...(await hostileProblems(page, `hostile ${stop.name} at ${width}`)));
		}
	}
}

runCommand({
	name: "browser",
	summary:
		"Opens every page in Chromium, light and dark, wide and narrow, checks it with axe, and once more with words that do not break; saves pictures.",
	options: { chromium: { type: "string" } },
	optionText: { chromium: "The browser's program (/usr/bin/chromium)." },
	async run({ values, say }) {
		const executablePath = typeof values.chromium === "string" ? values.chromium : "/usr/bin/chromium";
		await rm(SHOTS, { recursive: true, force: true });
		await mkdir(SHOTS, { recursive: true });
		const inspection = new Inspection(axe.source);
		const served = await serve();
		await seed(served);
		const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
		let most: PageWeight;
		try {
			const weighed = await weighPages(browser, served.origin, PUBLIC);
			most = weighed.most;
			inspection.problems.push(...weighed.problems, ...(await foldProblems(browser, served.origin)));
			for (const { name, colorScheme, ...viewport } of VIEWS) {
				const context = await browser.newContext({ colorScheme, viewport, reducedMotion: "reduce" });
				inspection.watch(context, name);
				await tour(context, served.origin, served.db, name, inspection);
				await context.close();
			}
			const context = await browser.newContext({ reducedMotion: "reduce" });
			inspection.watch(context, "hostile");
			await measureHostile(context, served.origin, served.db, inspection);
			await context.close();
			const pictures = await hostilePictureProblems(browser, served, EMAIL);
			inspection.problems.push(...pictures.problems);
			say(`${pictures.files} hostile pictures uploaded, ${pictures.openings} openings of them as they are`);
		} finally {
			await browser.close();
			await served.stop();
		}
		say(`${inspection.looked} pages looked at, ${inspection.problems.length} problems; pictures in ${SHOTS}`);
		say(
			`The most of a public page: ${most.markup} bytes of HTML and CSS, ${most.scripts} of script, ${most.fonts} of fonts.`,
		);
		for (const problem of inspection.problems) say(problem);
		if (inspection.problems.length > 0) process.exitCode = 1;
		return { looked: inspection.looked, most, problems: inspection.problems };
	},
});
