import { expect, it } from "vitest";
import { entityTag, isUnchanged } from "#workers/http/conditional";

const lastModified = new Date("2026-11-16T10:00:00.750Z");
const version = { etag: '"one"', lastModified };
const asked = (headers: Record<string, string>) => isUnchanged(new Headers(headers), version);

it("knows its own tag in a list, also a weak one, and the star", () => {
	for (const tags of ['"one"', 'W/"one"', '"two", "one"', "*"])
		expect(asked({ "If-None-Match": tags }), tags).toBe(true);
	for (const tags of ['"two"', "one", ""]) expect(asked({ "If-None-Match": tags }), tags).toBe(false);
});

it("goes by the content that a tag names, whatever version stands before it", () => {
	const known = new Headers({ "If-None-Match": '"0123456789ab-cd"' });
	expect(isUnchanged(known, { etag: '"cd"' })).toBe(true);
	expect(isUnchanged(known, { etag: '"ba9876543210-cd"' })).toBe(true);
	expect(isUnchanged(known, { etag: '"0123456789ab-ce"' })).toBe(false);
});

it("goes by the date, to the second, only where no tag was sent", () => {
	expect(asked({ "If-Modified-Since": "Mon, 16 Nov 2026 10:00:00 GMT" })).toBe(true);
	expect(asked({ "If-Modified-Since": "Mon, 16 Nov 2026 09:59:59 GMT" })).toBe(false);
	expect(asked({ "If-Modified-Since": "yesterday" })).toBe(false);
	expect(asked({ "If-Modified-Since": "Mon, 16 Nov 2026 10:00:00 GMT", "If-None-Match": '"two"' })).toBe(false);
	expect(asked({})).toBe(false);
	const dateless = new Headers({ "If-Modified-Since": "Mon, 16 Nov 2026 10:00:00 GMT" });
	expect(isUnchanged(dateless, { etag: '"one"' })).toBe(false);
});

it("gives every body a tag of its own", async () => {
	expect(await entityTag("a")).toMatch(/^"[0-9a-f]{32}"$/);
	expect(await entityTag("a")).not.toBe(await entityTag("b"));
});
