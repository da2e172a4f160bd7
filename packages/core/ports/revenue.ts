/** Sums of money by ISO 4217 code in capitals, in hundredths of each; below zero where more was given back. */
export type Sums = Readonly<Record<string, number>>;

/** Whoever takes in the money of a product, and tells how much that was to a key of its owner. */
export interface RevenueReader {
	/**
	 * Whether a key reads what is asked for and can change nothing, as far as its form and the provider's answers tell.
	 * @throws RevenueKeyRefused; anything else when the provider did not answer.
	 */
	check(key: string): Promise<void>;
	/**
	 * One page of what was paid and given back in a time, before the provider's fees.
	 * @param page.from and `to`: epoch milliseconds; `to` is not in it.
	 * @param page.after where the page before ended; empty for the first.
	 * @returns `next`: where the following page begins; null at the end.
	 * @throws RevenueKeyRefused `unknown` or `cannot_read`; anything else when the provider did not answer.
	 */
	page(key: string, page: { from: number; to: number; after: string }): Promise<{ sums: Sums; next: string | null }>;
}

/** Why a key is not taken: in short, in which no part of the key stands. */
export const KEY_REFUSALS = ["not_restricted", "test_mode", "unknown", "cannot_read", "can_write"] as const;
export type KeyRefusal = (typeof KEY_REFUSALS)[number];

/** The key is not one to be kept, or no longer one. */
export class RevenueKeyRefused extends Error {
	readonly why: KeyRefusal;
	constructor(why: KeyRefusal) {
		super(`the key is refused: ${why}`);
		this.why = why;
	}
}
