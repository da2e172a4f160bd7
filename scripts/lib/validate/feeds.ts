import { extract } from "@extractus/oembed-extractor";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import ical from "ical.js";
import type { Check } from "#scripts/lib/validate/page";

const ALTERNATE = /<link rel="alternate" type="([^"]+)"[^>]*href="([^"]+)"/g;

/** How each kind of file that pages offer is read by a library of its own. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
	"application/atom+xml": (text) => parseAtomFeed(text),
	"application/feed+json": (text) => parseJsonFeed(JSON.parse(text)),
	"text/calendar": (text) => {
		const calendar = new ical.Component(ical.parse(text));
		const events = calendar.getAllSubcomponents("vevent").map((event) => new ical.Event(event));
		if (events.some(({ uid, summary, startDate }) => !uid || !summary || !startDate))
			throw new Error("an event lacks a part");
	},
};

function offered(html: string, origin: string): { type: string; path: string }[] {
	return [...html.matchAll(ALTERNATE)].map(([, type = "", href = ""]) => {
		const { pathname, search } = new URL(href.replaceAll("&amp;", "&"), origin);
		return { type, path: pathname + search };
	});
}

/** Feeds and calendars that pages announce, and those of the page of feeds. */
export const feedProblems: Check = async (pages, origin) => {
	const feeds = new Map(pages.flatMap(({ html }) => offered(html, origin)).map(({ type, path }) => [path, type]));
	const problems: string[] = [];
	let read = 0;
	for (const [path, type] of feeds) {
		const reader = READERS[type];
		if (reader === undefined) continue;
		const answer = await fetch(origin + path);
		try {
			if (!answer.ok) throw new Error(`it answers ${answer.status}`);
			reader(await answer.text());
			read++;
		} catch (error) {
			problems.push(`${path}: ${type}: ${error instanceof Error ? error.message : error}`);
		}
	}
	return read === 0 ? [...problems, "No page announces a feed."] : problems;
};

/** A listing can be embedded by a program that knows nothing of this site but its page's address. */
export const oembedProblems: Check = async (pages, origin) => {
	const page = pages.find(({ html }) => html.includes("application/json+oembed"));
	if (page === undefined) return ["No page offers oEmbed."];
	const found = await extract(origin + page.path, {}, (address) => {
		const { pathname, search } = new URL(address);
		return fetch(origin + pathname + search);
	});
	const { version, type, html, width, height } = found as Record<string, unknown>;
	const isWhole = version === "1.0" && type === "rich" && [html, width, height].every(Boolean);
	return isWhole ? [] : [`${page.path}: oEmbed lacks a part: ${JSON.stringify(found).slice(0, 200)}`];
};
