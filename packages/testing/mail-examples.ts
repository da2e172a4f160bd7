import type { Mail } from "#mails/define";
import { MAILS } from "#mails/registry";

const PRODUCT = { name: "Inkfern", slug: "inkfern" };
const OWN = { ...PRODUCT, id: 7 };
const SUMS = {
	order: "LW-7K2M9Q4T1X",
	document: "INV-2026-0042",
	currency: "USD",
	netCents: 12_800,
	vatCents: 2944,
	totalCents: 15_744,
};
const TOKEN = "kq3VnT0c2pX8sLr5uYw7aZbE1dHgJmQfKxN4oC9iP6M";

/** Facts of every mail, by its name. */
const FACTS: Readonly<Record<string, object>> = {
	"account-decided": { decision: "banned", answer: "Bought votes.", teamEmail: "team@launchweek.example" },
	"role-changed": {
		who: "ada@example.com",
		by: "grace@example.com",
		isAdmin: true,
		answer: "She joined us.",
		personId: 7,
	},
	"webhook-decided": {
		endpoint: 3,
		host: "hooks.inkfern.example",
		decision: "stopped",
		answer: "Its owner asked us to.",
		teamEmail: "team@launchweek.example",
	},
	"webhook-off": { endpoint: 3, host: "hooks.inkfern.example", verdict: "failing" },
	"access-changed": { change: "address_added", what: "grace@example.com" },
	"account-deleted": {},
	"address-in-use": {},
	"api-key-made": { called: "Release script" },
	"badge-found": { product: OWN, website: "https://inkfern.example/", week: "2026-12-07" },
	"badge-missing": { product: OWN, week: "2026-12-07", days: 14, seen: "The homepage has no link to the listing." },
	"claim-decided": {
		product: OWN,
		claim: 3,
		isClaimant: false,
		decision: "hand_over",
		answer: "The website names the claimant’s company as its owner since June.",
	},
	"claim-disputed": { product: PRODUCT, isOwner: true, claim: 3, isVerified: false },
	"claim-link": { claimant: "ada@example.com", product: "Inkfern", website: "https://inkfern.example/", token: TOKEN },
	"claim-proof-missing": {
		product: { ...PRODUCT, website: "https://inkfern.example/" },
		lookedAt: ["TXT _launchweek-challenge.inkfern.example"],
		seen: "There is no TXT record of this name.",
		hasLapsed: false,
	},
	"claim-verified": { product: OWN },
	"owner-changed": { product: OWN, isOwner: true, other: "grace@inkfern.example" },
	"product-passed-on": { product: OWN },
	"cofounder-joined": {
		product: "Inkfern",
		listingId: 7,
		founder: "Grace Moor",
		address: "grace@inkfern.example",
	},
	"cofounder-left": { product: "Inkfern", listingId: 7, founder: "Grace Moor" },
	"confirm-address": { token: TOKEN },
	digest: {
		week: "2026-11-09",
		updates: [{ ...PRODUCT, title: "Notebooks can be shared" }],
		launches: [
			{ ...PRODUCT, place: 1 },
			{ name: "Tidewell", slug: "tidewell", place: null },
		],
	},
	"draft-ready": {
		draft: "0b6c2f6e-1d1e-4d57-9a38-6c1f3e0a7b11",
		product: "Inkfern",
		website: "inkfern.example",
		isEmpty: false,
	},
	"alert-begun": { alert: "dead_letters", value: 3 },
	"alert-over": { alert: "backups", value: 31 },
	"edit-copy": {
		product: PRODUCT,
		version: 4,
		changes: [
			{ field: "tagline", before: "Notebooks for teams", after: "Notebooks that teams share" },
			{ field: "city", before: null, after: "Galway" },
		],
	},
	"fact-decided": {
		product: PRODUCT,
		field: "pricing summary",
		said: "Two months free",
		decision: "correct",
		answer: "The website says one month.",
	},
	"facts-stale": { product: OWN, facts: 2, quotes: ["From €9 a month", "Founded in 2019 in Galway"] },
	halfway: { product: OWN, week: "2026-11-16", rank: 2, launches: 24, votes: 31 },
	invite: { product: "Inkfern", website: "https://inkfern.example/", token: TOKEN },
	"invite-reminder": { product: "Inkfern", website: "https://inkfern.example/", token: TOKEN },
	launched: { product: OWN, week: "2026-11-16" },
	"listing-decided": {
		product: OWN,
		decision: "hidden",
		other: null,
		why: "The website shows nothing but a parked page.",
	},
	"listing-edited": { product: PRODUCT, fields: ["tagline", "city"], why: "The town was misspelt." },
	"order-receipt": {
		...SUMS,
		lines: [
			{ name: "Launch in a chosen week", listing: "Inkfern", amountCents: 9900 },
			{ name: "AI review", listing: null, amountCents: 2900 },
		],
	},
	"order-charged-again": { ...SUMS, document: "INV-2026-0043", reason: null },
	"order-decided": { order: SUMS.order, decision: "refund_declined", reason: "The launch week is over." },
	"payment-failed": { order: SUMS.order },
	"order-refunded": { ...SUMS, document: "CRN-2026-0007", reason: "The week was ours to keep, and we did not." },
	"product-update": {
		product: { ...PRODUCT, id: 7 },
		title: "Notebooks can be shared",
		body: "Invite your team to a notebook.\n\nEverybody sees who wrote what, line by line.",
	},
	"review-received": { product: OWN, stars: 4, body: "It does what it says.\nThe export could be faster." },
	"review-answered": { review: 7, product: PRODUCT, answer: "Thank you.\nThe export is faster now." },
	"review-judged": { product: PRODUCT, verdict: "taken_down", judgement: "It advertises something else." },
	"alternative-decided": { product: OWN, other: "Tidewell", isApproved: false, why: "It does something else." },
	"draft-decided": {
		draft: "0f0b6c9e-6f0a-4c58-9a3e-3d0c1f6a2b11",
		product: "Inkfern",
		decision: "received",
		why: "Your colleague has left.",
	},
	"review-report-decided": { product: PRODUCT, isTakenDown: true, judgement: "It advertises something else." },
	"sign-in": { token: TOKEN },
	"award-moved": { product: OWN, week: "2026-11-16", before: 1, after: 2, difference: -31, reason: "One network." },
	"week-closed": { product: OWN, week: "2026-11-16", rank: 1, launches: 24, votes: 57, place: 1 },
	"week-begun": {
		week: "2026-11-16",
		launches: [
			{ ...PRODUCT, tagline: "Notebooks that teams share" },
			{ name: "Tidewell", slug: "tidewell", tagline: null },
		],
		hasMore: true,
	},
};

/** Facts that the mail of this name could say. @throws when there are none: write them down here. */
export function mailExample(name: string): { mail: Mail; facts: object } {
	const mail = MAILS.get(name);
	const facts = FACTS[name];
	if (mail === undefined || facts === undefined) throw new Error(`packages/testing/mail-examples.ts has no ${name}`);
	return { mail, facts: mail.facts.parse(facts) };
}
