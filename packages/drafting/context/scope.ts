import { bindsBefore, mayBindAll } from "#drafting/context/bound-entry";
import { OWN } from "#drafting/context/own-names";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";
import { type SpeechKind, speechOf } from "#drafting/lexicon/speech/phrases";

/** `Unlike some linters, it never`: what follows is told of the product, and beside whom takes nothing from it. */
const BESIDE_OTHERS = light(
	new RegExp(
		`^(?:unlike|in contrast to|anders als|im gegensatz zu|contrairement (?:à|aux?)|à la différence (?:du|des?|de la|de l')|à la différence d'(?=\\p{L})|a diferencia de(?:l)?|a differenza d(?:i|el|ei|egli|elle|ella|ello)|diversamente da|ao contrário d[eoa]s?|anders dan|in tegenstelling tot|w odróżnieniu od|w przeciwieństwie do|в отличие от|till skillnad från|i modsætning til|i motsetning til) .{2,80}?, (?=(?:${OWN}|we|it|wir|es|nous|il|elle|nosotros|noi|nós|wij|het|my|мы|vi) )`,
		"iu",
	),
);

/** A sentence without its opening that says unlike whom the product is. @param marked with own names as one sign. */
export const withoutContrast = (marked: string): string => marked.replace(BESIDE_OTHERS, "");

const JOINT = light(new RegExp(`,? (?:${AND}) |; |\\. `, "giu"));
/** What is said so in a clause holds for those behind it. */
const HOLDS_ON: readonly SpeechKind[] = [
	"negation",
	"plan",
	"hearsay",
	"supposition",
	"condition",
	"comparison",
	"past",
];
const TAKES_BACK: readonly SpeechKind[] = ["negation", "limit", "comparison", "plan"];
/** What may be, is said of the clause that says so and of no other. */
const MODAL = light(
	/(?<![\p{L}])(?:can|may|could|kann|können|peut|peuvent|puede|pueden|può|possono|pode|podem|kan|kunnen|może|mogą|может|могут)(?![\p{L}])/giu,
);
/** What is stopped, avoided or replaced, all of it. */
const ENDED = light(
	/(?<![\p{L}])(?:stops?|avoids?|prevents?|replaces?|ends?|forget|spares?|reduces?|fights?|minimi[sz]es?|eliminates?|without|vermeide[tn]|verhindert|ersetzt|erspart|verringert|bekämpft|schützt vor|ohne|évite[sz]?|remplace|supprime|réduit|combat|sans|evita[sn]?|elimina|reduce|combate|riduce|combatte|reduz|reemplaza|sustituye|sostituisce|sin|senza|substitui|sem|voorkomt|vervangt|zonder)(?![\p{L}])/iu,
);
const ENUMERATED = light(
	/^(?:[^.;:]{1,160}(?:,| and| und| et| y| e| en)|(?: (?:the|your|all|any|die|das|den|alle|ihre?|deine?|les?|la|vos|tous les|los|las|el|tus|i|gli|il|os|as|de|het))?) $/u,
);

/** `Beware of tools with`: whatever comes, it is none of the product's. */
const WARNS = light(
	/^(?:beware|watch out|be careful|careful|vorsicht|hüten?|méfie[zr]?|attention aux?|cuidado|ojo con|attenzione|diffida|desconfie|pas op|uważaj|осторожно)(?![\p{L}])/iu,
);

/** Whether words stand in a list of what a sentence says is stopped: `you stop buying batteries and arguing about noise`. */
export function isEnded(words: string, sentence: string): boolean {
	const before = sentence.slice(0, Math.max(0, sentence.toLowerCase().indexOf(words.toLowerCase())));
	if (WARNS.test(before)) return true;
	const ended = ENDED.exec(before);
	return ended !== null && ENUMERATED.test(before.slice(ended.index + ended[0].length));
}

/** Fewer words are no clause of their own, and what they say may be of what stands before them. */
const CLAUSE_MIN = 4;

/**
 * The clause of a sentence in which some words stand, where the others neither hold for it nor take anything from it:
 * `are guaranteed for ten years` of `Our lights are guaranteed for ten years and every part can be replaced`. The whole
 * sentence where that cannot be told.
 */
export function scopeOf(words: string, sentence: string): string {
	const whole = withoutContrast(sentence);
	const at = whole.indexOf(words);
	if (at === -1) return sentence;
	const joints = [...whole.matchAll(JOINT)];
	const start = joints.filter(({ index, 0: joint }) => index + joint.length <= at).at(-1);
	const end = joints.find(({ index }) => index >= at + words.length);
	const from = start === undefined ? 0 : start.index + start[0].length;
	const head = speechOf(whole.slice(0, from));
	const tail = end === undefined ? "" : whole.slice(end.index + end[0].length);
	const isHeld = HOLDS_ON.some((kind) => head[kind].length > 0);
	const isBound =
		tail !== "" &&
		(tail.split(" ").length < CLAUSE_MIN || mayBindAll(tail.replace(MODAL, " ")) || bindsBefore(tail, TAKES_BACK));
	return whole.slice(isHeld ? 0 : from, isBound ? undefined : end?.index);
}
