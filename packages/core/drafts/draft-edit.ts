import type { DraftField, SocialPlatform, StorySection } from "#core/drafts/draft-fields";
import type { DraftProfile } from "#core/drafts/draft-profile";
import {
	type FieldValues,
	lockFields,
	restoreFields,
	typedSocials,
	typedStory,
	typeFields,
} from "#core/drafts/draft-state";
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
	return {
		...locked,
		...(edit.faqs && { faqs: { items: edit.faqs.map((faq) => ({ ...faq, evidence: [] })), edited: true } }),
		...(edit.founders && { founders: { items: edit.founders.map(typedFounder), edited: true } }),
		...(edit.company_socials && { company_socials: typedSocials(locked.company_socials, edit.company_socials) }),
		...(edit.founder_socials && { founder_socials: typedSocials(locked.founder_socials, edit.founder_socials) }),
		...(edit.story && { story: typedStory(locked.story, edit.story) }),
		...(edit.milestones && { milestones: { items: edit.milestones.map(typedMilestone), edited: true } }),
		...(edit.seo && { seo: typedSeo(locked.seo, edit.seo) }),
	};
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
	const after = known < 0 ? [...items, typedFounder(founder)] : items.with(known, typedFounder(founder));
	return { ...before, founders: { items: after, edited: true } };
}

function typedFounder(founder: TypedFounder): DraftProfile["founders"]["items"][number] {
	return {
		name: founder.name.trim(),
		title: founder.title?.trim() || null,
		bio: founder.bio?.trim() || null,
		evidence: [],
	};
}

function typedMilestone(
	milestone: NonNullable<DraftEdit["milestones"]>[number],
): DraftProfile["milestones"]["items"][number] {
	return {
		date: milestone.date,
		title: milestone.title.trim(),
		description: milestone.description?.trim() || null,
		url: milestone.url?.trim() || null,
		evidence: [],
	};
}

function typedSeo(before: DraftProfile["seo"], texts: Texts<"title" | "meta">): DraftProfile["seo"] {
	const seo = { ...before, edited: true };
	if (texts.title !== undefined) Object.assign(seo, { title: texts.title.trim() || null, title_evidence: [] });
	if (texts.meta !== undefined) Object.assign(seo, { meta: texts.meta.trim() || null, meta_evidence: [] });
	return seo;
}
