import type { DraftProfile } from "#core/drafts/draft-profile";
import type { SiteReading } from "#core/drafts/site-reading";
import { AppError, type FieldError } from "#core/errors";
import { completenessOf, type MissingPart, missingForListing } from "#core/listings/completeness";
import { parseFoundedYear } from "#core/listings/founded-year";
import { nearestFirst } from "#core/listings/nearest";
import { tagKey } from "#core/listings/tags";
import { allCategories } from "#store/categories";
import { type CategoryRow, categoryNamed } from "#store/categories-by-name";
import { categoriesOfListing } from "#store/category-tree";
import type { Db } from "#store/db";
import { forbiddenAmong } from "#store/forbidden-tags";
import { type ListedElsewhere, publishedOnDomain } from "#store/owned-listings";
import { draftEditBody } from "#usecases/drafts/draft-input";
import { listingEditBody } from "#usecases/listings/listing-input";
import { founderStoryBody } from "#usecases/listings/story-input";
import { errorsOf } from "#usecases/validate";

/** How a draft fits into a listing of this directory. */
export interface ListingFit {
	/** Whether its first category is one of the directory's. */
	isPlaced: boolean;
	/** Its values that a listing would lose or cut, by their pointers in update_draft. */
	errors: readonly FieldError[];
	/** The listing that is published of the same website, while the draft is none itself. */
	listedElsewhere: ListedElsewhere | null;
}

/** Of a draft that holds nothing yet. */
export const NO_FIT: ListingFit = { isPlaced: false, errors: [], listedElsewhere: null };

export async function fitOf(
	db: Db,
	{ profile, domain, listingId }: { profile: DraftProfile; domain: string; listingId: number | null },
): Promise<ListingFit> {
	const names = profile.fields.categories.value ?? [];
	// Asked together, so that the database is waited for once.
	const [known, forbidden, listedElsewhere] = await Promise.all([
		Promise.all(names.map((name) => categoryNamed(db, name))),
		forbiddenIn(db, profile.fields.tags.value ?? []),
		listingId === null ? publishedOnDomain(db, domain, null) : null,
	]);
	const unknown = names.flatMap((name, index) => (known[index] === null ? [{ name, index }] : []));
	const all = unknown.length === 0 ? [] : (await allCategories(db)).map((category) => category.name);
	const closed = await closedTo(db, listingId, known);
	const misplaced = unknown.map(({ name, index }) => ({
		pointer: `/fields/categories/${index}`,
		code: "bad_value",
		message: `"${name}" is not a category of this directory${nearestOf(name, all)}.`,
	}));
	return {
		isPlaced: names.length > 0 && known[0] !== null,
		errors: [...misplaced, ...closed, ...forbidden, ...unfitForListing(profile)],
		listedElsewhere,
	};
}

/** Categories that take no new listings, as far as the draft's listing is not in them. */
async function closedTo(
	db: Db,
	listingId: number | null,
	known: readonly (CategoryRow | null)[],
): Promise<FieldError[]> {
	if (known.every((category) => category === null || category.closedAt === null)) return [];
	const own = listingId === null ? [] : await categoriesOfListing(db, listingId);
	return known.flatMap((category, index) =>
		category === null || category.closedAt === null || own.includes(category.id)
			? []
			: [
					{
						pointer: `/fields/categories/${index}`,
						code: "bad_value",
						message: `"${category.name}" takes no new listings; list_categories has the others.`,
					},
				],
	);
}

/** Tags that the site team has forbidden: a listing would lose them. */
async function forbiddenIn(db: Db, tags: readonly string[]): Promise<FieldError[]> {
	const found = await forbiddenAmong(db, tags.map(tagKey));
	return tags.flatMap((tag, index) => {
		const forbidden = found.find(({ key }) => key === tagKey(tag));
		if (forbidden === undefined) return [];
		const message = `"${tag}" is no tag here; leave it out: ${forbidden.reason}`;
		return [{ pointer: `/fields/tags/${index}`, code: "bad_value", message }];
	});
}

const NEAREST_NAMED = 5;

function nearestOf(name: string, all: readonly string[]): string {
	const nearest = nearestFirst(name, all).slice(0, NEAREST_NAMED);
	return nearest.length === 0 ? "" : `; the nearest are ${nearest.join(", ")}`;
}

/**
 * What of a draft its listing could not hold just as it stands: held against the schemas that take the same facts from an
 * owner, so that whatever a listing shows can be sent back unchanged.
 */
