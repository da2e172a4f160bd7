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

/** SQL that makes sure there is a user of this address. */
export function userSql(email: string): string {
	return `INSERT INTO users (email, created_at) VALUES (${quote(email)}, ${Date.now()}) ON CONFLICT (email) DO NOTHING;`;
}
