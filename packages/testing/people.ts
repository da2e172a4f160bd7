import { API_KEY_RANDOM_BYTES, apiKeyPrefix, formatApiKey, sha256Hex } from "#core/access/api-key";
import { SCOPES, type Scope } from "#core/access/scopes";
import { type Db, runBatch } from "#store/db";
import { insertApiKey, insertUser } from "#store/users";
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
	await runBatch(db, [insertUser(db, email.trim().toLowerCase(), NOW.getTime())]);
	const user = await db.query.users.findFirst({
		where: (users, { eq }) => eq(users.email, email.trim().toLowerCase()),
	});
	if (user === undefined) throw new Error("a user just minted is not there");
	const key = await formatApiKey(crypto.getRandomValues(new Uint8Array(API_KEY_RANDOM_BYTES)));
	const row = {
		userId: user.id,
		name: "test",
		prefix: apiKeyPrefix(key),
		hash: await sha256Hex(key),
		scopes: [...scopes],
	};
	await runBatch(db, [insertApiKey(db, { ...row, ...state, createdAt: NOW.getTime() })]);
	return { userId: user.id, email, key };
}
