import {
	CRAWL_AGAIN_AFTER_MS,
	CRAWL_MAX_PAGES,
	CRAWL_PAGE_MAX_BYTES,
	CRAWL_PARALLEL_REQUESTS,
	CRAWL_SITE_MAX_BYTES,
	CRAWL_SITE_TIMEOUT_MS,
} from "#core/limits";
import type { PageRenderer } from "#core/ports/crawl";
import type { CrawlReportEntry, ReadPage, SiteRead } from "#core/web/page";
import type { FetchOptions } from "#crawl/bounded-fetch";
import { type ChosenPage, choosePages, choosePagesFromAddresses, isSameSite, pageIdentity } from "#crawl/choose-pages";
import { failureEntry, pageEntry, pendingEntry, robotsEntry } from "#crawl/crawl-report";
import type { Crawler } from "#crawl/crawler";
import { FetchFailure } from "#crawl/fetch-failure";
import { type FetchedPage, fetchPage } from "#crawl/fetch-page";
import { parseAddress } from "#crawl/gate";
import { onceMore } from "#crawl/once-more";
import { parseHtml } from "#crawl/page-text";
import { askedAnew, type RobotsPorts, RobotsReader } from "#crawl/robots-fetch";
import { readSitemap } from "#crawl/sitemap";

/** A home page that links to fewer pages of its site than this is helped by the sitemap. */
const FEW_LINKS = 3;

export interface CrawlInput extends Crawler {
	/** As submitted. */
	url: string;
	/** Ends the crawl early; what was read stays. */
	signal?: AbortSignal;
	/** Shorter bounds, for tests and for commands. */
	timeoutMs?: number;
	requestTimeoutMs?: number;
	againAfterMs?: number;
	/** Called when it is known which pages are read, and after each, with everything read so far and what is still to come. */
	onProgress?: (soFar: SiteRead) => Promise<void> | void;
}

export interface CrawlPorts extends RobotsPorts {
	/** Absent: application shells are reported, not rendered. */
	renderer?: PageRenderer;
}

/**
 * Reads a product's site: robots.txt, the home page, then up to seven pages that it links to as pricing, about, contact,
 * FAQ or features. Never widens to another registrable domain. What could not be read is in the report, never thrown.
 * @throws AppError `address_refused` when the submitted address is none that may ever be read.
 */
export async function crawlSite(input: CrawlInput, ports: CrawlPorts): Promise<SiteRead> {
	const start = parseAddress(input.url, input.gate);
	const ending = new AbortController();
	const timer = setTimeout(() => ending.abort(), input.timeoutMs ?? CRAWL_SITE_TIMEOUT_MS);
	const signal = input.signal === undefined ? ending.signal : AbortSignal.any([ending.signal, input.signal]);
	try {
		return await new SiteCrawl(start, input, signal, ports).run();
	} finally {
		clearTimeout(timer);
	}
}

class SiteCrawl {
	private readonly report: CrawlReportEntry[] = [];
	/** By place, so that the order of pages does not depend on which answered first. */
	private readonly pages: (ReadPage | undefined)[] = [];
	/** Chosen and not read yet, by place: the first of them are being read. */
	private readonly pending = new Map<number, ChosenPage>();
	private readonly seen = new Set<string>();
	private bytesLeft = CRAWL_SITE_MAX_BYTES;
	private readonly robots: RobotsReader;
	private readonly options: Omit<FetchOptions, "accept" | "maxBytes" | "wants">;
	private readonly againAfterMs: number;
	private readonly start: URL;
	private readonly input: CrawlInput;
	private readonly ports: CrawlPorts;

	constructor(start: URL, input: CrawlInput, signal: AbortSignal, ports: CrawlPorts) {
		this.start = start;
		this.input = input;
		this.ports = ports;
		const timing = input.requestTimeoutMs === undefined ? {} : { timeoutMs: input.requestTimeoutMs };
		const base = { gate: input.gate, userAgent: input.userAgent, signal, ...timing };
		this.againAfterMs = input.againAfterMs ?? CRAWL_AGAIN_AFTER_MS;
		const ownRobots = { ...ports, robotsCache: askedAnew(ports.robotsCache) };
		this.robots = new RobotsReader(base, ownRobots, this.againAfterMs);
		this.options = { ...base, admit: (url) => this.admit(url) };
	}

	async run(): Promise<SiteRead> {
		if (await this.readRobots()) {
			const home = await this.readPage({ url: this.start.href, role: "home" }, 0);
			if (home !== null) await this.readAll(await this.choose(home));
		}
		return this.soFar();
	}

	private soFar(): SiteRead {
		const pages = this.pages.filter((page) => page !== undefined);
		const pending = [...this.pending.values()].map((page, place) =>
			pendingEntry(page, place < CRAWL_PARALLEL_REQUESTS ? "being_read" : "waiting"),
		);
		return { url: this.start.href, pages, report: [...this.report, ...pending] };
	}

	/** Every hop of every request: on the site that was submitted, and allowed by its origin's robots.txt. */
	private async admit(url: URL): Promise<void> {
		if (!isSameSite(url.href, this.start.href)) {
			throw new FetchFailure(
				"redirected_away",
				`It redirects to another site, ${url.host}; submit that address instead.`,
			);
		}
		await this.robots.admit(url);
	}

