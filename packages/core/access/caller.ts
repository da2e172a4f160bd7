import type { Scope } from "#core/access/scopes";

/** Who makes a request: nobody known, or a user through one of three kinds of credentials. */
export type Caller = Anonymous | SignedIn;

export interface Anonymous {
	kind: "anonymous";
	/** IP address (IPv6 as its /64), or "unknown". */
	network: string;
}

export interface SignedIn {
	kind: "user";
	userId: number;
	credential: "session" | "api_key" | "oauth";
	/** What the credentials allow; sessions allow all. */
	scopes: readonly Scope[];
	/** Name of the API key or of the OAuth client; null for sessions. */
	credentialName: string | null;
}

/** The name under which limits and idempotency keys of a caller are kept: one user across keys and tokens. */
export function callerKey(caller: Caller): string {
	return caller.kind === "user" ? `user:${caller.userId}` : `network:${caller.network}`;
}
