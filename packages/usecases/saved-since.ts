import type { Refusal } from "#usecases/commit";

/** What to tell somebody of the site team who saves over what a colleague saved meanwhile. */
export function savedSince(what: "category" | "page" | "page of settings"): Refusal {
	const message = `Somebody else of the site team saved this ${what} since you opened it. Read what it says now before you save again.`;
	return {
		code: "invalid_input",
		detail: message,
		more: { errors: [{ pointer: "/version", code: "bad_value", message }] },
	};
}
