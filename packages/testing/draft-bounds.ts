import { LIST_FIELDS, SOCIAL_PLATFORMS, STORY_SECTIONS, TEXT_FIELDS } from "#core/draft-fields";
import type { BoundedBody } from "#testing/bad-input";

/** The bounds of the specification's tables for drafts and one's own listings, typed once, apart from the schemas. */

export const DRAFT = "{draft}";
export const LISTING = "{listing}";

export const address = (length: number) => "https://example.com/".padEnd(length, "a");
export const email = (length: number) =>
	`${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(length - 187)}.org`;
export const each = <T>(keys: readonly string[], prefix: string, value: T) =>
	Object.fromEntries(keys.map((key) => [`${prefix}/${key}`, value]));
export const filled = (keys: readonly string[], value: unknown) => Object.fromEntries(keys.map((key) => [key, value]));

export const draftFields: BoundedBody = {
	base: { fields: { ...filled(TEXT_FIELDS, "x"), ...filled(LIST_FIELDS, ["x"]) } },
	texts: {
		...each(TEXT_FIELDS, "/fields", 500),
		"/fields/description": 20_000,
		...each(
			LIST_FIELDS.map((key) => `${key}/0`),
			"/fields",
			200,
		),
	},
	lists: each(LIST_FIELDS, "/fields", 20),
	accepted: [...TEXT_FIELDS, ...LIST_FIELDS].map((key) => [`/fields/${key}`, null] as const),
	refused: [
		["/fields/name", "half \ud800", "bad_format"],
		["/fields/name", "nul \u0000", "bad_format"],
		["/fields", [], "wrong_type"],
	],
	strict: ["", "/fields"],
};
export const draftLists: BoundedBody = {
	base: {
		lock_fields: ["name"],
		restore: ["name"],
		regenerate: ["name"],
		faqs: [{ question: "q", answer: "a" }],
		founders: [{ name: "n", title: "t", bio: "b" }],
		seo: { title: "t", meta: "m" },
		competitor_url: "https://example.com/",
		company_socials: filled(SOCIAL_PLATFORMS, "x"),
		founder_socials: filled(SOCIAL_PLATFORMS, "x"),
	},
	texts: {
		"/faqs/0/question": 300,
		"/faqs/0/answer": 1500,
		"/founders/0/name": 160,
		"/founders/0/title": 160,
		"/founders/0/bio": 3000,
		"/seo/title": 70,
		"/seo/meta": 170,
		"/competitor_url": 2048,
		...each(SOCIAL_PLATFORMS, "/company_socials", 500),
		...each(SOCIAL_PLATFORMS, "/founder_socials", 500),
	},
	forms: { "/competitor_url": address },
	lists: { "/lock_fields": 20, "/restore": 20, "/regenerate": 5, "/faqs": 10, "/founders": 6 },
	accepted: [
		["/competitor_url", ""],
		["/faqs", []],
		["/founders", []],
		["/lock_fields", []],
	],
	refused: [
		["/lock_fields/0", "nonsense", "bad_value"],
		["/restore/0", 7, "bad_value"],
		["/regenerate/0", "nonsense", "bad_value"],
		["/faqs/0/question", "", "too_short"],
		["/faqs/0/answer", undefined, "required"],
		["/founders/0/name", " ", "too_short"],
	],
	strict: ["", "/faqs/0", "/founders/0", "/seo", "/company_socials", "/founder_socials"],
};
export const draftStory: BoundedBody = {
	base: { story: filled(STORY_SECTIONS, "x") },
	texts: each(STORY_SECTIONS, "/story", 8000),
	strict: ["", "/story"],
};
export const milestone = { date: "2026-02-28", title: "t", description: "d", url: "https://example.com/" };
type Refused = NonNullable<BoundedBody["refused"]>;
export const badDates = (pointer: string): Refused => [
	...["2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", "today", ""].map(
		(date) => [pointer, date, "bad_format"] as const,
	),
	[pointer, 20260101, "wrong_type"],
	[pointer, undefined, "required"],
];
export const draftMilestones: BoundedBody = {
	base: { milestones: [milestone] },
	texts: { "/milestones/0/title": 200, "/milestones/0/description": 2000, "/milestones/0/url": 500 },
	forms: { "/milestones/0/url": address },
	lists: { "/milestones": 50 },
	accepted: [
		["/milestones/0/date", "2024-02-29"],
		["/milestones", []],
	],
	refused: [...badDates("/milestones/0/date"), ["/milestones/0/title", "", "too_short"]],
	strict: ["", "/milestones/0"],
};
const LISTING_TEXTS = {
	tagline: 200,
	headline: 200,
	seo_title: 200,
	short_description: 300,
	pricing_summary: 300,
	description: 20_000,
	summary: 20_000,
	pricing_model: 40,
	country: 2,
	city: 120,
	demo_video_url: 500,
	contact_email: 254,
	seo_description: 320,
};
const LISTING_LISTS = ["features", "usps", "keywords"];
export const listingEdit: BoundedBody = {
	base: {
		fields: { ...filled(Object.keys(LISTING_TEXTS), "x"), ...filled(LISTING_LISTS, ["x"]) },
		socials: filled(SOCIAL_PLATFORMS, "x"),
		faqs: [{ question: "q", answer: "a" }],
	},
	texts: {
		...Object.fromEntries(Object.entries(LISTING_TEXTS).map(([key, max]) => [`/fields/${key}`, max])),
		...each(
			LISTING_LISTS.map((key) => `${key}/0`),
			"/fields",
			200,
		),
		...each(SOCIAL_PLATFORMS, "/socials", 500),
		"/faqs/0/question": 300,
		"/faqs/0/answer": 1500,
	},
	lists: { ...each(LISTING_LISTS, "/fields", 20), "/faqs": 10 },
	accepted: [
		["/fields/founded_year", 1800],
		["/fields/founded_year", 2100],
		["/fields/founded_year", null],
		["/fields/tagline", ""],
	],
	refused: [
		["/fields/founded_year", 1799, "too_small"],
		["/fields/founded_year", 2101, "too_big"],
		["/fields/founded_year", 2000.5, "wrong_type"],
		["/fields/founded_year", "2000", "wrong_type"],
		["/fields/tagline", null, "wrong_type"],
		["/fields/name", "x", "unknown_property"],
	],
	strict: ["", "/fields", "/socials", "/faqs/0"],
};
