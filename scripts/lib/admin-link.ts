import { sha256Hex } from "#core/sha256";
import { quote } from "#scripts/lib/d1";
import { userStatement } from "#scripts/lib/users";

/** Links for the person at the console live this long; e-mailed ones live 15 minutes. */
const LINK_LIFETIME_MS = 24 * 3_600_000;

/** Statements that make an address an administrator and leave a single-use sign-in link for it, which leads to their work. */
export async function adminLinkStatements(email: string): Promise<{ statements: string[]; token: string }> {
	const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
	const now = Date.now();
	const statements = [
		userStatement(email),
		`UPDATE users SET role = 'admin' WHERE email = ${quote(email)}`,
		`INSERT INTO sign_in_links (hash, email, return_to, created_at, expires_at)
		VALUES (${quote(await sha256Hex(token))}, ${quote(email)}, '/admin', ${now}, ${now + LINK_LIFETIME_MS})`,
	];
	return { statements, token };
}

/** Where the link leads. */
export function signInAddress(origin: string, token: string): string {
	return `${origin}/sign-in/confirm?token=${token}`;
}
