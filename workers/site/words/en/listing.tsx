import type { Child } from "hono/jsx";
import { counted, dayOf, listedElements, monthOf, number } from "../format.ts";

interface Award {
	place: number;
	/** How many launched in the week, where that is known. */
	launches: number | null;
	votes: number;
	week: string;
}

/** Awards have three places. */
const PLACES: Readonly<Record<number, string>> = { 1: "First", 2: "Second", 3: "Third" };

/** The page of a product. */
export const listing = {
	notListed: "This product is not listed at present",
	notListedText: "It was here before. If it is yours, its page under your products says why.",
	allListings: "All products",
	allCategories: "Categories",
	verified: "Its owner has proved control of the domain",
	launched: (day: string) => `Launched ${dayOf(day)}`,
	launches: (day: string) => `Launches ${dayOf(day)}`,
	rated: (average: number, count: number) => `${average.toFixed(1)} from ${counted(count, "review")}`,
	followers: (count: number) => counted(count, "follower"),
	visit: "Visit",
	visitWebsite: (name: Child) => <>the website of {name}</>,
	cover: (name: string) => `Picture from the website of ${name}`,

	share: "Share",
	shareProduct: (name: Child) => <>Share or keep {name}</>,
	shareLink: "Link",
	shareText: "Text to paste",
	shareWords: (name: Child, tagline: Child | null, address: string) => (
		<>
			{name}
			{tagline !== null && <>: {tagline}</>} {address}
		</>
	),

	description: "What it is",
	features: "Features",
	usps: "What sets it apart",
	questions: "Questions",
	story: "The story",
	milestones: "Milestones",
	updates: "Updates",
	allUpdates: "Updates as a feed",

	facts: "Facts",
	website: "Website",
	price: "Price",
	model: "Model",
	stage: "Stage",
	basedIn: "Based in",
	founded: "Founded",
	demoVideo: "Demo video",
	contact: "Contact",
	domainRating: "Domain Rating",
	ratedOf: (value: number) => value.toFixed(1),
	ratingScale: "of 100",
	ratingFrom: (provider: string, day: string) => `${provider}, ${dayOf(day)}`,
	ratingSince: (change: number, day: string) =>
		change === 0
			? `the same since ${monthOf(day)}`
			: `${change > 0 ? "up" : "down"} ${Math.abs(change).toFixed(1)} since ${monthOf(day)}`,
	launchWeeks: (count: number) => (count === 1 ? "Launch week" : "Launch weeks"),
	relaunched: "launched again (Paid)",
	weekVotes: (count: number) => `${counted(count, "vote")} in it`,
	categories: (count: number) => (count === 1 ? "Category" : "Categories"),
	elsewhere: "Elsewhere",
	tags: "Tags",
	views: "Views",
	viewCount: (count: number) => number(count),
	logo: "Logo",
	keywords: "Keywords",
	shortDescription: "In short",

	founders: (count: number) => (count === 1 ? "Founder" : "Founders"),

	award: "Launch of the Week",
	awards: "Awards",
	awardPlace: ({ place, launches, votes, week }: Award) => {
		const of = launches === null || launches < place ? "" : ` of ${number(launches)}`;
		return `${PLACES[place] ?? number(place)}${of} with ${counted(votes, "vote")}, week of ${dayOf(week)}`;
	},

	pagesRead: "Where we read",
	readAgain: (day: string) => `Read again on ${day}.`,
	quotes: (count: number) => counted(count, "quote"),

	putRight: "Putting it right",
	isThisYours: "Is this yours?",
	yours: (claim: Child) => <>Is this yours? {claim}.</>,
	/** To its owner. */
	provable: (claim: Child) => <>It is shown as verified once its website is proven: {claim}.</>,
	claim: (name: Child) => <>Claim {name}</>,
	claimThis: "Claim this listing",
	unclaimed: "Nobody from this company has claimed it. Prove the domain, fill the blanks and add a picture.",

	alternatives: "Alternatives",
	compare: (names: readonly Child[]) => <>Compare {listedElements(names)}</>,
	namedByOwner: (name: Child) => <>Named by the owner of {name}</>,
};
