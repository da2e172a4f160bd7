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

/** For owners of websites: who our crawler is, what it reads, and how to keep it out. Its user agent names this page. */
export default function botPage(site: Site): void {
	site.get("/bot", (c) => {
		const { siteName, origin, teamEmail } = c.var.services.settings;
		return show(
			c,
			{
				title: PRODUCT_TOKEN,
				description: `What ${PRODUCT_TOKEN}, the crawler of ${siteName}, reads and how to block it.`,
				canonical: "/bot",
				scripts: ["copy.js"],
			},
			<>
				<h1>{PRODUCT_TOKEN}</h1>
				<p class="lead">
					{PRODUCT_TOKEN} reads a website when somebody submits it to {siteName}, so that a profile can be drafted with
					quotes. It reads again to look for our badge on the homepage, or for the proof of a claim. It does not roam.
				</p>
				<Snippet label="How it introduces itself">{`${PRODUCT_TOKEN}/1.0 (+${origin}/bot)`}</Snippet>
				<h2>What it reads</h2>
				<ul>
					<li>
						<code>robots.txt</code> first, always; then the homepage and what it links to about prices, the company,
						contact, questions and features.
					</li>
					<li>
						At most {CRAWL_MAX_PAGES} pages of {CRAWL_PAGE_MAX_BYTES / 1024} KiB each and{" "}
						{CRAWL_SITE_MAX_BYTES / 1024 / 1024} MiB together, in at most {CRAWL_SITE_TIMEOUT_MS / 1000} seconds.
					</li>
					<li>At most {CRAWL_PARALLEL_REQUESTS} requests at a time.</li>
					<li>It sends no cookies, fills in no forms, and never opens sign-in or cart pages.</li>
				</ul>
				<h2>How to keep it out</h2>
				<p>
					It follows the Robots Exclusion Protocol (RFC 9309), under its own name or <code>*</code>. When{" "}
					<code>robots.txt</code> cannot be had because your server fails, it reads nothing.
				</p>
				<Snippet label="robots.txt: nothing for this crawler">{`User-agent: ${PRODUCT_TOKEN}\nDisallow: /`}</Snippet>
				<Snippet label="robots.txt: everything but one part">{`User-agent: ${PRODUCT_TOKEN}\nDisallow: /internal/`}</Snippet>
				<h2>What becomes of it</h2>
				<p>
					Quotes with the address of their page appear beside the facts they prove. Questions, corrections and
					complaints: <a href={`mailto:${teamEmail}`}>{teamEmail}</a>.
				</p>
			</>,
		);
	});
}
