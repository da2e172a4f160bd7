import type { SiteText } from "#drafting/extractive/site-text";
import { bare } from "#drafting/lexicon/bare";

/** Where many have their sites by their account, each project has a folder: its name, not the account's, is the site's. */
const BY_ACCOUNT = /\.(?:github|gitlab|codeberg|gitea|bitbucket)\.(?:io|page|com)$/iu;

/** What a site's address may say of its name: its domain's word, that with its ending (`acme.pro`), or a project's folder. */
function labelsOf({ url, domainLabel }: SiteText): string[] {
	const { hostname, pathname } = new URL(url);
	const [folder = ""] = pathname.slice(1).split("/");
	if (BY_ACCOUNT.test(hostname) && /^[\w-]{3,40}$/u.test(folder)) return [folder];
	return [domainLabel, hostname.replace(/^www\./u, "")];
}

/** How well a name fits its site's address: sites are named like their domains more often than not. */
export function addressFit(value: string, site: SiteText): number {
	const [label = "", host] = labelsOf(site);
	// `Acme Pro` at acme.pro; `acme.pro` itself is the address and says no more than its word does.
	if (isBelowCompany(site)) return bare(value) === bare(host?.split(".", 1)[0] ?? "") ? HOST_SPELLED : 0;
	const isHostSpelled = host !== undefined && /\s/u.test(value) && bare(value) === bare(host);
	return isHostSpelled ? HOST_SPELLED : domainFit(value, label);
}

/** `passwords.acme.com`: what has a host of its own below a company's domain is seldom called like the company. */
export function isBelowCompany({ url, domainLabel }: SiteText): boolean {
	const [below = "", next] = new URL(url).hostname.split(".");
	return next === domainLabel && below.length >= 4 && !SHARED_HOST.test(below);
}
/** A language or what every site has below its domain. */
const SHARED_HOST =
	/^(?:app|apps|web|website|site|www\d?|home|shop|store|blog|docs|help|support|landing|about|info|join|start|try|beta|staging|demo|dev|test|portal|login|account|accounts|mobile|hello)$/iu;

/** More than for the domain's word alone, which such a name holds. */
const HOST_SPELLED = 9;

function domainFit(value: string, label: string): number {
	// `Müller` is found at mueller as well as at muller.
	if (/[äöüåø]/iu.test(value)) return Math.max(ampersandFit(value, label), ampersandFit(spelledOut(value), label));
	return ampersandFit(value, label);
}

const SPELLED_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };
const spelledOut = (value: string) =>
	value.toLowerCase().replace(/[äöüåø]/gu, (letter) => SPELLED_OUT[letter] ?? letter);

function ampersandFit(value: string, label: string): number {
	// `Oak & Ember` is found at oakandember as well as at oakember.
	if (value.includes("&")) return Math.max(spelledFit(value, label), spelledFit(value.replaceAll("&", " and "), label));
	return spelledFit(value, label);
}

/** What is put before or behind a name whose own domain is taken: `getacme`, `acme-app`, `acmehq`. */
const FILLED_UP =
	/^(?:get|try|use|join|go|hey|meet|with|my|app)-?(?=.{4})|(?<=.{4})(?:-?(?:app|hq)|-(?:online|web|software|shop|store|io))$/iu;

function spelledFit(value: string, label: string): number {
	const name = bare(value);
	const domain = bare(label);
	if (name === "" || domain === "") return 0;
	if (name === domain || name === bare(label.replace(FILLED_UP, ""))) return 7;
	if (name.length >= 4 && domain.includes(name)) return 4;
	if (domain.length >= 4 && name.startsWith(domain)) return 3;
	// Every word of the domain is one of the name: `kancelaria-lis` of `Kancelaria Adwokacka Marek Lis`.
	const spelled = new Set(value.split(/\s+/u).map(bare));
	const parts = label.split(/[-\s]/u).map(bare);
	if (parts.length >= 2 && parts.every((part) => part.length >= 3 && spelled.has(part))) return 4;
	const initials = value
		.split(/\s+/u)
		.map((word) => bare(word).charAt(0))
		.join("");
	return initials.length >= 2 && initials === domain ? 3 : 0;
}
