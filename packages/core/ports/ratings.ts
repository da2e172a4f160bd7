import type { AskedProvider } from "#core/ratings/provider";

/** What a provider says of a domain. */
export interface RatedDomain {
	domain: string;
	/** From 0 to 1000; null where the provider has no figure. */
	ratingTenths: number | null;
	/** The day that the figure is of: YYYY-MM-DD. */
	day: string;
}

/** Somebody who rates how well linked websites are, from 0 to 100. */
export interface DomainRatings {
	provider: AskedProvider;
	/** Domains that may be asked for at once. */
	batchSize: number;
	/** Between two batches, so that the provider's allowance holds. */
	pauseMs: number;
	/**
	 * @param domains at most `batchSize`, each once.
	 * @param now the day that figures without a day of their own are of.
	 * @throws RatingsRefused when the key is refused or used up; anything else when the provider did not answer.
	 */
	lookup(domains: readonly string[], now: Date): Promise<RatedDomain[]>;
}

/** The provider will not answer this key, however often it is asked. */
export class RatingsRefused extends Error {}
