import { STAGES } from "#core/drafts/draft-fields";
import type { Evidence } from "#core/evidence/evidence";
import type { Block } from "#core/web/page";
import { sentencesAround } from "#drafting/context/quoted-sentence";
import { isNegated } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { isYetToCome } from "#drafting/context/yet-to-come";
import { blocksOfEvidence, type FieldRule, pageOf } from "#drafting/gate/context";
import { isBetaOfOthers } from "#drafting/reading/stage";

const STAGE_WORDS: Record<string, RegExp> = {
	idea: /\bidea stage\b|\bconcept stage\b/iu,
	"pre-launch":
		/coming soon|pre-?launch|launching soon|wait(?:ing)?[- ]?list|early access|be (?:among |one of )?the first to|bald verfügbar|startet bald|demnächst|bientôt|prochainement|liste d'attente|warteliste|lista de espera|lista d'attesa|wachtlijst|próximamente|prossimamente|em breve|binnenkort|wkrótce|скоро|近日公開|公開予定/iu,
	beta: /(?<![\p{L}])(?:open |closed |private |public )?b[eêè]ta(?:-?(?:version|phase))?(?![\p{L}])|бета-|ベータ|β版|베타/iu,
	launched: /(?:launched|went live|released|now available|general availability)/iu,
	growing: /\bfast(?:est)?[- ]growing\b|\bscale-?up\b|\bseries [a-d]\b/iu,
	established: /\bestablished (?:company|business|in|since)\b|\bfor over \d+ years\b/iu,
};

/** An app, a blog or a feature has a stage of its own. */
const OF_A_PART =
	/\b(?:android|ios|iphone|mobile|windows|mac(?:os)?|linux|desktop|app|apps|blog|shop|store|course|book|feature|version \d|integration|api)\b.{0,30}\b(?:coming|soon|beta|launch\w*|released|available)\b|wait(?:ing)?[- ]?list (?:of|for (?!early))/iu;

/** A stage that the site says of itself: of nobody else, of no part of it, and of today. */
export const stage: FieldRule = (value, evidence, { pages, ownNames }) => {
	if (!(STAGES as readonly string[]).includes(value)) return "it is no known stage";
	const words = STAGE_WORDS[value];
	const isSaidBy = (sentence: string): boolean => {
		if (words?.test(sentence) !== true || isNegated(sentence) || OF_A_PART.test(sentence)) return false;
		const subject = subjectOf(sentence, ownNames, pages);
		// `Coming soon` is said of a part in most places: of all of it by name, or where `isYetToCome` knows it.
		if (value === "pre-launch") return subject === "own";
		return subject !== "other" && (value !== "beta" || !isBetaOfOthers(sentence, ownNames));
	};
	const isSaid = (quote: Evidence) => {
		const page = pageOf(quote, pages);
		const isSoon = (block: Block) => page !== undefined && isYetToCome(pages, page, block);
		if (value === "pre-launch" && blocksOfEvidence(quote, pages).some(isSoon)) return true;
		return sentencesAround(quote, pages).some(isSaidBy);
	};
	return evidence.some(isSaid) ? null : "no quote states this stage";
};
