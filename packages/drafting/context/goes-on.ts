import type { Block, ReadPage } from "#core/web/page";
import { isSentence, sentencesOf } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isOrdinaryWords } from "#drafting/context/own-words";
import { isSameNoun } from "#drafting/context/same-stem";
import { isAsked, saysAny } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { light } from "#drafting/lexicon/letters";
import { isBetweenUs } from "#drafting/lexicon/persons";

/** What is said of any of a kind, of most or of all, or of nobody, is a lesson or a count; so is what once happened. */
const OF_ANY = light(
	/^(?:an?|one|most|many|some|few|every|each|all|any|no|none|nobody|nothing|it|this|that|these|those|there|here|who|what|when|if|why|how|not|only|the (?:average|typical|first|last|whole)|eine?|einer|die meisten|viele|manche|jede[rs]?|alle|kein(?:e[rn]?)?|niemand|nichts|es|das|wer|was|wenn|une?|la plupart|beaucoup|certaine?s|chaque|tou(?:te)?s|aucune?|personne|rien|ce(?:la|ci)?|ça|qui|quand|si|una?|la mayoría|much[oa]s|algun[oa]s|cada|tod[oa]s|ningun[oa]?|nadie|nada|ést[ea]|quien|cuando|uno|molt[ie]|alcun[ie]|ogni|tutt[ie]|nessun[oa]?|niente|questo|chi|quando|se|uma?|a maioria|muit[oa]s|algu[mn][as]?|nenhum(?:a)?|ninguém|isto|isso|quem|een|de meeste|veel|sommige|elke|alle|geen|niemand|niets|het|dit|dat|wie|als|ett?|de flesta|många|varje|alla|ingen|inget|det|vem|om|de fleste|mange|hver|intet|hvem|hvis)(?![\p{L}'’])/iu,
);
/** Numbers are a count, and what was is a story. */
const COUNTS_OR_WAS = light(
	/\d|(?<![\p{L}])(?:was|were|had|did|became|began|came|went|lost|spent|took|made|could|would|million|billion|thousand|hundred|dozen|average|per cent|percent|half|third|wurden?|waren?|hatten?|kam|ging|gab|durchschnitt\p{L}{0,5}|million\p{L}{0,2}|prozent|étai(?:t|ent)|avai(?:t|ent)|fu[st]|moyenne|millions?|era[n]?|fue(?:ron)?|había[n]?|tenía[n]?|promedio|millones|erano|aveva(?:no)?|fu|furono|milioni|media|eram|foi|foram|tinha[m]?|milhões|média|werd(?:en)?|had(?:den)?|miljoen(?:en)?|gemiddeld\p{L}{0,2}|var|hade|blev|havde|miljon(?:er)?|million(?:er)?|gennemsnit\p{L}{0,3})(?![\p{L}])/iu,
);
/** What ails them is what there was before, and whom they praise is theirs to say. */
const AILS_OR_PRAISES = light(
	/(?<![\p{L}])(?:los[ei]\p{L}{0,2}|wast\p{L}{1,3}|wait\p{L}{0,3}|forget\p{L}{0,1}|miss(?:es)?|complain\p{L}{0,1}|struggl\p{L}{1,2}|chas(?:e|es|ing)|suffer\p{L}{0,1}|die[s]?|fail[s]?|hate[s]?|fear[s]?|need[s]?|want[s]?|love[s]?|trust[s]?|praise[s]?|recommend[s]?|switched|chose|say[s]?|brauch\p{L}{1,3}|verlier\p{L}{1,2}|vergess\p{L}{1,2}|warten|fehl\p{L}{1,2}|leiden|sterben|lieben|vertrauen|empfehlen|perd\p{L}{1,3}|attend\p{L}{1,3}|oubli\p{L}{1,3}|manqu\p{L}{1,3}|aiment|pierde[n]?|espera[n]?|olvida[n]?|falta[n]?|aman|sufre[n]?|perdono|aspettano|dimenticano|mancano|amano|perdem|esperam|esquecem|faltam|amam|verliezen|wachten|vergeten|missen|houden|förlorar|väntar|glömmer|saknar|älskar|mister|venter|elsker|mangler)(?![\p{L}])/iu,
);
const FIRST_WORDS = light(
	/^(?:(?:the|der|die|das|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as|de|het) |l['’]|gli )?([\p{L}-]{3,30})/iu,
);
const OPENS_BY_ARTICLE = /^(?:the|der|die|das|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as|de|het) |^l['’]/iu;
/** In English several do, and one does: a bare word whose verb ends with `s` is a name or a stuff. */
const ONE_DOES = /^\p{Lu}[\p{L}-]* \p{Ll}{2,20}s /u;

const WORD = /[\p{L}-]{4,30}/gu;

/** `The app sends a note`: on the site of one. */
const THE_PRODUCT = light(
	/^(?:the|die|das|l['’]|la|le|el|il|lo|o|a|de|het) ?(?:app|application|software|tool|system|platform|website|anwendung|plattform|programm|appli|logiciel|outil|plateforme|aplicación|herramienta|plataforma|programa|applicazione|piattaforma|programma|aplicativo|aplicação|ferramenta|applicatie|aplikacja|appen)(?! (?:of|from|by|von|de|del|di|da|van)(?![\p{L}]))(?![\p{L}'’-])/iu,
);

const isTold = (sentence: string, ownNames: readonly string[]) =>
	withOwnSign(sentence, ownNames).includes(OWN) || isBetweenUs(sentence);

/** A word of a sentence that the site tells of itself, in small letters, with the block where it stands. */
interface ToldWord {
	block: number;
	word: string;
}

const known = new WeakMap<ReadPage, { ownNames: readonly string[]; words: readonly ToldWord[] }>();

/** The words of what the site tells of itself on a page, each once, at its first place: read once for all claims. */
function toldWords(page: ReadPage, ownNames: readonly string[]): readonly ToldWord[] {
	const before = known.get(page);
	if (before?.ownNames === ownNames) return before.words;
	const first = new Map<string, number>();
	for (const { id, kind, start, end } of page.blocks) {
		if (kind !== "text") continue;
		for (const sentence of sentencesOf(page.text.slice(start, end)).map(foldText)) {
			if (!isTold(sentence, ownNames)) continue;
			for (const [word] of sentence.toLowerCase().matchAll(WORD)) if (!first.has(word)) first.set(word, id);
		}
	}
	const words = [...first].map(([word, block]) => ({ word, block }));
	known.set(page, { ownNames, words });
	return words;
}

/** What a sentence that names nobody and may go on with another is about; null where it may not. */
function subjectGoingOn(sentence: string, page: ReadPage, ownNames: readonly string[], pages: readonly ReadPage[]) {
	if (!isSentence(sentence) || isAsked(sentence)) return null;
	if (OF_ANY.test(sentence) || COUNTS_OR_WAS.test(sentence) || AILS_OR_PRAISES.test(sentence)) return null;
	if (saysAny(sentence, ["plan", "hearsay", "supposition", "past", "comparison"], page.lang)) return null;
	const subject = FIRST_WORDS.exec(sentence)?.[1];
	if (subject === undefined || subjectOf(sentence, ownNames, pages) !== "open") return null;
	return !OPENS_BY_ARTICLE.test(sentence) && ONE_DOES.test(sentence) && !isOrdinaryWords(subject, pages)
		? null
		: subject;
}

/** So many sentences may go on one behind the other. */
const GOING_ON_MAX = 4;

/**
 * Whether a sentence that names nobody goes on with what the site tells of its product, though it neither names it nor speaks to
 * its visitor: behind such a sentence and others that go on so, or about those and that of which one has spoken before.
 * `Colleagues open the lock with their phones`, of an app for colleagues. No lesson, count, story or complaint.
 * @param sentence folded.
 */
export function goesOnAboutOwn(
	page: ReadPage,
	block: Block,
	sentence: string,
	ownNames: readonly string[],
	pages: readonly ReadPage[],
): boolean {
	if ((page.role !== "home" && page.role !== "features") || block.kind !== "text") return false;
	if (block.landmark === "footer" || block.landmark === "nav") return false;
	const subject = subjectGoingOn(sentence, page, ownNames, pages);
	if (subject === null) return false;
	const told = sentencesOf(page.text.slice(block.start, block.end)).map(foldText);
	const at = told.indexOf(sentence);
	for (const before of told.slice(Math.max(0, at - GOING_ON_MAX), Math.max(0, at)).reverse()) {
		if (isTold(before, ownNames) && !isAsked(before)) return true;
		if (THE_PRODUCT.test(before)) return true;
		if (subjectGoingOn(before, page, ownNames, pages) === null) break;
	}
	if (THE_PRODUCT.test(sentence)) return true;
	const bare = subject.toLowerCase();
	return toldWords(page, ownNames).some((word) => word.block < block.id && isSameNoun(bare, word.word));
}
