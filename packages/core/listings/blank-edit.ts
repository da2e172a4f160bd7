import {
	FIELD_OF_COLUMN,
	type ListingColumns,
	type ListingEdit,
	type ListingFacts,
} from "#core/listings/listing-facts";
import type { ListingProfile } from "#core/listings/profile";

const TEXTS = [
	...(["description", "summary", "headline", "pricing_summary", "city"] as const),
	...(["founded_year", "contact_email", "demo_video_url"] as const),
] satisfies (keyof ListingProfile)[];
const LISTS = ["features", "usps", "tags", "keywords"] as const;
const KEYED = ["socials", "story"] as const;

/**
 * The edit that takes one fact out of a listing.
 * @param of the entry of a list or part; null for a whole value.
 * @returns null where it cannot be blank (a name), is no fact of the profile (founders, categories), or is not there.
 */
export function blankEdit(field: string, of: string | null, { profile }: ListingFacts): ListingEdit | null {
	const column = Object.entries(FIELD_OF_COLUMN).find(([, name]) => name === field)?.[0] as
		| keyof ListingColumns
		| undefined;
	if (column !== undefined) return column === "name" ? null : { columns: { [column]: null }, profile: {} };
	const edit = (changed: Partial<ListingProfile>): ListingEdit => ({ columns: {}, profile: changed });
	if (TEXTS.some((text) => text === field)) return edit({ [field]: null });
	const list = LISTS.find((one) => one === field);
	if (list !== undefined) return edit({ [list]: of === null ? [] : profile[list].filter((entry) => entry !== of) });
	if (field === "faqs") return edit({ faqs: profile.faqs.filter(({ question }) => of !== null && question !== of) });
	const part = KEYED.find((one) => one === field);
	if (part === undefined) return null;
	const left = Object.entries(profile[part] ?? {}).filter(([key]) => of !== null && key !== of);
	return edit({ [part]: left.length === 0 && part === "story" ? null : Object.fromEntries(left) });
}
