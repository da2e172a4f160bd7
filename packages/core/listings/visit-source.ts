import { parse } from "tldts";
import { domainOf } from "#core/web/domain";
import { isOneSite, registrableDomain } from "#core/web/registrable-domain";

/** Where visits of a listing's page come from, without anything that tells one visitor from another. */

/** Pages of this site that lead to listings, by the beginning of their path; any other of its pages is `site`. */
const PAGES: readonly (readonly [path: string, source: NamedSource])[] = [
	["/listings", "search"],
	["/categories", "category"],
	["/launches", "week"],
	["/compare", "compare"],
];

/** Search engines by the name before their public suffix, and the subdomains that they search under. */
const ENGINES = {
	google: /^(www)?$/,
	bing: /^(www|cn)?$/,
	duckduckgo: /^(www|html|lite)?$/,
	yahoo: /^(.*\.)?search$/,
	yandex: /^(www)?$/,
	baidu: /^(www|m)?$/,
	ecosia: /^(www)?$/,
	qwant: /^(www)?$/,
	startpage: /^(www)?$/,
	brave: /^search$/,
	kagi: /^(www)?$/,
	naver: /^(.*\.)?search$/,
	seznam: /^search$/,
} as const satisfies Record<string, RegExp>;

const isEngine = (name: string): name is keyof typeof ENGINES => Object.hasOwn(ENGINES, name);

/** A source with a name of its own; every other one is a website, and has a dot in it. */
export type NamedSource =
	| ("direct" | "website" | "home" | "search" | "category" | "week" | "compare" | "site")
	| keyof typeof ENGINES;

/** Longest name of a website that is kept: what is longer is no name that an owner would read. */
export const SOURCE_MAX = 50;
/** Browsers send no longer ones; it bounds what is parsed. */
const REFERRER_MAX = 4096;

/**
 * Where a look at a listing's page came from: `direct`, `website` for the product's own, a kind of page of this site, a
 * search engine's name, or the registrable domain of any other website.
 * @param referrer the header as it was sent. @param to the page itself, and the domain of the product's website.
 * @returns null for what is no website, or none with a name to show: it counts as a visit from elsewhere.
 */
export function visitSource(referrer: string | null, to: { page: URL; domain: string }): string | null {
	if (referrer === null || referrer === "") return "direct";
	const url = referrer.length > REFERRER_MAX ? null : URL.parse(referrer);
	if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
	if (url.host === to.page.host) return pageSource(url.pathname);
	if (isWebsite(url, to.domain)) return "website";
	const domain = registrableDomain(url.hostname);
	if (domain === null) return null;
	return engineOf(url.hostname) ?? (domain.length > SOURCE_MAX ? null : domain);
}

function pageSource(path: string): NamedSource {
	if (path === "/") return "home";
	// Below /listings/ stand other listings.
	const found = PAGES.find(
		([start, source]) => path === start || (source !== "search" && path.startsWith(`${start}/`)),
	);
	return found?.[1] ?? "site";
}

function isWebsite(url: URL, domain: string): boolean {
	const website = URL.parse(`https://${domain}`);
	return domainOf(url.host) === domain || (website !== null && isOneSite(website, url));
}

function engineOf(host: string): NamedSource | null {
	const { domainWithoutSuffix: name, subdomain, isIcann } = parse(host, { allowPrivateDomains: true });
	if (name === null || subdomain === null || isIcann !== true || !isEngine(name)) return null;
	return ENGINES[name].test(subdomain) ? name : null;
}
