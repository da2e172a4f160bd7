import type { EvidenceCounts } from "#core/listings/evidence-counts";
import type { ListingSummary } from "#operations/directory/listing-summary";
import type { Voting } from "../voting.ts";

/** Invented products and visitors in every state that a row or a vote has, for the page of pieces. */

const LINKS = { page: "", api: "", badges: "" };
const PRODUCT: ListingSummary = {
	slug: "chairtime",
	name: "Chairtime",
	url: "https://chairtime.example/",
	short_description: null,
	logo_url: null,
	logo: null,
	cover: null,
	tagline: "Every treatment room in one view",
	status: "live",
	stage: null,
	country: "NL",
	votes: 96,
	views: 0,
	category: { slug: "scheduling", name: "Clinic management" },
	pricing_model: "subscription",
	followers: 0,
	rating: { average: 4.3, count: 6 },
	launch_week: null,
	launched_at: null,
	featured: false,
	verified: true,
	paid: false,
	links: LINKS,
	city: "Rotterdam",
	facts: { quoted: 15, by_team: 1, by_owner: 2, not_stated: 2 },
	award: null,
	price: {
		words: "From €29 a month",
		by: "site",
		quote: { quote: "From €29 a month, for every room", url: "https://chairtime.example/pricing" },
	},
};
export const HARD: readonly ListingSummary[] = [
	PRODUCT,
	{
		...PRODUCT,
		slug: "duebell",
		name: "Duebell",
		tagline: "Reminders that keep customers friendly",
		verified: false,
		award: { week: "2026-11-09", place: 1 },
	},
	{
		...PRODUCT,
		slug: "long",
		name: "Überlandtransportabrechnungsverwaltung bei Familienbetrieben",
		tagline:
			"Tachograph files, tolls and driver hours in one monthly statement that an accountant accepts without questions",
		verified: false,
	},
	{ ...PRODUCT, city: "عمّان", slug: "rtl", name: "ورق", tagline: "عقود تُوقَّع في دقائق", country: "JO", rating: null },
	{
		...PRODUCT,
		slug: "paid",
		name: "Consentry",
		tagline: "Fewer cookies, no banner",
		paid: true,
		verified: false,
		price: { words: "€8 a site", by: "owner", quote: null },
		facts: { quoted: 0, by_team: 0, by_owner: 4, not_stated: 9 },
	},
	{
		...PRODUCT,
		slug: "word",
		name: "Donaudampfschifffahrtsgesellschaftskapitaensmuetzenverleih",
		tagline: "No logo, no price",
		pricing_model: null,
		price: null,
		country: null,
		city: null,
	},
];
export const COUNTS: EvidenceCounts = { quoted: 15, team: 1, owner: 2, blank: 2 };
export const NONE_QUOTED: EvidenceCounts = { quoted: 0, team: 0, owner: 4, blank: 9 };

export const STRANGER: Voting = { token: null, returnTo: "/dev/components", own: new Map() };
export const VOTER: Voting = {
	token: "shown-only",
	returnTo: "/dev/components",
	own: new Map([
		["duebell", { slug: "duebell", counted: true, discountReason: null, willCount: null }],
		["young", { slug: "young", counted: false, discountReason: "new_account", willCount: "in_its_week" }],
		["late", { slug: "late", counted: false, discountReason: "new_account", willCount: "later" }],
	]),
};
