import { CompactEncrypt, compactDecrypt } from "jose";
import { sha256Hex } from "#core/access/api-key";

/** An answer to a refresh token as its client may have it again. */
interface Kept {
	/** Of the request that it answered. */
	fingerprint: string;
	body: Record<string, unknown>;
	/** Epoch milliseconds. */
	at: number;
}

/**
 * What makes two token requests the same: everything a client sends, its authentication included.
 * @returns SHA-256, in hexadecimal.
 */
export function fingerprintOf(form: URLSearchParams, authorization: string | null): Promise<string> {
	const entries = [...form].map((entry) => JSON.stringify(entry)).sort();
	return sha256Hex(JSON.stringify([authorization, entries]));
}

/** Seals an answer so that only whoever holds the refresh token that it answered can open it. */
export async function sealAnswer(token: string, kept: Kept): Promise<string> {
	const text = new TextEncoder().encode(JSON.stringify(kept));
	return new CompactEncrypt(text).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(await keyOf(token));
}

/**
 * Opens a sealed answer for the same request sent again.
 * @returns its body with the time that is left, or null where the request differs.
 */
export async function openAnswer(
	token: string,
	sealed: string,
	fingerprint: string,
	now: number,
): Promise<Record<string, unknown> | null> {
	const { plaintext } = await compactDecrypt(sealed, await keyOf(token));
	const kept = JSON.parse(new TextDecoder().decode(plaintext)) as Kept;
	if (kept.fingerprint !== fingerprint) return null;
	const { expires_in: seconds } = kept.body;
	const passed = Math.ceil((now - kept.at) / 1000);
	return { ...kept.body, ...(typeof seconds === "number" && { expires_in: Math.max(0, seconds - passed) }) };
}

/** Another use of the token than its SHA-256, which is stored: one says nothing of the other. Source: RFC 5869. */
async function keyOf(token: string): Promise<Uint8Array> {
	const bytes = new TextEncoder();
	const material = await crypto.subtle.importKey("raw", bytes.encode(token), "HKDF", false, ["deriveBits"]);
	const info = bytes.encode("refresh answer");
	const bits = await crypto.subtle.deriveBits(
		{ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info },
		material,
		256,
	);
	return new Uint8Array(bits);
}
