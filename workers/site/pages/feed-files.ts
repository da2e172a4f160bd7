import { notFound } from "#core/errors";
import { answerVersioned } from "../feeds/answer.ts";
import { atomFeed } from "../feeds/atom.ts";
import { calendarText } from "../feeds/calendar.ts";
import { FEED_FORMATS, type Feed, type FeedFormat, newest } from "../feeds/feed.ts";
import { jsonFeed } from "../feeds/json-feed.ts";
import { categoryFeed, launchesFeed, postsFeed, updatesFeed } from "../feeds/sources.ts";
import { weekEvents } from "../feeds/week-events.ts";
import type { PageContext, Site } from "../site.ts";

const WRITERS: Record<FeedFormat, { type: string; write(feed: Feed): string }> = {
	xml: { type: "application/atom+xml; charset=utf-8", write: atomFeed },
	json: { type: "application/feed+json; charset=utf-8", write: jsonFeed },
};

const SOURCES = { launches: launchesFeed, updates: updatesFeed, posts: postsFeed };

/** Feeds of launches, updates, posts and each category, as Atom and as JSON Feed, and the calendar of launch weeks. */
export default function feedFilesPage(site: Site): void {
	for (const [name, source] of Object.entries(SOURCES)) {
		for (const format of FEED_FORMATS) {
			site.get(`/feeds/${name}.${format}`, async (c) => answer(c, format, await source(c)));
		}
	}

	site.get("/feeds/categories/:file", async (c) => {
		const [, slug, ending] = /^([a-z0-9-]+)\.([a-z]+)$/.exec(c.req.param("file")) ?? [];
		const format = FEED_FORMATS.find((known) => known === ending);
		if (slug === undefined || format === undefined) return notFound("feed");
		return answer(c, format, await categoryFeed(c, slug));
	});

	site.get("/feeds/weeks.ics", async (c) => {
		const { origin, siteName } = c.var.services.settings;
		const events = await weekEvents(c, c.var.services.clock.now());
		const self = `${origin}/feeds/weeks.ics`;
		const changedAt = newest(events.map((event) => ({ at: event.changedAt.toISOString() })));
		const text = calendarText({ name: `${siteName}: launch weeks`, self, events });
		return answerVersioned(c, text, "text/calendar; charset=utf-8", changedAt);
	});
}

function answer(c: PageContext, format: FeedFormat, feed: Feed) {
	const { type, write } = WRITERS[format];
	return answerVersioned(c, write(feed), type, newest(feed.entries));
}
