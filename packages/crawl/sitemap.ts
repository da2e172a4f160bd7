import { type FetchOptions, type FetchPorts, fetchBounded } from "#crawl/bounded-fetch";
import { decodeText } from "#crawl/charset";
import { isSameSite } from "#crawl/choose-pages";
import { FetchFailure } from "#crawl/fetch-failure";

const SITEMAP_MAX_BYTES = 512 * 1024;
const MAX_ADDRESSES = 2000;
/** Sitemaps read at most: an index and what it names first. */
const MAX_SITEMAPS = 3;

export interface SitemapRead {
	/** The first one read. */
	url: string;
	addresses: string[];
	status: number;
	bytes: number;
}

/**
 * Reads a site's sitemap, through one level of index.
 * @param named what robots.txt names; `/sitemap.xml` when it names none on the same site.
 * @throws FetchFailure when the first sitemap cannot be read.
 */
export async function readSitemap(
	home: string,
	named: readonly string[],
	options: Omit<FetchOptions, "accept" | "maxBytes" | "wants">,
	ports: FetchPorts,
): Promise<SitemapRead> {
	const queue = named.filter((address) => isSameSite(address, home)).slice(0, 1);
	if (queue.length === 0) queue.push(new URL("/sitemap.xml", home).href);
	const url = queue[0] ?? home;
	const addresses: string[] = [];
	let status = 0;
	let bytes = 0;
	for (let read = 0; read < MAX_SITEMAPS; read++) {
		const address = queue.shift();
		if (address === undefined) break;
		const wanted = { ...options, accept: "application/xml, text/xml", maxBytes: SITEMAP_MAX_BYTES };
		const fetched = await fetchBounded(address, wanted, ports).catch((error: unknown) => {
			// What an index names may be gone: the others it names are read all the same.
			if (read > 0 && error instanceof FetchFailure) return null;
			throw error;
		});
		if (fetched === null) continue;
		bytes += fetched.bytes.length;
		if (read === 0) status = fetched.status;
		if (fetched.status !== 200) {
			if (read === 0) throw new FetchFailure("http_error", `The server answered ${fetched.status}.`, fetched.status);
			continue;
		}
		const text = decodeText(fetched.bytes, fetched.contentType);
		const found = locations(text).filter((location) => isSameSite(location, home));
		if (/<sitemapindex[\s>]/i.test(text)) queue.push(...found.slice(0, MAX_SITEMAPS));
		else addresses.push(...found.slice(0, MAX_ADDRESSES - addresses.length));
	}
	return { url, addresses, status, bytes };
}

/** The addresses of `<loc>` elements; a plain text sitemap lists one a line. */
function locations(text: string): string[] {
	// Folded first: the expression below then takes linear time whatever the file holds.
	const folded = text.replace(/\s+/g, " ");
	if (!folded.includes("<")) return folded.split(" ").filter((line) => /^https?:\/\//.test(line));
	const found: string[] = [];
	for (const [, location] of folded.matchAll(/<loc> ?(?:<!\[CDATA\[)? ?([^<\] ]+)/gi)) {
		if (location !== undefined && found.length < MAX_ADDRESSES) found.push(location.replace(/&amp;/g, "&"));
	}
	return found;
}
