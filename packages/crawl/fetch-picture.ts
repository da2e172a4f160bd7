import { PICTURE_MAX_BYTES } from "#core/limits";
import { PictureRefused } from "#core/pictures/refusal";
import { type FetchOptions, fetchBounded } from "#crawl/bounded-fetch";
import type { Crawler } from "#crawl/crawler";
import { FetchFailure } from "#crawl/fetch-failure";
import { type RobotsPorts, RobotsReader } from "#crawl/robots-fetch";

/** All pictures of a website together. */
const PICTURES_TIMEOUT_MS = 20_000;
const ACCEPT = "image/avif, image/webp, image/png, image/svg+xml, image/*;q=0.8";

export interface PictureInput extends Crawler {
	/** Shorter bounds, for tests. */
	timeoutMs?: number;
	requestTimeoutMs?: number;
}

/** Fetches a picture; throws FetchFailure, or PictureRefused when it is too large. */
export type FetchPicture = (address: string) => Promise<Uint8Array>;

/**
 * Fetches pictures of one website within the bounds of its reading: every hop passes the address gate and the robots.txt
 * of its origin, and time and bytes are bounded. Other sites may keep a website's pictures; addresses inward never do.
 */
export async function withPictures<T>(
	input: PictureInput,
	ports: RobotsPorts,
	work: (fetchPicture: FetchPicture) => Promise<T>,
): Promise<T> {
	const ending = new AbortController();
	const timer = setTimeout(() => ending.abort(), input.timeoutMs ?? PICTURES_TIMEOUT_MS);
	const base = {
		gate: input.gate,
		userAgent: input.userAgent,
		signal: ending.signal,
		...(input.requestTimeoutMs === undefined ? {} : { timeoutMs: input.requestTimeoutMs }),
	};
	const robots = new RobotsReader(base, ports);
	const options: FetchOptions = {
		...base,
		accept: ACCEPT,
		maxBytes: PICTURE_MAX_BYTES,
		admit: (url) => robots.admit(url),
		wants,
	};
	try {
		return await work(async (address) => {
			const { bytes, isTruncated } = await fetchBounded(address, options, ports);
			if (isTruncated) throw new PictureRefused("too_large");
			return bytes;
		});
	} finally {
		clearTimeout(timer);
	}
}

function wants(response: Response): boolean {
	if (!response.ok) throw new FetchFailure("http_error", `The server answered ${response.status}.`, response.status);
	return true;
}
