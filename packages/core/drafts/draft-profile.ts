import type {
	DraftField,
	DraftFieldState,
	ListField,
	SocialPlatform,
	StorySection,
	TextField,
} from "#core/drafts/draft-fields";
import { type Evidence, SURE_SCORE } from "#core/evidence/evidence";

/** One field of a draft. `ai_value` is what the drafter last found, with `ai_evidence`: what `restore` brings back. */
export interface DraftFieldEntry<T> {
	value: T | null;
	state: DraftFieldState;
	evidence: Evidence[];
	ai_value: T | null;
	ai_evidence: Evidence[];
	/** How sure the drafter is of `ai_value` (`Candidate.score`); absent where it had no choice, or no value. */
	ai_score?: number;
}

export interface DraftFaq {
	question: string;
	answer: string;
	evidence: Evidence[];
}

export interface DraftFounder {
	name: string;
	title: string | null;
	bio: string | null;
	evidence: Evidence[];
}

export interface DraftMilestone {
	date: string;
	title: string;
	description: string | null;
	url: string | null;
	evidence: Evidence[];
}

export interface DraftSocial {
	url: string;
	evidence: Evidence[];
}

/** One cell of a comparison with a competitor: a fact of both sides, each with its quotes, null where a side is silent. */
export interface CompetitorCell {
	field: DraftField;
	own: { value: string | string[]; evidence: Evidence[] } | null;
	competitor: { value: string | string[]; evidence: Evidence[] } | null;
}

export interface CompetitorComparison {
	url: string;
	status: "reading" | "ready" | "unreadable";
	detail: string;
	cells: CompetitorCell[];
}

/** Everything a draft holds; stored as one document. A part the user has replaced is marked so that no redraft touches it. */
export interface DraftProfile {
	fields: { [F in TextField]: DraftFieldEntry<string> } & { [F in ListField]: DraftFieldEntry<string[]> };
	faqs: { items: DraftFaq[]; edited: boolean };
	founders: { items: DraftFounder[]; edited: boolean };
	company_socials: { items: Partial<Record<SocialPlatform, DraftSocial>>; edited: boolean };
	founder_socials: { items: Partial<Record<SocialPlatform, DraftSocial>>; edited: boolean };
	story: { sections: Partial<Record<StorySection, { text: string; evidence: Evidence[] }>>; edited: boolean };
	milestones: { items: DraftMilestone[]; edited: boolean };
	seo: {
		title: string | null;
		meta: string | null;
		title_evidence: Evidence[];
		meta_evidence: Evidence[];
		edited: boolean;
	};
	competitor: CompetitorComparison | null;
}

/** A field whose value or state a user decides is never touched by a redraft. */
export function isUsersOwn(state: DraftFieldState): boolean {
	return state === "edited" || state === "manual" || state === "override" || state === "deleted";
}

/** How sure the drafter is of a value that stands as it was drafted. */
export const CONFIDENCES = ["sure", "please_check"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** What a rule read off its own form has no score and is sure; blanks and what the user decided are neither. */
export function confidenceOf({ value, state, ai_score = 1 }: DraftFieldEntry<unknown>): Confidence | null {
	if (value === null || state !== "ai") return null;
	return ai_score >= SURE_SCORE ? "sure" : "please_check";
}

export type { DraftField };