	/** @returns false when there is no point in going on. */
	private async readRobots(): Promise<boolean> {
		const url = `${this.start.origin}/robots.txt`;
		try {
			const robots = await this.robots.of(this.start);
			this.report.push(robotsEntry(url, robots));
			return robots.file.outcome !== "unreachable";
		} catch (error) {
			this.fail({ url, role: "robots" }, error, this.now());
			return false;
		}
	}

	private async choose(home: ReadPage): Promise<ChosenPage[]> {
		const max = CRAWL_MAX_PAGES - 1;
		const linked = new Set(
			home.links.filter((link) => isSameSite(link.href, home.url)).map((link) => pageIdentity(link.href)),
		);
		linked.delete(pageIdentity(home.url));
		const chosen = choosePages(home, max);
		if (linked.size >= FEW_LINKS) return chosen;
		const known = new Set(chosen.map(({ url }) => pageIdentity(url)));
		const listed = choosePagesFromAddresses(await this.sitemap(home.url), home, max);
		return [...chosen, ...listed.filter(({ url }) => !known.has(pageIdentity(url)))].slice(0, max);
	}

	private async sitemap(home: string): Promise<string[]> {
		const startedAt = this.now();
		try {
			const { robots } = await this.robots.of(new URL(home));
			const { url, addresses, status, bytes } = await readSitemap(home, robots.sitemaps, this.options, this.ports);
			this.bytesLeft -= bytes;
			const detail = `It lists ${addresses.length} pages of the site.`;
			const entry = { url, role: "sitemap", outcome: "read", status, bytes } as const;
			this.report.push({ ...entry, durationMs: this.now() - startedAt, detail });
			return addresses;
		} catch (error) {
			this.fail({ url: new URL("/sitemap.xml", home).href, role: "sitemap" }, error, startedAt);
			return [];
		}
	}

	private async readAll(chosen: ChosenPage[]): Promise<void> {
		const queue = chosen.map((page, i) => ({ page, place: i + 1 }));
		for (const { page, place } of queue) this.pending.set(place, page);
		if (queue.length > 0) await this.input.onProgress?.(this.soFar());
		const worker = async (): Promise<void> => {
			for (let next = queue.shift(); next !== undefined; next = queue.shift())
				await this.readPage(next.page, next.place);
		};
		await Promise.all(Array.from({ length: CRAWL_PARALLEL_REQUESTS }, worker));
	}

	private async readPage(chosen: ChosenPage, place: number): Promise<ReadPage | null> {
		const startedAt = this.now();
		const maxBytes = Math.min(CRAWL_PAGE_MAX_BYTES, this.bytesLeft);
		// Taken before reading, so that pages read at the same time cannot together exceed the site's bound.
		this.bytesLeft -= maxBytes;
		let used = 0;
		try {
			if (maxBytes <= 0) throw new FetchFailure("too_large", "The site's pages before it were too large.");
			const read = () => fetchPage(chosen.url, { ...this.options, role: chosen.role, maxBytes }, this.ports);
			const again = { afterMs: this.againAfterMs, signal: this.options.signal };
			const fetched = await (chosen.role === "home" ? onceMore(read, again) : read());
			used = fetched.bytes;
			return await this.keep(chosen, place, fetched, startedAt);
		} catch (error) {
			this.fail(chosen, error, startedAt);
			return null;
		} finally {
			this.pending.delete(place);
			this.bytesLeft += Math.max(0, maxBytes) - used;
			await this.input.onProgress?.(this.soFar());
		}
	}

	private async keep(
		chosen: ChosenPage,
		place: number,
		fetched: FetchedPage,
		startedAt: number,
	): Promise<ReadPage | null> {
		const { page, isRendered } = fetched.isAppShell
			? await this.render(fetched)
			: { page: fetched.page, isRendered: false };
		const isShell = fetched.isAppShell && !isRendered;
		const isKnown = this.seen.has(pageIdentity(page.url)) || this.seen.has(page.hash);
		this.seen.add(pageIdentity(page.url)).add(page.hash);
		const { status, bytes, isTruncated } = fetched;
		const durationMs = this.now() - startedAt;
		const facts = { status, bytes, durationMs, finalUrl: page.url, isShell, isRendered, isTruncated, isKnown };
		this.report.push(pageEntry(chosen, facts));
		if (isKnown) return null;
		this.pages[place] = page;
		return page;
	}

	private async render(fetched: FetchedPage): Promise<{ page: ReadPage; isRendered: boolean }> {
		const { page } = fetched;
		if (this.ports.renderer === undefined) return { page, isRendered: false };
		try {
			const markup = await this.ports.renderer.render(page.url, { signal: this.options.signal });
			const source = {
				html: markup.slice(0, CRAWL_PAGE_MAX_BYTES),
				url: page.url,
				role: page.role,
				fetchedAt: this.now(),
			};
			const rendered = await parseHtml(source);
			return rendered.isAppShell ? { page, isRendered: false } : { page: rendered.page, isRendered: true };
		} catch {
			// Rendering is an extra: the report says that only the shell was read.
			return { page, isRendered: false };
		}
	}

	private fail(subject: Pick<CrawlReportEntry, "url" | "role">, error: unknown, startedAt: number): void {
		if (!(error instanceof FetchFailure)) throw error;
		this.report.push(failureEntry(subject, error, this.now() - startedAt));
	}

	private now(): number {
		return this.ports.clock.now().getTime();
	}
}
