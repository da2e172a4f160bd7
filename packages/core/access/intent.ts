import { parseDate } from "#core/launches/week";
import { INTENT_MAX } from "#core/limits";
import { SLUG } from "#core/web/slug";

/** What a signed-out person pressed: carried through signing in, and done by the press that ends it. */
export type Intent =
	| {
			act: (typeof INTENT_ACTS)[number];
			/** Slug of the listing. */
			listing: string;
	  }
	| {
			act: "read";
			/** Address of the website that is to be read. */
			url: string;
	  }
	| {
			act: "remind";
			/** A coming week, by its Monday. */
			week: string;
	  };

/** What is pressed on a listing. */
export const INTENT_ACTS = ["vote", "follow", "save"] as const;

/** `vote:acme`, `read:https://acme.com/`, as addresses and forms carry it. */
export function intentText(intent: Intent): string {
	if (intent.act === "read") return `read:${intent.url}`;
	return intent.act === "remind" ? `remind:${intent.week}` : `${intent.act}:${intent.listing}`;
}

/** @returns null for what is no intent; signing in then does nothing besides. */
export function parseIntent(text: unknown): Intent | null {
	if (typeof text !== "string" || text.length > INTENT_MAX) return null;
	const [act, about = ""] = text.split(/:(.*)/s);
	if (act === "read") return URL.canParse(about) ? { act, url: about } : null;
	if (act === "remind") return parseDate(about) === null ? null : { act, week: about };
	const known = INTENT_ACTS.find((one) => one === act);
	return known === undefined || !SLUG.test(about) ? null : { act: known, listing: about };
}

/** What the sign-in page says that signing in does besides. */
export const INTENT_WORDS: Record<Intent["act"], string> = {
	vote: "vote for",
	follow: "follow",
	save: "save",
	read: "start reading",
	remind: "set a reminder of",
};
