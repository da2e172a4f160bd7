import { bindsBefore, mayBindAll } from "#drafting/context/bound-entry";
import { saysAny } from "#drafting/context/speech";
import { isOwnWord, tellingWords } from "#drafting/context/telling-words";
import { AND, AS_WELL_AS } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";
import type { SpeechKind } from "#drafting/lexicon/speech/phrases";

/** What parts the entries of a list, and one clause from the next. */
const PARTED = light(new RegExp(`,? (?:${AND}|${AS_WELL_AS}) |, |、`, "iu"));
/** Wherever an entry says so, it may bind the others too. */
const BINDING: readonly SpeechKind[] = ["negation", "plan", "limit", "hearsay"];
const BINDING_FIRST: readonly SpeechKind[] = [...BINDING, "comparison", "past"];
/** `and shows, what grows`: what is shown, in languages that put a comma before it. */
const OBJECT_CLAUSE = /^(?:was|wer|wo|wie|welche[rns]?) /u;
/** The first part says who does what: fewer words are a name with an aside behind it. */
const FIRST_WORDS_MIN = 2;

/** Lists without an end are read whole only: every claim would have them parted anew. */
const LIST_MAX = 2000;

const entriesOf = (text: string, own: readonly string[]) =>
	text.split(PARTED).map((part) => ({ part, words: tellingWords(part, own) }));
const asText = (words: readonly { text: string }[]) => words.map(({ text }) => text).join(" ");

/** Of what all entries are: `faults and repeats of your drafts`. */
const WHOSE = / (?:of|de|du|des|d['’]|di|del|della|dei|von|van|do|da|dos|das) ?(.{3,60})$/iu;

/** Whether an entry is one of the list with the end of the last one, which goes for all: whose they are. */
function hasEndOf(last: string, wanted: string, entry: string): boolean {
	const end = WHOSE.exec(last)?.[1];
	if (end === undefined || !wanted.startsWith(`${entry} `)) return false;
	const rest = wanted.slice(entry.length + 1);
	return rest === asText(tellingWords(end, [])) || rest === asText(tellingWords(`of ${end}`, []));
}

/**
 * Whether a claim is its source without some entries of its list: `Acme sends invoices and reminders` of `Acme sends
 * invoices, offers and reminders`. What is left out may take nothing of the rest back.
 */
export function shortensList(
	claim: string,
	source: string,
	ownNames: readonly string[],
	lang: string | null = null,
): boolean {
	if (source.length > LIST_MAX) return false;
	const claimed = entriesOf(claim, ownNames);
	const listed = entriesOf(source, ownNames);
	const [first] = claimed;
	if (claimed.length >= listed.length || claimed.length < 2 || first === undefined) return false;
	if (asText(first.words) !== asText(listed[0]?.words ?? [])) return false;
	// `With Acme, bands book rooms`: behind such an opening the next part says who does what.
	const isShort = first.words.filter((word) => !isOwnWord(word)).length < FIRST_WORDS_MIN;
	if (isShort && (claimed.length < 3 || asText(claimed[1]?.words ?? []) !== asText(listed[1]?.words ?? [])))
		return false;
	let next = 0;
	let isBeforeDropped = false;
	for (const { part, words } of listed) {
		const wanted = claimed[next];
		const isKept =
			wanted !== undefined &&
			words.length > 0 &&
			(asText(wanted.words) === asText(words) ||
				(wanted === claimed.at(-1) && hasEndOf(listed.at(-1)?.part ?? "", asText(wanted.words), asText(words))));
		if (isKept) next++;
		else if (saysAny(part.replace(OBJECT_CLAUSE, ""), BINDING, lang) || mayBindAll(part)) return false;
		else if (bindsBefore(part, BINDING_FIRST, lang) && !isBeforeDropped) return false;
		isBeforeDropped = !isKept;
	}
	return next === claimed.length;
}
