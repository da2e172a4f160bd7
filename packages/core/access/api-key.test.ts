import { describe, expect, it } from "vitest";
import { API_KEY_RANDOM_BYTES, apiKeyPrefix, formatApiKey, isApiKey } from "#core/access/api-key";
import { sha256Hex } from "#core/sha256";

const bytes = (fill: number) => new Uint8Array(API_KEY_RANDOM_BYTES).fill(fill);
/** All zero bytes, all ones, and 0 to 31, as keys. */
const ZEROS = `lw_${"0".repeat(43)}`;

describe("an API key", () => {
	it("is lw_, 43 characters of the random bytes in base62, and 6 of checksum", async () => {
		const zeros = await formatApiKey(bytes(0));
		expect(zeros).toMatch(/^lw_[0-9A-Za-z]{49}$/);
		expect(zeros.slice(0, -6)).toBe(ZEROS);
		const one = new Uint8Array(API_KEY_RANDOM_BYTES);
		one[31] = 61;
		expect((await formatApiKey(one)).slice(0, -6)).toBe(`${ZEROS.slice(0, -1)}z`);
		one[31] = 62;
		expect((await formatApiKey(one)).slice(0, -6)).toBe(`${ZEROS.slice(0, -2)}10`);
	});

	it("holds all 256 bits of the random bytes", async () => {
		const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
		const key = await formatApiKey(bytes(255));
		const value = [...key.slice(3, -6)].reduce((sum, digit) => sum * 62n + BigInt(alphabet.indexOf(digit)), 0n);
		expect(value).toBe(2n ** 256n - 1n);
		expect(new Set(await Promise.all([0, 1, 2, 16, 255].map((fill) => formatApiKey(bytes(fill))))).size).toBe(5);
	});

	it("carries a checksum that every key ever given out must keep", async () => {
		const digest = await sha256Hex("0".repeat(43));
		const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
		let value = BigInt(`0x${digest.slice(0, 12)}`);
		let checksum = "";
		for (let i = 0; i < 6; i++) {
			checksum += alphabet[Number(value % 62n)];
			value /= 62n;
		}
		expect(await formatApiKey(bytes(0))).toBe(ZEROS + checksum);
	});

	it("shows only its beginning in lists", async () => {
		const key = await formatApiKey(bytes(7));
		expect(apiKeyPrefix(key)).toBe(key.slice(0, 9));
	});
});

describe("what looks like a key", () => {
	it("is one only with its checksum", async () => {
		const key = await formatApiKey(bytes(9));
		expect(await isApiKey(key)).toBe(true);
		for (const index of [3, 20, 45, 48, 51]) {
			const other = key[index] === "a" ? "b" : "a";
			expect(await isApiKey(key.slice(0, index) + other + key.slice(index + 1)), `${index}`).toBe(false);
		}
	});

	it("is none with anything before or after it, another prefix, or other characters", async () => {
		const key = await formatApiKey(bytes(9));
		const wrong = ["", "lw_", ` ${key}`, `${key} `, `x${key}`, `${key}x`, key.slice(0, -1), key.replace("lw_", "sk_")];
		for (const text of [...wrong, key.replace(/.$/, "-")]) expect(await isApiKey(text), text).toBe(false);
	});
});
