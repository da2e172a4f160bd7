import { expect, it } from "vitest";
import { daysAgo, exactMoney, listed, listedElements, sizeWords, span } from "#core/words/format";

it("writes sums with their cents, as they are set under each other", () => {
	expect([0, 5, 99, 100, 14_900, 123_456_705].map((cents) => exactMoney(cents, "usd"))).toEqual([
		...["$0.00", "$0.05", "$0.99", "$1.00", "$149.00", "$1,234,567.05"],
	]);
});

it("lists names, and elements with the same words between them", () => {
	expect(listed(["Tidewell", "Chairtime", "Halloqueue"])).toBe("Tidewell, Chairtime and Halloqueue");
	expect(listedElements([1, 2, 3])).toEqual([1, ", ", 2, " and ", 3]);
	expect(listedElements([1])).toEqual([1]);
});

it("says how many days ago something was, by days in UTC", () => {
	const now = Date.parse("2026-11-22T00:30:00Z");
	const before = ["2026-11-22T00:00:00Z", "2026-11-21T23:59:59Z", "2026-11-12T12:00:00Z"];
	expect(before.map((at) => daysAgo(Date.parse(at), now))).toEqual(["today", "yesterday", "10 days ago"]);
});

it("says a size in the largest unit that it has one of", () => {
	expect([0, 1, 999, 1000, 1_234_567, 2_000_000_000, 5e12].map(sizeWords)).toEqual([
		...["0 byte", "1 byte", "999 byte", "1 kB", "1.2 MB", "2 GB", "5,000 GB"],
	]);
});

it.each([
	[0, "1 minute"],
	[119.2, "120 minutes"],
	[121, "3 hours"],
	[2880, "48 hours"],
	[4445, "4 days"],
])("tells a stretch of %d minutes as %s", (minutes, told) => {
	expect(span(minutes)).toBe(told);
});
