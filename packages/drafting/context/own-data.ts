import type { Block, ReadPage } from "#core/web/page";
import { bare } from "#drafting/lexicon/bare";
import { FOUNDER_WORD } from "#drafting/lexicon/words";
import { domainLabel, siteDomain } from "#drafting/reading/email";

/** One value of structured data about the site's own company, product or site. */
export interface OwnFact {
	about: "organisation" | "product" | "site";
	/** Inside that thing: `address.addressCountry.name`. */
	path: string;
	/** The whole path, as the page's block has it: `WebSite.publisher.address.addressCountry.name`. */
	tag: string;
	value: string;
}

interface SiteOfData {
	url: string;
	pages: readonly ReadPage[];
}

type Node = Record<string, unknown>;

/** Where a company's data holds what is read from it. Source: schema.org, Organization. */
export const STRUCTURED = {
	country: /^(?:location\.)?address\.addressCountry(?:\.name)?$/,
	city: /^(?:location\.)?address\.addressLocality$/,
	address: /^(?:location\.)?address$/,
	founded: /^foundingDate$/,
	founder: /^founders?(?:\.name)?$/,
	founderTitle: /^founders?\.jobTitle$/,
	logo: /^logo(?:\.url|\.contentUrl)?$/,
	profile: /^sameAs$/,
	email: /^(?:contactPoint\.)?email$/,
	price: /^offers(?:\.offers|\.priceSpecification){0,2}\.(?:price|lowPrice|highPrice)$/,
} as const;

/** Types of companies; the more exact ones end alike. Source: schema.org, Organization and LocalBusiness. */
const ORGANISATION =
	/(?:Organization|Corporation|Business|Cooperative|Consortium|NGO|Project|Agency|Agent|Store|Shop|Restaurant|Clinic|School|Office|(?<!^|Government|Web)Service)$/;
const PRODUCT = /^(?:(?:Software|Web|Mobile|Desktop)Application|VideoGame|Product|Service)$/;
/** Other companies that a company names, and what it says of them. */
const OTHERS_KEY =
	/^(?:parentOrganization|subOrganization|department|member|memberOf|employees?|alumni|funder|sponsor|customer|reviews?|review|reviewedBy|itemReviewed|aggregateRating|events?|organizer|performer|areaServed|brand|manufacturer|competitor|mentions|isRelatedTo|isSimilarTo|citation|subjectOf|award|knowsAbout|hasPOS|seller)$/;
const DEPTH_MAX = 8;
/** What a site says of itself is said in fewer. */
const FACTS_MAX = 1000;

