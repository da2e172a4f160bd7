import type { KeyRefusal } from "#core/ports/revenue";

/** What an owner is told of a key that is not taken. */
export const KEY_REFUSED: Readonly<Record<KeyRefusal, string>> = {
	not_restricted:
		"Give a restricted key, which begins with rk_live_. A secret key (sk_) can do everything with the account: never give it to anybody, and roll one that you have typed anywhere but at Stripe.",
	test_mode: "This key is of Stripe's test mode, which knows of no real money.",
	unknown: "Stripe does not know this key; it may have been deleted, or have ended.",
	cannot_read: "Stripe does not let this key read balance transactions: give it Read for these, and nothing else.",
	can_write:
		"Stripe lets this key change things. Make one that has Read for balance transactions, None for all else, and delete this one.",
};

export const NO_SEALER = "Whoever runs this directory has not set up where keys are kept sealed.";

/** A reading that has not been done by then is left again. */
export const READ_WITHIN_MS = 24 * 3_600_000;
