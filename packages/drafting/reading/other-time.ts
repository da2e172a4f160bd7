import { light } from "#drafting/lexicon/letters";

/** `ten years after the market`, `zwei Jahre nach`: by how much it was at another time. */
const APART =
	"(?:years?|months?|weeks?|days?) (?:after|before)|(?:Jahre?|Monate?|Wochen) (?:nach|vor|bevor|nachdem)|(?:ans?|mois) (?:après|avant)|(?:años?|meses) (?:después|antes|tras)|(?:anni|mesi) (?:dopo|prima)|(?:anos|meses) (?:depois|antes|após)|(?:jaar|maanden) (?:na|voor)|(?:lat|lata|roku?) (?:po|przed)";
/** `when the market closed in`: something else did. */
const WHEN =
	"(?:after|before|when|until|once) [^,.;:]{2,40}(?:(?<=\\p{Ll})ed|was|were|came|began|left|shut|burnt?) (?:back )?in|(?:nachdem|bevor|als) [^,.;:]{2,40}(?: im Jahre?)?";
const BEFORE_YEAR = light(new RegExp(`(?<![\\p{L}])(?:(?:${APART}) [^,.;:]{2,60}|${WHEN}) ?$`, "iu"));

/** Whether a year that follows these words is of something else, after or before which the first took place. @param before the words up to the year. */
export const isYearOfOtherTime = (before: string): boolean => BEFORE_YEAR.test(before.slice(-120));
