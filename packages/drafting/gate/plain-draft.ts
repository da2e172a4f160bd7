import { LIST_FIELDS, type SiteDraft, STORY_SECTIONS, TEXT_FIELDS } from "#core/drafts/draft-fields";
import type { Candidate } from "#core/evidence/evidence";
import { oneLine, plainText } from "#core/web/plain-text";

type Clean = (text: string) => string;

/** Fields in which a website's line ends may stay; all others are one line. */
const SEVERAL_LINES: readonly string[] = ["description", "short_description", "pricing_summary"];

/**
 * A draft whose texts hold nothing that turns or hides words, as the fields of a draft require it of people too. It comes
 * before the gate, which judges the text as it will be shown: what no longer stands in its quotes is dropped there.
 */
export function plainDraft(draft: SiteDraft): SiteDraft {
	const fields: SiteDraft["fields"] = { ...draft.fields };
	for (const field of TEXT_FIELDS) {
		const candidate = draft.fields[field];
		if (candidate) fields[field] = cleaned(candidate, SEVERAL_LINES.includes(field) ? plainText : oneLine);
	}
	for (const field of LIST_FIELDS) {
		const candidate = draft.fields[field];
		if (candidate) fields[field] = { ...candidate, value: candidate.value.map(oneLine) };
	}
	const story: SiteDraft["story"] = { ...draft.story };
	for (const section of STORY_SECTIONS) {
		const candidate = draft.story[section];
		if (candidate) story[section] = cleaned(candidate, section === "title" ? oneLine : plainText);
	}
	const { title, meta } = draft.seo;
	return {
		...draft,
		fields,
		story,
		faqs: draft.faqs.map((faq) => ({ ...faq, question: oneLine(faq.question), answer: plainText(faq.answer) })),
		founders: draft.founders.map(({ name, title: role, bio, ...founder }) => ({
			...founder,
			name: oneLine(name),
			title: role && oneLine(role),
			bio: bio && plainText(bio),
		})),
		milestones: draft.milestones.map(({ title: event, description, ...milestone }) => ({
			...milestone,
			title: oneLine(event),
			description: description && plainText(description),
		})),
		seo: {
			...draft.seo,
			...(title && { title: cleaned(title, oneLine) }),
			...(meta && { meta: cleaned(meta, oneLine) }),
		},
	};
}

function cleaned(candidate: Candidate<string>, clean: Clean): Candidate<string> {
	const { sentences } = candidate;
	return {
		...candidate,
		value: clean(candidate.value),
		...(sentences && { sentences: sentences.map((sentence) => ({ ...sentence, text: clean(sentence.text) })) }),
	};
}
