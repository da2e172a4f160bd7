import { expect, it } from "vitest";
import { BADGE_KINDS, isPaidBadge } from "#core/badges/badge";
import { badgeWords } from "#core/badges/badge-words";

it("says the award, its week and the site", () => {
	const words = badgeWords({ kind: "launch_of_the_week_1", week: "2026-11-09", category: null }, "Launchweek", "Acme");
	expect(words.title).toBe("Acme was the #1 Launch of the Week on Launchweek, week of Nov 9, 2026");
	expect(words.headline).toBe("#1 Launch of the Week");
});

it("says Paid on what was bought, and on nothing else", () => {
	for (const kind of BADGE_KINDS) {
		const words = badgeWords({ kind, week: "2026-11-09", category: "CRM" }, "Launchweek", "Acme");
		expect([words.overline + words.headline, words.line, words.title].every((text) => text.includes("Paid"))).toBe(
			isPaidBadge(kind),
		);
		expect(words.title.includes("Paid")).toBe(kind === "featured");
	}
});

it("cuts what does not fit a line, between whole characters", () => {
	const words = badgeWords({ kind: "top_of_category", week: null, category: "🚀".repeat(60) }, "Launchweek", "Acme");
	expect([...words.headline]).toHaveLength(34);
	expect(words.headline.endsWith("…")).toBe(true);
	expect(words.headline.isWellFormed()).toBe(true);
});

it("names the category, or says that it has one, and every month", () => {
	const top = (category: string | null) =>
		badgeWords({ kind: "top_of_category", week: null, category }, "Site", "Acme");
	expect(top("CRM").title).toBe("Acme is the most voted listing in CRM on Site");
	expect(top(null).title).toBe("Acme is the most voted listing in its category on Site");
	const months = Array.from({ length: 12 }, (_, month) => {
		const week = `2026-${String(month + 1).padStart(2, "0")}-15`;
		return JSON.stringify(badgeWords({ kind: "launch_of_the_week_1", week, category: null }, "Site", "Acme"));
	});
	for (const [index, name] of "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ").entries())
		expect(months[index]).toContain(`${name} 15, 2026`);
});
