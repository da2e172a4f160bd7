import { words } from "../words/words.ts";
import type { Note } from "./notes.tsx";
import { type Proof, type Proved, proofOf, type Quote } from "./proof.ts";

const t = words.facts;

/** Counts the footnotes of one page: the same quotes have the same number wherever they stand. */
export interface Numbering {
	numberOf(quotes: readonly Quote[]): number;
	/** An id that no other slip of the page has. */
	nextId(): string;
}

/**
 * @param prefix of the ids; another one where a page has two numberings.
 * @param first number.
 */
export function newNumbering(prefix = "note", first = 1): Numbering {
	const numbers = new Map<string, number>();
	let slips = 0;
	return {
		numberOf(quotes) {
			const key = JSON.stringify(quotes.map(({ quote, url }) => [url, quote]).toSorted());
			const number = numbers.get(key) ?? numbers.size + first;
			numbers.set(key, number);
			return number;
		},
		nextId: () => `${prefix}-${++slips}`,
	};
}

/** Which fact a note is about. */
export interface About {
	field: string;
	entry?: string | undefined;
}

/** The footnotes of one listing or draft on one page: made once a page, and handed to every `Fact` of it. */
export interface Notes {
	proofOf(field: string, entry: string | undefined, isBlank: boolean): Proof;
	/** The next note of the page: called in the order in which marks stand. `quotes` are those of this mark. */
	noteOf(proof: NonNullable<Proof>, quotes: readonly Quote[], about?: About): Note;
}

/**
 * Begins the footnotes of a page.
 * @param proved what `get_listing` answers, or as much of it.
 * @param numbering shared where a page shows facts of several listings, as a comparison does.
 */
export function notesOf(proved: Proved, numbering: Numbering = newNumbering()): Notes {
	const days = Object.values(proved.evidence).flatMap((quotes) => quotes.flatMap(({ fetched_at }) => fetched_at ?? []));
	const lastRead = days.toSorted().at(-1);
	return {
		proofOf: (field, entry, isBlank) => proofOf(proved, field, entry, isBlank),
		noteOf(proof, quotes, about) {
			const report = proved.slug === undefined || about === undefined ? undefined : reportAddress(proved.slug, about);
			const id = numbering.nextId();
			if (proof.origin === "owner") return { id, origin: "owner", text: t.ownersWords, report };
			if (proof.origin === "team") return { id, origin: "team", text: t.teamsWords, report };
			if (proof.origin === "none") {
				return { id, origin: "none", isUnread: proof.reason !== null, text: whyBlank(proof), lastRead, report };
			}
			const { hand } = proof;
			const text = hand === undefined ? undefined : hand === "owner" ? t.editedByOwner : t.editedByTeam;
			return { id, origin: "site", number: numbering.numberOf(quotes), quotes, text, report };
		},
	};
}

const reportAddress = (slug: string, { field, entry }: About): string =>
	`/listings/${slug}/report?fact=${field}${entry === undefined ? "" : `&${new URLSearchParams({ of: entry })}`}`;

function whyBlank({ reason, isSought }: Extract<Proof, { origin: "none" }>): string {
	if (reason !== null) return t.notRead(reason);
	return isSought ? t.notFound : t.nobodySays;
}
