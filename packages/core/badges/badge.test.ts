import { describe, expect, it } from "vitest";
import {
	BADGE_KINDS,
	BADGE_STYLES,
	type BadgeFacts,
	badgeBbcode,
	badgeEmbed,
	badgeName,
	badgeWords,
	earnedBadges,
	isPaidBadge,
	parseBadgeName,
} from "#core/badges/badge";

const facts = (more: Partial<BadgeFacts> = {}): BadgeFacts => ({
	status: "live",
	launched: true,
	featured: false,
	verified: false,
	awards: [],
	topOfCategory: null,
	...more,
});
const kinds = (more: Partial<BadgeFacts>) => earnedBadges(facts(more)).map((badge) => badge.kind);

describe("names of badges", () => {
	it("writes every kind in every style, and reads back exactly what it wrote", () => {
		const all = BADGE_KINDS.flatMap((kind) => BADGE_STYLES.map((style) => ({ kind, ...style })));
		expect(all).toHaveLength(8 * 5 * 3 * 3);
		expect(new Set(all.map(badgeName)).size).toBe(all.length);
		for (const badge of all) expect(parseBadgeName(badgeName(badge))).toEqual(badge);
		expect(badgeName({ kind: "listed_on", shape: "standard", mode: "auto", size: "m" })).toBe(
			"listed-on-standard-auto-m",
		);
	});

	it.each([
		"",
		"listed-on",
		"listed_on-standard-auto-m",
		"listed-on-standard-auto-xl",
		"listed-on-standard-auto-m-",
		"Listed-on-standard-auto-m",
		"launch-of-the-week-4-pill-dark-s",
		"standard-auto-m",
		"listed-on-auto-standard-m",
	])("reads nothing from %j", (name) => {
		expect(parseBadgeName(name)).toBeNull();
	});
});

describe("which badges a listing may show", () => {
	it("has its first badge before it goes live, because the free plan looks for it", () => {
		for (const status of ["draft", "awaiting_badge", "scheduled"] as const) {
			expect(kinds({ status, featured: true, verified: true, awards: [{ week: "2026-11-09", place: 1 }] })).toEqual([
				"listed_on",
			]);
		}
	});

	it("adds what the listing has earned once it is live", () => {
		expect(kinds({})).toEqual(["listed_on", "launched_on"]);
		expect(kinds({ featured: true, verified: true, topOfCategory: "CRM" })).toEqual([
			"listed_on",
			"launched_on",
			"featured",
			"verified",
			"top_of_category",
		]);
	});

	it("shows the newest award of each place", () => {
		const awards = [
			{ week: "2026-11-09", place: 2 },
			{ week: "2026-10-05", place: 1 },
			{ week: "2026-09-07", place: 2 },
		];
		expect(earnedBadges(facts({ awards })).filter((badge) => badge.week !== null)).toEqual([
			{ kind: "launch_of_the_week_1", week: "2026-10-05", category: null },
			{ kind: "launch_of_the_week_2", week: "2026-11-09", category: null },
		]);
	});
});

describe("the words and the code", () => {
	it("says the award, its week and the site", () => {
		const words = badgeWords(
			{ kind: "launch_of_the_week_1", week: "2026-11-09", category: null },
			"Launchweek",
			"Acme",
		);
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

	it("escapes a listing's name in HTML and in Markdown", () => {
		const image = { url: "https://site.example/badges/acme/b.svg", width: 10, height: 5 };
		const embed = badgeEmbed("https://site.example/listings/acme", image, `"><script>[x](y)`);
		expect(embed.html).toBe(
			'<a href="https://site.example/listings/acme"><img src="https://site.example/badges/acme/b.svg" alt="&quot;&gt;&lt;script&gt;[x](y)" width="10" height="5"></a>',
		);
		expect(embed.markdown).toBe(
			String.raw`[!["\>\<script\>\[x\](y)](https://site.example/badges/acme/b.svg)](https://site.example/listings/acme)`,
		);
	});
});

it("needs a launch for the badge of one, and tells all three places apart", () => {
	expect(kinds({ launched: false })).toEqual(["listed_on"]);
	const awards = ([1, 2, 3] as const).map((place) => ({ place, week: "2026-11-09" }));
	expect(kinds({ awards })).toEqual([
		"listed_on",
		"launched_on",
		"launch_of_the_week_1",
		"launch_of_the_week_2",
		"launch_of_the_week_3",
	]);
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

it("writes BBCode that shows the image and leads to the listing", () => {
	expect(badgeBbcode("https://lw.example/listings/a", "https://lw.example/badges/a/b.svg")).toBe(
		"[url=https://lw.example/listings/a][img]https://lw.example/badges/a/b.svg[/img][/url]",
	);
});
