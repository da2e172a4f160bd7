import { expect, it } from "vitest";
import { bidsWait, isBetaOfOthers, saysBeta, saysSoon } from "#drafting/reading/stage";

it("tells a beta from its readers' and from one that is over", () => {
	for (const words of [
		"Currently in private beta",
		"Private Beta • Soon in Africa",
		"Acme is now in public beta.",
		"En version bêta",
		"🚀 Beta Testing Phase 1 - v1.0.0-RC",
	])
		expect(saysBeta(words), words).toBe(true);
	for (const words of [
		"Run your private beta",
		"Acme left public beta in 2020.",
		"Acme is not in beta.",
		"Beta fish for sale",
	])
		expect(saysBeta(words), words).toBe(false);
	expect(isBetaOfOthers("Collect feedback from beta users")).toBe(true);
	expect(isBetaOfOthers("Acme is in beta")).toBe(false);
	for (const words of [
		"Acme works with Florabill, which is in beta.",
		"Join the beta of our new planner.",
		"Acme for Teams is in private beta.",
	])
		expect(isBetaOfOthers(words, ["Acme"]), words).toBe(true);
	expect(isBetaOfOthers("Acme is a planner that is in beta.", ["Acme"])).toBe(false);
});

it("tells badges and calls of what is yet to come from words about a part", () => {
	for (const words of ["Coming soon", "🚀 Launching soon on iOS & Android", "Bientôt disponible"])
		expect(saysSoon(words), words).toBe(true);
	for (const words of ["More templates coming soon", "Online payments are launching soon."])
		expect(saysSoon(words), words).toBe(false);
	for (const words of ["Join the waitlist", "Join the waitlist and be the first", "Auf die Warteliste"])
		expect(bidsWait(words), words).toBe(true);
	expect(bidsWait("Join the waitlist for our spring workshop.")).toBe(false);
});
