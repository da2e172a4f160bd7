import { domainOf } from "#core/web/domain";

/** The same for every spelling of one product's address: scheme, `www.`, final slashes and tracking do not matter. */
export function productKey(url: URL): string {
	const query = [...url.searchParams].filter(([name]) => !/^(utm_\w+|ref|gclid|fbclid)$/i.test(name));
	const search = query.length === 0 ? "" : `?${new URLSearchParams(query)}`;
	return (domainOf(url.href) ?? url.host) + url.pathname.replace(/(?<!\/)\/+$/, "") + search;
}

/**
 * An absolute http or https address, normalised, or null: nothing else may become a link. One with a user name in it names
 * another host than it seems to, and is none.
 */
export function webAddress(text: string | null): string | null {
	const url = text === null || !/^\s*https?:\/\//i.test(text) ? null : URL.parse(text.trim());
	if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
	return url.username === "" && url.password === "" ? url.href : null;
}

/**
 * Whether people may give this as an address of the public web: at a host with a dot, in one word, without what ends an
 * attribute or a tag. It is handed out as it was given, also to those who paste it into a page.
 * Source: RFC 3986, appendix C: the delimiters of addresses in text.
 */
export function isWebLink(text: string): boolean {
	if (/[\s\\<>"`]/.test(text.trim())) return false;
	const address = webAddress(text);
	return address !== null && new URL(address).hostname.includes(".");
}
