import {
	CRAWL_MAX_PAGES,
	CRAWL_PAGE_MAX_BYTES,
	CRAWL_PARALLEL_REQUESTS,
	CRAWL_SITE_MAX_BYTES,
	CRAWL_SITE_TIMEOUT_MS,
} from "#core/limits";
import { crawlerAgent } from "#core/web/user-agent";
import { show } from "../layout.tsx";
import { Snippet } from "../parts/snippet.tsx";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.connect;

/** For owners of websites: who our crawler is, what it reads, and how to keep it out. Its user agent names this page. */
export default function botPage(site: Site): void {
	site.get("/bot", (c) => {
		const { links, settings } = c.var.services;
		const { siteName, teamEmail, crawlerName } = settings;
		return show(
			c,
			{
				title: crawlerName,
				description: t.whatTheCrawlerOfReads(crawlerName, siteName),
				canonical: "/bot",
				scripts: ["copy.js"],
			},
			<>
				<h1>{crawlerName}</h1>
				<p class="lead">{t.readsAWebsiteWhenSomebody(crawlerName, siteName)}</p>
				<Snippet label={t.howItIntroducesItself}>{crawlerAgent(settings, links)}</Snippet>
				<h2>{t.whatItReads}</h2>
				<ul>
					<li>{t.firstAlwaysThenTheHomepage(<code>robots.txt</code>)}</li>
					<li>
						{t.atMostPagesOfKib(
							CRAWL_MAX_PAGES,
							CRAWL_PAGE_MAX_BYTES / 1024,
							CRAWL_SITE_MAX_BYTES / 1024 / 1024,
							CRAWL_SITE_TIMEOUT_MS / 1000,
						)}
					</li>
					<li>{t.atMostRequestsAtA(CRAWL_PARALLEL_REQUESTS)}</li>
					<li>{t.itSendsNoCookiesFills}</li>
				</ul>
				<h2>{t.howToKeepItOut}</h2>
				<p>{t.itFollowsTheRobotsExclusion(<code>*</code>, <code>robots.txt</code>)}</p>
				<Snippet label={t.robotsTxtNothingForThis}>{`User-agent: ${crawlerName}\nDisallow: /`}</Snippet>
				<Snippet label={t.robotsTxtEverythingButOne}>{`User-agent: ${crawlerName}\nDisallow: /internal/`}</Snippet>
				<h2>{t.whatBecomesOfIt}</h2>
				<p>{t.quotesWithTheAddressOf(<a href={`mailto:${teamEmail}`}>{teamEmail}</a>)}</p>
			</>,
		);
	});
}
