import type { Page } from "playwright-core";
import { weekEnd, weekOf, weekStart } from "#core/launches/week";
import { type Journey, openedDaysAgo, type Stage, seeSoon, signInByMail } from "#scripts/lib/journeys/stage";
import { pressAgainAndAgain, pressWithoutNetwork, tellOfNetwork } from "#scripts/lib/journeys/without-network";
import type { Served } from "#scripts/lib/served";
import { openDb } from "#store/db";
import { mintListing } from "#testing/listings";

/** What people do in a launch week, from the sign-in link to the award, with scripts and without. */

const WINNER = { slug: "inkfern", name: "Inkfern" };
const SECOND = { slug: "cutfable", name: "Cutfable" };
const LAUNCHES = [WINNER, SECOND, { slug: "tidewell", name: "Tidewell" }];

const VOTERS = [
	{ email: "ada@example.com", scripts: true, review: "Ada keeps the notes of two teams in it, and nothing got lost." },
	{ email: "bo@example.com", scripts: false, review: "Bo moved forty pages of notes over in one afternoon." },
];

/** Launches of this week, which were decided weeks ago, and people who are known for days. */
async function openDirectory(stage: Stage, now: Date): Promise<void> {
	const { served } = stage;
	const db = openDb(served.db);
	const week = weekOf(now);
	const at = weekStart(week).getTime();
	for (const { slug, name } of LAUNCHES) {
		const times = { launchWeek: week, launchedAt: at, createdAt: at, updatedAt: at };
		await mintListing(db, slug, { name, tagline: `${name} for small teams`, ...times });
	}
	for (const { email } of [...VOTERS, { email: "cy@example.com" }]) await openedDaysAgo(stage, email);
}

/** The button of a listing's page. */
export const voteButton = (page: Page, state: "Vote" | "Voted") =>
	page.locator(".listing-head").getByRole("button", { name: new RegExp(`^${state}\\b`) });

/** From a stranger's press of Vote to the page they pressed it on, signed in. */
export async function voteThroughSignIn(
	page: Page,
	served: Served,
	email: string,
	listing: { slug: string; name: string },
): Promise<void> {
	await page.goto(`${served.origin}/listings/${listing.slug}`);
	await page
		.locator(".listing-head")
		.getByRole("link", { name: `Vote for ${listing.name}` })
		.click();
	await page.getByText(`Signing in will also vote for ${listing.name} for you.`).waitFor();
	await signInByMail(page, served, email);
	await page.waitForURL(`**/listings/${listing.slug}`);
	await voteButton(page, "Voted").waitFor();
}

/** One voter's whole way: sign in by the vote, undo, vote again, follow, review. */
async function voteFollowReview(stage: Stage, voter: (typeof VOTERS)[number]): Promise<void> {
	const { served, problems } = stage;
	const { email, scripts, review } = voter;
	const page = await stage.open({ scripts });
	await voteThroughSignIn(page, served, email, WINNER);
	if (scripts) await page.evaluate("document.documentElement.dataset.kept = 'yes'");
	await voteButton(page, "Voted").click();
	await voteButton(page, "Vote").waitFor();
	if (scripts) {
		await pressWithoutNetwork(stage, voteButton(page, "Vote"), "a vote");
		await tellOfNetwork(page, false);
	}
	await voteButton(page, "Vote").click();
	await voteButton(page, "Voted").waitFor();
	await page.getByRole("button", { name: /^Follow / }).click();
	await page.getByRole("button", { name: /^Following / }).waitFor();
	if (scripts) {
		const kept = await page.evaluate("document.documentElement.dataset.kept");
		problems.expect(kept === "yes", `${email}: buttons with scripts loaded the page anew`);
	}
	await stage.shoot(page, `journey-voted.${email}`);
	await page.getByRole("link", { name: "Write a review" }).click();
	await page.getByLabel(scripts ? "5 stars" : "4 stars").check();
	await page.getByLabel("What should others know?").fill(review);
	await page.getByLabel("No", { exact: true }).check();
	const send = page.getByRole("button", { name: "Send the review" });
	if (scripts) {
		// As on a phone whose connection leads nowhere: the browser does not know.
		await tellOfNetwork(page, true);
		await pressWithoutNetwork(stage, send, "a review");
		await tellOfNetwork(page, false);
		await pressAgainAndAgain(stage, send, "a review");
	} else await send.click();
	await page.waitForURL(`**/listings/${WINNER.slug}**`);
	await page.getByText(review).waitFor();
	await stage.shoot(page, `journey-reviewed.${email}`);
	stage.say(`${email}, scripts ${scripts ? "on" : "off"}: voted, undid, voted, followed, reviewed`);
}

