import { afterEach } from "vitest";
import { http } from "#adapters/pages/http";
import type { SiteRead } from "#core/web/page";
import { type CrawlInput, type CrawlPorts, crawlSite } from "#crawl/crawl-site";
import type { IncomingPage } from "#crawl/html-stream";
import { memoryRobotsCache } from "#testing/robots-memory";
import { type Routes, type Site, startSite } from "#testing/servers";

/** What the tests of a crawl share: sites on loopback that end with the test, and short forms of what was read. */

const running: Site[] = [];

/** Call once in a test file: stops the sites of each test. */
export function stopSitesAfterEach(): void {
	afterEach(async () => {
		for (const one of running.splice(0)) await one.stop();
	});
}

export async function site(routes: Routes): Promise<Site> {
	const started = await startSite(routes);
	running.push(started);
	return started;
}

/** A page that comes in pieces of so many bytes. */
export function incomingPage(
	html: string | Uint8Array,
	url: string,
	pieceBytes = 1000,
	contentType = "",
): IncomingPage {
	const bytes = typeof html === "string" ? new TextEncoder().encode(html) : html;
	async function* chunks() {
		for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
	}
	return { url, contentType, chunks: chunks() };
}

/** Real HTTP, no resolver: whatever is not loopback cannot be resolved. */
export function crawlPorts(): CrawlPorts {
	const clock = { now: () => new Date() };
	return {
		http,
		clock,
		robotsCache: memoryRobotsCache(),
		dns: { addresses: () => Promise.reject(new Error("no resolver")) },
	};
}

export function crawl(url: string, more: Partial<CrawlInput> = {}, ports = crawlPorts()): Promise<SiteRead> {
	return crawlSite(
		{
			url,
			userAgent: "LaunchweekBot/1.0 (+https://launchweek.test/bot)",
			gate: { allowLoopback: true },
			againAfterMs: 1,
			...more,
		},
		ports,
	);
}

/** `role outcome status` of each line of a report. */
export function lines(read: SiteRead): string[] {
	return read.report.map(({ role, outcome, status }) => `${role} ${outcome} ${status}`);
}

/** `role path` of each page. */
export function paths(read: SiteRead): string[] {
	return read.pages.map((page) => `${page.role} ${new URL(page.url).pathname}`);
}

const ROLES = ["pricing", "about", "contact", "faq", "features"];
export const LINKS = ROLES.map((page) => `<a href="/${page}">${page}</a>`).join(" ");
/** A home page and one page of each role. */
export const PAGES: Routes = {
	"/": { body: `<title>Acme</title><h1>Acme</h1>${LINKS}` },
	...Object.fromEntries(ROLES.map((page) => [`/${page}`, { body: `<h1>${page}</h1>` }])),
};
