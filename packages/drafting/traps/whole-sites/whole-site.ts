import type { CategoryChoice } from "#core/drafts/draft-fields";
import type { PageRole } from "#core/web/page";
import type { Trap } from "#drafting/traps/trap";

/** A page of a site: its language as the page gives it, its title and what its body holds. */
export const page = (lang: string, title: string, body: string) =>
	`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

/** The same with a description in its head. */
export const described = (lang: string, title: string, description: string, body: string) =>
	`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}"></head><body>${body}</body></html>`;

/** What is claimed, and by which words of the pages. */
export type WholeSiteClaim = readonly [
	kind: string,
	field: Trap["field"],
	value: string,
	quotes: string | readonly string[],
];

/** A small site with all its parts, as a drafter meets it. */
export interface WholeSite {
	origin: string;
	pages: Record<string, [PageRole, string]>;
	/** What its words tempt to and do not bear out. */
	traps: readonly WholeSiteClaim[];
	honest: readonly WholeSiteClaim[];
	/** As honest, and still refused: what the gate does not understand yet. */
	refused?: readonly WholeSiteClaim[];
}

const CATEGORIES: readonly CategoryChoice[] = [
	{ slug: "crm", name: "CRM", description: "Keeping track of customers, leads and sales conversations." },
	{
		slug: "project-management",
		name: "Project Management",
		description: "Planning tasks, boards, deadlines and teams.",
	},
	{ slug: "accounting", name: "Accounting", description: "Bookkeeping, invoices, payroll and taxes." },
	{ slug: "e-commerce", name: "E-Commerce", description: "Online shops and the tools to run them." },
	{ slug: "education", name: "Education", description: "Courses, learning and teaching." },
	{ slug: "health-fitness", name: "Health & Fitness", description: "Medicine, training, sleep and wellbeing." },
	{
		slug: "developer-tools",
		name: "Developer Tools",
		description: "Building, testing, deploying and watching software.",
	},
	{ slug: "travel", name: "Travel", description: "Trips, hotels, flights and places." },
	{
		slug: "artificial-intelligence",
		name: "Artificial Intelligence",
		description: "Products built on machine learning and language models.",
	},
	{ slug: "music-audio", name: "Music & Audio", description: "Making, hearing and sharing sound." },
	{ slug: "security", name: "Security", description: "Passwords, encryption and protection of data." },
	{ slug: "food-drink", name: "Food & Drink", description: "Restaurants, recipes, drinks and groceries." },
	{ slug: "photography", name: "Photography", description: "Taking, editing and sharing photos." },
];

/** Each claim of whole sites as a trap of its own. */
export function trapsOf(sites: readonly WholeSite[]): Trap[] {
	return sites.flatMap((site) => [
		...site.traps.map((claim) => asTrap(site, claim, false)),
		...site.honest.map((claim) => asTrap(site, claim, true)),
	]);
}

/** The honest claims of whole sites that are refused still. */
export function refusedOf(sites: readonly WholeSite[]): Trap[] {
	return sites.flatMap((site) => (site.refused ?? []).map((claim) => asTrap(site, claim, true)));
}

function asTrap({ origin, pages }: WholeSite, [kind, field, value, quotes]: WholeSiteClaim, holds: boolean): Trap {
	return {
		kind,
		field,
		value,
		quotes: typeof quotes === "string" ? [quotes] : quotes,
		pages,
		holds,
		origin,
		categories: CATEGORIES,
	};
}
