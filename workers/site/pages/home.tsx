import { readCounters } from "#store/counters";
import { show } from "../layout.tsx";
import type { Site } from "../site.ts";

/** The start of the site. */
export default function homePage(site: Site): void {
	site.get("/", async (c) => {
		const { db, settings, links } = c.var.services;
		const counts = await readCounters(db, ["listings_live", "categories"]);
		return show(
			c,
			{
				title: settings.siteName,
				description: "A directory of products with weekly launches and a quote for every fact.",
				canonical: "/",
			},
			<>
				<section class="hero">
					<h1>Products launch here on Mondays.</h1>
					<p>
						A directory where every fact of a profile carries a quote from the product’s own website, every week has a
						launch calendar, and awards follow votes, never money.
					</p>
					<p class="actions">
						<a class="button primary" href="/connect">
							Connect your agent
						</a>
						<a class="button" href="/docs">
							Read the API reference
						</a>
					</p>
					{counts.listings_live > 0 && (
						<p class="muted">
							{counts.listings_live} live {counts.listings_live === 1 ? "listing" : "listings"} in {counts.categories}{" "}
							{counts.categories === 1 ? "category" : "categories"}.
						</p>
					)}
				</section>
				<ol class="cards steps">
					<li>
						<h2>Submit a website</h2>
						<p>The service reads it and drafts a profile in about a minute. What the site does not say stays blank.</p>
					</li>
					<li>
						<h2>Choose a week</h2>
						<p>
							The free plan queues a product 6 to 8 weeks out. A paid plan goes live at once, and says that it is paid.
						</p>
					</li>
					<li>
						<h2>Launch</h2>
						<p>People vote on the site. Votes have no price and no API.</p>
					</li>
				</ol>
				<section aria-labelledby="agents">
					<h2 id="agents">For agents and scripts</h2>
					<p>
						Everything here is an operation of a REST API at <code>{links.api}</code> and a tool of a tool server at{" "}
						<code>{links.mcp}</code>. Reading needs no sign-in.
					</p>
				</section>
			</>,
		);
	});
}
