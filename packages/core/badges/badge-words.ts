import type { EarnedBadge } from "#core/badges/earned-badges";
import { type WeekKey, weekStart } from "#core/launches/week";

/** The words of a badge. */
export interface BadgeWords {
	/** The small first line. */
	overline: string;
	/** The large second line. */
	headline: string;
	/** Everything in one line, for the pill. */
	line: string;
	/** The sentence a screen reader reads; also the image's alternative text. */
	title: string;
}

const LONGEST_LINE = 34;

/** @param siteName name of the directory. @param listingName as users wrote it: escape it wherever it is put. */
export function badgeWords(badge: EarnedBadge, siteName: string, listingName: string): BadgeWords {
	const site = shorten(siteName);
	switch (badge.kind) {
		case "listed_on":
			return onSite("Listed on", site, `${listingName} is listed on ${siteName}`);
		case "launched_on":
			return onSite("Launched on", site, `${listingName} launched on ${siteName}`);
		case "featured":
			return onSite("Featured (Paid) on", site, `${listingName} is featured on ${siteName} (Paid)`);
		case "verified":
			return onSite("Verified on", site, `${listingName} is verified on ${siteName}`);
		case "top_of_category": {
			const headline = shorten(`#1 in ${badge.category ?? "its category"}`);
			return {
				overline: `Most voted on ${site}`,
				headline,
				line: `${headline} on ${site}`,
				title: `${listingName} is the most voted listing in ${badge.category ?? "its category"} on ${siteName}`,
			};
		}
		case "launch_of_the_week_1":
		case "launch_of_the_week_2":
		case "launch_of_the_week_3": {
			const place = badge.kind.slice(-1);
			const when = badge.week === null ? "" : `, week of ${dayText(badge.week)}`;
			return {
				overline: badge.week === null ? site : `${site}, ${dayText(badge.week)}`,
				headline: `#${place} Launch of the Week`,
				line: `#${place} Launch of the Week on ${site}`,
				title: `${listingName} was the #${place} Launch of the Week on ${siteName}${when}`,
			};
		}
	}
}

function onSite(verb: string, site: string, title: string): BadgeWords {
	return { overline: verb, headline: site, line: `${verb} ${site}`, title };
}

/** A badge stays a badge: what does not fit a line is cut between characters, and says so. */
function shorten(text: string): string {
	const characters = [...text];
	return characters.length <= LONGEST_LINE ? text : `${characters.slice(0, LONGEST_LINE - 1).join("")}…`;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function dayText(week: WeekKey): string {
	const day = weekStart(week);
	return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
