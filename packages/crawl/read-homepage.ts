import type { RobotsCache } from "#core/ports/crawl";
import type { Clock } from "#core/ports/outside";
import { type FetchPorts, fetchAndRead } from "#crawl/bounded-fetch";
import { isSameSite } from "#crawl/choose-pages";
import type { Crawler } from "#crawl/crawler";
import { FetchFailure } from "#crawl/fetch-failure";
import type { IncomingPage } from "#crawl/html-stream";
import { RobotsReader } from "#crawl/robots-fetch";

/** Badges and tags often stand at the very end of a page, so more of it is read than for drafting. */
const HOMEPAGE_MAX_BYTES = 2 * 1024 * 1024;
const HOMEPAGE_TIMEOUT_MS = 15_000;

/** Who has just corrected their robots.txt and asks for another look should not wait a day for it. */
const ASKED_ANEW: RobotsCache = { get: async () => null, put: async () => undefined };

export interface Homepage<T> {
	/** After redirects. */
	url: string;
	/** The addresses that led there, the one asked for first; empty without a redirect. */
	redirects: string[];
	/** What was made of it. */
	result: T;
}

/**
 * Looks for something in one page of a listing while it comes: through the address gate and robots.txt, within the bounds
 * of a crawl, redirects only within the same registrable domain. What `read` leaves unread is not fetched.
 * @throws FetchFailure.
 */
export async function readHomepage<T>(
	address: string,
	input: Crawler & { timeoutMs?: number },
	ports: FetchPorts & { clock: Clock },
	read: (page: IncomingPage) => Promise<T>,
): Promise<Homepage<T>> {
	const ending = new AbortController();
	const timer = setTimeout(() => ending.abort(), input.timeoutMs ?? HOMEPAGE_TIMEOUT_MS);
	const timing = input.timeoutMs === undefined ? {} : { timeoutMs: input.timeoutMs };
	const base = { gate: input.gate, userAgent: input.userAgent, signal: ending.signal, ...timing };
	const robots = new RobotsReader(base, { ...ports, robotsCache: ASKED_ANEW });
	const hops: string[] = [];
	const admit = async (url: URL) => {
		if (!isSameSite(url.href, address)) {
			throw new FetchFailure("redirected_away", `It redirects to another site, ${url.host}.`);
		}
		hops.push(url.href);
		const { file } = await robots.of(url);
		if (file.outcome === "unreachable" && file.status === null) {
			throw new FetchFailure("unreachable", `${url.host} could not be reached.`);
		}
		await robots.admit(url);
	};
	try {
		const options = { ...base, accept: "text/html", maxBytes: HOMEPAGE_MAX_BYTES, admit, wants };
		return await fetchAndRead(address, options, ports, async ({ url, contentType }, chunks) => ({
			url,
			redirects: hops.slice(0, -1),
			result: await read({ url, contentType, chunks }),
		}));
	} finally {
		clearTimeout(timer);
	}
}

function wants(response: Response): boolean {
	if (!response.ok) throw new FetchFailure("http_error", `The server answered ${response.status}.`, response.status);
	const type = response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
	if (["text/html", "application/xhtml+xml", ""].includes(type)) return true;
	throw new FetchFailure("not_html", `It is ${type.slice(0, 80)}, not a page.`, response.status);
}
