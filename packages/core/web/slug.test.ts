import { describe, expect, it } from "vitest";
import { freeSlug, SLUG, SLUG_MAX, slugify, slugsFor } from "#core/web/slug";

describe("a name as a slug", () => {
	it.each([
		["Inkfern", "inkfern"],
		["  Ink & Fern!  ", "ink-fern"],
		["Crème Brûlée 2", "creme-brulee-2"],
		["ﬁne №5", "fine-no5"],
		["--a--b--", "a-b"],
		["日本 tools", "tools"],
		["a", "a"],
	])("%s is %s", (name, slug) => expect(slugify(name, "listing")).toBe(slug));

	it.each(["日本", "!!!", "", "-", "---"])("of which nothing remains is its fallback: %j", (name) =>
		expect(slugify(name, "listing")).toBe("listing"),
	);

	it("leaves ten characters for a number, and ends in no hyphen where it is cut", () => {
		expect(slugify("a".repeat(500), "x")).toBe("a".repeat(SLUG_MAX - 10));
		expect(slugify(`${"a".repeat(209)} ${"b".repeat(50)}`, "x")).toBe("a".repeat(209));
		expect(SLUG_MAX).toBe(220);
	});
});

it("is free as it is, or with the first free number from 2", () => {
	expect(freeSlug("acme", new Set(), 70)).toBe("acme");
	expect(freeSlug("acme", new Set(["acme"]), 70)).toBe("acme-2");
	expect(freeSlug("acme", new Set(["acme", "acme-2", "acme-4"]), 70)).toBe("acme-3");
	expect(freeSlug("acme", new Set(["acme-2"]), 70)).toBe("acme");
	expect(slugsFor("acme")).toHaveLength(9);
	expect(freeSlug("acme", new Set(slugsFor("acme")), 70)).toBe("acme-70");
});

it("has a form, from its first character to its last", () => {
	const good = ["a", "7", "a-b", "a--", "a".repeat(220)];
	expect(good.filter((slug) => !SLUG.test(slug))).toEqual([]);
	const bad = ["", "-a", "A", "a b", "a/b", "é", "a\n", "a".repeat(221)];
	expect(bad.filter((slug) => SLUG.test(slug))).toEqual([]);
});
