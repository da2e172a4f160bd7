import type { Child } from "hono/jsx";
import type { Browser, System } from "#core/access/device";
import { SESSION_DAYS } from "#core/limits";
import { counted } from "../format.ts";

const connectedApps = "Connected apps";

/** What people see of themselves: what waits, browsers, keys, apps. */
export const account = {
	account: "Account",
	yourAccount: "Your account",
	overview: "Overview",
	signedInAs: (email: Child) => <>Signed in as {email}</>,
	nav: {
		label: "Your account",
		products: "Products",
		claims: "Claims",
		orders: "Orders",
		votes: "Votes",
		following: "Following",
		saved: "Saved",
		reviews: "Reviews",
		notifications: "Mails",
		profile: "Profile",
		sessions: "Signed-in browsers",
		apiKeys: "API keys",
		apps: connectedApps,
		data: "Your data",
	},
	/** What came of a form, by how its address says it. */
	done: {
		saved: "Saved.",
		removed: "Taken out. The history can put it back.",
		key_revoked: "Revoked. Whatever uses that key is refused from now on.",
		app_revoked: "Revoked. That app can do nothing for you any more.",
		signed_out: "Signed out there.",
		put_back: "Put back. It stands in the history as an edit of its own.",
		posted: "Posted. It stands on the page of the product, and is on its way to whoever follows it.",
		webhook_removed: "Removed. Nothing more is sent there.",
	},
	nothingWaits: "Nothing waits for you.",
	waitsForYou: "Waits for you",
	waiting: {
		drafts: {
			what: (count: number) => `${counted(count, "draft")} to look through`,
			how: "The website was read. Correct what it got wrong, then save it as a listing.",
		},
		listings: {
			what: (count: number) => `${counted(count, "product")} on the way to ${count === 1 ? "its" : "their"} launch`,
			how: "Choose a plan, or put up the badge: the page of each says which.",
		},
		claims: {
			what: (count: number) => `${counted(count, "claim")} without ${count === 1 ? "its" : "their"} proof`,
			how: "Publish what each asks for and have us look.",
		},
		orders: {
			what: (count: number) => `${counted(count, "order")} not paid yet`,
			how: "Pay, or leave it: what is not paid ends by itself.",
		},
		invites: {
			what: (count: number) => `${counted(count, "invitation")} to a founders’ list`,
			how: "The mail that brings one holds the link. Its sender can mail it again.",
		},
		keys: {
			what: (count: number) => `${counted(count, "API key")} about to end, or over`,
			how: "Make new ones before whatever uses them stops, and revoke the old.",
		},
	},
	cards: {
		team: { name: "Site team", about: "Open tasks, failed jobs and new listings." },
		products: {
			name: "Your products",
			about: "Drafts that are being made, listings, and what comes next for each.",
		},
		connect: { name: "Connect an agent", about: "Settings to copy for Claude, Cursor, VS Code and ChatGPT." },
	},
	votes: {
		title: "Your votes",
		about: "Only you see which they are. A vote can be taken back on the product’s page while its week is open.",
		none: "You have not voted yet",
		noneHelp: "Press Vote beside a product of this week’s race.",
		/** @param uncounted why it does not count, or when it will; null where it counts. */
		cast: (day: string, uncounted: string | null) => (uncounted === null ? day : `${day}. ${uncounted}`),
	},
	sessions: {
		title: "Signed-in browsers",
		about: `Each stays signed in for ${SESSION_DAYS} days. Sign out what you do not know, then look at your keys and apps.`,
		device: (browser: Browser | null, system: System | null) => {
			if (browser === null) return system ?? "An unknown browser";
			return system === null ? browser : `${browser} on ${system}`;
		},
		thisOne: "This one",
		since: (since: string, seen: string) => `Signed in ${since}, last used ${seen}`,
		end: "Sign out",
		endOne: (device: string) => `Sign out ${device}`,
		endOthers: "Sign the others out",
	},
	keys: {
		title: "API keys",
		create: "Create a key",
		fresh: (link: Child) => (
			<>To make one, {link} first: whoever has a key acts for you, long after you have signed out.</>
		),
		signInAgain: "sign in again",
		name: "Name",
		nameHelp: "What will use it, such as “release script”.",
		itMay: "It may",
		ends: "It ends",
		endsAfter: (days: number) => (days === 365 ? "after a year" : `after ${counted(days, "day")}`),
		endsNever: "never, until you revoke it",
		make: "Create key",
		isNew: "Your new key. Copy it now: it is not shown again.",
		none: "You have no keys yet.",
		neverUsed: "never used",
		lastUsed: (time: Child) => <>last used {time}</>,
		facts: (prefix: Child, time: Child, used: Child) => (
			<>
				{prefix} · created {time} · {used}
			</>
		),
		endsOn: (day: string) => `Ends on ${day}`,
		ended: (day: string) => `Ended on ${day}`,
		hasEnded: "Ended",
		wrongName: (max: number) => `Give the key a name of 1 to ${max} characters, on one line.`,
		wrongScopes: "Choose at least one thing that the key may do.",
		tooMany: (max: number) => `You have ${max} keys, which is as many as fit. Revoke one that nothing uses any more.`,
		copyName: "your new key",
	},
	revokeOne: (name: string | number) => `Revoke ${name}`,
	revoke: "Revoke",
	connectedApps,
	connectAnAgent: "Connect an agent",
	noAppActsForYou: (link: Child) => <>No app acts for you. {link}</>,
	unverified: "unverified",
	sinceUntil: (scopes: Child, since: Child, until: Child) => (
		<>
			{scopes} since {since}, until {until}
		</>
	),
};
