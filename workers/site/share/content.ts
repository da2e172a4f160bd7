import type { z } from "zod";
import { type WeekKey, weekStart } from "#core/launches/week";
import { type EvidenceCounts, evidenceOf } from "#core/listings/evidence-counts";
import type { Settings } from "#core/settings";
import type getListing from "#operations/directory/get-listing";
import type getFounder from "#operations/founders/get-founder";
import type getLaunchWeek from "#operations/launches/get-launch-week";
import type listAwards from "#operations/launches/list-awards";
import type { Quote } from "../parts/proof.ts";
import { dayOf, ringDay } from "../words/format.ts";
import { words } from "../words/words.ts";
import type { AwardImage } from "./award-image.ts";
import { canDraw, drawnPart, drawnText } from "./faces.ts";
import type { ProfileImage } from "./listing-image.ts";
import type { Masthead } from "./pieces.ts";
import type { QuoteWords } from "./quote-lines.ts";
import type { WeekImage, WeekRow } from "./week-image.ts";

const t = words.share;

type Listing = z.output<(typeof getListing)["output"]>;
type Founder = z.output<(typeof getFounder)["output"]>;
type Week = z.output<(typeof getLaunchWeek)["output"]>;
export type Award = z.output<(typeof listAwards)["output"]>["items"][number];

/** Rows of a week's image. */
const ROWS = 3;

export function mastheadOf({ siteName, accent, logo }: Settings): Masthead {
	const name = canDraw(siteName) ? siteName : "";
	return { siteName: name, accent, ...(logo && { logo: { hash: logo.hash, ratio: logo.width / logo.height } }) };
}

/** Facts whose quotes say what a product does, first to last. */
const QUOTED_FIRST = ["short_description", "features", "usps", "description", "headline", "pricing_summary"];
/** A sentence that is longer does not fit, or stands too small for what is quoted of it. */
const SENTENCE_MAX = 150;

export function listingImage(listing: Listing, settings: Settings): ProfileImage {
	const counts = evidenceOf(listing);
	return {
		kind: "listing",
		name: listing.name,
		picture: hashOf(listing.logo),
		otherName: hostOf(listing.url),
		tagline: listing.tagline,
		quote: quoteOf(listing),
		words: listing.tagline ?? listing.short_description,
		facts: factsOf(counts),
		masthead: mastheadOf(settings),
	};
}

function factsOf(counts: EvidenceCounts): ProfileImage["facts"] {
	const facts = counts.quoted + counts.team + counts.owner + counts.blank;
	return facts === 0 ? null : { counts, legend: t.evidence(facts, counts) };
}

/** Words of the website that stand for the product: of the sentences that fit, the one that says most. */
function quoteOf({ evidence }: Listing): QuoteWords | null {
	const sentences = QUOTED_FIRST.flatMap((field): readonly Quote[] => evidence[field] ?? [])
		.filter(({ seen }) => seen?.is_there !== false)
		.flatMap(({ quote, before = "", after = "" }) => [sentenceOf(before, quote, after), sentenceOf("", quote, "")])
		.filter(({ before, marked, after }) => canDraw(before + marked + after));
	const fitting = sentences.filter((sentence) => lengthOf(sentence) <= SENTENCE_MAX);
	const longest = Math.max(...fitting.map(lengthOf));
	return fitting.find((sentence) => lengthOf(sentence) === longest) ?? null;
}

// A number would be that of the listing's page, where it follows from all marks before it.
const sentenceOf = (before: string, marked: string, after: string): QuoteWords => ({
	before: drawnPart(before).trimStart(),
	marked: drawnText(marked),
	after: drawnPart(after).trimEnd(),
	number: null,
});

function lengthOf({ before, marked, after }: QuoteWords): number {
	return before.length + marked.length + after.length;
}

export function founderImage(founder: Founder, settings: Settings): ProfileImage {
	return {
		kind: "founder",
		name: founder.name,
		picture: null,
		otherName: t.founder,
		tagline: t.founderOf(
			founder.title,
			founder.companies.map(({ name }) => name),
		),
		quote: null,
		words: founder.bio,
		facts: null,
		masthead: mastheadOf(settings),
	};
}

export function awardImage({ place, week, votes, listing }: Award, settings: Settings): AwardImage {
	return {
		kind: "award",
		place,
		ring: { above: t.ring, below: ringDay(weekStart(week as WeekKey)) },
		award: t.award,
		name: listing.name,
		picture: hashOf(listing.logo),
		otherName: hostOf(listing.url),
		tagline: listing.tagline,
		result: [t.result(place, votes), t.weekOf(dayOf(week))],
		masthead: mastheadOf(settings),
	};
}

/** Who launched, by votes once they are final; until then who launches, by name, so that no vote makes another image. */
export function weekImage(week: Week, settings: Settings): WeekImage {
	const isClosed = week.closed_at !== null;
	const all = week.phase === "future" ? week.scheduled : week.launches;
	const row = ({ name, url, logo }: Pick<Award["listing"], "name" | "url" | "logo">): WeekRow => ({
		place: null,
		name,
		picture: hashOf(logo),
		otherName: hostOf(url),
		result: null,
	});
	const votes = week.launches.reduce((sum, launch) => sum + launch.week_votes, 0);
	return {
		kind: "week",
		over: isClosed ? t.closedWeek : t.launchWeek,
		title: t.weekOf(dayOf(week.week)),
		words: all.length === 0 ? t.emptyWeek : null,
		rows: isClosed
			? week.launches
					.slice(0, ROWS)
					.map((launch) => ({ ...row(launch), place: launch.rank, result: t.votes(launch.week_votes) }))
			: [...all]
					.sort((a, b) => (a.slug < b.slug ? -1 : 1))
					.slice(0, ROWS)
					.map(row),
		foot: all.length === 0 ? null : t.weekFoot(all.length, isClosed ? votes : null),
		masthead: mastheadOf(settings),
	};
}

export function siteImage(settings: Settings): WeekImage {
	return {
		kind: "site",
		over: null,
		title: canDraw(settings.siteName) ? settings.siteName : hostOf(settings.origin),
		words: settings.tagline,
		rows: [],
		foot: null,
		masthead: mastheadOf(settings),
	};
}

/** A picture's address ends in the hash of its bytes. */
function hashOf(logo: { url: string } | null): string | null {
	return logo === null ? null : (/[0-9a-f]{64}$/.exec(logo.url)?.[0] ?? null);
}

function hostOf(url: string): string {
	return URL.parse(url)?.host.replace(/^www\./, "") ?? "";
}