/** The rows of the audit's table: listing, votes, counted. */
async function auditTable(page: Page): Promise<string[][]> {
	const rows = await page.locator("tbody tr").all();
	return Promise.all(rows.map(async (row) => (await row.locator("th, td").allInnerTexts()).slice(0, 3)));
}

/** Awards and the public audit of a closed week agree with what was pressed. */
async function addUp(page: Page, { served: { origin }, problems, shoot }: Stage, week: string): Promise<void> {
	await page.goto(`${origin}/awards`);
	const awarded = await page.locator("main .award-week ol").first().locator("> li").allInnerTexts();
	problems.expect(awarded.length === 2, `${awarded.length} awards were given, 2 listings have votes`);
	problems.expect(awarded[0]?.includes(WINNER.name) === true, `the first award reads: ${awarded[0]}`);
	problems.expect(awarded[1]?.includes(SECOND.name) === true, `the second award reads: ${awarded[1]}`);
	await shoot(page, "journey-awards");
	await page.goto(`${origin}/launches/${week}/votes`);
	await page.getByText("The week is closed").waitFor();
	await shoot(page, "journey-audit");
	const due = [
		[WINNER.name, "2", "2"],
		[SECOND.name, "1", "1"],
		["Tidewell", "0", "0"],
	];
	const audit = await auditTable(page);
	problems.expect(JSON.stringify(audit) === JSON.stringify(due), `the audit reads ${JSON.stringify(audit)}`);
	for (const { slug } of LAUNCHES) {
		const file = await (await fetch(`${origin}/launches/${week}/votes/${slug}.csv`)).text();
		const counted = file.split("\r\n").filter((line) => line.split(",")[2] === "true").length;
		const told = audit.find(([name]) => name?.toLowerCase() === slug)?.[2];
		problems.expect(String(counted) === told, `${slug}: the file counts ${counted} votes, the audit ${told}`);
	}
}

export const weekJourney: Journey = {
	name: "week",
	summary:
		"sign in by the vote, undo, vote, follow, review, close the week, add up its award; with scripts and without",
	async walk(stage) {
		const { served, problems, shoot } = stage;
		const now = new Date();
		const week = weekOf(now);
		await openDirectory(stage, now);
		for (const voter of VOTERS) await voteFollowReview(stage, voter);
		const other = await stage.open();
		await voteThroughSignIn(other, served, "cy@example.com", SECOND);
		for (const text of ["2 votes", "2 followers", "4.5 from 2 reviews", ...VOTERS.map(({ review }) => review)]) {
			const isThere = await seeSoon(other, `${served.origin}/listings/${WINNER.slug}`, text);
			problems.expect(isThere, `another account does not see "${text}"`);
		}
		await shoot(other, "journey-seen");
		stage.say("another account sees votes, followers, rating and reviews");
		await stage.tick(weekEnd(week));
		await addUp(other, stage, week);
		await other.goto(`${served.origin}/listings/${WINNER.slug}`);
		await voteButton(other, "Vote").click();
		await other.getByText("This week is closed").waitFor();
		await shoot(other, "journey-after");
		stage.say(`the week of ${week} is closed; the award and the public audit add up`);
	},
};
