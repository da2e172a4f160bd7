import { expect, it } from "vitest";
import { type Caller, callerKey } from "#core/access/caller";

it("counts a user as one across keys, tokens and sessions, and nobody known by the network", () => {
	const user = (credential: "session" | "api_key" | "oauth", credentialName: string | null): Caller => ({
		kind: "user",
		userId: 7,
		credential,
		scopes: [],
		credentialName,
	});
	const keys = [user("session", null), user("api_key", "CI"), user("oauth", "Agent")].map(callerKey);
	expect(new Set(keys)).toEqual(new Set(["user:7"]));
	expect(callerKey({ kind: "anonymous", network: "2001:db8::" })).toBe("network:2001:db8::");
});
