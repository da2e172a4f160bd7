import {
	FIELD_OF_COLUMN,
	type ListingColumns,
	type ListingEdit,
	type ListingFacts,
} from "#core/listings/listing-facts";
import { isListingPart } from "#core/listings/listing-parts";
import { BESIDE_VALUES, type ListingProfile } from "#core/listings/profile";

/**
 * The edit that puts facts back to what they were before a version, each with the quotes and the origin that it had then.
 * Facts that only later versions changed stay, and so does the category: it is no fact of the product. Parts with tables of
 * their own are put back beside it (`partsPuttingBack`).
 * @param before of that version, as the history keeps it.
 */
export function editBack(before: Readonly<Record<string, unknown>>, { profile }: ListingFacts): ListingEdit {
	const then = before as Partial<ListingProfile>;
	const values = Object.entries(before).filter(
		([key]) => !BESIDE_VALUES.has(key) && key !== "primaryCategoryId" && !isListingPart(key),
	);
	const isColumn = (key: string) => Object.hasOwn(FIELD_OF_COLUMN, key);
	const fields = values.map(([key]) => (isColumn(key) ? FIELD_OF_COLUMN[key as keyof ListingColumns] : key));
	const ofThese = (field: string) => fields.includes(field);
	const lists = <T>(of: Readonly<Record<string, T[]>> = {}) =>
		Object.fromEntries(fields.map((field) => [field, of[field] ?? []]));
	return {
		columns: Object.fromEntries(values.filter(([key]) => isColumn(key))),
		profile: {
			...Object.fromEntries(values.filter(([key]) => !isColumn(key))),
			...blanksBack(then, profile, ofThese),
		},
		quotes: lists(then.evidence),
		typed: lists(then.typed),
	};
}

/** The facts that the website did not state, or that could not be read there, are blank again where they were. */
function blanksBack(
	then: Partial<ListingProfile>,
	now: ListingProfile,
	ofThese: (field: string) => boolean,
): Partial<ListingProfile> {
	const { not_found_on_website: stated, not_read_on_website: read } = then;
	if (stated === undefined || read === undefined) return {};
	return {
		not_found_on_website: [...now.not_found_on_website.filter((field) => !ofThese(field)), ...stated.filter(ofThese)],
		not_read_on_website: [
			...now.not_read_on_website.filter(({ field }) => !ofThese(field)),
			...read.filter(({ field }) => ofThese(field)),
		],
	};
}
