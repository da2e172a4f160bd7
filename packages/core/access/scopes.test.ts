import { expect, it } from "vitest";
import { isScope, SCOPE_TEXT, SCOPES } from "#core/access/scopes";

it("knows three scopes, each with its plain words", () => {
	expect(SCOPES).toEqual(["account:read", "listings:write", "orders:write"]);
	expect(Object.keys(SCOPE_TEXT)).toEqual([...SCOPES]);
	expect(SCOPES.every(isScope)).toBe(true);
});

it.each(["", "account", "account:write", "ACCOUNT:READ", "account:read listings:write", "toString"])(
	"takes nothing else for one: %j",
	(text) => expect(isScope(text)).toBe(false),
);
