import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { DAY_MS, weekEnd, weekOf, weekStart } from "#core/launches/week";
import { CHROMIUM, launchChromium } from "#scripts/lib/chromium";
import { runCommand } from "#scripts/lib/command";
import { newestSignInLink } from "#scripts/lib/mailbox";
import { Problems } from "#scripts/lib/problems";
import { type Served, serve } from "#scripts/lib/served";
import { ROOT } from "#scripts/lib/wrangler";
import { openDb } from "#store/db";
import { mintListing } from "#testing/listings";

/** What people do in a launch week, pressed in a real browser from the sign-in link to the award, with scripts and without. */

const SHOTS = `${ROOT}.screenshots`;
/** Counts reach pages by a job, and pages stand in the browser's cache for half a minute. */
const PATIENCE_MS = 20_000;
const WINNER = { slug: "inkfern", name: "Inkfern" };
const SECOND = { slug: "cutfable", name: "Cutfable" };
const LAUNCHES = [WINNER, SECOND, { slug: "tidewell", name: "Tidewell" }];

const VOTERS = [
	{ email: "ada@example.com", scripts: true, review: "Ada keeps the notes of two teams in it, and nothing got lost." },
	{ email: "bo@example.com", scripts: false, review: "Bo moved forty pages of notes over in one afternoon." },
];

const run = promisify(execFile);

async function openDirectory(served: Served, now: Date): Promise<void> {
	const db = openDb(served.db);
	const week = weekOf(now);
	const at = weekStart(week).getTime();
	for (const { slug, name } of LAUNCHES) {
		const times = { launchWeek: week, launchedAt: at, createdAt: at, updatedAt: at };
		await mintListing(db, slug, { name, tagline: `${name} for small teams`, ...times });
	}
	// Known for some days: votes and reviews of accounts that were opened just now wait.
	for (const { email } of [...VOTERS, { email: "cy@example.com" }]) {
		await db.run(sql`INSERT INTO users (email, created_at) VALUES (${email}, ${now.getTime() - 5 * DAY_MS})`);
	}
}

const voteButton = (page: Page, state: "Vote" | "Voted") =>
	page.locator(".listing-head").getByRole("button", { name: new RegExp(`^${state}\\b`) });

/** From a stranger's press of Vote to the page they pressed it on, signed in. */
async function voteThroughSignIn(page: Page, served: Served, email: string, listing: typeof WINNER): Promise<void> {
	await page.goto(`${served.origin}/listings/${listing.slug}`);
	await page
		.locator(".listing-head")
		.getByRole("link", { name: `Vote for ${listing.name}` })
		.click();
	await page.getByText(`Signing in will also vote for ${listing.name} for you.`).waitFor();
	await page.getByLabel("E-mail address").fill(email);
	await page.getByRole("button", { name: "Mail me a link" }).click();
	await page.waitForURL("**/sign-in/check-mail");
	await page.goto(await newestSignInLink(served.db, email));
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.waitForURL(`**/listings/${listing.slug}`);
}

/** One voter's whole way: sign in by the vote, undo, vote again, follow, review, vote elsewhere. */
async function voteFollowReview(page: Page, served: Served, voter: (typeof VOTERS)[number], problems: Problems) {
	const { email, scripts, review } = voter;
	await voteThroughSignIn(page, served, email, WINNER);
	await voteButton(page, "Voted").waitFor();
	if (scripts) await page.evaluate("document.documentElement.dataset.kept = 'yes'");
	await voteButton(page, "Voted").click();
	await voteButton(page, "Vote").waitFor();
	await voteButton(page, "Vote").click();
	await voteButton(page, "Voted").waitFor();
	await page.getByRole("button", { name: /^Follow / }).click();
	await page.getByRole("button", { name: /^Following / }).waitFor();
	if (scripts) {
		const kept = await page.evaluate("document.documentElement.dataset.kept");
		problems.expect(kept === "yes", `${email}: buttons with scripts loaded the page anew`);
	}
	await page.screenshot({ path: `${SHOTS}/journey-voted.${email}.png`, fullPage: true });
	await page.getByRole("link", { name: "Write a review" }).click();
	await page.getByLabel(scripts ? "5 stars" : "4 stars").check();
	await page.getByLabel("What should others know?").fill(review);
	await page.getByLabel("No", { exact: true }).check();
	await page.getByRole("button", { name: "Send the review" }).click();
	await page.waitForURL(`**/listings/${WINNER.slug}**`);
	await page.getByText(review).waitFor();
	await page.screenshot({ path: `${SHOTS}/journey-reviewed.${email}.png`, fullPage: true });
}

