import * as z from "zod";
import { AppError } from "#core/errors";
import { PROMO_CODE_MAX } from "#core/limits";
import { type PromoProblem, promoCodeOf } from "#core/orders/promo";

/** A code as it is typed. */
export const promoCodeText = z.string().overwrite((typed) => promoCodeOf(typed.slice(0, 2 * PROMO_CODE_MAX)));

/** A code that the site team makes: short enough to type, long enough not to be guessed. */
export const newPromoCode = z
	.string()
	.overwrite(promoCodeOf)
	.pipe(
		z.string().refine((value) => value.length <= PROMO_CODE_MAX && /^[A-Z0-9][A-Z0-9-]{3,}$/.test(value), {
			error: `Letters, digits and hyphens, 4 to ${PROMO_CODE_MAX} of them.`,
			params: { code: "bad_format" },
		}),
	);

const MESSAGES: Readonly<Record<PromoProblem, string>> = {
	unknown: "There is no such code.",
	stopped: "This code is no longer good.",
	not_yet: "This code is not good yet.",
	over: "The time of this code is over.",
	used_up: "This code has been used as often as it may be.",
	used_by_you: "You have used this code as often as one person may.",
	nothing_fits: "This code is good for nothing in this order.",
};

/** The refusal of a code; its field's code says why, for pages to say in their words. */
export function promoRefused(problem: PromoProblem): AppError {
	const message = MESSAGES[problem];
	return new AppError("invalid_input", message, { errors: [{ pointer: "/code", code: problem, message }] });
}
