import { OWN, withOwnSign } from "#drafting/context/own-names";
import { light } from "#drafting/lexicon/letters";
import { asDigits } from "#drafting/lexicon/number-words";

const OWN_PRONOUN =
	/^(?:(?:저희|우리|당사)[는가은이]?|(?:当社|弊社|当店|私たち|私達)[はが]|we|wir|nous|nosotros|nosotras|noi|nós|wij|my|мы|ми|vi|me|mi|noi|biz|弊社|私たち|当社|我们|我們|우리)$/u;
/** The name, with what languages without articles write behind it as the subject. */
const SUBJECT_SIGN = new RegExp(`^${OWN}[은는이가はが]?$`, "u");
/** Articles and possessives may be dropped or put in: they say of nothing whether it is so. */
const DETERMINERS = new Set(
	(
		"a an the your our its their der die das den dem des ein eine einen einem einer eines ihr ihre ihren ihrem ihrer unser unsere unseren " +
		"le la les l' un une du votre vos notre nos son sa ses leur leurs el los las una unos unas su sus tu tus nuestro nuestra nuestros nuestras " +
		"il lo gli i uno suo sua suoi sue tuo tua tuoi tue nostro nostra nostri nostre o os as um uma uns umas seu seus suas nosso nossa nossos nossas " +
		"de het een je jouw uw ons onze en ett den det din ditt dina vår vårt våra et dit dine vores vår våre"
	).split(" "),
);
const TOKEN = light(
	/§['’]s(?![\p{L}])|§(?:[은는이가](?![\p{L}])|[はが])?|(?<![\p{L}])(?:(?:저희|우리|당사)[는가은이]?(?![\p{L}])|(?:当社|弊社|当店|私たち|私達)[はが])|\p{Sc}|%|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’-][\p{L}]+)*['’]?|\p{N}+/gu,
);

/** Articles that lean on the next word: `l'atelier`, `un'app`. */
const ELIDED = light(/^(?:l|un)['’](?=\p{L}{2})/u);

/** A word of a folded text. */
export interface Word {
	/** As written, lower case; number words as digits. */
	text: string;
	isNumber: boolean;
	/** Where it ends in the text with own names as one sign. */
	end: number;
}

/**
 * The words of a folded text in their order, own names and "we" as one sign, articles and possessives left out: `Acme's`
 * is one too.
 */
export function tellingWords(text: string, ownNames: readonly string[]): Word[] {
	const marked = withOwnSign(text, ownNames);
	return [...marked.matchAll(TOKEN)].flatMap(({ 0: written, index }) => {
		const lower = written.toLowerCase().replace(ELIDED, "");
		const end = index + written.length;
		if (SUBJECT_SIGN.test(written) || OWN_PRONOUN.test(lower)) return [{ text: OWN, isNumber: false, end }];
		if (written.startsWith(OWN) || DETERMINERS.has(lower)) return [];
		const digits = asDigits(lower);
		return [{ text: digits, isNumber: /^\d/.test(digits), end }];
	});
}

export const isOwnWord = ({ text }: Word) => text === OWN;
