import type { CrawlReportEntry, PENDING_OUTCOMES } from "#core/web/page";
import type { FetchFailure } from "#crawl/fetch-failure";
import type { SiteRobots } from "#crawl/robots-fetch";

/** The lines of a crawl report: what happened to one address, with a sentence for a person. */

type Subject = Pick<CrawlReportEntry, "url" | "role">;

export function robotsEntry(url: string, { file, bytes, durationMs }: SiteRobots): CrawlReportEntry {
	const entry = { url, role: "robots", status: file.status, bytes, durationMs } as const;
	if (file.outcome === "found") return { ...entry, outcome: "read", detail: "Its rules are obeyed." };
	if (file.outcome === "unavailable") {
		return { ...entry, outcome: "http_error", detail: "There is none, so everything may be read." };
	}
	const detail = "It could not be read, which forbids reading the site (RFC 9309).";
	return { ...entry, outcome: file.status === null ? "unreachable" : "http_error", detail };
}

export function failureEntry({ url, role }: Subject, failure: FetchFailure, durationMs: number): CrawlReportEntry {
	const { outcome, status, message } = failure;
	return { url, role, outcome, status, bytes: 0, durationMs, detail: message };
}

/** A page that is still to be read. */
export function pendingEntry({ url, role }: Subject, outcome: (typeof PENDING_OUTCOMES)[number]): CrawlReportEntry {
	const detail = outcome === "waiting" ? "It is read after the others." : "It is being read.";
	return { url, role, outcome, status: null, bytes: 0, durationMs: 0, detail };
}

export interface PageFacts {
	status: number;
	bytes: number;
	durationMs: number;
	/** Where it was read, after redirects. */
	finalUrl: string;
	isShell: boolean;
	isRendered: boolean;
	isTruncated: boolean;
	isKnown: boolean;
}

export function pageEntry({ url, role }: Subject, facts: PageFacts): CrawlReportEntry {
	const { status, bytes, durationMs, finalUrl, isShell, isRendered, isTruncated, isKnown } = facts;
	const details = [
		isShell ? "It is only the shell of an application: what its scripts would show could not be read." : "",
		isRendered ? "Its scripts were run to read it." : "",
		isTruncated ? `Only its first ${Math.round(bytes / 1024)} KiB were read.` : "",
		isKnown ? "It is a page that was already read." : "",
		finalUrl === url ? "" : `It redirects to ${finalUrl}.`,
	];
	const detail = details.filter((sentence) => sentence !== "").join(" ") || "Read.";
	return { url, role, outcome: isShell ? "app_shell" : "read", status, bytes, durationMs, detail };
}
