import type { Settings } from "#core/settings";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";
import type { Award } from "./content.ts";

const t = words.share;

/** A text to paste, and the network it is made for. */
export interface ShareText {
	label: string;
	text: string;
	/** Where it can be sent at once: addresses that open with the text in them. */
	open: readonly { label: string; href: string }[];
}

/** What is passed on, in its own words. */
interface Subject {
	/** One sentence that says what it is or what happened. */
	news: string;
	tagline: string | null;
	/** More of its own facts, a line each. */
	facts: readonly string[];
	url: string;
}

/** Networks count a link as so many characters, and cut what is longer. */
const SHORT_MAX = 280;
const LINK_LENGTH = 24;

interface Shareable {
	name: string;
	tagline: string | null;
	short_description: string | null;
	launch_week: string | null;
}

/** Texts of a listing: what happens with it now, and its own facts. @param url of its page. @param legend how its facts are known. */
export function listingTexts(
	listing: Shareable,
	url: string,
	{ phase, legend, settings }: { phase: LaunchPhase; legend: string | null; settings: Settings },
): ShareText[] {
	const { name, launch_week } = listing;
	const day = launch_week === null ? null : dayOf(launch_week);
	return textsOf({
		news: t.news(phase, name, settings.siteName, day),
		tagline: listing.tagline,
		facts: [listing.short_description, legend].filter((fact) => fact !== null),
		url,
	});
}

/** Where a listing stands with its launch. */
export type LaunchPhase = "coming" | "now" | "listed";

export function awardTexts({ place, votes, week, listing }: Award, url: string, { siteName }: Settings): ShareText[] {
	return textsOf({
		news: t.won(listing.name, place, votes, dayOf(week), siteName),
		tagline: listing.tagline,
		facts: [],
		url,
	});
}

function textsOf({ news, tagline, facts, url }: Subject): ShareText[] {
	const whole = tagline === null ? news : `${news} ${sentence(tagline)}`;
	const short = `${whole.length + 1 + LINK_LENGTH <= SHORT_MAX ? whole : news}\n${url}`;
	const long = [news, ...(tagline === null ? [] : [sentence(tagline)]), ...facts, url].join("\n\n");
	const mail = new URLSearchParams({ subject: news, body: long }).toString().replaceAll("+", "%20");
	const mailed = { label: t.openMail, href: `mailto:?${mail}` };
	return [
		{
			label: t.short,
			text: short,
			open: [
				{ label: t.openX, href: address("https://x.com/intent/post", short) },
				{ label: t.openBluesky, href: address("https://bsky.app/intent/compose", short) },
			],
		},
		{ label: t.long, text: long, open: [mailed] },
	];
}

const address = (page: string, text: string) => `${page}?${new URLSearchParams({ text })}`;

function sentence(text: string): string {
	return /[.!?…]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
