import type { Child } from "hono/jsx";

/** Feeds and calendars. */
export const feeds = {
	title: "Feeds",
	about: "Launches, product updates and posts as Atom and JSON Feed, and launch weeks as a calendar.",
	lead: "Put an address into your feed reader or calendar, and what is new comes to you. Nothing about you is asked or kept.",
	kinds: {
		launches: { name: "New launches", about: "Products as they go live." },
		updates: { name: "Product updates", about: "What owners write about their products." },
		posts: { name: "Blog", about: "Posts as they are published." },
		weeks: { name: "Launch weeks", about: "Each Monday with its line-up, for a calendar program." },
	},
	formats: {
		"application/atom+xml": "Atom",
		"application/feed+json": "JSON Feed",
		"text/calendar": "iCalendar",
	},
	subscribe: "Subscribe in your calendar program",
	dataText: (link: Child) => (
		<>{link}: all public facts as files, and what changes in between, for programs that keep a copy.</>
	),
	events: "Events",
	eventsText: (address: Child) => (
		<>
			What happened, a line of JSON each, for programs that act on it: {address}. With an API key, your own events too.
		</>
	),
	categories: "Categories",
	category: "category",
	categoriesText: (category: Child, address: Child, json: Child) => (
		<>
			Each {category} has feeds of its own, which feed readers find when given its page: {address}, or with {json} at
			its end.
		</>
	),
};
