import { DRAFT_FIELDS, LIST_FIELDS, SOCIAL_PLATFORMS, STORY_SECTIONS, TEXT_FIELDS } from "#core/drafts/draft-fields";
import type { BoundedBody } from "#testing/bad-input";

/** The bounds of docs/limits.md for drafts and one's own listings, typed once, apart from the schemas. */

export const DRAFT = "{draft}";
export const LISTING = "{listing}";

export const address = (length: number) => "https://example.com/".padEnd(length, "a");
export const email = (length: number) =>
	`${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(length - 187)}.org`;
export const filled = (keys: readonly string[], value: unknown) => Object.fromEntries(keys.map((key) => [key, value]));
export const each = <T>(keys: readonly string[], prefix: string, value: T) =>
	Object.fromEntries(keys.map((key) => [`${prefix}/${key}`, value]));

/** What no field for a web address takes. */
const NO_LINKS = [
	"javascript:alert(1)",
	"JavaScript:alert(1)//https://example.com/",
	"data:text/html,<script>alert(1)</script>",
	"vbscript:x",
	"file:///etc/passwd",
	"ftp://example.com/",
	"//example.com/",
	"example.com",
	"@acme",
	"https:example.com",
	"https://",
	"https://localhost/",
	"https://user@example.com/",
	"https://example.com@evil.example/",
	"https://exa mple.com/",
	"https:\\\\example.com",
	"https://example.com/a b",
	"http://[",
	"https://example.com/\u202e",
];
const NO_EMAILS = [
	'"><img@x',
	"<img/src=x>@example.com",
	"a@b",
	"a b@example.com",
	"a@example.com,b@example.com",
	"a@example.com\r\nBcc: b@example.com",
	".a@example.com",
	"a..b@example.com",
	"@example.com",
	"javascript:alert(1)@example",
];
const NO_COUNTRIES = ["1!", "ZZ", "UK", "EL", "XK", "EU", "P", "PRT", "Nowhere"];

type Refusals = NonNullable<BoundedBody["refused"]>;
/** Every one of `values` at a pointer, as badly formed. */
export const illFormed = (pointer: string, values: readonly string[]): Refusals =>
	values.map((value) => [pointer, value, "bad_format"] as const);
export const noLinks = (pointer: string) => illFormed(pointer, NO_LINKS);

const LINKS = ["demo_video_url", "logo_url"];
const FORMED = ["stage", "pricing_model", "country", "contact_email"];
const FREE_TEXTS = TEXT_FIELDS.filter((field) => !FORMED.includes(field));
const VALID = {
	stage: "beta",
	pricing_model: "free",
	country: "PT",
	contact_email: "hello@example.com",
	...filled(LINKS, "https://example.com/"),
};

