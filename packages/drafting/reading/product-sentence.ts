import { OWN, withOwnSign } from "#drafting/context/own-names";
import {
	DOES_FOR,
	FRAGMENT,
	IS_A,
	IS_MADE_FOR,
	LEANING,
	OF_COMPANY,
	WE_DO_FOR_YOU,
	WE_OPENING,
} from "#drafting/lexicon/definitions";

/** How plainly a sentence says what the product is, from 0 (not) to 3 (`Acme is a ...`). */
export type Definiteness = 0 | 1 | 2 | 3;

const OPENS_WITH_OWN = new RegExp(
	`^["'(]?(?:(?:The|At|With|By|Die|Der|Das|Bei|Mit|La|Le|Les|Avec|Chez|El|Los|Las|En|Con|A|O|Os|As|Na|No|Il|Lo|I|Da|De|Het|Met|Bij|W|Z) |L.)?${OWN}`,
	"u",
);
/** `Acme's new plan`: of something that it has; in Turkish the ending says it, and what is done to it: `Acme'nin`, `Acme'yi indir`. */
const OWNS = new RegExp(`^["'(]?(?:The )?${OWN}['’](?:s?|n?[ıiuü]n|y?[ıiuüae])(?![\\p{L}])`, "u");
/** So far into a sentence its verb stands. */
const CLAUSE_MAX = 140;
/** And so far behind a name that does not open the sentence. */
const VERB_REACH = 40;

/**
 * How plainly a sentence says what the product is: it opens with its own name and `is a`, says by its name or of "us" what is
 * done for somebody, or holds the name at all.
 * @param sentence folded.
 */
export function definiteness(sentence: string, ownNames: readonly string[]): Definiteness {
	const text = withOwnSign(sentence, ownNames);
	if (FRAGMENT.test(text) || OF_COMPANY.test(text)) return 0;
	const clause = text.slice(0, CLAUSE_MAX);
	const opensWithOwn = OPENS_WITH_OWN.test(text);
	if (opensWithOwn && IS_A.test(clause)) return 3;
	if (opensWithOwn && !OWNS.test(text)) return DOES_FOR.test(clause) ? 2 : 1;
	if (WE_OPENING.test(text))
		return IS_A.test(clause) ||
			DOES_FOR.test(clause) ||
			IS_MADE_FOR.test(clause) ||
			WE_DO_FOR_YOU.test(clause) ||
			/^we(?:'re| are) an? /iu.test(text)
			? 2
			: 0;
	if (WE_DO_FOR_YOU.test(clause)) return 2;
	// `The licence keeps Acme free`: of what is done with it, not of what it does.
	const fromName = text.includes(OWN) ? text.slice(text.indexOf(OWN)).slice(0, VERB_REACH) : "";
	return IS_A.test(fromName) || DOES_FOR.test(fromName) ? 1 : 0;
}

/** Whether a sentence is only understood after the one before it. */
export const leansBack = (sentence: string): boolean => LEANING.test(sentence);

/** Whether a sentence is a fragment, or of the company's beliefs and people rather than of its product. */
export const isBesideProduct = (sentence: string): boolean => FRAGMENT.test(sentence) || OF_COMPANY.test(sentence);
