import { OWN } from "#drafting/context/own-names";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";
import type { SpeechKind } from "#drafting/lexicon/speech/phrases";

/** Between clauses Czech `a` is no article. */
export const AND_SAID = `${AND}|a`;
/** A clause of its own begins here: what comes after it may be said of its subject, not of the sentence's. */
export const SUBORDINATE = light(
	/(?<![\p{L}])(?:that|which|who|whose|whom|where|while|because|than|der|welche[rsnm]?|dass|deren|dessen|qui|que|dont|où|che|cui|quien|cuyo|dat|wat|die|który\p{L}{0,3}|która|które|котор\p{L}{2,3}|что|som|hvor)(?![\p{L}])/iu,
);
export const OWN_CLAUSE = new RegExp(`^(?:${OWN}|we|it|wir|nous|nosotros|noi|nós|wij|мы|vi) `, "iu");
export const OWN_SENTENCE = new RegExp(`^(?:${OWN}|we|wir|nous|nosotros|noi|nós|wij|мы|vi),? `, "iu");

/** What is said so before a sentence's first clause holds for all of it, and at its end for what is before it too. */
export const OVER_ALL: readonly SpeechKind[] = ["plan", "hearsay", "supposition"];