export const draftFields: BoundedBody = {
	base: { fields: { ...filled(TEXT_FIELDS, "x"), ...VALID, ...filled(LIST_FIELDS, ["x"]) } },
	forms: each(LINKS, "/fields", address),
	texts: {
		...each(FREE_TEXTS, "/fields", 500),
		"/fields/description": 20_000,
		...each(
			LIST_FIELDS.map((key) => `${key}/0`),
			"/fields",
			200,
		),
	},
	lists: each(LIST_FIELDS, "/fields", 20),
	entries: { "/fields/categories": Array.from({ length: 21 }, (_, index) => `Category ${index}`) },
	accepted: [
		...[...TEXT_FIELDS, ...LIST_FIELDS].map((key) => [`/fields/${key}`, null] as const),
		...["", "idea", "Pre Launch", "established"].map((value) => ["/fields/stage", value] as const),
		...["", "free", "Free Trial", "contact-sales"].map((value) => ["/fields/pricing_model", value] as const),
		...["", " ", "pt", "AX"].map((value) => ["/fields/country", value] as const),
		...["", email(254), "o'neil+news@mail.example.co.uk"].map((value) => ["/fields/contact_email", value] as const),
		...["", "http://example.com", "https://xn--bcher-kva.example/ü?a=b#c"].map(
			(value) => ["/fields/logo_url", value] as const,
		),
	],
	refused: [
		...LINKS.flatMap((field) => noLinks(`/fields/${field}`)),
		...illFormed("/fields/contact_email", [...NO_EMAILS, email(255)]),
		...illFormed("/fields/country", NO_COUNTRIES),
		...["seed", "launched!", "x".repeat(500)].map((value) => ["/fields/stage", value, "bad_value"] as const),
		...["cheap", "paid monthly"].map((value) => ["/fields/pricing_model", value, "bad_value"] as const),
		["/fields/stage", "x".repeat(501), "too_long"],
		["/fields/country", "P".repeat(501), "too_long"],
		["/fields/contact_email", email(501), "too_long"],
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
		company_socials: filled(SOCIAL_PLATFORMS, "https://example.com/"),
		founder_socials: filled(SOCIAL_PLATFORMS, "https://example.com/"),
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
	forms: {
		"/competitor_url": address,
		...each(SOCIAL_PLATFORMS, "/company_socials", address),
		...each(SOCIAL_PLATFORMS, "/founder_socials", address),
	},
	lists: { "/lock_fields": 20, "/restore": 20, "/regenerate": 5, "/faqs": 10, "/founders": 6 },
	entries: {
		...filled(["/lock_fields", "/restore", "/regenerate"], DRAFT_FIELDS),
		"/founders": Array.from({ length: 7 }, (_, index) => ({ name: `${index}`.padEnd(160, "n"), title: "t", bio: "b" })),
	},
	accepted: [
		["/competitor_url", ""],
		["/company_socials/x", ""],
		["/company_socials/x", "@acme"],
		["/faqs", []],
		["/founders", []],
		["/lock_fields", []],
	],
	refused: [
		...["/founder_socials/custom", "/company_socials/linkedin"].flatMap(noLinks),
		...illFormed("/company_socials/x", ["javascript:alert(1)", "x.com/acme", "@a/b", "two words"]),
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
/** Before and after the years of a milestone. */
export const farYears = (pointer: string): Refused =>
	["1799-12-31", "2101-01-01", "9999-12-31"].map((date) => [pointer, date, "bad_value"] as const);
export const draftMilestones: BoundedBody = {
	base: { milestones: [milestone] },
	texts: { "/milestones/0/title": 200, "/milestones/0/description": 2000, "/milestones/0/url": 500 },
	forms: { "/milestones/0/url": address },
	lists: { "/milestones": 50 },
	accepted: [
		["/milestones/0/date", "2024-02-29"],
		["/milestones", []],
	],
	refused: [
		...badDates("/milestones/0/date"),
		...farYears("/milestones/0/date"),
		...noLinks("/milestones/0/url"),
		["/milestones/0/title", "", "too_short"],
	],
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
	city: 120,
	demo_video_url: 500,
	seo_description: 320,
};
const LISTING_LISTS = ["features", "usps", "keywords"];
export const listingEdit: BoundedBody = {
	base: {
		fields: {
			...filled(Object.keys(LISTING_TEXTS), "x"),
			...filled(LISTING_LISTS, ["x"]),
			country: "PT",
			contact_email: "hello@example.com",
			demo_video_url: "https://example.com/",
			pricing_model: "free",
		},
		socials: filled(SOCIAL_PLATFORMS, "https://example.com/"),
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
	forms: { "/fields/demo_video_url": address, ...each(SOCIAL_PLATFORMS, "/socials", address) },
	lists: { ...each(LISTING_LISTS, "/fields", 20), "/faqs": 10 },
	accepted: [
		["/fields/country", "pt"],
		["/fields/country", ""],
		["/fields/contact_email", email(254)],
		["/fields/contact_email", ""],
		["/fields/demo_video_url", ""],
		...["", "Free trial", "open_source"].map((value) => ["/fields/pricing_model", value] as const),
		["/fields/founded_year", 1800],
		["/fields/founded_year", 2100],
		["/fields/founded_year", null],
		["/fields/tagline", ""],
	],
	refused: [
		...noLinks("/fields/demo_video_url"),
		...SOCIAL_PLATFORMS.flatMap((platform) => illFormed(`/socials/${platform}`, ["javascript:alert(1)", "x.com/a"])),
		...illFormed("/fields/contact_email", NO_EMAILS),
		...illFormed("/fields/country", ["1!", "ZZ", "UK", "EL", "P"]),
		["/fields/country", "PRT", "too_long"],
		["/fields/contact_email", email(255), "too_long"],
		["/fields/pricing_model", "cheap", "bad_value"],
		["/fields/pricing_model", "x".repeat(41), "too_long"],
		["/fields/founded_year", 1799, "too_small"],
		["/fields/founded_year", 2101, "too_big"],
		["/fields/founded_year", 2000.5, "wrong_type"],
		["/fields/founded_year", "2000", "wrong_type"],
		["/fields/tagline", null, "wrong_type"],
		["/fields/name", "x", "unknown_property"],
	],
	strict: ["", "/fields", "/socials", "/faqs/0"],
};
