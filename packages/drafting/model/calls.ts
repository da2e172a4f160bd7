import type { DraftField } from "#core/drafts/draft-fields";
import type { PageRole } from "#core/web/page";
import type { Part } from "#drafting/model/answer";

/**
 * What is asked together, with the pages that say most of it: about as long as each other when answered in full, and one
 * less than the platform keeps connections for, as showing what has come takes one. Source: Workers, limits.
 */
const CALLS: readonly { parts: readonly Part[]; pages: readonly PageRole[] }[] = [
	{
		parts: [
			...(["name", "tagline", "stage", "country", "city", "founded_year", "contact_email"] as const),
			...(["founders", "categories"] as const),
		],
		pages: ["home", "about", "contact"],
	},
	{ parts: ["description"], pages: ["home", "features", "about"] },
	{ parts: ["features"], pages: ["home", "features"] },
	{ parts: ["pricing_model", "pricing_summary", "faqs"], pages: ["pricing", "faq"] },
	{ parts: ["short_description", "usps", "tags", "keywords"], pages: ["home", "features"] },
];

/** The parts to ask for, call by call: all, or those of the named fields. Addresses are never asked of a model. */
export function callsFor(only: readonly DraftField[] | undefined): Part[][] {
	const wanted = (part: Part) => only === undefined || (only as readonly string[]).includes(part);
	return CALLS.map(({ parts }) => parts.filter(wanted)).filter((parts) => parts.length > 0);
}

/** The pages that say most of what is asked. */
export function pagesFor(asked: readonly string[]): ReadonlySet<PageRole> {
	return new Set(
		CALLS.filter(({ parts }) => parts.some((part) => asked.includes(part))).flatMap(({ pages }) => [...pages]),
	);
}
