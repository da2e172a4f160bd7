/** RFC 4648 base32: no 0, 1 or 8 to mistake for letters. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const LENGTH = 10;
export const ORDER_NUMBER_RANDOM_BYTES = LENGTH;

/** `LW-` and 10 base32 characters, from 10 random bytes. Source: docs/orders.md#order-numbers. */
export function formatOrderNumber(random: Uint8Array): string {
	return `LW-${[...random.slice(0, LENGTH)].map((byte) => ALPHABET.charAt(byte % 32)).join("")}`;
}
