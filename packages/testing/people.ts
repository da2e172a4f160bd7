import { sql } from "drizzle-orm";
import { API_KEY_RANDOM_BYTES, apiKeyPrefix, formatApiKey } from "#core/access/api-key";
import { SCOPES, type Scope } from "#core/access/scopes";
import { sha256Hex } from "#core/sha256";
import type { Db } from "#store/db";
import { apiKeys, users } from "#store/schema/index";
import { NOW } from "#testing/now";

export interface Person {
	userId: number;
	email: string;
	key: string;
}

/** Mints a user with an API key. */
export async function mintPerson(
	db: Db,
	email: string,
	scopes: readonly Scope[] = SCOPES,
	state: { expiresAt?: number; revokedAt?: number } = {},
): Promise<Person> {
	const address = email.trim().toLowerCase();
	const key = await formatApiKey(crypto.getRandomValues(new Uint8Array(API_KEY_RANDOM_BYTES)));
	const row = {
		userId: sql<number>`(SELECT id FROM users WHERE email = ${address})`,
		name: "test",
		prefix: apiKeyPrefix(key),
		hash: await sha256Hex(key),
		scopes: [...scopes],
	};
	const [, [minted]] = await db.batch([
		db.insert(users).values({ email: address, createdAt: NOW.getTime() }).onConflictDoNothing({ target: users.email }),
		db
			.insert(apiKeys)
			.values({ ...row, ...state, createdAt: NOW.getTime() })
			.returning({ userId: apiKeys.userId }),
	]);
	if (minted === undefined) throw new Error("a user just minted is not there");
	return { userId: minted.userId, email, key };
}
