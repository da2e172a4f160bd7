import { API_KEY_PREFIX, isApiKey } from "#core/access/api-key";
import type { Caller } from "#core/access/caller";
import { networkName } from "#core/access/network";
import { isScope, SCOPES } from "#core/access/scopes";
import { AppError } from "#core/errors";
import { sha256Hex } from "#core/sha256";
import { checkFirst } from "#store/check-first";
import type { Db } from "#store/db";
import { isUseDue, touchApiKey, type ValidKeyRow, validApiKeyRow } from "#store/users";

/** Who somebody says to be, by credentials that were good when they were last looked at. */
export interface Shown {
	caller: Caller;
	/**
	 * To be waited for before anything is answered, whatever became of the work: rejects as `invalid_token` where the credentials
	 * are no longer good. They are looked at with the first reads of the work, and until then nothing is read or written for them.
	 */
	proven(): Promise<void>;
}

/** Recognises one kind of bearer credentials; null when the token is not of its kind. */
export type TokenReader = (token: string, now: Date) => Promise<Shown | null>;

const PROVEN = async (): Promise<void> => undefined;

/**
 * Who sent a request.
 * @param readers tried in order for a bearer token.
 * @throws AppError `invalid_token` for credentials that no reader knows, also on public reads: they are never ignored.
 * Source: docs/api.md#errors.
 */
export async function shownBy(request: Request, readers: readonly TokenReader[], now: Date): Promise<Shown> {
	const header = request.headers.get("Authorization");
	if (header === null) return { caller: { kind: "anonymous", network: networkOf(request) }, proven: PROVEN };
	const token = /^Bearer +([^\s]+)$/i.exec(header)?.[1];
	for (const read of token === undefined ? [] : readers) {
		const shown = await read(token ?? "", now);
		if (shown !== null) return shown;
	}
	throw invalidToken();
}

export function invalidToken(): AppError {
	return new AppError(
		"invalid_token",
		"These credentials are unknown, expired or revoked. Send `Authorization: Bearer` with a valid API key or access token.",
		{ scope: SCOPES.join(" ") },
	);
}

/**
 * Keys that were good when this isolate last looked at them, by the SHA-256 of their text: what somebody may do by a key never
 * changes, only whether it is still good, and that is looked at each time.
 */
const known = new Map<string, Caller>();
const KNOWN_MAX = 1_000;

function remember(hash: string, caller: Caller): void {
	if (known.size >= KNOWN_MAX) known.clear();
	known.set(hash, caller);
}

/** Reads API keys of the database. @param later has their use noted, so that nobody waits for that; null where it cannot be. */
export function apiKeyReader(db: Db, later: ((work: Promise<void>) => void) | null): TokenReader {
	return async (token, now) => {
		if (!token.startsWith(API_KEY_PREFIX)) return null;
		const hash = await sha256Hex(token);
		const row = validApiKeyRow(hash, now.getTime());
		const noteUse = (key: ValidKeyRow): Promise<void> | null =>
			isUseDue(key, now.getTime()) ? touchApiKey(db, key.id, now.getTime()) : null;
		const caller = known.get(hash);
		if (caller !== undefined && later !== null) {
			const stillGood = ([key]: ValidKeyRow[]) => {
				if (key === undefined) {
					known.delete(hash);
					throw invalidToken();
				}
				const noted = noteUse(key);
				if (noted !== null) later(noted);
			};
			return { caller, proven: await checkFirst(db, row, stillGood, { closes: true }) };
		}
		const [key] = (await isApiKey(token)) ? await db.all<ValidKeyRow>(row) : [];
		if (key === undefined) return null;
		const noted = noteUse(key);
		if (later === null) await noted;
		else if (noted !== null) later(noted);
		const found = callerOf(key);
		remember(hash, found);
		return { caller: found, proven: PROVEN };
	};
}

function callerOf({ userId, scopes, name }: ValidKeyRow): Caller {
	return {
		kind: "user",
		userId,
		credential: "api_key",
		scopes: (JSON.parse(scopes) as string[]).filter(isScope),
		credentialName: name,
	};
}

/** The address limits count by: IPv4 whole, IPv6 by its /64. */
export function networkOf(request: Request): string {
	return networkName(request.headers.get("CF-Connecting-IP"));
}
