import {
	CRAWL_MAX_PAGES,
	CRAWL_PAGE_MAX_BYTES,
	CRAWL_PARALLEL_REQUESTS,
	CRAWL_SITE_MAX_BYTES,
	CRAWL_SITE_TIMEOUT_MS,
} from "#core/limits";
import { PRODUCT_TOKEN } from "#crawl/robots";
import { show } from "../layout.tsx";
import { Snippet } from "../parts/snippet.tsx";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.connect;

/** For owners of websites: who our crawler is, what it reads, and how to keep it out. Its user agent names this page. */
export default function botPage(site: Site): void {
	site.get("/bot", (c) => {
		const { siteName, origin, teamEmail } = c.var.services.settings;
		return show(
			c,
			{
				title: PRODUCT_TOKEN,
				description: t.whatTheCrawlerOfReads(PRODUCT_TOKEN, siteName),
				canonical: "/bot",
				scripts: ["copy.js"],
			},
			<>
				<h1>{PRODUCT_TOKEN}</h1>
				<p class="lead">{t.readsAWebsiteWhenSomebody(PRODUCT_TOKEN, siteName)}</p>
				<Snippet label={t.howItIntroducesItself}>{`${PRODUCT_TOKEN}/1.0 (+${origin}/bot)`}</Snippet>
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
				<Snippet label={t.robotsTxtNothingForThis}>{`User-agent: ${PRODUCT_TOKEN}\nDisallow: /`}</Snippet>
				<Snippet label={t.robotsTxtEverythingButOne}>{`User-agent: ${PRODUCT_TOKEN}\nDisallow: /internal/`}</Snippet>
				<h2>{t.whatBecomesOfIt}</h2>
				<p>{t.quotesWithTheAddressOf(<a href={`mailto:${teamEmail}`}>{teamEmail}</a>)}</p>
			</>,
		);
	});
}
