import type { Clock } from "#core/ports/outside";
import type { PageRole } from "#core/web/page";
import { type Fetched, type FetchOptions, type FetchPorts, fetchBounded } from "#crawl/bounded-fetch";
import { decodeText } from "#crawl/charset";
import { FetchFailure } from "#crawl/fetch-failure";
import { type ParsedPage, parseHtml } from "#crawl/page-text";

/** A page that only sends visitors on says little more than that. */
const REFRESH_PAGE_MAX_CHARS = 300;
const MAX_REFRESHES = 2;

export interface PageOptions extends Omit<FetchOptions, "accept" | "wants"> {
	role: PageRole;
}

export interface FetchedPage extends ParsedPage {
	status: number;
	bytes: number;
	isTruncated: boolean;
}

/**
 * Fetches and reads one page: HTML or plain text only, a 2xx answer only. An immediate `meta refresh` of an otherwise
 * empty page is followed like a redirect.
 * @throws FetchFailure.
 */
export async function fetchPage(
	address: string,
	options: PageOptions,
	ports: FetchPorts & { clock: Clock },
): Promise<FetchedPage> {
	let next = address;
	for (let refreshes = 0; ; refreshes++) {
		const fetched = await fetchBounded(next, { ...options, accept: "text/html, text/plain;q=0.5", wants }, ports);
		const page = await readFetched(fetched, options.role, ports.clock.now().getTime());
		const isEmpty = page.page.text.length < REFRESH_PAGE_MAX_CHARS;
		if (page.refresh === null || page.refresh === fetched.url || !isEmpty || refreshes === MAX_REFRESHES) {
			return { ...page, status: fetched.status, bytes: fetched.bytes.length, isTruncated: fetched.isTruncated };
		}
		next = page.refresh;
	}
}

function wants(response: Response): boolean {
	if (!response.ok) throw new FetchFailure("http_error", `The server answered ${response.status}.`, response.status);
	const type = response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
	if (["text/html", "application/xhtml+xml", "text/plain", ""].includes(type)) return true;
	throw new FetchFailure("not_html", `It is ${type.slice(0, 80)}, not a page.`, response.status);
}

async function readFetched(fetched: Fetched, role: PageRole, fetchedAt: number): Promise<ParsedPage> {
	const text = decodeText(fetched.bytes, fetched.contentType);
	const isPlain = fetched.contentType.startsWith("text/plain") || !(fetched.contentType !== "" || looksLikeHtml(text));
	if (text.includes("\u0000") && isPlain) throw new FetchFailure("not_html", "It is not text.", fetched.status);
	return await parseHtml({ html: isPlain ? plainToHtml(text) : text, url: fetched.url, role, fetchedAt });
}

function looksLikeHtml(text: string): boolean {
	return /^\s*(?:<!doctype\s|<html|<head|<body|<!--|<\?xml)/i.test(text.slice(0, 1000));
}

/** Every line of a plain text is a block of its own. */
function plainToHtml(text: string): string {
	const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
	return escaped.replace(/^.*$/gm, (line) => `<p>${line}</p>`);
}
