import type { Page } from "./site.ts";

/** Pages that are loaded together, when one of them is first asked. Source: docs/start.md#beginning. */
export interface Section {
	/**
	 * The first steps of the addresses that its pages have; "" is the first page. With `/*` of those that go on beyond a second
	 * step, where what stands below a thing is apart from the thing.
	 */
	steps: readonly string[];
	load(): Promise<{ default: readonly Page[] }>;
}

/** Every page of the site; adding one is a file in pages/ and a line in its section. */
const SECTIONS: readonly Section[] = [
	{ steps: [""], load: () => import("#workers/site/sections/home") },
	{ steps: ["listings"], load: () => import("#workers/site/sections/listings") },
	{ steps: ["listings/*"], load: () => import("#workers/site/sections/below-listings") },
	{ steps: ["categories", "compare"], load: () => import("#workers/site/sections/categories") },
	{ steps: ["launches", "leaderboards", "awards"], load: () => import("#workers/site/sections/launches") },
	{ steps: ["founders", "interviews"], load: () => import("#workers/site/sections/people") },
	{
		steps: ["blog", "bot", "pricing", "connect", "privacy", "terms"],
		load: () => import("#workers/site/sections/reading"),
	},
	{ steps: ["docs"], load: () => import("#workers/site/sections/docs") },
	{ steps: ["feeds", "data", "dumps", "proofs", ".well-known"], load: () => import("#workers/site/sections/feeds") },
	{
		steps: [
			"robots.txt",
			"llms.txt",
			"manifest.webmanifest",
			"sitemap.xml",
			"sitemaps",
			"oembed",
			"colours",
			"suggest",
			"theme",
		],
		load: () => import("#workers/site/sections/files"),
	},
	{ steps: ["share"], load: () => import("#workers/site/sections/share") },
	{
		steps: ["sign-in", "sign-out", "oauth", "submit", "invites", "claims", "reviews", "unsubscribe"],
		load: () => import("#workers/site/sections/arriving"),
	},
	{ steps: ["buy", "cart", "checkout", "test-payments"], load: () => import("#workers/site/sections/buying") },
	{ steps: ["account", "goodbye"], load: () => import("#workers/site/sections/account") },
	{ steps: ["admin"], load: () => import("#workers/site/sections/admin") },
	{ steps: ["dev"], load: () => import("#workers/site/sections/dev") },
];

const BY_STEP: ReadonlyMap<string, Section> = new Map(
	SECTIONS.flatMap((section) => section.steps.map((step) => [step, section] as const)),
);

/** The section that has the page of an address, if any has. @param path as routes are matched by. */
export function sectionOf(path: string): Section | undefined {
	const [, first = "", , third] = path.split("/", 4);
	return (third === undefined ? undefined : BY_STEP.get(`${first}/*`)) ?? BY_STEP.get(first);
}

/** The pages of all sections, each once. @internal for tests. */
export async function allPages(): Promise<Page[]> {
	const sections = await Promise.all(SECTIONS.map(({ load }) => load()));
	return [...new Set(sections.flatMap((section) => section.default))];
}
