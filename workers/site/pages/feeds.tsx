import type { FC } from "hono/jsx";
import { type Alternate, LAUNCHES, POSTS, UPDATES, WEEKS } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import type { Site } from "../site.ts";

/** The feeds there are, with their addresses to copy. */
export default function feedsPage(site: Site): void {
	site.get("/feeds", (c) => {
		const all = [...LAUNCHES, ...UPDATES, ...POSTS, WEEKS];
		return show(
			c,
			{
				title: "Feeds",
				description: "Launches, product updates and posts as Atom and JSON Feed, and launch weeks as a calendar.",
				canonical: "/feeds",
				alternates: all,
				width: "narrow",
			},
			<>
				<h1>Feeds</h1>
				<p class="lead">
					Put an address into your feed reader or calendar, and what is new comes to you. Nothing about you is asked or
					kept.
				</p>
				<ul>
					{all.map((feed) => (
						<Row feed={feed} origin={c.var.services.settings.origin} />
					))}
				</ul>
				<p>
					Each <a href="/categories">category</a> has a feed of its own: its page’s address with <code>/feeds</code>{" "}
					before and <code>.xml</code> or <code>.json</code> after, such as <code>/feeds/categories/crm.xml</code>. Feed
					readers find it when given the page.
				</p>
			</>,
		);
	});
}

const Row: FC<{ feed: Alternate; origin: string }> = ({ feed, origin }) => (
	<li>
		{feed.title}: <a href={feed.href}>{origin + feed.href}</a>
	</li>
);
