import type { DrafterInput, SiteDraft } from "#core/drafts/draft-fields";

/** A value that the evidence gate did not let pass, and why: `field` is `tagline`, `faqs[2]`, `company_socials.x`. */
export interface DroppedValue {
	field: string;
	reason: string;
}

/** What a model has answered, by part of the answer. Only the drafter that asked reads it, and only for the same pages. */
export type ModelAnswers = Readonly<Record<string, unknown>>;

export interface DraftResult {
	/** Holds only values whose quotes were found in the pages. */
	draft: SiteDraft;
	dropped: DroppedValue[];
	/** `model` when a model's answer took part, `extractive` when the draft was read off the pages alone. */
	source: "extractive" | "model";
	/** All that the model has answered by now; absent without one. */
	answers?: ModelAnswers;
}

/** For who wants to see a draft while it grows, or goes on with one that came to no end. */
export interface DraftProgress {
	/**
	 * Told the whole of what has been found so far: when the pages are read, and while more of a model's answer comes at
	 * most about once a second. A later draft may lack what an earlier one had.
	 */
	onDraft?(soFar: DraftResult): Promise<void>;
	/** `answers` of an earlier result for the same pages: of these parts the model is not asked again. */
	answers?: ModelAnswers | null;
	/** Ends what is asked of a model: nobody waits for it any more. */
	signal?: AbortSignal | undefined;
}

/** Drafts a profile out of pages that were read. Never reads pages itself. */
export interface Drafter {
	/** Never throws because of a page or a model: what cannot be drafted is absent from the draft. */
	draft(input: DrafterInput, progress?: DraftProgress): Promise<DraftResult>;
}
