import { expect, it } from "vitest";
import { changeBetween, changeDetail, changeIn } from "#core/access/audit-change";

it("keeps what differs alone, on both sides", () => {
	const before = { name: "Old", tags: ["a"], price: 4900 };
	expect(changeBetween(before, { name: "New", tags: ["a"], price: 4900, hidden: true })).toEqual({
		before: { name: "Old", hidden: null },
		after: { name: "New", hidden: true },
	});
	expect(changeBetween(before, { ...before, tags: ["b", "a"] })).toEqual({
		before: { tags: ["a"] },
		after: { tags: ["b", "a"] },
	});
});

it("knows what was created and what ended", () => {
	expect(changeBetween(null, { code: "SPRING" })).toEqual({ before: { code: null }, after: { code: "SPRING" } });
	expect(changeBetween({ code: "SPRING" }, null)).toEqual({ before: { code: "SPRING" }, after: { code: null } });
});

it("reads back what it wrote, and nothing where there is none", () => {
	const change = changeBetween({ role: "member" }, { role: "admin" });
	expect(changeIn({ reason: "asked", ...changeDetail(change) })).toEqual(change);
	// Earlier rows say before and after in words.
	expect(changeIn({ before: "held", after: "published" })).toBeNull();
	expect(changeIn({})).toBeNull();
});
