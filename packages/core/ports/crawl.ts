/** What reading a site needs besides `Http`, `Dns` and `Clock`. */

/** A robots.txt as it was found. `unavailable` allows everything, `unreachable` nothing. Source: RFC 9309, section 2.3.1. */
export interface RobotsFile {
	outcome: "found" | "unavailable" | "unreachable";
	/** Empty unless found. */
	text: string;
	status: number | null;
	/** Epoch milliseconds. */
	fetchedAt: number;
	/** Epoch milliseconds; afterwards it must be fetched again. */
	expiresAt: number;
}

/** Keeps robots.txt files by origin (`https://example.com`). Losing one only costs a fetch. */
export interface RobotsCache {
	get(origin: string): Promise<RobotsFile | null>;
	put(origin: string, file: RobotsFile): Promise<void>;
}

/** Runs a page's scripts and answers with the markup they made. */
export interface PageRenderer {
	/** @throws when the page could not be rendered. */
	render(url: string, init: { signal: AbortSignal }): Promise<string>;
}
