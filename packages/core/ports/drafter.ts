import type { DrafterInput, SiteDraft } from "#core/drafts/draft-fields";

/** A value that the evidence gate did not let pass, and why: `field` is `tagline`, `faqs[2]`, `company_socials.x`. */
export interface DroppedValue {
	field: string;
	reason: string;
}

export interface DraftResult {
	/** Holds only values whose quotes were found in the pages. */
	draft: SiteDraft;
	dropped: DroppedValue[];
	/** `model` when a model's answer took part, `extractive` when the draft was read off the pages alone. */
	source: "extractive" | "model";
}

/** Drafts a profile out of pages that were read. Never reads pages itself. */
export interface Drafter {
	/** Never throws because of a page or a model: what cannot be drafted is absent from the draft. */
	draft(input: DrafterInput): Promise<DraftResult>;
}
