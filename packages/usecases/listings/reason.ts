import { invalidField } from "#core/errors";

/** The reason that the site team typed for somebody. @throws AppError where there is none: they read it. */
export function reasonFor(typed: string): string {
	const reason = typed.trim();
	if (reason === "") invalidField("/reason", "Say why: whoever it concerns reads it.", "required");
	return reason;
}