export function unfitForListing(profile: DraftProfile): FieldError[] {
	const { fields, founders, milestones, story, seo } = profile;
	const socials = Object.entries(profile.company_socials.items).map(([platform, social]) => [platform, social?.url]);
	const year = fields.founded_year.value;
	const asEdit = {
		fields: {
			...texts(fields, ["tagline", "short_description", "pricing_summary", "description", "pricing_model"]),
			...texts(fields, ["country", "city", "demo_video_url", "contact_email"]),
			...texts(fields, ["features", "usps", "keywords"]),
			...(seo.title !== null && { seo_title: seo.title }),
			...(seo.meta !== null && { seo_description: seo.meta }),
		},
		socials: Object.fromEntries(socials),
		faqs: profile.faqs.items.map(({ question, answer }) => ({ question, answer })),
	};
	const asDraft = {
		fields: texts(fields, ["name", "stage", "logo_url", "tags", "categories"]),
		founders: founders.items.map(({ name, title, bio }) => ({ name, ...present({ title, bio }) })),
		milestones: milestones.items.map(({ date, title, description, url }) => ({
			date,
			title,
			...present({ description, url }),
		})),
	};
	const asStory = Object.fromEntries(Object.entries(story.sections).map(([section, told]) => [section, told?.text]));
	return [
		...errorsOf(listingEditBody, asEdit).map((error) => ({ ...error, pointer: inDraft(error.pointer) })),
		...errorsOf(draftEditBody, asDraft),
		...errorsOf(founderStoryBody, asStory).map((error) => ({ ...error, pointer: `/story${error.pointer}` })),
		...(year === null || parseFoundedYear(year) !== null ? [] : [noYear(year)]),
	];
}

function noYear(text: string): FieldError {
	const message = `"${text}" is not a year from 1800 to 2100; give the year alone, such as 2019.`;
	return { pointer: "/fields/founded_year", code: "bad_value", message };
}

function texts(fields: DraftProfile["fields"], names: readonly (keyof DraftProfile["fields"])[]) {
	return present(Object.fromEntries(names.map((name) => [name, fields[name].value])));
}

function present(values: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** Where update_draft takes what update_my_listing takes under another name. */
function inDraft(pointer: string): string {
	return pointer
		.replace(/^\/socials/, "/company_socials")
		.replace("/fields/seo_title", "/seo/title")
		.replace("/fields/seo_description", "/seo/meta");
}

/** How complete a draft is, and all that it lacks or that does not fit. */
export function stateOf(
	profile: DraftProfile,
	fit: ListingFit,
	reading: SiteReading,
): { completeness: number; missing: MissingPart[] } {
	const { completeness, missing } = completenessOf(profile, fit.isPlaced, reading);
	const unfit = fit.errors.map(({ pointer, message }) => ({
		field:
			pointer
				.split("/")
				.slice(1)
				.find((part) => part !== "fields") ?? "",
		blank: null,
		why: message,
		how: `Send update_draft with ${pointer.slice(1).replaceAll("/", ".")}.`,
	}));
	const named = new Set(unfit.map((part) => part.field));
	return { completeness, missing: [...missing.filter((part) => !named.has(part.field)), ...unfit] };
}

/** Everything that a listing cannot be without or cannot hold: while there is any, the draft cannot be submitted. */
export function unfitErrors(profile: DraftProfile, fit: ListingFit, reading: SiteReading): FieldError[] {
	const isFurtherCategory = ({ pointer }: FieldError) => /^\/fields\/categories\/[1-9]/.test(pointer);
	const unfit = fit.errors.filter((error) => !isFurtherCategory(error));
	const lacking = missingForListing(profile, fit.isPlaced, reading)
		.filter(({ field }) => !unfit.some(({ pointer }) => pointer.startsWith(`/fields/${field}`)))
		.map(({ field, why }) => ({ pointer: `/fields/${field}`, code: "required", message: why }));
	return [...lacking, ...unfit];
}

/**
 * @param sentence what the refusal begins with.
 * @throws AppError `draft_incomplete` naming everything that a listing cannot be without or cannot hold.
 */
export function refuseUnfit(profile: DraftProfile, fit: ListingFit, reading: SiteReading, sentence: string): void {
	const errors = unfitErrors(profile, fit, reading);
	if (errors.length === 0) return;
	const names = errors.map(({ pointer }) => pointer.slice(1).replaceAll("/", ".").replace("fields.", ""));
	throw new AppError("draft_incomplete", `${sentence} Correct ${names.join(", ")} with update_draft.`, { errors });
}