/** Loads a page until it shows a text. */
async function seeSoon(page: Page, address: string, text: string): Promise<boolean> {
	for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
		await page.goto(address);
		const shown = (await page.locator("main").innerText()).replaceAll(/\s+/g, " ");
		if (shown.includes(text)) return true;
		await page.waitForTimeout(500);
	}
	return false;
}

async function newPage(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
	const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 1280, height: 800 } });
	return context.newPage();
}

/** The rows of the audit's table: listing, votes, counted. */
async function auditTable(page: Page): Promise<string[][]> {
	const rows = await page.locator("tbody tr").all();
	return Promise.all(rows.map(async (row) => (await row.locator("th, td").allInnerTexts()).slice(0, 3)));
}

runCommand({
	name: "journey",
	summary:
		"Presses in Chromium what people do in a launch week, with scripts and without: signs in by a mailed link, votes, undoes, follows, reviews; closes the week with `tick` and adds up the award by the public audit.",
	...CHROMIUM,
	async run({ values, say }) {
		await mkdir(SHOTS, { recursive: true });
		const now = new Date();
		const week = weekOf(now);
		const problems = new Problems();
		const served = await serve();
		const browser = await launchChromium(values);
		try {
			const { origin } = served;
			await openDirectory(served, now);
			for (const voter of VOTERS) {
				const page = await newPage(browser, voter.scripts);
				await voteFollowReview(page, served, voter, problems);
				say(`${voter.email}, scripts ${voter.scripts ? "on" : "off"}: voted, undid, voted, followed, reviewed`);
			}
			const other = await newPage(browser, true);
			await voteThroughSignIn(other, served, "cy@example.com", SECOND);
			await voteButton(other, "Voted").waitFor();
			for (const text of ["2 votes", "2 followers", "4.5 from 2 reviews", ...VOTERS.map(({ review }) => review)]) {
				const isThere = await seeSoon(other, `${origin}/listings/${WINNER.slug}`, text);
				problems.expect(isThere, `another account does not see "${text}"`);
			}
			await other.screenshot({ path: `${SHOTS}/journey-seen.png`, fullPage: true });
			say("another account sees votes, followers, rating and reviews");

			await run(process.execPath, ["--no-warnings", `${ROOT}scripts/tick.ts`, "--at", weekEnd(week).toISOString()], {
				env: { ...process.env, PORT: new URL(origin).port },
			});
			await other.goto(`${origin}/awards`);
			const awarded = await other.locator("main .award-week ol").first().locator("> li").allInnerTexts();
			problems.expect(awarded.length === 2, `${awarded.length} awards were given, 2 listings have votes`);
			problems.expect(awarded[0]?.includes(WINNER.name) === true, `the first award reads: ${awarded[0]}`);
			problems.expect(awarded[1]?.includes(SECOND.name) === true, `the second award reads: ${awarded[1]}`);
			await other.screenshot({ path: `${SHOTS}/journey-awards.png`, fullPage: true });
			await other.goto(`${origin}/launches/${week}/votes`);
			await other.getByText("The week is closed").waitFor();
			await other.screenshot({ path: `${SHOTS}/journey-audit.png`, fullPage: true });
			const due = [
				[WINNER.name, "2", "2"],
				[SECOND.name, "1", "1"],
				["Tidewell", "0", "0"],
			];
			const audit = await auditTable(other);
			problems.expect(JSON.stringify(audit) === JSON.stringify(due), `the audit reads ${JSON.stringify(audit)}`);
			for (const { slug } of LAUNCHES) {
				const file = await (await fetch(`${origin}/launches/${week}/votes/${slug}.csv`)).text();
				const counted = file.split("\r\n").filter((line) => line.split(",")[2] === "true").length;
				const told = audit.find(([name]) => name?.toLowerCase() === slug)?.[2];
				problems.expect(String(counted) === told, `${slug}: the file counts ${counted} votes, the audit ${told}`);
			}
			await other.goto(`${origin}/listings/${WINNER.slug}`);
			await voteButton(other, "Vote").click();
			await other.getByText("That week is closed").waitFor();
			await other.screenshot({ path: `${SHOTS}/journey-after.png`, fullPage: true });
			say(`the week of ${week} is closed; the award and the public audit add up`);
			for (const problem of problems.list) say(problem);
			say(`${problems.checks} checks, ${problems.list.length} problems; pictures in ${SHOTS}`);
			if (problems.list.length > 0) process.exitCode = 1;
			return { checks: problems.checks, problems: problems.list };
		} finally {
			await browser.close();
			await served.stop();
		}
	},
});
