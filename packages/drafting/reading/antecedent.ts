import { foldText } from "#core/web/text-fold";
import { OWN, ownNamesIn, withOwnSign } from "#drafting/context/own-names";
import { isPlainStatement } from "#drafting/context/speech";
import { light } from "#drafting/lexicon/letters";
import { PERSON, personsIn } from "#drafting/reading/people";

/** `She founded Acme`, `Er gründete Acme`. */
const SHE = /^(?:She|He|Sie|Er|Elle|Il|Ella|Él|Lei|Lui|Ela|Ele|Zij|Hij|Hon|Han|Hun|Ona|Она|Он),? (?=\p{Ll})/u;
/** Languages whose verbs need no subject beside them: `Fundó Acme`. */
const DONE_BY_HER =
	/^(?=(?:Fundó|Creó|Fundou|Criou|Fondò|Ha fondato|Ha creato|Założyła?|Stworzyła?|Основала?|Создала?) )/u;
/** The one whom a sentence begins with, and of whom it goes on to tell. */
const ABOUT_PERSON = light(
	new RegExp(`^(?:(?:Meet|Our founder,?|The founder,?) )?(${PERSON})(?=,| \\(| \\p{Ll})`, "u"),
);

/** `It was founded by`, `È stata fondata da`: the verb behind it says of whom it is told. */
const IT = light(
	/^(?:(?:It|Es|Sie|Er|Elle|Il|Het|Det|Den) (?=(?:was|is|wurde|ist|a été|fut|werd|is|blev|ble|grundades|har) )|(?=(?:È|E'|Fu|Fue|Foi|Została|Został|Zostało|Был[ао]?) ))/u,
);
/** What a company or its product is, said by its name or as ours. */
const DEFINED = light(
	new RegExp(
		`^(?:(?:the|die|der|das|la|le|el|il|lo|o|a|de|het) |l')?(?:${OWN}|our company|unser unternehmen|notre entreprise|nuestra empresa|nossa empresa|la nostra azienda|ons bedrijf|nasza firma|vårt företag) (?:is|ist|est|es|è|é|jest|är|er) (?:an?|the|eine?|der|die|das|une?|la|le|una?|el|il|lo|um|uma|o|a|een|de|het|en|ett|et|l')(?![\\p{L}])`,
		"iu",
	),
);
const PREPOSITION =
	"of|by|from|with|for|to|at|in|inside|von|vom|bei|mit|für|aus|zu|im|par|pour|avec|chez|dans|de|du|di|da|con|presso|dal|dalla|nel|nella|por|para|en|do|no|na|em|van|voor|met|bij|door|z|dla|w|av|för|med|hos|i";
const ARTICLE =
	"an?|the|our|eine[rmsn]?|de[rmsn]|la|le|les|une?|una|uno|il|lo|el|los|las|um|uma|o|a|een|het|en|ett|et|den|det";
const ANOTHER = light(
	new RegExp(
		` (?:${PREPOSITION}) (?:(?:(?:${ARTICLE}) |l')(?!world|whole|year|welt|ganzen|monde|mondo|mundo)\\p{L}|\\p{Lu})| (?:d'|dell'|nell'|all'|della |dello |del |des |der |eines |einer |zum |zur |do |da )(?=\\p{Lu}|un[ao]? )`,
		"u",
	),
);

/**
 * A sentence with its subject in the place of the pronoun that it begins with, where the sentence before leaves no doubt who that
 * is: the one person whom it tells of, or the site itself, of which it says what it is. Null where it leaves any.
 * @param previous the sentence right before, of the same paragraph.
 */
export function withAntecedent(previous: string, sentence: string, ownNames: readonly string[]): string | null {
	const before = foldText(previous).trim();
	const text = foldText(sentence).trim();
	return withPerson(before, text, ownNames) ?? withSite(before, text, ownNames);
}

/** Whether a sentence tells of what the one before has named, and by itself names nobody: `It was founded by Ana Ruiz`. */
export const leansOnSentenceBefore = (sentence: string): boolean => IT.test(foldText(sentence).trim());

/** `..., which was `, `... that was `, `..., das `: what was founded is what this follows. */
const RELATIVE = light(
	/^(.*?)(,)? (which|that|who|die|das|der|den|qui|que|che|dat|która|który|które|которая|который|som)(?: (?:was|were|is|had been|has been|a été|fut|est|fue|è stat[oa]|è|fu|foi|werd|is|został[ao]?|была?|blev|ble))?(?: \p{Ll}{3,12}ly)?$/iu,
);
const IN_TOWN =
	/,? (?:in|from|near|at|outside|aus|bei|im|à|de|en|a|da|di|em|uit|w|z|i|från) \p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?$/u;
const WE_ARE = light(/^(?:we['’]re|we are|wir sind|nous sommes|somos|siamo|wij zijn|jesteśmy|vi är) /iu);

/**
 * What a clause before "founded" is relative to: something else than the site in `Acme runs on Fernwood, which was`, the site behind its
 * name or what it is: `Acme is a bakery in Bonn that was`. Null where the clause is not relative.
 * @param before what stands before the founding word.
 */
export function relativeTo(before: string, ownNames: readonly string[]): "own" | "other" | null {
	const [, head, comma, word = ""] = RELATIVE.exec(withOwnSign(foldText(before), ownNames).trim()) ?? [];
	if (head === undefined) return null;
	if (head.endsWith(OWN)) return "own";
	const isNearest = comma !== undefined && word.toLowerCase() === "which";
	const told = isNearest ? head : head.replace(IN_TOWN, "");
	const said = (DEFINED.exec(told) ?? WE_ARE.exec(told))?.[0];
	return said === undefined || ANOTHER.test(told.slice(said.length)) ? "other" : "own";
}

function withPerson(before: string, text: string, ownNames: readonly string[]): string | null {
	const pronoun = SHE.exec(text)?.[0] ?? (DONE_BY_HER.test(text) ? "" : null);
	const person = ABOUT_PERSON.exec(before)?.[1];
	if (pronoun === null || person === undefined || !withOwnSign(text, ownNames).includes(OWN)) return null;
	const others = personsIn(withOwnSign(before, ownNames).replace(person, ""));
	if (others.length > 0 || personsIn(person).length !== 1 || !isPlainStatement(before)) return null;
	const rest = text.slice(pronoun.length);
	return `${person} ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
}

function withSite(before: string, text: string, ownNames: readonly string[]): string | null {
	const pronoun = IT.exec(text)?.[0];
	if (pronoun === undefined) return null;
	const marked = withOwnSign(before, ownNames);
	if (!DEFINED.test(marked) || !isPlainStatement(before)) return null;
	const said = marked.slice(DEFINED.exec(marked)?.[0].length);
	if (ANOTHER.test(said) || said.includes(OWN)) return null;
	const name = ownNamesIn(before, ownNames) || (ownNames[0] ?? "");
	const rest = text.slice(pronoun.length).replace(/^E' /u, "È ");
	return `${name} ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
}
