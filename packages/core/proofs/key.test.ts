import { expect, it } from "vitest";
import {
	ANNOUNCED_MS,
	isNextDue,
	KEY_SIGNS_MS,
	type KeyTimes,
	outlivedKeys,
	signerOf,
	stateOf,
} from "#core/proofs/key";

const NOW = 1_000 * 86_400_000;
const key = (id: number, of: Partial<KeyTimes> = {}): KeyTimes => ({
	id,
	signsFrom: NOW - 1,
	revokedAt: null,
	canSign: true,
	...of,
});
const announced = { signsFrom: NOW + ANNOUNCED_MS };

it("signs with the newest key whose time has come", () => {
	expect(signerOf([], NOW)).toBeNull();
	expect(signerOf([key(1), key(2)], NOW)?.id).toBe(2);
	expect(signerOf([key(2), key(1)], NOW)?.id).toBe(2);
	expect(signerOf([key(1), key(2, announced)], NOW)?.id).toBe(1);
	expect(signerOf([key(1), key(2, announced)], NOW + ANNOUNCED_MS)?.id).toBe(2);
});

it("signs with none that is revoked or without its private part, and with the announced one before with none", () => {
	expect(signerOf([key(1, { revokedAt: NOW })], NOW)).toBeNull();
	expect(signerOf([key(1, { canSign: false })], NOW)).toBeNull();
	expect(signerOf([key(1, { revokedAt: NOW }), key(2, announced)], NOW)?.id).toBe(2);
	expect(signerOf([key(1), key(2, { revokedAt: NOW })], NOW)?.id).toBe(1);
});

it("tells how each key stands", () => {
	const keys = [key(1, { canSign: false }), key(2), key(3, announced), key(4, { revokedAt: NOW, canSign: false })];
	expect(keys.map((one) => stateOf(one, keys, NOW))).toEqual(["retired", "signing", "announced", "revoked"]);
	expect(stateOf(key(2), keys, NOW + ANNOUNCED_MS)).toBe("retired");
});

it("announces the next key when one has signed for its time, once", () => {
	const old = key(1, { signsFrom: NOW - KEY_SIGNS_MS });
	expect(isNextDue([], NOW)).toBe(false);
	expect(isNextDue([old], NOW - 1)).toBe(false);
	expect(isNextDue([old], NOW)).toBe(true);
	expect(isNextDue([old, key(2, announced)], NOW)).toBe(false);
	expect(isNextDue([old, key(2, { ...announced, revokedAt: NOW })], NOW)).toBe(true);
});

it("has no use for private parts of keys that another one followed", () => {
	expect(outlivedKeys([key(1), key(2, announced)], NOW)).toEqual([]);
	expect(outlivedKeys([key(1), key(2)], NOW).map(({ id }) => id)).toEqual([1]);
	expect(outlivedKeys([key(1, { canSign: false }), key(2)], NOW)).toEqual([]);
});
