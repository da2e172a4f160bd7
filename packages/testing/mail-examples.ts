import type { Mail } from "#mails/define";
import { MAILS } from "#mails/registry";

const PRODUCT = { name: "Inkfern", slug: "inkfern" };
const TOKEN = "kq3VnT0c2pX8sLr5uYw7aZbE1dHgJmQfKxN4oC9iP6M";

/** Facts of every mail, by its name. */
const FACTS: Readonly<Record<string, object>> = {
	"claim-link": { claimant: "ada@example.com", product: "Inkfern", website: "https://inkfern.example/", token: TOKEN },
	"claim-proof-missing": {
		product: { ...PRODUCT, website: "https://inkfern.example/" },
		lookedAt: ["TXT _launchweek-challenge.inkfern.example"],
		seen: "There is no TXT record of this name.",
		hasLapsed: false,
	},
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
	invite: { product: "Inkfern", website: "https://inkfern.example/", token: TOKEN },
	"listing-edited": { product: PRODUCT, fields: ["tagline", "city"], why: "The town was misspelt." },
	"product-update": {
		product: { ...PRODUCT, id: 7 },
		title: "Notebooks can be shared",
		body: "Invite your team to a notebook.\n\nEverybody sees who wrote what, line by line.",
	},
	"review-judged": { product: PRODUCT, verdict: "taken_down", judgement: "It advertises something else." },
	"sign-in": { token: TOKEN },
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
