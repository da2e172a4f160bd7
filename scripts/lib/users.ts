import { API_KEY_RANDOM_BYTES, apiKeyPrefix, formatApiKey } from "#core/access/api-key";
import { sha256Hex } from "#core/sha256";
import { UsageError } from "#scripts/lib/command";
import { quote } from "#scripts/lib/d1";

/** The one positional argument of commands about a user. */
export function emailArgument(positionals: readonly string[]): string {
	const email = positionals[0]?.trim().toLowerCase();
	if (positionals.length !== 1 || email === undefined || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
		throw new UsageError("Give one e-mail address, such as ada@example.com.");
	}
	return email;
}

/** The statement that makes sure there is a user of this address. */
export function userStatement(email: string): string {
	return `INSERT INTO users (email, created_at) SELECT ${quote(email)}, ${Date.now()}
WHERE NOT EXISTS (SELECT 1 FROM email_addresses WHERE address = ${quote(email)})`;
}

/** A new API key, and the statements that make sure of its user and store it hashed. */
export async function newApiKey(
	email: string,
	name: string,
	scopes: readonly string[],
): Promise<{ statements: string[]; key: string }> {
	const key = await formatApiKey(crypto.getRandomValues(new Uint8Array(API_KEY_RANDOM_BYTES)));
	const values = [name, apiKeyPrefix(key), await sha256Hex(key), JSON.stringify(scopes), Date.now()];
	const stored = `INSERT INTO api_keys (user_id, name, prefix, hash, scopes, created_at)
SELECT user_id, ${values.map(quote).join(", ")} FROM email_addresses WHERE address = ${quote(email)}`;
	return { statements: [userStatement(email), stored], key };
}
