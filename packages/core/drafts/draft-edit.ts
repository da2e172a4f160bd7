import type { DraftField, SocialPlatform, StorySection } from "#core/drafts/draft-fields";
import type { DraftFounder, DraftMilestone, DraftProfile } from "#core/drafts/draft-profile";
import { spanned } from "#core/drafts/draft-quotes";
import {
	type FieldValues,
	lockFields,
	restoreFields,
	typedSocials,
	typedStory,
	typeFields,
} from "#core/drafts/draft-state";
import type { Evidence } from "#core/evidence/evidence";
import { FOUNDERS_MAX } from "#core/limits";
import { searchNameOf } from "#core/listings/search-name";

type Texts<K extends string> = Partial<Record<K, string | undefined>>;

/** What a user changes of a draft at once; what is absent stays. Source: docs/drafts.md#edits. */
export interface DraftEdit {
	fields?: FieldValues | undefined;
	lock_fields?: readonly DraftField[] | undefined;
	restore?: readonly DraftField[] | undefined;
	faqs?: readonly { question: string; answer: string }[] | undefined;
	company_socials?: Texts<SocialPlatform> | undefined;
	founder_socials?: Texts<SocialPlatform> | undefined;
	founders?: readonly { name: string; title?: string | undefined; bio?: string | undefined }[] | undefined;
	story?: Texts<StorySection> | undefined;
	milestones?:
		| readonly { date: string; title: string; description?: string | undefined; url?: string | undefined }[]
		| undefined;
	seo?: Texts<"title" | "meta"> | undefined;
}

/** Applies an edit: first what is restored, then what is typed over it, then the locks. Lists are replaced whole. */
export function applyDraftEdit(before: DraftProfile, edit: DraftEdit): DraftProfile {
	const restored = edit.restore ? restoreFields(before, edit.restore) : before;
	const written = edit.fields ? typeFields(restored, edit.fields) : restored;
	const locked = edit.lock_fields ? lockFields(written, edit.lock_fields) : written;
	return spanned({
		...locked,
		...(edit.faqs && { faqs: { items: quoted(edit.faqs, locked.faqs.items), edited: true } }),
		...(edit.founders && {
			founders: { items: quoted(edit.founders.map(typedFounder), locked.founders.items), edited: true },
		}),
		...(edit.company_socials && { company_socials: typedSocials(locked.company_socials, edit.company_socials) }),
		...(edit.founder_socials && { founder_socials: typedSocials(locked.founder_socials, edit.founder_socials) }),
		...(edit.story && { story: typedStory(locked.story, edit.story) }),
		...(edit.milestones && {
			milestones: { items: quoted(edit.milestones.map(typedMilestone), locked.milestones.items), edited: true },
		}),
		...(edit.seo && { seo: typedSeo(locked.seo, edit.seo) }),
	});
}

/** A list that was replaced whole: an entry that stands there word for word as before keeps its quotes, a typed one has none. */
function quoted<T extends object>(
	entries: readonly T[],
	before: readonly (T & { evidence: Evidence[] })[],
): (T & { evidence: Evidence[] })[] {
	const words = (entry: object) => JSON.stringify(Object.entries({ ...entry, evidence: null }).toSorted());
	const known = new Map(before.map((entry) => [words(entry), entry.evidence]));
	return entries.map((entry) => ({ ...entry, evidence: known.get(words(entry)) ?? [] }));
}

/** A founder as a person types one. */
export type TypedFounder = NonNullable<DraftEdit["founders"]>[number];

/**
 * Puts in a founder who describes themselves: in the place of whoever stands there by the same name, at the end otherwise.
 * @returns null when the list is full.
 */
export function addFounder(before: DraftProfile, founder: TypedFounder): DraftProfile | null {
	const { items } = before.founders;
	const known = items.findIndex((other) => searchNameOf(other.name) === searchNameOf(founder.name));
	if (known < 0 && items.length >= FOUNDERS_MAX) return null;
	const [own] = quoted([typedFounder(founder)], items);
	if (own === undefined) return null;
	const after = known < 0 ? [...items, own] : items.with(known, own);
	return { ...before, founders: { items: after, edited: true } };
}

function typedFounder(founder: TypedFounder): Omit<DraftFounder, "evidence"> {
	return {
		name: founder.name.trim(),
		title: founder.title?.trim() || null,
		bio: founder.bio?.trim() || null,
	};
}

function typedMilestone(milestone: NonNullable<DraftEdit["milestones"]>[number]): Omit<DraftMilestone, "evidence"> {
	return {
		date: milestone.date,
		title: milestone.title.trim(),
		description: milestone.description?.trim() || null,
		url: milestone.url?.trim() || null,
	};
}

function typedSeo(before: DraftProfile["seo"], texts: Texts<"title" | "meta">): DraftProfile["seo"] {
	const title = texts.title === undefined ? before.title : texts.title.trim() || null;
	const meta = texts.meta === undefined ? before.meta : texts.meta.trim() || null;
	return {
		title,
		meta,
		edited: true,
		title_evidence: title === before.title ? before.title_evidence : [],
		meta_evidence: meta === before.meta ? before.meta_evidence : [],
	};
}
