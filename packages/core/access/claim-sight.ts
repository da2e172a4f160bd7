import type { FailureOutcome } from "#core/web/page";

export const META_NAME = "launchweek-verification";
/** A file with a proof is read no further. Source: docs/claims.md#the-four-proofs. */
export const PROOF_FILE_MAX_BYTES = 4 * 1024;

/**
 * What a look for a claim's proof saw, as pages, mails and the API say it in their words
 * (`packages/core/words/en/claim-sights.ts`). `values`, `type` and `content` are words of the site, as far as they are shown.
 */
export type ClaimSight =
	| { code: "record_found"; resolvers: number }
	| { code: "record_spreading"; seeing: number; resolvers: number }
	| { code: "record_missing" }
	| { code: "record_differs"; values: string[] }
	| { code: "resolvers_silent" }
	| { code: "tag_found" }
	| { code: "tag_missing" }
	| { code: "tag_differs"; values: string[] }
	| { code: "file_found" }
	| { code: "file_empty" }
	| { code: "file_differs"; content: string }
	| { code: "file_too_large" }
	| { code: "file_type"; type: string }
	| { code: "other_domain"; host: string }
	| { code: "not_read"; outcome: FailureOutcome; status: number | null };

export const CLAIM_SIGHTS = [
	"record_found",
	"record_spreading",
	"record_missing",
	"record_differs",
	"resolvers_silent",
	"tag_found",
	"tag_missing",
	"tag_differs",
	"file_found",
	"file_empty",
	"file_differs",
	"file_too_large",
	"file_type",
	"other_domain",
	"not_read",
] as const satisfies readonly ClaimSight["code"][];
