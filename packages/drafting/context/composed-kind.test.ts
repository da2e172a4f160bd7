import { describe, expect, it } from "vitest";
import { composesKind } from "#drafting/context/composed-kind";

const composed = (claim: string, ...openings: string[]) => composesKind(claim, openings, "en");

describe("a kind put together of a site's first lines", () => {
	it.each([
		[
			"§ is a ten-week live Welsh course in groups of six",
			"Learn Welsh by talking | §",
			"A ten-week live course in groups of six.",
		],
		["§ makes steel skillets in Vermont", "§ | Steel cookware made in Vermont", "Steel skillets, seasoned with oil."],
	])("%s", (claim, ...openings) => expect(composed(claim, ...openings)).toBe(true));

	it.each([
		["a word of nobody's", "§ is a ten-week French course", "A ten-week course"],
		["a toy no longer", "§ is an oven that glows", "§ is a toy oven that glows"],
		["for whom it is", "§ is a recruiter", "CRM software for recruiters"],
		["what it is done to", "§ sells old skillets", "Repair old skillets"],
		["half of a name", "§ is a simple email", "Simple email marketing"],
		["a plan", "§ offers payroll for florists", "We are working on payroll: § offers payroll for florists in 2030"],
		["an exception", "§ runs on all devices", "§ runs on all devices, but not on tablets"],
		["numbers exchanged", "§ is a course of 8 weeks in groups of 10", "A course of 10 weeks in groups of 8"],
	])("%s", (_, claim, ...openings) => expect(composed(claim, ...openings)).toBe(false));
});
