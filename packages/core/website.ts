import { domainOf } from "#core/domain";

/** The same for every spelling of one product's address: scheme, `www.`, final slashes and tracking do not matter. */
export function productKey(url: URL): string {
	const query = [...url.searchParams].filter(([name]) => !/^(utm_\w+|ref|gclid|fbclid)$/i.test(name));
	const search = query.length === 0 ? "" : `?${new URLSearchParams(query)}`;
	return (domainOf(url.href) ?? url.host) + url.pathname.replace(/\/+$/, "") + search;
}

/** An absolute http or https address, or null: nothing else may become a link. */
export function webAddress(text: string | null): string | null {
	const url = text === null ? null : URL.parse(text.trim());
	return url !== null && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}
