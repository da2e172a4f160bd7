import { SCOPES } from "#core/access/scopes";
import { AppError } from "#core/errors";

/**
 * Whether a client wants to be asked to sign in while it connects: `?login=1` at the address, or `X-MCP-Login: 1`.
 * Some clients can do so only then, and everything that is public here would never make them.
 * Source: docs/tool-server.md#signing-in-while-connecting.
 */
export function asksForSignIn(request: Request): boolean {
	const values = [new URL(request.url).searchParams.get("login"), request.headers.get("X-MCP-Login")];
	return values.some((value) => value === "1" || value === "true");
}

/** The refusal that makes such a client begin. */
export function signInNeeded(): AppError {
	return new AppError("unauthorized", "This address is for people who are signed in: sign in, and connect again.", {
		scope: SCOPES.join(" "),
	});
}
