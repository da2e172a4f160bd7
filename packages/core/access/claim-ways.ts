import { type ClaimMethod, isAddressOfWebsite, provingDomain } from "#core/access/claim";
import { hasOwnDomain } from "#core/web/registrable-domain";
import type { DnsHost, SiteHost } from "#core/web/site-host";

/** Hosts that let nobody put a file at an address of their choice. */
const WITHOUT_FILES: ReadonlySet<SiteHost> = new Set([
	"shopify",
	"wix",
	"squarespace",
	"framer",
	"ghost",
	"wordpress_com",
]);
/** Names below which a host serves no such file, though it does on its customers' own domains. Source: docs/claims.md#hosts. */
const WITHOUT_FILES_BELOW = /\.webflow\.io$/;
/** Hosts whose pages are files of the customer's own. */
const OF_FILES: ReadonlySet<SiteHost> = new Set(["github_pages", "cloudflare", "vercel", "netlify"]);

/** What tells which way is the shortest for one website. */
export interface ClaimSituation {
	/** Of the listing's website. */
	url: string;
	siteHost: SiteHost | null;
	dnsHost: DnsHost | null;
	/** Addresses that the claimant may be able to read: their own, and the one that the listing shows. */
	emails: readonly (string | null)[];
}

export interface ClaimWays {
	/** The ways that lead there, the shortest first. */
	methods: ClaimMethod[];
	/** An address at the website's domain; null when none is known. */
	email: string | null;
}

/** In which ways somebody may prove this website, and which to offer first. */
export function claimWays({ url, siteHost, dnsHost, emails }: ClaimSituation): ClaimWays {
	const { hostname } = new URL(url);
	const email = emails.find((one) => one != null && isAddressOfWebsite(one, url)) ?? null;
	const onSite: ClaimMethod[] = siteHost !== null && OF_FILES.has(siteHost) ? ["file", "meta"] : ["meta", "file"];
	const servesFile = (siteHost === null || !WITHOUT_FILES.has(siteHost)) && !WITHOUT_FILES_BELOW.test(hostname);
	const published = onSite.filter((method) => method !== "file" || servesFile);
	// Customers of a platform have neither its zone nor its mail; those of a mail provider have its mail, which says nothing of them.
	if (!hasOwnDomain(hostname) || provingDomain(hostname) === null) {
		return { methods: hasZone(hostname) ? [...published, "dns"] : published, email: null };
	}
	const dnsFirst = siteHost === null && dnsHost !== null;
	const rest: ClaimMethod[] = dnsFirst ? ["dns", ...published] : [...published, "dns"];
	return { methods: email === null ? [...rest, "email"] : ["email", ...rest], email };
}

/** Whether records can stand below a host: numbers and `localhost` have none. */
const hasZone = (host: string): boolean => /\.[a-z][a-z0-9-]*$/i.test(host);
