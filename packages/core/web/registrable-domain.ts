import { parse } from "tldts";

/**
 * Platforms that give every customer a name of their own below theirs and are not in the public suffix list's private
 * section. Each counts as a suffix, so that one customer never speaks for another, nor the platform's staff for them.
 */
const PLATFORMS: ReadonlySet<string> = new Set(
	(
		"wordpress.com substack.com tumblr.com medium.com notion.site super.site bubble.io softr.app softr.io glide.page " +
		"glideapp.io carrd.co strikingly.com squarespace.com wixsite.com wixstudio.io editorx.io webflow.io framer.website " +
		"framer.site framer.app godaddysites.com jimdosite.com jimdofree.com weebly.com ghost.io gumroad.com itch.io " +
		"teachable.com thinkific.com podia.com kajabi.com mystrikingly.com zendesk.com freshdesk.com intercom.help " +
		"statuspage.io gitbook.io readme.io hashnode.dev bearblog.dev typedream.app typeform.com unicornplatform.page " +
		"lovable.app bolt.host replit.app repl.co streamlit.app hf.space myshopify.com bigcartel.com square.site " +
		"clickfunnels.com hubspotpagebuilder.com launchrock.com neocities.org mailchimpsites.com beehiiv.com linktr.ee about.me bio.link"
	).split(" "),
);

/**
 * The part of a host name that somebody registers: `app.acme.co.uk` gives `acme.co.uk`, `acme.github.io` itself.
 * @returns null for IP addresses, local names, public suffixes, the platforms themselves, and what a URL's host may spell but no name
 * does (`=1+1.wordpress.com`).
 * Source: the public suffix list with its private section, and the list above.
 */
export function registrableDomain(host: string): string | null {
	const name = host.toLowerCase().replace(/\.$/, "");
	const { domain, isIcann, isPrivate } = parse(name, { allowPrivateDomains: true });
	if (domain === null || !(isIcann === true || isPrivate === true)) return null;
	const labels = name.split(".");
	for (let start = 0; start < labels.length; start++) {
		const suffix = labels.slice(start).join(".");
		if (PLATFORMS.has(suffix)) return start === 0 ? null : labels.slice(start - 1).join(".");
	}
	return domain;
}

/** Whether a host name lies in a domain that its owner registered, and not below the name of a platform. */
export function hasOwnDomain(host: string): boolean {
	const domain = registrableDomain(host);
	return domain !== null && domain === parse(host).domain;
}

/** Whether two web addresses are of one registrable domain; where there is none, of one host. */
export function isOneSite(a: URL, b: URL): boolean {
	if (a.host === b.host) return true;
	const domain = registrableDomain(a.hostname);
	return domain !== null && domain === registrableDomain(b.hostname);
}
