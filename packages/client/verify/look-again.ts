import { findQuote } from "../../core/evidence/evidence-quote.ts";
import { CRAWL_PAGE_MAX_BYTES } from "../../core/limits.ts";
import type { Dns, Http } from "../../core/ports/outside.ts";
import type { ListingProof, ProvedQuote } from "../../core/proofs/proof.ts";
import type { ReadPage } from "../../core/web/page.ts";
import { FetchFailure } from "../../crawl/fetch-failure.ts";
import { fetchPage, type PageOptions } from "../../crawl/fetch-page.ts";

/** Pages that are read at once: they may all be of one small server. */
const PARALLEL = 3;
/** For all pages of a proof. */
const TIME_MS = 120_000;

export interface LookPorts {
	http: Http;
	dns: Pick<Dns, "addresses">;
	now(): Date;
}

/** What stands on a page now, of what was quoted from it. */
export interface SeenPage {
	url: string;
	/** Why it could not be read; null where it was. */
	problem: string | null;
	/** Whether its text is the same as then; null where that is not known. */
	same_text: boolean | null;
	quotes: { field: string; quote: string; is_there: boolean | null }[];
}

/**
 * Reads each quoted page of a proof again, as the directory reads pages, and looks for the quotes there.
 * @param allowLoopback also admits pages on this machine.
 */
export async function lookAgain(
	{ facts }: Pick<ListingProof, "facts">,
	ports: LookPorts,
	{ allowLoopback }: { allowLoopback: boolean },
): Promise<SeenPage[]> {
	const quotes = facts.flatMap(({ field, quotes: all }) => all.map((quote) => ({ ...quote, field })));
	const urls = [...new Set(quotes.map(({ url }) => url))];
	const signal = AbortSignal.timeout(TIME_MS);
	const seen: SeenPage[] = [];
	const next = urls.entries();
	const worker = async () => {
		for (const [index, url] of next) {
			const on = quotes.filter((quote) => quote.url === url);
			seen[index] = await lookAt(url, on, { ...ports, signal, allowLoopback });
		}
	};
	await Promise.all(Array.from({ length: PARALLEL }, worker));
	return seen;
}

type Quoted = ProvedQuote & { field: string };

async function lookAt(
	url: string,
	quotes: readonly Quoted[],
	{ signal, allowLoopback, ...ports }: LookPorts & { signal: AbortSignal; allowLoopback: boolean },
): Promise<SeenPage> {
	const options: PageOptions = {
		role: "other",
		gate: { allowLoopback },
		userAgent: "launchweek-verify/1.0",
		maxBytes: CRAWL_PAGE_MAX_BYTES,
		signal,
	};
	try {
		const { page } = await fetchPage(url, options, { ...ports, clock: { now: ports.now } });
		return {
			url,
			problem: null,
			same_text: isSame(page, quotes),
			quotes: quotes.map((one) => ({ ...told(one), is_there: findQuote(page, one.quote) !== null })),
		};
	} catch (error) {
		if (!(error instanceof FetchFailure)) throw error;
		return {
			url,
			problem: error.message,
			same_text: null,
			quotes: quotes.map((one) => ({ ...told(one), is_there: null })),
		};
	}
}

const told = ({ field, quote }: Quoted) => ({ field, quote });

/** By the newest hash that is known: quotes of one page may be of several readings. */
function isSame(page: ReadPage, quotes: readonly Quoted[]): boolean | null {
	const newest = quotes
		.filter(({ page_hash }) => page_hash !== null)
		.toSorted((a, b) => (a.fetched_at ?? "").localeCompare(b.fetched_at ?? ""))
		.at(-1);
	return newest === undefined ? null : newest.page_hash === page.hash;
}
