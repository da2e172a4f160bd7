import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { FOUNDED_IT, LAUNCHED_IT, MADE_IT, OPENED_IT } from "#drafting/lexicon/classes/founding";
import { OF_HELPER } from "#drafting/lexicon/helpers";
import { light } from "#drafting/lexicon/letters";
import { FOUNDED_WORD, FOUNDER_WORD } from "#drafting/lexicon/words";
import { inOrder } from "#drafting/reading/in-order";
import { PERSONS_OR_KIN, personsIn, sharedSurnames } from "#drafting/reading/people";
import { plainPart } from "#drafting/reading/plain-part";

const DID = `${FOUNDED_IT}|${LAUNCHED_IT}|${MADE_IT}|${OPENED_IT}|begonnen|begann(?:en)?|began|made`;
const ADVERBS =
	"(?:(?:then|together|finally|soon|later|jointly|left(?: their jobs| my job)? and|quit their jobs and|ensemble|enfin|alors|juntos|juntas|entonces|insieme|poi|samen|toen|gemeinsam|zusammen|dann|schließlich|tillsammans|razem|разом|вместе) )?";
const ENDS = "(?=[ ,.;:!)]|$)";
/** What is called after it: `Acme Academy`. */
const ITS_PART = /§ \p{Lu}/u;
const OBJECT = `(?:(?:the |die |das |la |le |el |il |o |a |de |het )|l['’])?(?:first |erste |première |primera |prima |primeira |eerste )?${OWN}${ENDS}`;
const TURNED =
	"(?:turned|made|grew) [^.,;:§]{3,40} into|(?:ont|avons) (?:transformé|fait) [^.,;:§]{3,40} en|(?:convirtieron|convertimos) [^.,;:§]{3,40} en|hanno trasformato [^.,;:§]{3,40} in";
const WHEN =
	"(?:[^.;:§]{2,60}(?:,| and) |[^.,;:§]{3,30} (?:later|später|plus tard|después|más tarde|dopo|depois|senare|później|потому|пізніше) |(?:[Ii]n |[Ii]m Jahre? |[Ee]n |[Nn]el |[Ee]m )?\\d{4},? )?";
const began = (they: string) =>
	light(
		new RegExp(
			`^${WHEN}(?:${they}),? ${ADVERBS}(?:(?:have|had|ont|avons|hanno|abbiamo|on) )?${ADVERBS}(?:(?:${DID}) |(?:${TURNED}) )${OBJECT}|^${WHEN}(?:haben|hatten|gründeten|starteten|bauten|byggde|startade|grundade|begonnen|richtten|bouwden) (?:${they}) ${ADVERBS}(?:die |das |de |het )?${OWN}${ENDS}`,
			"iu",
		),
	);
/** Of those whom the sentence before names. */
const THEY_BEGAN = began(
	"they|the two(?: of them)?|both(?: of them)?|the (?:brothers|sisters|siblings|couple|friends)|sie|die beiden|beide|die zwei|ils|elles|tous (?:les )?deux|toutes (?:les )?deux|les deux(?: \\p{L}{3,10})?|ellos|ellas|(?:l[oa]s|ambos) dos|ambos|ambas|loro|(?:i|le) due|entramb[ie]|eles|elas|os dois|as duas|zij|ze|de twee|beiden|oni|one|obaj|obie|de båda|de två|de|вони|обидва|обидві|они|оба",
);
/** Of those who have said who they are. */
const WE_BEGAN = began("we|wir|nous|nosotr[oa]s|noi|nós|wij|vi|my|мы|ми");
const I_BEGAN = began("I|ich|je|j['’]ai|yo|ik|jag");
const WE_ARE =
	/(?<![\p{L}])(?:[Ww]e are|[Ww]e['’]re|[Ww]ir sind|[Nn]ous sommes|[Ss]omos|[Ss]iamo|[Ww]ij zijn|[Vv]i är|[Vv]i er|[Jj]esteśmy|[Dd]errière §,? il y a|[Dd]etrás de § est[áa]n?|[Bb]ehind § are|[Hh]inter § stehen) /u;
const I_AM =
	/(?<![\p{L}])(?:I['’]m|I am|[Mm]y name is|[Ii]ch bin|[Ii]ch heiße|[Jj]e suis|[Jj]e m['’]appelle|[Ss]oy|[Mm]e llamo|[Ss]ono|[Mm]i chiamo|[Ii]k ben|[Jj]ag heter) /u;
/** `I started Acme on a Monday and had invoices by noon`: its user speaks. */
const AS_USER = /§ (?:on|and|am|und|le|et|el|y|il|e|op|en) /u;
/** Two people, or three, told of in one breath. */
const SEVERAL = light(new RegExp(`(${PERSONS_OR_KIN})`, "gu"));

const peopleOf = (text: string) => [...new Set([...personsIn(text), ...sharedSurnames(text)])];
/** `Ein Jahr` has the form of a name. */
const SOME_TIME = /^\p{Lu}\p{L}{2,8} (?:Jahre?|Monate?|Wochen?|Tage?) /u;
/** `, a former teacher,` */
const APPOSITIONS = /(?<=\p{Lu}[\p{L}'’-]{1,30}), \p{Ll}[^,.;:]{2,60},/gu;

/** Those whom a sentence tells of together: one run of names, or two people and nobody else. */
function toldTogether(before: string): string[] {
	const bare = before.replace(APPOSITIONS, " ");
	const runs = [...bare.matchAll(SEVERAL)].map(([run]) => peopleOf(run)).filter((run) => run.length > 0);
	const all = [...new Set(runs.flat())];
	return runs.length === 1 || all.length === 2 ? all : [];
}

/**
 * Who began what a site is of, told in one sentence and named in the one before: `Ana Ruiz and Jo Day met at a choir. In 2019 they
 * founded Acme.` Where the one before tells of a founding itself, or of more people, another may be meant.
 * @param sentence with its previous one, both unfolded.
 */
export function beganTogether(before: string, sentence: string, ownNames: readonly string[]): string[] {
	const text = inOrder(withOwnSign(foldText(sentence).trim(), ownNames));
	if (!text.includes(OWN) || ITS_PART.test(text) || OF_HELPER.test(text) || plainPart(text) === null) return [];
	const previous = withOwnSign(foldText(before), ownNames);
	if (peopleOf(text.replace(SOME_TIME, "")).length > 0 || FOUNDED_WORD.test(previous) || FOUNDER_WORD.test(previous))
		return [];
	const people = toldTogether(previous);
	if (WE_BEGAN.test(text)) return WE_ARE.test(previous) ? people : [];
	if (I_BEGAN.test(text) && !AS_USER.test(text)) return I_AM.test(previous) && people.length === 1 ? people : [];
	return people.length > 1 && THEY_BEGAN.test(text) ? people : [];
}
