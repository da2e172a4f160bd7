import { findPrices } from "#core/numbers/prices";
import type { ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { plansOf } from "#drafting/context/own-plans";
import { headWords } from "#drafting/context/own-words";
import { isSameNoun } from "#drafting/context/same-stem";
import { anyCase } from "#drafting/lexicon/any-case";
import {
	AT,
	BODIES,
	BODIES_UNPARTED,
	MEMBERSHIP,
	TAKES,
	TAKES_LAST,
	TAKES_UNPARTED,
} from "#drafting/lexicon/classes/charging";
import { COSTS_SO } from "#drafting/lexicon/classes/usual-cost";
import { light } from "#drafting/lexicon/letters";
import { isPlatform } from "#drafting/lexicon/platforms";

/** A sentence told of a price is no longer. */
const SENTENCE_MAX = 400;
/** One thing is said of money up to here, and another behind it. */
const BETWEEN_PARTS =
	/; | [–—-] |, (?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale|и|а|но|та|och|men|og|ja|mutta|és|și|dar|ve) /u;
const SHARE = /(?<![\d.,])\d[\d.,]{0,12} ?%|% ?\d/u;

/** An article before a name, in languages in which no other noun is written large. */
const ARTICLE = "(?:[Tt]he|[Ll]e|[Ll]a|[Ll]'|[Ll]es|[Ee]l|[Ll]os|[Ll]as|[Ii]l|[Ll]o|[OoAa]|[Dd]e|[Hh]et)";
const NAME = "\\p{Lu}[\\p{L}\\p{N}&.'-]{1,24}";
/** Who takes stands right before that, and what is before them opens the sentence: `For card payments Stripe takes`. */
const NAMED_BEFORE = light(
	new RegExp(
		`(?:^|[,:] |(?<= ))(?:${ARTICLE} ?)?(${NAME}(?: ${NAME}){0,2})(?: (?:also|only|itself|then|auch|selbst|si|se|también|ne|en|selv|też|också|également))?$`,
		"u",
	),
);
const TAKES_WORD = light(new RegExp(`(?<![\\p{L}])(?:${anyCase(TAKES)})(?![\\p{L}])`, "u"));
const TAKES_BEHIND = light(new RegExp(`(?<![\\p{L}])(?:${TAKES_LAST})(?![\\p{L}])`, "iu"));
const NAMED_FIRST = light(new RegExp(`^(?:[Aa]z? )?(${NAME})(?= )`, "u"));
/** The same where its verb comes first: `Für Kartenzahlungen nimmt SumUp`. */
const NAMED_BEHIND = light(new RegExp(`^ (${NAME})(?: |$)`, "u"));

/** The site, who speaks for it, and what stands for it. */
const OURSELVES = light(
	new RegExp(
		`${OWN}|(?<![\\p{L}])(?:[Ww]e|I|[Ii]t|[Ww]ir|[Ee]s|[Nn]ous|[Ii]l|[Ee]lle|[Nn]osotros|[Nn]oi|[Nn]ós|[Ww]ij|[Ww]e|[Hh]et|[Mm]y|[Мм]ы|[Мм]и|[Vv]i|[Mm]e|[Mm]i|[Nn]oi|[Bb]iz|[Oo]ur|[Uu]nsere?|[Nn]otre|[Nn]uestr[oa]|[Nn]ostr[oa]|[Nn]oss[oa]|[Oo]nze|[Vv]år[at]?|[Vv]ores)(?= )|当社|弊社|当サービス|당사|저희|우리|我们|本站`,
		"u",
	),
);
const BODY = light(new RegExp(`(?<![\\p{L}])(?:${BODIES})(?![\\p{L}])`, "iu"));
const BODY_UNPARTED = light(new RegExp(BODIES_UNPARTED, "u"));
const TAKEN_UNPARTED = light(new RegExp(TAKES_UNPARTED, "u"));
/** What something is, in words of costing. */
const COSTS = light(
	new RegExp(
		`(?<![\\p{L}])(?:${COSTS_SO}|is|are|beträgt|betragen|liegt bei|est de|es de|è di|é de|bedraagt|wynosi|составляет|становить|činí|är|er|on|este de|dir)(?![\\p{L}])`,
		"iu",
	),
);
/** Letters that stand for a body: `CREA`, `VSF`. */
const INITIALS =
	"(?!(?:SMS|MMS|VAT|GST|IVA|TVA|USD|EUR|GBP|CHF|API|SSO|PDF|CSV|CRM|SEO|POS|NFC|GPS|USB|VIP|PRO|APP|AI|KI|IA|GB|TB|MB|TV|PC|HD|QR|EC|SIM|B2B)(?![\\p{L}]))\\p{Lu}{2,8}";
const MEMBER_OF = light(
	new RegExp(
		`(?<![\\p{L}])(?:${anyCase(MEMBERSHIP)}) (?:(?:of|in|to|by|with|im|in der|beim|bei der|der|des|von|au|à la|à l'|auprès de|de|de la|del|en|en el|al|alla|all'|della|dell'|do|da|no|na|ao|bij|van|w|в|i|hos|av|af|fra) ?(?:(?:the|de|het|la|el|il|le) )?)(${NAME})`,
		"u",
	),
);
const OF_MEMBERS = light(new RegExp(`^${NAME}(?:n|s|'s) (?:${anyCase(MEMBERSHIP)})(?![\\p{L}])`, "u"));
const AT_INITIALS = light(
	new RegExp(`(?<![\\p{L}])(?:${anyCase(AT)}) ?(${INITIALS}|\\p{Lu}\\p{Ll}+\\p{Lu}[\\p{L}]+)(?![\\p{L}])`, "u"),
);
/** Between words that part from names alone: languages in which nouns are written small. */
const AT_NAMED = light(
	new RegExp(`(?<![\\p{L}])(?:at|from|chez|auprès de|presso|bij|hos) (${NAME})(?: ${NAME}){0,2}[.!]?$`, "u"),
);
const VALUED = light(/(?<![\p{L}])(?:vaut|valent) (?:de |entre |environ |souvent )?(?=\d)/iu);
const MONTHS =
	/^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/u;

const isOther = (name: string, plans: ReadonlySet<string>): boolean =>
	name !== "" && !plans.has(name) && !MONTHS.test(name);

/** Whether a body stands in a text that is none of those whom the site is for. */
function namesBody(text: string, pages: readonly ReadPage[]): boolean {
	const body = BODY.exec(text)?.[0] ?? BODY_UNPARTED.exec(text)?.[0];
	if (body === undefined) return false;
	return ![...headWords(pages)].some((word) => word === body.toLowerCase() || isSameNoun(body, word));
}

/** Whether one part of a sentence, with one amount, says what somebody else takes or what belonging to somebody costs. */
function isChargedSo(part: string, pages: readonly ReadPage[]): boolean {
	const at = findPrices(part)[0]?.start ?? part.search(SHARE);
	if (at === -1) return false;
	const before = part.slice(0, at);
	if (OURSELVES.test(before)) return false;
	if (VALUED.test(part)) return true;
	const unparted = /[はがは은는이가]/u.test(before);
	if (unparted && (BODY_UNPARTED.test(before) || TAKEN_UNPARTED.test(part))) return !OURSELVES.test(part);
	const plans = plansOf(pages);
	const verb = TAKES_WORD.exec(before);
	if (verb) {
		const [subject, between] = [before.slice(0, verb.index).trim(), before.slice(verb.index + verb[0].length)];
		const named = NAMED_BEFORE.exec(subject)?.[1] ?? NAMED_BEHIND.exec(between)?.[1] ?? "";
		if (isOther(named, plans) || namesBody(before, pages)) return true;
	}
	if (TAKES_BEHIND.test(part.slice(at)))
		return isOther(NAMED_FIRST.exec(before)?.[1] ?? "", plans) || namesBody(before, pages);
	if (!COSTS.test(before) && !verb) return false;
	const member = MEMBER_OF.exec(before)?.[1];
	if (member !== undefined && isOther(member, plans)) return true;
	if (OF_MEMBERS.test(before) || namesBody(before, pages)) return true;
	const where = AT_INITIALS.exec(part)?.[1] ?? AT_NAMED.exec(part)?.[1];
	// `2 € on PayPal`: by what one pays, or where one finds the product.
	return where !== undefined && isOther(where, plans) && !isPlatform(where);
}

/** The numbers and shares of a text, as they are written. */
export const amountsIn = (text: string): string[] =>
	text.match(/\d(?:[\d.,]{0,12}\d)?(?: ?%)?/gu)?.map((amount) => amount.replace(" ", "")) ?? [];

/**
 * Whether a sentence says what somebody else charges, by name or as a body: `Stripe takes 1.4%`, `Membership of the guild costs
 * $90`. True of a sentence of several parts where it is so of the first with money, or of one that has such an amount.
 * @param amounts those that are asked about, as `amountsIn` gives them.
 */
export function isChargedByOther(
	sentence: string,
	ownNames: readonly string[],
	pages: readonly ReadPage[],
	amounts: readonly string[] = [],
): boolean {
	if (!/\d/u.test(sentence) || sentence.length > SENTENCE_MAX) return false;
	const parts = withOwnSign(foldText(sentence), ownNames)
		.split(BETWEEN_PARTS)
		.filter((part) => /\d/u.test(part));
	const asked = parts.filter((part) => amountsIn(part).some((amount) => amounts.includes(amount)));
	return (asked.length > 0 ? asked : parts.slice(0, 1)).some((part) => isChargedSo(part, pages));
}
