import { seal, unseal } from "#core/access/sealed";
import { sha256Hex } from "#core/sha256";

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

const PURPOSE = "refresh answer";

/** Seals an answer so that only whoever holds the refresh token that it answered can open it. */
export const sealAnswer = (token: string, kept: Kept): Promise<string> => seal(token, PURPOSE, JSON.stringify(kept));

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
	const kept = JSON.parse(await unseal(token, PURPOSE, sealed)) as Kept;
	if (kept.fingerprint !== fingerprint) return null;
	const { expires_in: seconds } = kept.body;
	const passed = Math.ceil((now - kept.at) / 1000);
	return { ...kept.body, ...(typeof seconds === "number" && { expires_in: Math.max(0, seconds - passed) }) };
}
