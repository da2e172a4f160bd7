import { quotesBehind } from "#core/listings/origin";
import type { ListingQuote } from "#core/listings/profile";
import { sha256Hex } from "#core/sha256";
import { entryWords, valueWords } from "#core/words/value-words";
import type { Db } from "#store/db";
import { profileBySlug, type StoredProfile } from "#store/listing-profile";
import { shownEvidence, shownValues } from "#usecases/listings/shown-facts";

/** A fact as the page shows it, with what is behind it. */
export interface ReportedFact {
	listingId: number;
	name: string;
	/** What the page says, in people's words; empty where it says nothing. */
	said: string;
	quotes: ListingQuote[];
}

/** So much of a fact is kept with a report. */
const SAID_MAX = 1000;
const QUOTES_MAX = 4;

/**
 * A fact that somebody may report: one that the public page of a listing shows, or says that the website does not state.
 * @param entry of a list or part; empty for a whole value.
 * @returns null where no public page shows it.
 */
export async function reportedFact(db: Db, slug: string, field: string, entry: string): Promise<ReportedFact | null> {
	const stored = await profileBySlug(db, slug);
	if (stored === null || (stored.card.status !== "live" && stored.card.status !== "scheduled")) return null;
	const said = saidOf(stored, field, entry);
	if (said === null) return null;
	const named = entry === "" ? undefined : entry;
	const quotes = quotesBehind(shownEvidence(stored), field, named).slice(0, QUOTES_MAX);
	const { id, name } = stored.card;
	return { listingId: id, name, said: said.slice(0, SAID_MAX).toWellFormed(), quotes: said === "" ? [] : quotes };
}

function saidOf(stored: StoredProfile, field: string, entry: string): string | null {
	const { card, profile, categories } = stored;
	const values = { ...shownValues(stored), categories: categories.map(({ name }) => name), logo_url: card.logoUrl };
	const value: unknown = Object.hasOwn(values, field) ? values[field as keyof typeof values] : null;
	if (Array.isArray(value)) {
		if (entry !== "" && !value.includes(entry)) return null;
		const said = entry === "" ? value : [entry];
		return textOf(stored, field, entry) ?? said.map((one) => entryWords(field, String(one))).join(", ");
	}
	if (entry !== "") return null;
	if (value !== null && value !== undefined && value !== "") return valueWords(field, String(value));
	const isBlank =
		profile.not_found_on_website.includes(field) || profile.not_read_on_website.some((one) => one.field === field);
	return isBlank ? "" : null;
}

/** What stands under an entry's name. */
function textOf({ profile, founders }: StoredProfile, field: string, entry: string): string | undefined {
	if (entry === "") return undefined;
	if (field === "faqs") return profile.faqs.find(({ question }) => question === entry)?.answer;
	if (field === "story") return profile.story?.[entry as keyof typeof profile.story];
	if (field === "socials") return profile.socials[entry as keyof typeof profile.socials];
	if (field !== "founders") return undefined;
	const founder = founders.find(({ name }) => name === entry);
	return founder && [founder.name, founder.title, founder.bio].filter((part) => part !== null).join(", ");
}

/** How the site team's task about a fact begins. */
export async function taskOf(listingId: number, field: string, entry: string): Promise<string> {
	return `fact:${listingId}:${(await sha256Hex(JSON.stringify([field, entry]))).slice(0, 16)}`;
}
