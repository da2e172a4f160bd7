import { expect, it } from "vitest";
import { exactMoney, listed, listedElements } from "./format.ts";

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
