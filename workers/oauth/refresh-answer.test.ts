import { describe, expect, it } from "vitest";
import { fingerprintOf, openAnswer, sealAnswer } from "#workers/oauth/refresh-answer";

const AT = Date.UTC(2026, 10, 22);
const BODY = { access_token: "new", expires_in: 3600 };

describe("a sealed answer", () => {
	it("opens for the same request and the same token, with the time that is left", async () => {
		const sealed = await sealAnswer("1:2:secret", { fingerprint: "f", body: BODY, at: AT });
		expect(sealed).not.toContain("new");
		expect(await openAnswer("1:2:secret", sealed, "f", AT + 9_500)).toEqual({ ...BODY, expires_in: 3590 });
		expect(await openAnswer("1:2:secret", sealed, "g", AT)).toBeNull();
		await expect(openAnswer("1:2:other", sealed, "f", AT)).rejects.toThrow();
	});
});

describe("a fingerprint", () => {
	const of = (query: string, authorization: string | null = null) =>
		fingerprintOf(new URLSearchParams(query), authorization);

	it("knows a request again, in whatever order it says the same", async () => {
		expect(await of("a=1&b=2&b=1")).toBe(await of("b=1&b=2&a=1"));
	});

	it("tells clients, secrets and what is asked for apart", async () => {
		const all = await Promise.all([of("a=1"), of("a=2"), of("a=1&scope=x"), of("a=1", "Basic eA=="), of("a=1&a=1")]);
		expect(new Set(all).size).toBe(all.length);
	});
});
