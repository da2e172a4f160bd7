import { ROBOTS_MAX_BYTES } from "#core/limits";
import type { RobotsCache, RobotsFile } from "#core/ports/crawl";
import type { Clock } from "#core/ports/outside";
import { plainText } from "#core/web/plain-text";
import { productToken } from "#core/web/user-agent";
import { type Fetched, type FetchOptions, type FetchPorts, fetchBounded } from "#crawl/bounded-fetch";
import { FetchFailure } from "#crawl/fetch-failure";
import { isFault, onceMore } from "#crawl/once-more";
import { checkRobots, decodeRobots, parseRobots, type Robots } from "#crawl/robots";

/** Source: RFC 9309, section 2.4. */
const KEPT_MS = 24 * 3_600_000;
/** A site that was down is asked again soon, or one outage would close it for a day. */
const UNREACHABLE_KEPT_MS = 5 * 60_000;

export interface RobotsPorts extends FetchPorts {
	clock: Clock;
	robotsCache: RobotsCache;
}

/** The rules that hold for one origin during one crawl. */
export interface SiteRobots {
	file: RobotsFile;
	robots: Robots;
	/** Bytes fetched now; 0 when the file came from the cache. */
	bytes: number;
	durationMs: number;
}

/** Keeps files for others and takes none: a site's owner may have changed theirs a minute ago, as they were told to. */
export const askedAnew = ({ put }: RobotsCache): RobotsCache => ({ get: async () => null, put });

/** Answers for robots.txt files during one crawl: each origin's is fetched at most once. */
export class RobotsReader {
	private readonly known = new Map<string, Promise<SiteRobots>>();
	private readonly options: FetchOptions;
	private readonly ports: RobotsPorts;
	private readonly againAfterMs: number | null;

	/** @param againAfterMs after which a file is asked for once more whose server failed at it; null: it is asked for once. */
	constructor(
		options: Omit<FetchOptions, "accept" | "maxBytes" | "admit" | "wants">,
		ports: RobotsPorts,
		againAfterMs: number | null = null,
	) {
		this.againAfterMs = againAfterMs;
		// One byte more than is parsed shows that there is more.
		this.options = { ...options, accept: "text/plain, */*;q=0.1", maxBytes: ROBOTS_MAX_BYTES + 1 };
		this.ports = ports;
	}

	/** @throws FetchFailure `refused_address` when the origin itself is refused by the gate. */
	of(url: URL): Promise<SiteRobots> {
		const known = this.known.get(url.origin) ?? this.read(url.origin);
		this.known.set(url.origin, known);
		return known;
	}

	/** @throws FetchFailure `blocked_by_robots` when the address must not be read. */
	async admit(url: URL): Promise<void> {
		const { file, robots } = await this.of(url);
		if (file.outcome === "unavailable") return;
		if (file.outcome === "unreachable") {
			if (this.options.signal.aborted) throw new FetchFailure("timeout", "The time for the whole site was used up.");
			throw new FetchFailure("blocked_by_robots", "Its robots.txt could not be read, which forbids reading the site.");
		}
		const { allowed, rule } = checkRobots(robots, url.href);
		if (allowed) return;
		const said = plainText((rule ?? "").slice(0, 200));
		throw new FetchFailure("blocked_by_robots", `Its robots.txt forbids it: ${said}.`);
	}

	private async read(origin: string): Promise<SiteRobots> {
		const startedAt = this.ports.clock.now().getTime();
		const kept = await this.ports.robotsCache.get(origin);
		if (kept !== null && kept.expiresAt > startedAt) return { ...this.parsed(kept), bytes: 0, durationMs: 0 };
		const { bytes, ...found } = await this.fetch(origin);
		const now = this.ports.clock.now().getTime();
		const keptMs = found.outcome === "unreachable" ? UNREACHABLE_KEPT_MS : KEPT_MS;
		const file: RobotsFile = { ...found, fetchedAt: now, expiresAt: now + keptMs };
		// A crawl that ran out of its own time learnt nothing about the site.
		if (!this.options.signal.aborted) await this.ports.robotsCache.put(origin, file);
		return { ...this.parsed(file), bytes, durationMs: now - startedAt };
	}

	/** The rules for whoever introduces itself as this crawl does. */
	private parsed(file: RobotsFile): { file: RobotsFile; robots: Robots } {
		return { file, robots: parseRobots(file.text, productToken(this.options.userAgent)) };
	}

	/** Source: RFC 9309, section 2.3.1: 2xx rules, 4xx allows, 5xx and no answer forbid, too many redirects allow. */
	private async fetch(origin: string): Promise<Pick<RobotsFile, "outcome" | "text" | "status"> & { bytes: number }> {
		const { signal } = this.options;
		const ask = () => this.ask(`${origin}/robots.txt`);
		try {
			const { status, bytes } = await (this.againAfterMs === null
				? ask()
				: onceMore(ask, { afterMs: this.againAfterMs, signal }));
			if (status >= 200 && status < 300)
				return { outcome: "found", text: decodeRobots(bytes), status, bytes: bytes.length };
			return { outcome: "unavailable", text: "", status, bytes: bytes.length };
		} catch (error) {
			if (!(error instanceof FetchFailure)) throw error;
			const { outcome, status, redirects } = error;
			if (outcome === "refused_address" && redirects === 0) throw error;
			const isThere = outcome === "http_error" && !isFault(status);
			return { outcome: isThere ? "unavailable" : "unreachable", text: "", status, bytes: 0 };
		}
	}

	private async ask(address: string): Promise<Fetched> {
		const fetched = await fetchBounded(address, this.options, this.ports);
		if (!isFault(fetched.status)) return fetched;
		throw new FetchFailure("http_error", `The server answered ${fetched.status}.`, fetched.status);
	}
}
