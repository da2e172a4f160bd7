import * as z from "zod";
import { utcDay } from "#core/launches/week";
import { once } from "#core/once";
import { type DomainRatings, RatingsRefused } from "#core/ports/ratings";

export const OPEN_PAGE_RANK_URL = "https://openpagerank.com";
const TIMEOUT_MS = 20_000;
/** Of one request; and 10,000 requests an hour are free. Source: www.domcop.com/openpagerank/documentation. */
const DOMAINS_PER_REQUEST = 100;
const PAUSE_MS = 2_000;

/** A domain that it does not know has a `status_code` of its own, 404, and a rank of 0 that says nothing. */
const answer = once(() =>
	z.object({
		response: z.array(
			z.object({
				status_code: z.number(),
				page_rank_decimal: z.union([z.number(), z.string()]).nullable(),
				domain: z.string(),
			}),
		),
		last_updated: z.string().optional(),
	}),
);

export interface OpenPageRankConfig {
	apiKey: string;
	baseUrl?: string | undefined;
}

/** Open PageRank: page ranks from 0 to 10 out of Common Crawl's links, shown here ten times as large. */
export function openPageRank({ apiKey, baseUrl = OPEN_PAGE_RANK_URL }: OpenPageRankConfig): DomainRatings {
	return {
		provider: "Open PageRank",
		batchSize: DOMAINS_PER_REQUEST,
		pauseMs: PAUSE_MS,
		async lookup(domains, now) {
			const query = new URLSearchParams(domains.map((domain, index) => [`domains[${index}]`, domain]));
			const response = await fetch(`${baseUrl}/api/v1.0/getPageRank?${query}`, {
				headers: { "API-OPR": apiKey, Accept: "application/json" },
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			if (response.status === 401 || response.status === 403) {
				throw new RatingsRefused("Open PageRank refuses the key OPEN_PAGE_RANK_KEY");
			}
			if (!response.ok) throw new Error(`Open PageRank answered ${response.status}`);
			const { response: rows, last_updated } = answer().parse(await response.json());
			const day = dayWritten(last_updated, now) ?? utcDay(now);
			const found = new Map(rows.map((row) => [row.domain.toLowerCase(), row]));
			return domains.map((domain) => {
				const row = found.get(domain);
				return { domain, day, ratingTenths: row === undefined || row.status_code !== 200 ? null : tenths(row) };
			});
		},
	};
}

function tenths({ page_rank_decimal: rank }: { page_rank_decimal: number | string | null }): number | null {
	const value = typeof rank === "string" ? Number.parseFloat(rank) : rank;
	return value === null || !(value >= 0 && value <= 10) ? null : Math.round(value * 100);
}

/** `18th Jul 2026`, as it writes the day of its data; null for what is no day, or one to come. */
function dayWritten(text: string | undefined, now: Date): string | null {
	const parts = /^(\d{1,2})(?:st|nd|rd|th)? ([A-Z][a-z]{2})[a-z]* (\d{4})$/.exec(text?.trim() ?? "");
	const at = parts === null ? Number.NaN : Date.parse(`${parts[1]} ${parts[2]} ${parts[3]} UTC`);
	return Number.isNaN(at) || at > now.getTime() ? null : utcDay(new Date(at));
}
