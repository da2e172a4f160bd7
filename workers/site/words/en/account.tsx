import type { Child } from "hono/jsx";
import { number } from "../format.ts";

/** What people see of themselves: profile, keys, apps, products. */
export const account = {
	yourAccount: "Your account",
	signedInAs: (email: Child) => <>Signed in as {email}</>,
	yourProducts: "Your products",
	draftsThatAreBeingMade: "Drafts that are being made, listings, and what comes next for each.",
	yourReviews: "Your reviews",
	whatYouHaveReviewedAnd: "What you have reviewed, and where each review stands.",
	following: "Following",
	productsYouFollowAndWhich: "Products you follow, and which of their updates are mailed to you.",
	saved: "Saved",
	productsYouKeepForYourself: "Products you keep for yourself. Nobody else sees them.",
	apiKeys: "API keys",
	forScriptsAndClientsThat: "For scripts and clients that take a key. Each is shown once and can be revoked.",
	connectedApps: "Connected apps",
	agentsAndAppsThatYou: "Agents and apps that you let act for you, what they may do, and how to stop them.",
	connectAnAgent: "Connect an agent",
	settingsToCopyForClaude: "Settings to copy for Claude, Cursor, VS Code and ChatGPT.",
	siteTeam: "Site team",
	openTasksFailedJobsAnd: "Open tasks, failed jobs and new listings.",
	signedInBrowsers: "Signed-in browsers",
	onlyThisOne: "Only this one.",
	thisOneAndMore: (others: number) => `This one and ${number(others)} more.`,
	signTheOthersOut: "Sign the others out",
	account: "Account",
	createAKey: "Create a key",
	name: "Name",
	itMay: "It may",
	createKey: "Create key",
	whatWillUseItSuch: "What will use it, such as “release script”.",
	yourNewKeyCopyIt: "Your new key. Copy it now: it is not shown again.",
	youHaveNoKeysYet: "You have no keys yet.",
	neverUsed: "never used",
	lastUsed: (time: Child) => <>last used {time}</>,
	created: (prefix: Child, time: Child, used: Child) => (
		<>
			{prefix} · created {time} · {used}
		</>
	),
	revokeOne: (name: string | number) => `Revoke ${name}`,
	revoke: "Revoke",
	noAppActsForYou: (link: Child) => <>No app acts for you. {link}</>,
	unverified: "unverified",
	sinceUntil: (scopes: Child, since: Child, until: Child) => (
		<>
			{scopes} since {since}, until {until}
		</>
	),
};
