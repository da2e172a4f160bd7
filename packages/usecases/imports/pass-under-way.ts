import type { Refusal } from "#usecases/commit";

/** What to tell somebody of the site team who wants something of an import that its state does not allow. */
export const PASS_UNDER_WAY: Refusal = {
	code: "invalid_input",
	detail: "The import has moved on since you opened it. Look at where it stands, then decide again.",
};
