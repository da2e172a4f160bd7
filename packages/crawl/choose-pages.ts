import { getDomain } from "tldts";
import type { PageLink, PageRole, ReadPage } from "#core/web/page";
import { foldWords, type LinkedRole, roleOfWords } from "#crawl/page-words";

/** A page to read and why. */
export interface ChosenPage {
	url: string;
	role: PageRole;
}

/** What comes first when there is no room for all. */
const ROLE_ORDER: readonly LinkedRole[] = ["pricing", "about", "contact", "faq", "features"];
const ROLE_WORTH: Record<LinkedRole, number> = { pricing: 5, about: 4, contact: 3, faq: 2, features: 1 };

/** Files and places that are no pages about the product. */
const NO_PAGE =
	/\.(?:pdf|docx?|xlsx?|pptx?|zip|gz|exe|dmg|apk|png|jpe?g|gif|webp|svg|mp[34]|ics|vcf|xml|json|rss|css|js)$|\/(?:cdn-cgi|wp-admin|wp-json|feed|login|log-in|signin|sign-in|signup|sign-up|register|cart|checkout|basket|account)(?:\/|$)/i;

/** Less is a coincidence: one word of a deep address or of a headline. */
const MIN_POINTS = 5;

interface Scored extends ChosenPage {
	role: LinkedRole;
	score: number;
	order: number;
}

/**
 * Chooses which pages a home page links to are read with it: pricing, about or team, contact or imprint, FAQ,
 * features or product, named so in their words or their address, on the same registrable domain.
 * Each role's best page comes before any role's second.
 * @param max how many at most.
 */
export function choosePages(home: ReadPage, max: number): ChosenPage[] {
	return rank(candidatesOf(home.links, home), max);
}

/** The same choice among bare addresses, as a sitemap lists them. */
export function choosePagesFromAddresses(addresses: readonly string[], home: ReadPage, max: number): ChosenPage[] {
	const links = addresses.map((href) => ({ href, text: "", landmark: null, hidden: false }));
	return rank(candidatesOf(links, home), max);
}

/** Whether two addresses belong to one registrable domain (private suffixes such as github.io count as suffixes). */
export function isSameSite(a: string, b: string): boolean {
	const [first, second] = [URL.parse(a), URL.parse(b)];
	if (first === null || second === null) return false;
	if (first.host === second.host) return true;
	const domain = getDomain(first.hostname, { allowPrivateDomains: true });
	return domain !== null && domain === getDomain(second.hostname, { allowPrivateDomains: true });
}

/** One spelling for the addresses of one page: no fragment, no tracking, no index file, no trailing slash, no `www.`. */
export function pageIdentity(address: string): string {
	const url = new URL(address);
	for (const name of [...url.searchParams.keys()])
		if (/^(?:utm_|ref$|gclid$|fbclid$)/.test(name)) url.searchParams.delete(name);
	const path = url.pathname.replace(/\/(?:index|default|home)\.(?:html?|php|aspx?)$/i, "/").replace(/(?<!\/)\/+$/, "");
	return `${url.host.replace(/^www\./, "")}${path}${url.search}`;
}

type Candidate = Pick<PageLink, "href" | "text" | "landmark" | "hidden">;

function candidatesOf(links: readonly Candidate[], home: ReadPage): Scored[] {
	const best = new Map<string, Scored>();
	const homeIdentities = new Set([home.url, home.canonical].filter((url) => url !== null).map(pageIdentity));
	links.forEach((link, order) => {
		const url = URL.parse(link.href);
		if (url === null || (url.protocol !== "http:" && url.protocol !== "https:") || NO_PAGE.test(url.pathname)) return;
		if (!isSameSite(url.href, home.url)) return;
		url.hash = "";
		const identity = pageIdentity(url.href);
		if (homeIdentities.has(identity)) return;
		const found = score(link, url, home);
		if (found !== null && found.score > (best.get(identity)?.score ?? 0)) {
			best.set(identity, { url: url.href, order, ...found });
		}
	});
	return [...best.values()];
}

function score(link: Candidate, url: URL, home: ReadPage): { role: LinkedRole; score: number } | null {
	const byWords = roleOfWords(foldWords(link.text));
	const segments = pathWords(url.pathname);
	const byPath = roleOfWords(segments.at(-1) ?? "");
	const chosen =
		byWords?.strength === 2 || byPath === null ? byWords : byPath.strength === 2 || byWords === null ? byPath : byWords;
	if (chosen === null) return null;
	let points = 10 * (byWords?.role === chosen.role ? byWords.strength : 0);
	points += 10 * (byPath?.role === chosen.role ? byPath.strength : 0);
	points -= 3 * Math.max(0, segments.length - 1);
	if (url.search !== "") points -= 4;
	if (url.host !== new URL(home.url).host) points -= 6;
	if (link.landmark === "nav" || link.landmark === "header" || link.landmark === "footer") points += 2;
	if (link.hidden) points -= 1;
	if (languageOf(url.pathname) !== null && languageOf(url.pathname) !== languageOf(new URL(home.url).pathname)) {
		const homeLanguage = home.lang?.slice(0, 2) ?? null;
		points -= languageOf(url.pathname) === homeLanguage ? 0 : 8;
	}
	return points >= MIN_POINTS ? { role: chosen.role, score: points } : null;
}

/** Path segments as folded words, file extension off. */
function pathWords(path: string): string[] {
	return path
		.split("/")
		.map((segment) => foldWords(decode(segment).replace(/\.[a-z]{2,5}$/i, "")))
		.filter((segment) => segment !== "");
}

function decode(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch (error) {
		if (error instanceof URIError) return segment;
		throw error;
	}
}

/** Language prefix of a path: `/de/preise` or `/pt-br/precos`. */
function languageOf(path: string): string | null {
	return /^\/([a-z]{2})(?:[-_][a-z]{2})?(?:\/|$)/i.exec(path)?.[1]?.toLowerCase() ?? null;
}

/** Best of each role in the order of their worth, then the second bests, and so on. */
function rank(candidates: Scored[], max: number): ChosenPage[] {
	candidates.sort((a, b) => b.score - a.score || a.order - b.order);
	const perRole = ROLE_ORDER.map((role) => candidates.filter((candidate) => candidate.role === role));
	const chosen: ChosenPage[] = [];
	for (let round = 0; chosen.length < max && perRole.some((list) => list.length > round); round++) {
		const tier = perRole.flatMap((list) => list[round] ?? []);
		tier.sort((a, b) => ROLE_WORTH[b.role] - ROLE_WORTH[a.role]);
		for (const { url, role } of tier) if (chosen.length < max) chosen.push({ url, role });
	}
	return chosen;
}
