import * as z from "zod";

/** RFC 4648 base32: no 0, 1 or 8 to mistake for letters. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** Characters after `LW-`; each comes from one random byte. */
export const ORDER_NUMBER_LENGTH = 10;

/** `LW-` and base32 characters, from as many random bytes. Source: docs/orders.md#order-numbers. */
export function formatOrderNumber(random: Uint8Array): string {
	return `LW-${[...random.slice(0, ORDER_NUMBER_LENGTH)].map((byte) => ALPHABET.charAt(byte % 32)).join("")}`;
}

/** As forms and addresses name an order. */
export const orderNumber = z
	.string()
	.regex(/^LW-[A-Z2-7]{1,20}$/, "This must be the number of an order, such as LW-7KQ2M4XZ5A.");
