import { DAY_MS } from "#core/launches/week";

/** The keys that proofs are signed with, and when which of them signs. Source: docs/proofs.md#keys. */

/** How long a key signs before the next one is announced. */
export const KEY_SIGNS_MS = 90 * DAY_MS;

/**
 * How long a key is published before it signs: whoever keeps the published keys for less knows it by then. They are
 * answered as good for an hour.
 */
export const ANNOUNCED_MS = DAY_MS;

/** A key by its times, epoch milliseconds. */
export interface KeyTimes {
	/** Grows with each key. */
	id: number;
	signsFrom: number;
	revokedAt: number | null;
	/** Whether its private part is there still. */
	canSign: boolean;
}

/** `revoked`: nothing it signed holds. `retired`: it signs no more, and what it signed holds. */
export type KeyState = "announced" | "signing" | "retired" | "revoked";

/**
 * The key that signs now: the newest one whose time has come; before that the first one that is announced, so that a
 * directory whose key was revoked goes on with it. Null where there is none.
 */
export function signerOf<K extends KeyTimes>(keys: readonly K[], now: number): K | null {
	const able = keys.filter((key) => key.canSign && key.revokedAt === null).toSorted((a, b) => b.id - a.id);
	return able.find((key) => key.signsFrom <= now) ?? able.at(-1) ?? null;
}

export function stateOf<K extends KeyTimes>(key: K, keys: readonly K[], now: number): KeyState {
	if (key.revokedAt !== null) return "revoked";
	const signer = signerOf(keys, now);
	if (signer?.id === key.id) return "signing";
	return key.canSign && key.signsFrom > now ? "announced" : "retired";
}

/** Whether it is time to announce the next key. False where there is none at all: the first proof makes the first. */
export function isNextDue(keys: readonly KeyTimes[], now: number): boolean {
	const signer = signerOf(keys, now);
	if (signer === null || signer.signsFrom > now - KEY_SIGNS_MS) return false;
	return !keys.some((key) => key.id > signer.id && key.revokedAt === null && key.canSign);
}

/** The keys that can sign and never will again: their private parts are of no use to anybody but a thief. */
export function outlivedKeys<K extends KeyTimes>(keys: readonly K[], now: number): K[] {
	const signer = signerOf(keys, now);
	return signer === null ? [] : keys.filter((key) => key.canSign && key.id < signer.id);
}
