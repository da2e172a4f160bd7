import { API_KEY_PREFIX, isApiKey, sha256Hex } from "#core/access/api-key";
import type { Caller } from "#core/access/caller";
import { networkName } from "#core/access/network";
import { isScope, SCOPES } from "#core/access/scopes";
import { AppError } from "#core/errors";
import type { Db } from "#store/db";
import { isUseDue, touchApiKey, validApiKey } from "#store/users";

/** Recognises one kind of bearer credentials; null when the token is not of its kind. */
export type TokenReader = (token: string, now: Date) => Promise<Caller | null>;

/**
 * Who sent a request.
 * @param readers tried in order for a bearer token.
 * @throws AppError `invalid_token` for credentials that no reader knows, also on public reads: they are never ignored.
 * Source: docs/api.md#errors.
 */
export async function callerOf(request: Request, readers: readonly TokenReader[], now: Date): Promise<Caller> {
	const header = request.headers.get("Authorization");
	if (header === null) return { kind: "anonymous", network: networkOf(request) };
	const token = /^Bearer +([^\s]+)$/i.exec(header)?.[1];
	for (const read of token === undefined ? [] : readers) {
		const caller = await read(token ?? "", now);
		if (caller !== null) return caller;
	}
	throw new AppError(
		"invalid_token",
		"These credentials are unknown, expired or revoked. Send `Authorization: Bearer` with a valid API key or access token.",
		{ scope: SCOPES.join(" ") },
	);
}

/** Reads API keys of the database. @param later has their use noted, so that nobody waits for that; null where it cannot be. */
export function apiKeyReader(db: Db, later: ((work: Promise<void>) => void) | null): TokenReader {
	return async (token, now) => {
		if (!token.startsWith(API_KEY_PREFIX) || !(await isApiKey(token))) return null;
		const key = await validApiKey(db, await sha256Hex(token), now.getTime());
		if (key === null) return null;
		if (isUseDue(key, now.getTime())) {
			const noted = touchApiKey(db, key.id, now.getTime());
			if (later === null) await noted;
			else later(noted);
		}
		return {
			kind: "user",
			userId: key.userId,
			credential: "api_key",
			scopes: key.scopes.filter(isScope),
			credentialName: key.name,
		};
	};
}

/** The address limits count by: IPv4 whole, IPv6 by its /64. */
export function networkOf(request: Request): string {
	return networkName(request.headers.get("CF-Connecting-IP"));
}
