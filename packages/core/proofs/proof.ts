import type { LaunchKind } from "#core/launches/launch";
import type { DiscountReason } from "#core/launches/vote-rules";
import type { WeekKey } from "#core/launches/week";
import type { Hand } from "#core/listings/profile";

/** What the directory signs: a listing with its quotes, or the result of a closed week. Source: docs/proofs.md#claims. */

/** Changes with what proofs say or how they are written, so that none is answered that was made otherwise. */
export const PROOF_VERSION = 1;

/** ECDSA over P-256 with SHA-256. Source: RFC 7518, section 3.4. */
export const PROOF_ALGORITHM = "ES256";

/** The `typ` of a proof's header, so that nothing else we sign can be taken for one. Source: RFC 8725, section 3.11. */
export const PROOF_TYPE = "launchweek-proof+jws";

/** The media type of a JWS as one string. Source: RFC 7515, section 9.2.1. */
export const JOSE_TYPE = "application/jose";

/** The public part of a key as others get it. Source: RFC 7517. */
export interface PublicKey {
	kty: string;
	crv: string;
	x: string;
	y: string;
	kid: string;
	alg: typeof PROOF_ALGORITHM;
	use: "sig";
}

/** What every proof says. */
interface Proof {
	/** The directory's origin. */
	iss: string;
	/** Address of the page that it is about. */
	sub: string;
	/** When it was signed, seconds since 1970. */
	iat: number;
	version: typeof PROOF_VERSION;
}

/** Words of a website with where and when they were read. */
export interface ProvedQuote {
	quote: string;
	url: string;
	/** ISO 8601; null of listings from before it was kept. */
	fetched_at: string | null;
	/** SHA-256 of the text of the page as it was read, hex; null of listings from before it was kept. */
	page_hash: string | null;
	/** Which entry of the value it bears; null where it is about all of it. */
	of: string | null;
	/** What the last reading of that page found; null where it was not read again. */
	seen: { at: string; is_there: boolean } | null;
}

export interface ProvedFact {
	field: string;
	value: unknown;
	quotes: ProvedQuote[];
	/** Who stated what does not come from the website; empty where everything does. */
	stated_by: { of: string | null; by: Hand }[];
}

export interface ListingProof extends Proof {
	kind: "listing";
	listing: { id: number; slug: string; name: string; url: string };
	facts: ProvedFact[];
	/** Facts that the company's own website does not state. */
	not_found_on_website: string[];
	/** When the listing was changed last, ISO 8601. */
	updated_at: string;
}

export interface ProvedResult {
	rank: number;
	/** Slug; null where the listing is not public any more. */
	listing: string | null;
	kind: LaunchKind;
	/** Whether its launch was paid for; votes never are. */
	paid: boolean;
	/** 1 to 3; null without an award. */
	award: number | null;
	votes: { raw: number; counted: number; discounted: Partial<Record<DiscountReason, number>> };
}

export interface WeekProof extends Proof {
	kind: "week";
	week: WeekKey;
	/** ISO 8601. */
	closed_at: string;
	/** How many launched; `results` has the first PROVED_LAUNCHES_MAX. */
	launches: number;
	/** By rank. */
	results: ProvedResult[];
	/** That it was counted again, with the public reason, the newest first. */
	recounts: { at: string; reason: string; difference: number }[];
}

/** A proof before it is signed. */
export type Unsigned<P extends ListingProof | WeekProof> = Omit<P, "iat">;

/** Launches of a week that its proof names: about 300 bytes each. */
export const PROVED_LAUNCHES_MAX = 2000;
/** Recounts that it names. */
export const PROVED_RECOUNTS_MAX = 20;
