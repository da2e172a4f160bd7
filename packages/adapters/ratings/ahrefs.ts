import * as z from "zod";
import { utcDay } from "#core/launches/week";
import { once } from "#core/once";
import { type DomainRatings, type RatedDomain, RatingsRefused } from "#core/ports/ratings";

export const AHREFS_URL = "https://api.ahrefs.com";
const TIMEOUT_MS = 15_000;
/** One request a domain: far below the 50 that a run may make on the free plan, and the 60 a minute that Ahrefs allows. */
const DOMAINS_PER_RUN = 20;
const PAUSE_MS = 60_000;

const answer = once(() =>
	z.object({ domain_rating: z.object({ domain_rating: z.number().min(0).max(100).nullable() }) }),
);

export interface AhrefsConfig {
	apiKey: string;
	baseUrl?: string | undefined;
}

/** Ahrefs' Domain Rating, over its API of version 3 (or of whoever speaks it): Site Explorer, domain-rating. */
export function ahrefs({ apiKey, baseUrl = AHREFS_URL }: AhrefsConfig): DomainRatings {
	return {
		provider: "Ahrefs",
		batchSize: DOMAINS_PER_RUN,
		pauseMs: PAUSE_MS,
		async lookup(domains, now) {
			const day = utcDay(now);
			const found: RatedDomain[] = [];
			for (const domain of domains) found.push({ domain, day, ratingTenths: await rating(domain, day) });
			return found;
		},
	};

	async function rating(domain: string, date: string): Promise<number | null> {
		const query = new URLSearchParams({ target: domain, date, output: "json" });
		const response = await fetch(`${baseUrl}/v3/site-explorer/domain-rating?${query}`, {
			headers: { Authorization: `Bearer ${apiKey}`, Accept: "application/json" },
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (response.status === 401 || response.status === 403) {
			throw new RatingsRefused("Ahrefs refuses the key AHREFS_KEY, or its units are used up");
		}
		// It calls an address that it cannot rate (an IP address, a name without a public suffix) a bad request.
		if (response.status === 400) return null;
		if (!response.ok) throw new Error(`Ahrefs answered ${response.status}`);
		const value = answer().parse(await response.json()).domain_rating.domain_rating;
		return value === null ? null : Math.round(value * 10);
	}
}
