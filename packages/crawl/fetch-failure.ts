import type { FailureOutcome } from "#core/web/page";

/** Why an address was not read: a fact for the crawl report, not somebody's mistake. */
export class FetchFailure extends Error {
	readonly outcome: FailureOutcome;
	readonly status: number | null;
	/** Redirects followed before it. */
	redirects = 0;

	constructor(
		outcome: FailureOutcome,
		/** One sentence for a person. */
		detail: string,
		status: number | null = null,
	) {
		super(detail);
		this.name = "FetchFailure";
		this.outcome = outcome;
		this.status = status;
	}
}
