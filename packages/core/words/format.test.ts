import { expect, it } from "vitest";
import {
	counted,
	dayBeside,
	dayOf,
	daysAgo,
	exactMoney,
	listed,
	listedElements,
	milestoneDay,
	milestoneTime,
	ringDay,
	shortDay,
	sizeWords,
	span,
} from "#core/words/format";

it("writes sums with their cents, as they are set under each other", () => {
	expect([0, 5, 99, 100, 14_900, 123_456_705].map((cents) => exactMoney(cents, "usd"))).toEqual([
		...["$0.00", "$0.05", "$0.99", "$1.00", "$149.00", "$1,234,567.05"],
	]);
});

it("writes the day of a milestone no more exactly than a website that tells a year or a month", () => {
	const dates = ["2021-01-01", "2021-03-01", "2021-01-02", "2021-11-21"];
	expect(dates.map(milestoneDay)).toEqual(["2021", "March 2021", "2 January 2021", "21 November 2021"]);
	expect(dates.map(milestoneTime)).toEqual(["2021", "2021-03", "2021-01-02", "2021-11-21"]);
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

it("writes the day of UTC that an instant is of, in each way, the first time and again", () => {
	const instants = ["2026-11-22T00:00:00.000Z", "2026-11-22T23:59:59.999Z", "2026-11-22", "2026-11-23T00:30:00+01:00"];
	for (const at of [...instants, ...instants]) {
		expect(dayOf(at)).toBe("22 November 2026");
		expect([shortDay(new Date(at)), ringDay(new Date(at))]).toEqual(["22 Nov", "22 NOV 2026"]);
		expect([dayBeside(at, "2026-01-01"), dayBeside(at, "2027-01-01")]).toEqual(["22 November", "22 November 2026"]);
	}
	expect(dayOf("1969-12-31T23:00:00Z")).toBe("31 December 1969");
	expect(() => dayOf("no day")).toThrow(RangeError);
});

it("counts in the form of the word that goes with a number, the first time and again", () => {
	const told = [0, 1, 2, 1_234, 1, 0].map((count) => counted(count, "vote"));
	expect(told).toEqual(["0 votes", "1 vote", "2 votes", "1,234 votes", "1 vote", "0 votes"]);
});
