import { type RateState, rateHeaders } from "#core/access/rate-limit";
import { BOOKMARK_HEADER } from "#workers/http/bookmark";

export const EXPOSED_HEADERS = [
	"ETag",
	"Idempotency-Replayed",
	"RateLimit",
	"RateLimit-Policy",
	"Retry-After",
	"WWW-Authenticate",
	BOOKMARK_HEADER,
	"X-Request-Id",
];
const EXPOSED = EXPOSED_HEADERS.join();

/** What every answer of the API carries. @param rate where the caller stands, once that is known. */
export function commonHeaders(requestId: string, rate: RateState | undefined): Record<string, string> {
	return {
		// Bearer credentials only, no cookies: any page may call the API with a key its user gave it.
		"Access-Control-Allow-Origin": "*",
		"Access-Control-Expose-Headers": EXPOSED,
		"X-Request-Id": requestId,
		...(rate && rateHeaders(rate)),
	};
}
