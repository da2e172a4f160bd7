import type { Child } from "hono/jsx";
import { counted } from "../format.ts";

const PLACES = ["", "First", "Second", "Third"] as const;

/** Passing a product on. */
export const share = {
	evidence: (facts: number, of: { quoted: number; team: number; owner: number; blank: number }) => {
		const { quoted, team, owner, blank } = of;
		const parts = [
			quoted > 0 && `${quoted} quoted`,
			team > 0 && `${team} by the team`,
			owner > 0 && `${owner} by the owner`,
			blank > 0 && `${blank} not stated`,
		].filter((part) => part !== false);
		return `${counted(facts, "fact")}: ${parts.join(", ")}`;
	},
	founder: "A founder",
	founderOf: (title: string | null, companies: readonly string[]) =>
		companies.length === 0 ? title : `${title ?? "Founder"} of ${companies.slice(0, 3).join(", ")}`,
	ring: "LAUNCH OF THE WEEK",
	award: "Launch of the Week",
	result: (place: number, votes: number) => `${PLACES[place] ?? `Place ${place}`} with ${counted(votes, "vote")}`,
	weekOf: (day: string) => `Week of ${day}`,
	closedWeek: "Launch week, closed",
	launchWeek: "Launch week",
	emptyWeek: "Nothing launches in this week yet.",
	votes: (count: number) => counted(count, "vote"),
	weekFoot: (launches: number, votes: number | null) =>
		[counted(launches, "launch", "launches"), ...(votes === null ? [] : [counted(votes, "vote")])].join(", "),
	gone: "There is no image at this address. The page it was made for names the current one.",
	busy: "Too many images are being drawn. Ask again in a moment.\n",
	/** What a share image shows, for those who do not see it. */
	alt: {
		listing: (name: string, tagline: string | null) => (tagline === null ? name : `${name}: ${tagline}`),
		founder: (name: string) => `${name}, founder`,
		week: (day: string) => `Launch week of ${day}`,
		award: (name: string, place: number, day: string) => `${name}, Launch of the Week #${place}, week of ${day}`,
		site: (name: string, tagline: string) => `${name}: ${tagline}`,
	},
	title: (name: string) => `Share ${name}`,
	/** Where the page to share from is led to. */
	more: "Its image, texts and badges",
	tell: "Tell others",
	kit: "Image, texts and badge to share",
	heading: (name: Child) => <>Share {name}</>,
	notYet: "It can be shared once it is public: when its badge is found, or its launch is paid.",
	about: (name: string) => `An image, texts and the address of ${name}, to pass on.`,
	daysLeft: (days: number) => (days === 0 ? "Today is the last day before." : `${counted(days, "day")} to go.`),
	begins: (day: string) => `The launch week begins on ${day}, at 00:00 UTC.`,
	yourWeek: "Your launch is on: the week closes on Sunday at 24:00 UTC. Whoever you tell can vote until then.",
	itsWeek: "Its launch is on: the week closes on Sunday at 24:00 UTC.",
	yours: "What you need to tell others of it, from the facts of your listing.",
	theirs: "What you need to tell others of it, from the facts of its listing.",
	image: "Image",
	imageWhere: "1200 by 630 pixels. Links to the page show it by themselves.",
	download: "Save the image",
	texts: "Texts",
	textsAbout: "Made of the listing’s own facts. Change them as you like.",
	address: "Address of the page",
	addressLabel: "Address",
	badge: "Badge",
	badgeCode: "Code for your site",
	everyBadge: "Every badge, in every style",
	/** Above each text: where it fits. */
	short: "X, Bluesky, Mastodon, Threads",
	long: "LinkedIn, Facebook, e-mail",
	openX: "Open it in X",
	openBluesky: "Open it in Bluesky",
	openMail: "Open it in your mail program",
	/** What happens with a product now, in one sentence. */
	news: (phase: "coming" | "now" | "listed", name: string, site: string, day: string | null) => {
		if (phase === "coming" && day !== null) return `${name} launches on ${site} in the week of ${day}.`;
		if (phase === "now") return `${name} launches on ${site} this week.`;
		return `${name} is on ${site}.`;
	},
	won: (name: string, place: number, votes: number, day: string, site: string) =>
		`${name} is Launch of the Week #${place} on ${site}: ${counted(votes, "vote")} in the week of ${day}.`,
};
