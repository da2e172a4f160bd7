/** What a website is made with, and who keeps its DNS: to say where exactly a proof is pasted. A guess; never a proof. */

export const SITE_HOSTS = [
	"wordpress",
	"wordpress_com",
	"shopify",
	"wix",
	"squarespace",
	"webflow",
	"framer",
	"ghost",
	"github_pages",
	"cloudflare",
	"vercel",
	"netlify",
] as const;
export type SiteHost = (typeof SITE_HOSTS)[number];

export const DNS_HOSTS = [
	"cloudflare",
	"godaddy",
	"namecheap",
	"squarespace",
	"wix",
	"route53",
	"google_cloud",
	"azure",
	"vercel",
	"netlify",
	"digitalocean",
	"hetzner",
	"ovh",
	"gandi",
	"ionos",
	"porkbun",
	"hostinger",
	"wordpress_com",
] as const;
export type DnsHost = (typeof DNS_HOSTS)[number];

/** Names below which a host keeps its customers' sites, or from which it serves their pictures. */
const SITE_NAMES: readonly (readonly [string, SiteHost])[] = [
	["wordpress.com", "wordpress_com"],
	["wp.com", "wordpress_com"],
	["myshopify.com", "shopify"],
	["cdn.shopify.com", "shopify"],
	["wixsite.com", "wix"],
	["wixstudio.io", "wix"],
	["wixstatic.com", "wix"],
	["squarespace.com", "squarespace"],
	["squarespace-cdn.com", "squarespace"],
	["webflow.io", "webflow"],
	["website-files.com", "webflow"],
	["framer.website", "framer"],
	["framer.site", "framer"],
	["framer.app", "framer"],
	["framerusercontent.com", "framer"],
	["ghost.io", "ghost"],
	["github.io", "github_pages"],
	["pages.dev", "cloudflare"],
	["workers.dev", "cloudflare"],
	["vercel.app", "vercel"],
	["netlify.app", "netlify"],
];

/** Beginnings of the IPv4 addresses that a host tells its customers to point their domains at. */
const SITE_ADDRESSES: readonly (readonly [string, SiteHost])[] = [
	["23.227.38.", "shopify"],
	["198.185.159.", "squarespace"],
	["198.49.23.", "squarespace"],
	["185.230.60.", "wix"],
	["185.230.61.", "wix"],
	["185.230.62.", "wix"],
	["185.230.63.", "wix"],
	["75.2.70.75", "webflow"],
	["99.83.190.102", "webflow"],
	["198.202.211.1", "webflow"],
	["31.43.160.", "framer"],
	["31.43.161.", "framer"],
	["185.199.108.", "github_pages"],
	["185.199.109.", "github_pages"],
	["185.199.110.", "github_pages"],
	["185.199.111.", "github_pages"],
	["76.76.21.", "vercel"],
	["75.2.60.5", "netlify"],
	["99.83.231.61", "netlify"],
	["192.0.78.", "wordpress_com"],
];

/** Names of name servers end so. */
const NAME_SERVERS: readonly (readonly [RegExp, DnsHost])[] = [
	[/\.ns\.cloudflare\.com$/, "cloudflare"],
	[/\.domaincontrol\.com$/, "godaddy"],
	[/\.registrar-servers\.com$/, "namecheap"],
	[/\.(?:squarespacedns\.com|googledomains\.com)$/, "squarespace"],
	[/\.wixdns\.net$/, "wix"],
	[/\.awsdns-\d+\.(?:com|net|org|co\.uk)$/, "route53"],
	[/\.azure-dns\.(?:com|net|org|info)$/, "azure"],
	[/\.vercel-dns\.com$/, "vercel"],
	[/\.nsone\.net$/, "netlify"],
	[/\.digitalocean\.com$/, "digitalocean"],
	[/\.(?:hetzner\.(?:com|de)|first-ns\.de|second-ns\.com|second-ns\.de)$/, "hetzner"],
	[/\.(?:ovh\.(?:net|ca)|anycast\.me)$/, "ovh"],
	[/\.gandi\.net$/, "gandi"],
	[/\.ui-dns\.(?:com|org|de|biz)$/, "ionos"],
	[/\.ns\.porkbun\.com$/, "porkbun"],
	[/\.(?:dns-parking\.com|hostinger\.com)$/, "hostinger"],
	[/\.wordpress\.com$/, "wordpress_com"],
];

/** What is known of a website without asking it. */
export interface SiteTraces {
	/** Host name of the website. */
	host: string;
	/** Its IP addresses. */
	addresses: readonly string[];
	/** Addresses of pictures that were copied from it. */
	pictures: readonly string[];
}

/** Who most likely makes a website's pages; null when nothing tells. */
export function siteHostOf({ host, addresses, pictures }: SiteTraces): SiteHost | null {
	const ofName = (name: string) => SITE_NAMES.find(([suffix]) => name === suffix || name.endsWith(`.${suffix}`))?.[1];
	const ofPicture = (address: string): SiteHost | undefined => {
		const url = URL.parse(address);
		if (url === null) return undefined;
		if (url.pathname.startsWith("/wp-content/")) return "wordpress";
		return ofName(url.hostname);
	};
	const ofAddress = (address: string) => SITE_ADDRESSES.find(([beginning]) => address.startsWith(beginning))?.[1];
	return (
		ofName(host.toLowerCase()) ??
		pictures.map(ofPicture).find((found) => found !== undefined) ??
		addresses.map(ofAddress).find((found) => found !== undefined) ??
		null
	);
}

/** Who keeps a zone, by the names of its name servers; null when none is known. */
export function dnsHostOf(nameServers: readonly string[]): DnsHost | null {
	const names = nameServers.map((name) => name.toLowerCase().replace(/\.$/, ""));
	// Google's cloud shares its domain with what it sold to Squarespace, and has names of its own there.
	if (names.some((name) => name.startsWith("ns-cloud-"))) return "google_cloud";
	return NAME_SERVERS.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? null;
}
