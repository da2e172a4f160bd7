import type { Child } from "hono/jsx";
import { counted } from "../format.ts";

const PLACES = ["", "First", "Second", "Third"] as const;
const placed = (place: number) => PLACES[place] ?? `Place ${place}`;

/** Awards and badges. */
export const awards = {
	title: "Awards",
	about: "Launch of the Week #1, #2 and #3 of every closed week. Awards follow community votes only.",
	lead: "Launch of the Week, by the votes people cast in that week. An award cannot be bought.",
	none: "No week is closed yet",
	noneYet: "The first awards are given when a week with votes has closed, on a Monday.",
	thisWeek: "See this week’s launches",
	weekOf: (day: string) => `Week of ${day}`,
	postmark: (place: number) => `Launch of the Week, place ${place}`,
	ring: "LAUNCH OF THE WEEK",
	votes: (count: number) => counted(count, "vote"),
	see: (name: string) => `The award of ${name}`,
	one: {
		title: (name: string, place: number) => `${name}, Launch of the Week #${place}`,
		about: (name: string, place: number, votes: number, day: string) =>
			`${name} was ${placed(place).toLowerCase()} in the launch week of ${day}, with ${counted(votes, "vote")}.`,
		heading: (place: number) => `Launch of the Week #${place}`,
		votes: "Every vote of that week, counted and not",
		result: (place: number, votes: number, week: Child) => (
			<>
				{placed(place)}, with {counted(votes, "vote")}, {week}
			</>
		),
		week: (day: string) => `in the week of ${day}`,
		visit: "Read the listing",
		badge: "Badge for your site",
		none: "This listing won no award in that week.",
	},
	badges: {
		title: (name: string) => `Badges of ${name}`,
		about: (name: string) => `Badges that ${name} may show, in every style, with code to paste.`,
		lead: "Each leads to the listing, which is what the badge check looks for. They follow the facts: a badge that is no longer earned is no longer drawn.",
		which: "Badge",
		shape: "Shape",
		mode: "Colours",
		size: "Size",
		shapes: { standard: "Standard", outline: "Outline", pill: "Pill", banner: "Banner", square: "Square" },
		modes: { light: "Light", dark: "Dark", auto: "As the reader’s device" },
		sizes: { s: "Small", m: "Medium", l: "Large" },
		choose: "Show this badge",
		code: "Code to paste",
		every: "Every style",
		on: (shape: string, mode: string) => `${shape}, ${mode.toLowerCase()}`,
		take: (style: string) => `Take this one: ${style}`,
		takeThis: "Take this one",
		paid: "This badge stands for something bought, and says so: Paid.",
		html: "HTML",
		markdown: "Markdown",
		bbcode: "BBCode",
		oembed: "oEmbed: paste the page’s address where links become cards",
		image: "Address of the image",
		notEarned: "This listing has not earned that badge; here is the first it has.",
	},
};
