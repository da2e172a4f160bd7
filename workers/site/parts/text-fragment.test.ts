import { expect, it } from "vitest";
import { fragmentOf } from "./text-fragment.ts";

it("names short words whole, and long ones by their beginning and their end", () => {
	expect(fragmentOf({ quote: "from €19 a month, all-in" })).toBe(
		"#:~:text=from%20%E2%82%AC19%20a%20month%2C%20all%2Din",
	);
	const long = Array.from({ length: 20 }, (_, index) => `w${index}`).join(" ");
	expect(fragmentOf({ quote: long })).toBe("#:~:text=w0%20w1%20w2%20w3%20w4%20w5,w14%20w15%20w16%20w17%20w18%20w19");
});

it("names what stands around words that the page has twice", () => {
	expect(fragmentOf({ quote: "Free", prefix: "Solo:", suffix: "for up-to" })).toBe(
		"#:~:text=Solo%3A-,Free,-for%20up%2Dto",
	);
	expect(fragmentOf({ quote: "a&b\ud800" })).toBe("#:~:text=a%26b%EF%BF%BD");
});