const spelled = (name: string) => bare(name.replaceAll("&", "and"));

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const stringsOf = (value: unknown): string[] => listOf(value).filter((item) => typeof item === "string");
const typesOf = (node: Node): string[] =>
	stringsOf(node["@type"]).map((type) => type.replace(/^https?:\/\/schema\.org\//, ""));

interface KnownSite {
	url: string;
	label: string;
	titles: string;
	/** The titles between their separators. */
	parts: readonly string[];
}

/** The words by which a site is known without its structured data: its domain and what its home page is titled. */
function knownAs({ url, pages }: SiteOfData): KnownSite {
	const home = pages.find(({ role }) => role === "home") ?? pages[0];
	const titles = (home?.blocks ?? [])
		.filter(({ kind, tag }) => kind === "title" || (kind === "meta" && /^og:(?:site_name|title)$/.test(tag)))
		.map(({ start, end }) => home?.text.slice(start, end) ?? "");
	const parts = titles.flatMap((title) => title.split(/ [|–—:·-] |: /u)).map(spelled);
	return { url, label: bare(domainLabel(siteDomain(url))), titles: titles.map(spelled).join(" "), parts };
}

/** An address of the site's front page: others have pages of their own on a site, never its front. */
function isFront(address: string, siteUrl: string): boolean {
	const url = URL.parse(address, siteUrl);
	return (
		url !== null &&
		siteDomain(url.href) === siteDomain(siteUrl) &&
		/^\/(?:[a-z]{2}\/?|index\.\w+)?$/i.test(url.pathname)
	);
}

/** Whether a thing of the data is the site's own: it has the site's name or leads to its front page. */
function isOwn(node: Node, { url, label, titles, parts }: KnownSite, isTop: boolean): boolean {
	const names = ["name", "legalName", "alternateName"].flatMap((key) => stringsOf(node[key])).map(spelled);
	const isKin = (name: string) =>
		name.length >= 3 &&
		(titles.includes(name) || (label.length >= 3 && (name.includes(label) || label.includes(name))));
	// A shop's goods may be called after it: goods are the site's product only under its very name.
	const isGoods = typesOf(node).some((type) => type === "Product" || type === "Service");
	if (names.some(isGoods ? (name) => name === label || parts.includes(name) : isKin)) return true;
	const addresses = [...stringsOf(node.url), ...stringsOf(node["@id"])].filter((address) => address !== "");
	if (addresses.some((address) => isFront(address, url))) return !typesOf(node).some((type) => PRODUCT.test(type));
	return isTop && names.length === 0 && addresses.length === 0 && typesOf(node).some((type) => ORGANISATION.test(type));
}

/** What a thing is, if it is one of those that facts are read from. */
function aboutOf(node: Node): OwnFact["about"] | null {
	const types = typesOf(node);
	if (types.includes("WebSite")) return "site";
	if (types.some((type) => PRODUCT.test(type))) return "product";
	return types.some((type) => ORGANISATION.test(type)) ? "organisation" : null;
}

/** Values of one thing. People are not entered where a company is named as founder. */
function collect(value: unknown, path: string, tag: string, about: OwnFact["about"], into: OwnFact[]): void {
	if (typeof value === "string" || typeof value === "number") {
		into.push({ about, path, tag, value: String(value).replace(/\s+/g, " ").trim() });
	} else if (Array.isArray(value)) for (const item of value) collect(item, path, tag, about, into);
	else if (isNode(value) && path.split(".").length < DEPTH_MAX) {
		const types = typesOf(value);
		if (/^founders?$/.test(path) && types.length > 0 && !types.includes("Person")) return;
		// Another thing inside this one is judged by itself.
		if (path !== "" && aboutOf(value) !== null) return;
		for (const [key, inner] of Object.entries(value)) {
			if (key.startsWith("@") || OTHERS_KEY.test(key)) continue;
			collect(inner, path === "" ? key : `${path}.${key}`, `${tag}.${key}`, about, into);
		}
	}
}

/** A person of the site's own company whose title is a founder's: one whom it employs, or who works for it. */
function isOwnFounder(node: Node, site: KnownSite, isOfOwn: boolean): boolean {
	if (!typesOf(node).includes("Person") || !stringsOf(node.jobTitle).some((title) => FOUNDER_WORD.test(title)))
		return false;
	const employers = listOf(node.worksFor).filter(isNode);
	return employers.length > 0 ? employers.every((employer) => isOwn(employer, site, false)) : isOfOwn;
}

const PEOPLE_KEY = /^(?:employees?|members?)$/;

interface Walk {
	site: KnownSite;
	into: OwnFact[];
}

/** @param isOfOwn whether the value is what the site's own company says of its people. */
function walk(value: unknown, tag: string, depth: number, isOfOwn: boolean, { site, into }: Walk): void {
	if (depth > DEPTH_MAX || into.length > FACTS_MAX) return;
	if (Array.isArray(value)) for (const item of value) walk(item, tag, depth, isOfOwn, { site, into });
	if (!isNode(value)) return;
	const about = aboutOf(value);
	const isOwnThing = about !== null && (about === "site" || isOwn(value, site, depth === 0));
	if (isOwnThing) collect(value, "", tag, about, into);
	if (isOwnFounder(value, site, isOfOwn))
		for (const key of ["name", "jobTitle"])
			collect(value[key], `founder.${key}`, `${tag}.${key}`, "organisation", into);
	for (const [key, inner] of Object.entries(value))
		if (!key.startsWith("@") && !/^(?:parent|sub)Organization$|^department$/.test(key))
			walk(inner, `${tag}.${key}`, depth + 1, isOwnThing && PEOPLE_KEY.test(key), { site, into });
}

const keyOf = (tag: string, value: string) => `${tag} ${value}`;
const read = new WeakMap<ReadPage, Map<string, ReadonlyMap<string, OwnFact>>>();

/** What the structured data of a page says of the site's own company and product, and not of anybody else. */
function ownFacts(page: ReadPage, site: SiteOfData): ReadonlyMap<string, OwnFact> {
	const ofPage = read.get(page) ?? new Map<string, ReadonlyMap<string, OwnFact>>();
	const known = ofPage.get(site.url);
	if (known) return known;
	const facts: OwnFact[] = [];
	if (page.jsonLd.length > 0) {
		const knownSite = knownAs(site);
		for (const node of page.jsonLd) walk(node, typesOf(node)[0] ?? "Thing", 0, false, { site: knownSite, into: facts });
	}
	const made = new Map(facts.map((fact) => [keyOf(fact.tag, fact.value), fact]));
	read.set(page, ofPage.set(site.url, made));
	return made;
}

/** The fact that a block of structured data states of the site's own company or product, or null. */
export function ownFactOf(page: ReadPage, block: Block, site: SiteOfData): OwnFact | null {
	if (block.kind !== "json_ld") return null;
	return ownFacts(page, site).get(keyOf(block.tag, page.text.slice(block.start, block.end))) ?? null;
}

/** Where inside the site's own company or product a block of structured data stands; empty where it is anything else. */
export function ownPathOf(page: ReadPage, block: Block, pages: readonly ReadPage[]): string {
	const url = (pages.find(({ role }) => role === "home") ?? page).url;
	return ownFactOf(page, block, { url, pages })?.path ?? "";
}
