import type { Settings } from "#core/settings";
import type { Links } from "#core/web/links";
import { crawlerAgent } from "#core/web/user-agent";
import type { GateSettings } from "#crawl/gate";

/** Whoever reads websites: what it calls itself, and which addresses it may read. */
export interface Crawler {
	/** Its name, by which robots.txt knows it, a slash, and where it is explained. */
	userAgent: string;
	gate: GateSettings;
}

/** The directory's own, which reads every website that is submitted, claimed or looked at again. */
export function crawlerOf(
	settings: Pick<Settings, "allowLoopbackCrawl" | "crawlerName">,
	links: Pick<Links, "bot">,
): Crawler {
	return { userAgent: crawlerAgent(settings, links), gate: { allowLoopback: settings.allowLoopbackCrawl } };
}
