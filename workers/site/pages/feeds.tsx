import type { FC } from "hono/jsx";
import { type Alternate, LAUNCHES, POSTS, UPDATES, WEEKS } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.feeds;

const KINDS = [
	{ ...t.kinds.launches, feeds: LAUNCHES },
	{ ...t.kinds.updates, feeds: UPDATES },
	{ ...t.kinds.posts, feeds: POSTS },
	{ ...t.kinds.weeks, feeds: [WEEKS] },
];

/** The feeds there are, with their addresses to copy. */
export default function feedsPage(site: Site): void {
	site.get("/feeds", (c) => {
		const { origin } = c.var.services.settings;
		return show(
			c,
			{
				title: t.title,
				description: t.about,
				canonical: "/feeds",
				alternates: [...LAUNCHES, ...UPDATES, ...POSTS, WEEKS],
				width: "narrow",
				scripts: ["copy.js"],
			},
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				{KINDS.map(({ name, about, feeds }) => (
					<section id={feeds.includes(WEEKS) ? "weeks" : undefined}>
						<h2>{name}</h2>
						<p>{about}</p>
						{feeds.map((feed) => (
							<Row feed={feed} origin={origin} />
						))}
					</section>
				))}
				<section>
					<h2>{words.data.title}</h2>
					<p>{t.dataText(<a href="/data">{words.data.title}</a>)}</p>
				</section>
				<section>
					<h2>{t.events}</h2>
					<p>{t.eventsText(<code>/feeds/events.jsonl</code>)}</p>
				</section>
				<section>
					<h2>{t.categories}</h2>
					<p>
						{t.categoriesText(
							<a href="/categories">{t.category}</a>,
							<code>/feeds/categories/crm.xml</code>,
							<code>.json</code>,
						)}
					</p>
				</section>
			</>,
		);
	});
}

const Row: FC<{ feed: Alternate; origin: string }> = ({ feed, origin }) => (
	<figure>
		<figcaption>
			{feed.type === WEEKS.type && (
				<>
					<a href={subscription(origin + feed.href)}>{t.subscribe}</a> ·{" "}
				</>
			)}
			<a href={feed.href}>{t.formats[feed.type as keyof typeof t.formats]}</a>
		</figcaption>
		<pre data-copy={feed.title}>
			<code>{origin + feed.href}</code>
		</pre>
	</figure>
);

/** An address that calendar programs subscribe to: what is loaded as a file they take once, and never look at again. */
const subscription = (address: string): string => address.replace(/^https?:/, "webcal:");
