import { AppError } from "#core/errors";
import type { Refusal } from "#usecases/commit";

/** What to tell somebody of the site team who decides on what a colleague has decided or changed meanwhile. */
export const CHANGED_MEANWHILE: Refusal = {
	code: "changed_meanwhile",
	detail: "Somebody else has decided or changed this since you looked. Look at it as it is now, then decide.",
};

/** What to tell somebody who takes back what has been taken back. */
export const UNDONE_BEFORE: Refusal = {
	code: "changed_meanwhile",
	detail: "This was taken back before.",
};

/** What to tell somebody of the site team who saves over what a colleague saved meanwhile. */
export function savedSince(what: string): Refusal {
	const message = `Somebody else of the site team saved this ${what} since you opened it. Read what it says now before you save again.`;
	return {
		code: "invalid_input",
		detail: message,
		more: { errors: [{ pointer: "/version", code: "bad_value", message }] },
	};
}

/** The refusal of a decision on what has changed since it was looked at. */
export function changedMeanwhile(): AppError {
	return new AppError(CHANGED_MEANWHILE.code, CHANGED_MEANWHILE.detail);
}
