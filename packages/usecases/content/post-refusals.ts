import type { Refusal } from "#usecases/commit";

/** What is said where another post has the address. */
export const SLUG_TAKEN: Refusal = {
	code: "invalid_input",
	detail: "Another post has this address.",
	more: {
		errors: [{ pointer: "/slug", code: "bad_value", message: "Another post has this address. Choose another one." }],
	},
};
