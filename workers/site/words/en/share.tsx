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
	/** What a share image shows, for those who do not see it. */
	alt: {
		listing: (name: string, tagline: string | null) => (tagline === null ? name : `${name}: ${tagline}`),
		founder: (name: string) => `${name}, founder`,
		week: (day: string) => `Launch week of ${day}`,
		award: (name: string, place: number, day: string) => `${name}, Launch of the Week #${place}, week of ${day}`,
		site: (name: string, tagline: string) => `${name}: ${tagline}`,
	},
};
