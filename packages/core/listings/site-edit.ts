import type { DraftField } from "#core/drafts/draft-fields";
import { withSpans } from "#core/evidence/quote-spans";
import type { QuotePlace } from "#core/evidence/quoted-facts";
import { ENTRIES_MAX } from "#core/limits";
import { blankEdit } from "#core/listings/blank-edit";
import { parseFoundedYear } from "#core/listings/founded-year";
import { FIELD_OF_COLUMN, type ListingEdit, type ListingFacts, valuesByField } from "#core/listings/listing-facts";
import { quotesBehind } from "#core/listings/origin";
import type { ListingQuote } from "#core/listings/profile";
import { safeCountry, safeEmail } from "#core/listings/safe-values";
import { webAddress } from "#core/web/website";

/** Facts that a listing holds in another form than a website's draft. */
const FORMS: { readonly [field in DraftField]?: (text: string) => string | number | null } = {
	logo_url: webAddress,
	demo_video_url: webAddress,
	country: safeCountry,
	contact_email: safeEmail,
	founded_year: parseFoundedYear,
};

/** What a website says of a fact at its last reading. */
interface SaysNow {
	/** Null where it says nothing of it. */
	now: string | readonly string[] | null;
	/** The quotes behind that. */
	quotes: readonly ListingQuote[];
	/** The listing's quotes that stand there no more. */
	gone: readonly QuotePlace[];
}

/**
 * The edit that has a listing say what its website says now, with the quotes of now: nobody typed it. What the website does
 * not state any more is blank, and named so. Entries of a list that its owner or the site team added stay; where the website
 * has no such list now, those whose words are gone are taken out.
 * @returns null where a listing cannot say that: a name cannot be blank, nor a country be none.
 */
export function siteEdit(field: DraftField, { now, quotes, gone }: SaysNow, facts: ListingFacts): ListingEdit | null {
	const { profile } = facts;
	const typed = (profile.typed[field] ?? []).filter(({ of }) => of !== undefined);
	const current = valuesByField(facts)[field];
	const isGone = ({ quote, url }: QuotePlace) => gone.some((one) => one.quote === quote && one.url === url);
	const hasLeft = (entry: string) => {
		const behind = quotesBehind(profile.evidence, field, entry);
		return behind.length > 0 && behind.every(isGone);
	};
	const own = (Array.isArray(current) ? current : []).filter(
		(entry) => typed.some(({ of }) => of === entry) || (now === null && !hasLeft(entry)),
	);
	if (now === null && own.length === 0) {
		const blank = blankEdit(field, null, facts);
		if (blank === null) return null;
		const blanks = [...profile.not_found_on_website.filter((one) => one !== field), field];
		const rest = { quotes: { [field]: [] }, typed: { [field]: [] } };
		return { ...blank, profile: { ...blank.profile, not_found_on_website: blanks }, ...rest };
	}
	const value = Array.isArray(current)
		? entriesOf([now ?? []].flat(), own)
		: listed(field, [now ?? ""].flat().join(", "));
	if (value === null) return null;
	const column = Object.entries(FIELD_OF_COLUMN).find(([, name]) => name === field)?.[0];
	return {
		columns: column === undefined ? {} : { [column]: value },
		profile: column === undefined ? { [field]: value } : {},
		forget: [field],
		quotes: {
			[field]:
				now === null
					? (profile.evidence[field] ?? []).filter((quote) => !isGone(quote))
					: withSpans(field, value, quotes),
		},
		typed: { [field]: typed },
	};
}

function listed(field: DraftField, text: string): string | number | null {
	const form = FORMS[field];
	return form === undefined ? text : form(text);
}

function entriesOf(now: readonly string[], own: readonly string[]): string[] {
	const others = now.filter((entry) => !own.includes(entry));
	return [...others.slice(0, ENTRIES_MAX - own.length), ...own];
}
