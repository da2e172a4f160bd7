import type { Child } from "hono/jsx";
import { counted, number } from "../format.ts";

/** People: the site team's pages. */
export const people = {
	title: "People",
	lead: "Everybody who has an account.",
	search: "Address, name, number or founder page",
	role: "Role",
	roles: { admin: "Site team", member: "Member" },
	standing: "Standing",
	banned: "Banned",
	notBanned: "Not banned",
	seen: "Signed in",
	lastDays: (days: number) => (days === 1 ? "In the last day" : `In the last ${counted(days, "day")}`),
	none: "Nobody has an account yet.",
	noneSuch: "Nobody like that has an account.",
	person: "Person",
	address: "Address",
	since: "Since",
	lastSeen: "Last seen",
	notSignedIn: "Not signed in",
	number: (id: number) => `Account ${id}`,
	/** @param account its number in words. @param role in words. */
	about: (account: string, role: string, at: Child) => (
		<>
			{account}, {role}, since {at}
		</>
	),
	notNamed: "No name",
	parts: {
		addresses: "Addresses and ways to sign in",
		access: "Browsers, keys and apps",
		products: "Products and founder page",
		votes: "Votes",
		reviews: "Reviews",
		orders: "Orders",
		mails: "Mails",
		reports: "Reports",
		bans: "Bans",
		log: "What was decided about them",
		acts: "What they did",
		decide: "Decide",
	},
	primary: "mails go there",
	connected: (method: string) => `${method}, connected`,
	disconnected: (method: string) => `${method}, disconnected`,
	browserSince: (browser: string, at: Child) => (
		<>
			{browser}, signed in {at}
		</>
	),
	keySince: (name: Child, prefix: string, at: Child) => (
		<>
			Key {name} ({prefix}…), made {at}
		</>
	),
	appUntil: (name: Child, at: Child) => (
		<>
			App {name}, until {at}
		</>
	),
	unknownBrowser: "An unknown browser",
	nothing: "None.",
	founderPage: (link: Child) => <>Founder page: {link}</>,
	counted: (count: number) => `${counted(count, "vote")} that count`,
	notCounted: (count: number, reason: string) => `${counted(count, "vote")}: ${reason}`,
	order: (link: Child, state: string, amount: string, at: Child) => (
		<>
			{link}, {state}, {amount}, {at}
		</>
	),
	mail: (name: string, at: Child, outcome: string) => (
		<>
			{name}, {at}: {outcome}
		</>
	),
	waits: "waits",
	report: (product: Child, what: string, at: Child) => (
		<>
			{what} of {product}, {at}
		</>
	),
	reported: { fact: "A fact", review: "A review" },
	undecided: "Not decided yet",
	reportDecided: (decision: string) => `Decided: ${decision}`,
	decisions: {
		keep: "kept as it was",
		correct: "corrected",
		blank: "left blank",
		published: "the review stays",
		rejected: "the review was taken down",
		held: "the review waits",
		withdrawn: "its writer withdrew the review",
	} as Readonly<Record<string, string>>,
	ban: (from: Child, to: Child | null, reason: Child) => (
		<>
			{from}
			{to !== null && <> to {to}</>}: {reason}
		</>
	),
	isBanned: (at: Child, reason: Child) => (
		<>
			Banned since {at}: {reason}
		</>
	),
	more: "The whole log of this account",
	acted: (what: string, about: Child, at: Child) => (
		<>
			{what}, {about}, {at}
		</>
	),
	actions: {
		role: {
			title: "Rights of the site team",
			give: "They decide about everything on these pages. They and all others of the site team are told.",
			take: "Their account stays. They and all others of the site team are told.",
			makeAdmin: "Give them the rights",
			unmakeAdmin: "Take their rights",
		},
		ban: {
			title: "Ban",
			about:
				"Nobody signs in to the account any more, and is told why. Its browsers, keys and apps end at once; its votes of open weeks no longer count, its reviews are held. Lifting the ban restores votes and reviews as they were; keys and apps stay ended.",
			ban: "Ban the account",
			lift: "Lift the ban",
			liftAbout:
				"They can sign in again. Votes and reviews stand as they did; a week that was closed since is counted again.",
		},
		end: {
			title: "Sign out",
			about: "What is chosen ends at once. They can sign in again, and make new keys.",
			sessions: "Browsers",
			keys: "Keys",
			apps: "Apps",
			end: "End what is chosen",
		},
		merge: {
			title: "Make one account of two",
			about: "Where one person has two accounts and asks for it: this one ends, the other gets all that it has.",
			into: "Number of the account that stays",
			look: "See what would become of it",
			heading: (from: Child, into: Child) => (
				<>
					{from} ends, {into} stays
				</>
			),
			irreversible: "This cannot be undone.",
			counts: (of: {
				addresses: number;
				listings: number;
				drafts: number;
				orders: number;
				reviews: number;
				votes: number;
				follows: number;
			}) => [
				counted(of.addresses, "address", "addresses"),
				counted(of.listings, "product"),
				counted(of.drafts, "draft"),
				counted(of.orders, "order"),
				counted(of.reviews, "review"),
				counted(of.votes, "vote"),
				counted(of.follows, "follow"),
			],
			goes: "What the account that ends has and the other gets:",
			undue: (count: number) =>
				`${counted(count, "vote")} will not count: second ones for a product, and those for what is their own then.`,
			reviews: (count: number) =>
				`${counted(count, "review")} of what both have reviewed: those of the account that ends go.`,
			drafts: (count: number) =>
				`${counted(count, "draft")} of a website that both have drafted: one of each two goes.`,
			founders: "Both have a founder page: the products of the one that ends go to the other.",
			recounted: (count: number) => `${counted(count, "closed week")} will be counted again.`,
			typed: "Address of the account that ends",
			typedHint: (address: string) => `Type ${address} to go on.`,
			merge: "Make them one account",
			notThere: "There is no such other account.",
		},
		remove: {
			title: "Delete",
			about:
				"Where somebody asks for it and cannot sign in. What stays of it is what deleting it oneself leaves. This cannot be undone.",
			typed: "Address of the account",
			remove: "Delete the account",
		},
		reasonTold: "Reason, which they and the site team read",
		reasonPerson: "Reason, which they read",
	},
	done: "Done.",
	total: (count: number) => number(count),
};
