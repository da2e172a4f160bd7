import { DRAFT_FIELDS } from "#core/drafts/draft-fields";
import type { DraftProfile } from "#core/drafts/draft-profile";
import type { SiteReading } from "#core/drafts/site-reading";
import {
	changedOf,
	factsOfDraft,
	type ListingEdit,
	type ListingFacts,
	valuesByField,
} from "#core/listings/listing-facts";

/**
 * What changed between two versions of a draft, as an edit of its listing. Where the listing keeps many things in one
 * (socials, story, quotes), only those that changed go over: the rest stays as the owner has it on the listing.
 */
export function editBetween(
	before: DraftProfile,
	after: DraftProfile,
	listing: ListingFacts,
	reading: SiteReading,
): ListingEdit {
	const current = listing.profile;
	const [old, now] = [factsOfDraft(before, reading), factsOfDraft(after, reading)];
	const { evidence: _, typed: __, ...profile } = changedOf(old.profile, now.profile);
	if (profile.socials) profile.socials = carryKeys(old.profile.socials, now.profile.socials, current.socials);
	const proofs = carriedProofs(old, now, listing);
	if (profile.story !== undefined) {
		const story = carryKeys(old.profile.story ?? {}, now.profile.story ?? {}, current.story ?? {});
		profile.story = Object.keys(story).length === 0 ? null : story;
	}
	if (profile.not_found_on_website) {
		const lists = [old, now, { profile: current }].map((facts) => facts.profile.not_found_on_website);
		profile.not_found_on_website = carryList(lists, (field) => field);
	}
	if (profile.not_read_on_website) {
		const lists = [old, now, { profile: current }].map((facts) => facts.profile.not_read_on_website);
		profile.not_read_on_website = carryList(lists, ({ field }) => field);
	}
	return { columns: changedOf(old.columns, now.columns), profile: { ...profile, ...proofs } };
}

/** Parts whose quotes name the entry that they are of, with what the listing keeps under that name. */
const KEYED = ["socials", "story"] as const;

/**
 * The quotes and marks of what goes over. A value goes with its own; where the draft has only other quotes for the same
 * value, they go to a listing that says the same, and never behind words that its owner typed there.
 */
function carriedProofs(old: ListingFacts, now: ListingFacts, listing: ListingFacts) {
	const [was, is, shown] = [valuesByField(old), valuesByField(now), valuesByField(listing)];
	const proof = { evidence: { ...listing.profile.evidence }, typed: { ...listing.profile.typed } };
	for (const field of [...DRAFT_FIELDS, "faqs", "founders"]) {
		const goesOver =
			!same(was[field], is[field]) || (isOtherwiseProved(old, now, field) && same(is[field], shown[field]));
		if (!goesOver) continue;
		put(proof.evidence, field, now.profile.evidence[field]);
		put(proof.typed, field, now.profile.typed[field]);
	}
	// The milestones of a draft take the place of all that its listing has; those of a title keep the quotes of that title.
	if (!same(old.profile.evidence.milestones, now.profile.evidence.milestones))
		put(proof.evidence, "milestones", now.profile.evidence.milestones);
	for (const part of KEYED) {
		const [then, present, there] = [was, is, shown].map((values) => values[part] as Record<string, string> | null);
		const entries = new Set([...Object.keys(then ?? {}), ...Object.keys(present ?? {})]);
		const moved = [...entries].filter(
			(entry) => then?.[entry] !== present?.[entry] || present?.[entry] === there?.[entry],
		);
		const isMoved = ({ of = "" }: { of?: string }) => moved.includes(of);
		const stay = (listing.profile.evidence[part] ?? []).filter((quote) => !isMoved(quote));
		put(proof.evidence, part, [...stay, ...(now.profile.evidence[part] ?? []).filter(isMoved)]);
		put(
			proof.typed,
			part,
			(listing.profile.typed[part] ?? []).filter((mark) => !isMoved(mark)),
		);
	}
	return changedOf({ evidence: listing.profile.evidence, typed: listing.profile.typed }, proof);
}

function isOtherwiseProved(old: ListingFacts, now: ListingFacts, field: string): boolean {
	const { profile: before } = old;
	const { profile: after } = now;
	return !same(before.evidence[field], after.evidence[field]) || !same(before.typed[field], after.typed[field]);
}

function put<T>(lists: Record<string, T[]>, key: string, list: T[] | undefined): void {
	if (list === undefined || list.length === 0) delete lists[key];
	else lists[key] = list;
}

function same(a: unknown, b: unknown): boolean {
	return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** Carries what was added and what was taken away between the first and the second list into the third. */
function carryList<T>([before = [], after = [], current = []]: T[][], nameOf: (entry: T) => string): T[] {
	const [old, now] = [new Set(before.map(nameOf)), new Set(after.map(nameOf))];
	const lost = after.filter((entry) => !old.has(nameOf(entry)));
	const moved = new Set([...before.map(nameOf).filter((name) => !now.has(name)), ...lost.map(nameOf)]);
	return [...current.filter((entry) => !moved.has(nameOf(entry))), ...lost];
}

/** Carries the keys that differ between `before` and `after` into `current`. */
function carryKeys<T extends object>(before: T, after: T, current: T): T {
	const keys = [...Object.keys(before), ...Object.keys(after)] as (keyof T)[];
	const result = { ...current };
	for (const key of keys) {
		if (JSON.stringify(before[key]) === JSON.stringify(after[key])) continue;
		if (after[key] === undefined) delete result[key];
		else result[key] = after[key];
	}
	return result;
}
