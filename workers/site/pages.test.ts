import { Hono } from "hono";
import { expect, it } from "vitest";
import { anybodysStops, type Belongings, NEWCOMERS_STOPS, ownersStops, PRESSED } from "#scripts/lib/looks/stops";
import { allPages, sectionOf } from "./sections.ts";
import type { SiteEnv } from "./site.ts";

/** Addresses that show no page: files, pictures, data, and ways that lead on. */
const NO_PAGES = [
	...[
		"/robots.txt",
		"/llms.txt",
		"/manifest.webmanifest",
		"/.well-known/security.txt",
		"/oembed",
		"/sitemap.xml",
		"/suggest",
	],
	...["/sitemaps/pages.xml", "/sitemaps/:file{[a-z]+-[1-9][0-9]{0,6}\\.xml}", "/colours/:file", "/share/:kind/:file"],
	...["/feeds/launches.xml", "/feeds/launches.json", "/feeds/updates.xml", "/feeds/updates.json", "/feeds/posts.xml"],
	...["/feeds/posts.json", "/feeds/categories/:file", "/feeds/weeks.ics", "/launches/:week/votes/:file"],
	...["/account/invoices/:file{[A-Z]{3}-[0-9]{4}-[0-9]{4,9}\\.json}", "/account/claims/:id{[0-9]{1,15}}/file"],
	...["/account/products/:id{[0-9]{1,15}}/visits.csv", "/account/drafts/:id/live", "/dev/work"],
	// A mail, in a frame where no script runs, and axe is one.
	"/dev/mail/:id{[1-9][0-9]{0,14}}/html",
	// A file.
	"/admin/imports/:id{[0-9]{1,15}}/refused.csv",
	"/admin/search/synonyms.csv",
	"/dumps/:name/:file",
	"/dumps/latest.json",
	...["/proofs/listings/:file", "/proofs/weeks/:file", "/.well-known/jwks.json"],
	...["/feeds/changes.jsonl", "/feeds/events.jsonl"],
	// They lead on: to a board, and to somebody who vouches for a person and back.
	...["/leaderboards", "/sign-in/with/:provider", "/sign-in/with/:provider/callback"],
];

const bought = { number: "LW-ABC234", token: "t" };
const EXAMPLE: Belongings = {
	live: 1,
	liveSlug: "one",
	unplanned: 2,
	waiting: 3,
	scheduled: 4,
	withdrawn: 5,
	joined: 6,
	review: 1,
	won: { listing: 1, week: "2026-11-09" },
	draft: "0192f0c1-2b3d-7abc-8def-0123456789ab",
	unread: "u",
	invoice: "INV-2026-0001",
	creditNote: "CRN-2026-0001",
	promoCode: "SPRING-20",
	orders: { open: bought, paying: bought, paid: bought, partly: bought, refunded: bought, expired: bought },
	claims: { file: 1, dns: 2, verified: 3, disputed: 4, lapsed: 5 },
	imports: { open: 1, checked: 2 },
	webhooks: [1, 2],
	burst: 1,
	person: 2,
	invite: "/invites/t",
	claimLink: "/claims/confirm?token=t",
	addressLink: "/account/sign-in-methods/confirm?token=t",
	stopProduct: "t",
	stopKind: "t",
	closedWeek: "2026-11-09",
	winner: "one",
	emptyWeek: "2026-12-21",
	queueWeek: "2027-01-04",
};

it("loads for each address the section that has its page", async () => {
	const addresses = new Set<string>();
	for (const page of await allPages()) {
		const site = new Hono<SiteEnv>();
		page(site);
		for (const { path } of site.routes) {
			addresses.add(path);
			expect((await sectionOf(path)?.load())?.default ?? [], `the section of ${path}`).toContain(page);
		}
	}
	expect(addresses.size).toBeGreaterThan(200);
	expect(sectionOf("/nowhere/listings")).toBeUndefined();
});

it("has every page of the site looked at in a browser", async () => {
	const site = new Hono<SiteEnv>();
	for (const page of await allPages()) page(site);
	const addresses = site.routes.filter(({ method }) => method === "GET").map(({ path }) => path);
	expect(
		NO_PAGES.filter((address) => !addresses.includes(address)),
		"no longer there",
	).toEqual([]);

	const stops = [...anybodysStops(EXAMPLE), ...ownersStops(EXAMPLE), ...NEWCOMERS_STOPS, ...PRESSED].flat();
	const shownAt = (stop: string) =>
		site.router.match("GET", stop.replace(/\?.*/, ""))[0].map(([[, { path }]]) => path)[0];
	const nowhere = stops.filter((stop) => shownAt(stop) === undefined);
	expect(nowhere, "no page is at these stops").toEqual([]);
	const lookedAt = new Set([...NO_PAGES, ...stops.map(shownAt)]);
	const missing = addresses.filter((address) => !lookedAt.has(address));
	expect(missing, "name one address of it in scripts/lib/looks/stops.ts").toEqual([]);
});
