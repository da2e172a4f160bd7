import { hex } from "#core/hex";
import { sha256Hex } from "#core/sha256";

/**
 * API keys: `lw_` + 32 random bytes in base62 (43 characters) + 6 characters of checksum.
 * The checksum tells a mistyped key from an unknown one without a look into the database.
 * Source: docs/signing-in.md#api-keys.
 */
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BODY_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
export const API_KEY_PREFIX = "lw_";
export const API_KEY_RANDOM_BYTES = 32;

/** @param random exactly 32 random bytes. */
export async function formatApiKey(random: Uint8Array): Promise<string> {
	let value = BigInt(`0x${hex(random)}`);
	let body = "";
	for (let i = 0; i < BODY_LENGTH; i++) {
		body = ALPHABET.charAt(Number(value % 62n)) + body;
		value /= 62n;
	}
	return API_KEY_PREFIX + body + (await checksum(body));
}

/** Whether a text has the form and checksum of a key; says nothing about whether the key exists. */
export async function isApiKey(text: string): Promise<boolean> {
	if (!/^lw_[0-9A-Za-z]{49}$/.test(text)) return false;
	const body = text.slice(API_KEY_PREFIX.length, API_KEY_PREFIX.length + BODY_LENGTH);
	return text.slice(-CHECKSUM_LENGTH) === (await checksum(body));
}

/** What the list of keys shows of one. */
export function apiKeyPrefix(key: string): string {
	return key.slice(0, API_KEY_PREFIX.length + 6);
}

async function checksum(body: string): Promise<string> {
	const digest = await sha256Hex(body);
	let value = Number.parseInt(digest.slice(0, 12), 16);
	let text = "";
	for (let i = 0; i < CHECKSUM_LENGTH; i++) {
		text += ALPHABET.charAt(value % 62);
		value = Math.floor(value / 62);
	}
	return text;
}
