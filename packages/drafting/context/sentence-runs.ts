import { bindsBefore, mayBindAll } from "#drafting/context/bound-entry";
import { OWN } from "#drafting/context/own-names";
import { saysAny } from "#drafting/context/speech";
import { AND, AS_WELL_AS } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";
import type { SpeechKind } from "#drafting/lexicon/speech/phrases";

/** Behind such a joint something further is said; behind a comma alone the same may only go on. */
const FURTHER = light(
	new RegExp(
		`,? (?:${AND}|${AS_WELL_AS}) |; |, (?=(?:${OWN}|[Tt]he|[Yy]our?|[Ww]e|[Ii]t|wir|Sie|du|unser\\p{L}{0,2}|nous|vous|votre|les?|la|tus?|sus?|el|los|las|il|gli|je|het) \\p{L}|(?:der|die|das) \\p{Lu})`,
		"gu",
	),
);
const PARTS_MAX = 8;
const OVER_ALL: readonly SpeechKind[] = [
	"plan",
	"hearsay",
	"supposition",
	"condition",
	"negation",
	"comparison",
	"past",
];
const TAKES_BACK: readonly SpeechKind[] = ["plan", "hearsay", "limit"];
/** What comes behind is what one is spared. */
const SPARES =
	/(?<![\p{L}])(?:stop|avoid|forget|quit|end|goodbye|spare|vermeide\p{L}?|vergiss|schluss|évite\p{L}?|oublie\p{L}?|fini|evita|olvida|dimentica|basta|esqueça|evite|vergeet|stop met|zapomnij|хватит|забудьте)(?![\p{L}])/iu;

interface Part {
	text: string;
	from: number;
	to: number;
}

function partsOf(source: string): Part[] {
	const parts: Part[] = [];
	let from = 0;
	for (const { index, 0: joint } of source.matchAll(FURTHER)) {
		parts.push({ text: source.slice(from, index), from, to: index });
		from = index + joint.length;
	}
	parts.push({ text: source.slice(from), from, to: source.length });
	return parts;
}

const TELLS = new RegExp(`${OWN}|^(?:you|we|it|du|sie|wir|vous|nous|je) `, "iu");

/** What of a sentence holds by itself: runs of its parts, as far as what stands before and behind takes nothing of them back. */
export function runsOf(source: string, lang: string | null): string[] {
	const parts = partsOf(source);
	if (parts.length > PARTS_MAX) return [source];
	const runs: string[] = [];
	for (let first = 0; first < parts.length; first++) {
		const before = source.slice(0, parts[first]?.from ?? 0);
		// Behind a comma alone a clause begins only where another ended.
		if (/, $/u.test(before) && !TELLS.test(before)) break;
		const binding = before.replace(WITHOUT, "");
		if (before !== "" && (saysAny(binding, OVER_ALL, lang) || mayBindAll(before) || SPARES.test(before))) break;
		for (let last = first; last < parts.length; last++) {
			const behind = parts.slice(last + 1);
			const isBound = behind.some(({ text }) => mayBindAll(text) || saysAny(text, TAKES_BACK, lang));
			if (!isBound) runs.push(source.slice(parts[first]?.from, parts[last]?.to));
		}
	}
	// Of a list its first entry holds without the others.
	const [first] = source.split(", ", 1);
	const rest = source.slice((first?.length ?? 0) + 2);
	if (first !== undefined && LISTED.test(rest) && !mayBindAll(rest) && !bindsBefore(rest, TAKES_BACK, lang))
		runs.push(first);
	return runs;
}
/** `, without a plumber,`: what it goes without binds nothing behind. */
const WITHOUT = light(
	/,? (?:without|ohne|sans|sin|senza|sem|zonder|bez|без|utan|uden|uten) (?:[\p{L}-]{1,20} ){0,2}[\p{L}-]{2,20}(?=, )/giu,
);
const LISTED = new RegExp(
	`^(?!(?:${AND}|with|for|at|by|on|in|from|mit|für|bei|auf|ab|avec|pour|sur|dans|con|para|por|en|per|su|com|em|met|voor|op) )[^,.;:]{2,80},? (?:${AND}) `,
	"iu",
);
