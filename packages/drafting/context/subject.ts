import type { ReadPage } from "#core/web/page";
import { isSentence } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { withOwnSign } from "#drafting/context/own-names";
import { isOrdinaryWords } from "#drafting/context/own-words";
import { withoutContrast } from "#drafting/context/scope";
import { bare } from "#drafting/lexicon/bare";
import { light } from "#drafting/lexicon/letters";
import { beginsWithOthers } from "#drafting/lexicon/others";
import { isPlatform } from "#drafting/lexicon/platforms";
import { OWN_SUBJECT, wholeWords } from "#drafting/lexicon/words";

/** Whom a sentence is about: the site's own product and company, somebody else, or it does not say. */
export type Subject = "own" | "other" | "open";

/** Words that begin sentences with a capital letter and name nobody. */
const COMMON_OPENING = wholeWords(
	[
		..."The This That These Those It Its In On At By For From With Without And But Or So As If When While After Before Since Every Each All Any Both Many Most Some Our Your We You They There Here What Why How Who Where Now Then Today Once Just Only Even Also Not No Never New More Less Nothing Nobody Everything Everyone Everybody Anyone Anything Something Neither Either".split(
			" ",
		),
		..."Get Make Build Create Manage Track Send Share Find Use Start Stop Save Keep Learn See Try Join Turn Work Let Help Free Easy Simple Fast Online".split(
			" ",
		),
		..."Das Die Der Den Dem Ein Eine Einen Unser Unsere Wir Sie Es Ihr Ihre Im In Am Mit Von Zu Für Auf Bei Nach Seit Und Oder Aber Alle Jede Le La Les L Un Une Des Notre Nos Nous Vous Votre Vos Il Elle Ce Cette Avec Pour Dans Sur El Los Las Una Nuestro Nuestra Nosotros Su Con Para En Il Lo Gli I Un Nostro Nostra Noi Con Per Nel O A Os As Um Uma Nosso Nossa De Het Een Ons Onze Wij Met Voor W Z Na Do Nasz Nasza Мы Наш Наша Наше Вы Ваш Это Он Она В На С Для Vi Vår Vårt Den Det Med För".split(
			" ",
		),
	],
	"u",
);
const BEFORE_NAME =
	"^(?:[\"'(]|The (?=\\p{Lu}[\\p{L}'-]{1,40} \\p{Lu})|At |By |With |For |Bei |Chez |En |Our (?:customer|client|partner) )?";
const NAME_PART = "\\p{Lu}[\\p{L}\\p{N}&'-]{0,40}";
/** A capital inside the word: no ordinary word of any language. */
const CAMEL = "\\p{Lu}[\\p{Ll}\\p{N}]{1,20}\\p{Lu}[\\p{L}\\p{N}]{0,20}";
/** Of one name a verb ends with `s`: in `OpenTelemetry support` it is a noun. */
const IS =
	"was|were|is|are|has|had|will|can|does|did|(?:has|is|was|does|did|wo|ca|would|could)n't|wurde|wird|ist|hat|a été|est|fue|es|è|jest|została?|был[аои]?|costs|charges|offers|supports|makes|provides|sells|loses|says|opened|acquired|founded|bietet|kostet|propose|coûte|ofrece|cuesta|offre|kosztuje|oferuje|стоит|предлагает";
/** Two names in a row, or one with a capital inside, and what that somebody does: `Petal House opens`, `PayWise,`. */
const NAMED_SUBJECT = light(
	new RegExp(
		`${BEFORE_NAME}(${NAME_PART}(?: (?:& )?${NAME_PART}){1,4}|${CAMEL})(?=, (?:the|our|a|an|which|who|based|one|der|die|la|le|el|nuestr|notr)|'s | (?:and|who|which|${IS}|[a-z]{2,20}(?:s|ed))(?![\\p{L}]))`,
		"u",
	),
);
/** In a phrase an ending tells no verb from a noun: `REST API endpoints`. */
const NAMED_IN_PHRASE = light(
	new RegExp(`${BEFORE_NAME}(${NAME_PART}(?: (?:& )?${NAME_PART}){1,4}|${CAMEL})(?= (?:${IS})(?![\\p{L}]))`, "u"),
);
/** One capital word needs a plain verb after it, since every sentence begins with one. */
const NAMED_BY_ONE = light(
	new RegExp(`${BEFORE_NAME}(${NAME_PART})(?=, (?:the|our|a|an|which|who|based|one) | (?:${IS})(?![\\p{L}]))`, "u"),
);

/** Where a clause's first verb is not known, its first words stand for its subject. */
const SUBJECT_WORDS = 6;

/** Fewer words than these without a full stop are a label: `User accounts` is about no user. */
const PHRASE_WORDS = 6;

/** Whether a name is one of the site's own in another length: `San Lameer Resort` of San Lameer Hotel. */
export function isKin(name: string, ownNames: readonly string[]): boolean {
	const [first] = name.split(" ");
	if (isPlatform(name) && !ownNames.some((own) => isPlatform(own))) return false;
	return ownNames.some((own) => {
		const opening = own.split(" ")[0] ?? "";
		const isSameOpening = opening.length >= 3 && !COMMON_OPENING.test(opening) && bare(first ?? "") === bare(opening);
		return (
			isSameOpening || (bare(own).length >= 4 && (bare(name).includes(bare(own)) || bare(own).includes(bare(name))))
		);
	});
}

/** `Acme Bakery` of Acme Studio: called by the same first word and another second one, it may be another house of theirs. */
function isSibling(name: string, ownNames: readonly string[]): boolean {
	const [first = "", second] = name.toLowerCase().split(" ");
	const longer = ownNames
		.map((own) => own.toLowerCase().split(" "))
		.filter((own) => own[0] === first && own.length > 1);
	return second !== undefined && longer.length > 0 && longer.every((own) => own[1] !== second);
}

/** Somebody's name after the first word of a text that is otherwise written small: `Why people buy at Petal House`. */
const NAME_INSIDE = new RegExp(`(?<=[\\p{Ll},] )(${NAME_PART}(?: (?:& )?${NAME_PART}){1,4}|${CAMEL})(?![\\p{L}])`, "u");

/** `The Story of Petal House`: one capital more tells nothing where the others are a name. */
const STORY_OF = light(
	new RegExp(
		`^(?:(?:The|Die|L'|La|El|Het|A|Lo) ?)?(?:[Ss]tory|[Hh]istory|[Bb]eginnings|[Gg]eschichte|[Hh]istoire|[Hh]istoria|[Ss]toria|[Hh]istória|[Vv]erhaal) (?:of|behind|von|der|de|du|di|van|da|do) (?!Our |My |Your |This |Unser)(${NAME_PART}(?: (?:& )?${NAME_PART}){1,4}|${CAMEL})(?![\\p{L}])`,
		"u",
	),
);

/** Whether a heading is about somebody else by name. Headings that capitalise every word tell nothing. */
export function namesSomebodyElse(heading: string, ownNames: readonly string[], pages: readonly ReadPage[]): boolean {
	const text = withOwnSign(foldText(heading).trim(), ownNames);
	const isWrittenSmall = (text.match(/(?<![\p{L}])\p{Ll}{3,30}(?![\p{L}])/gu) ?? []).length >= 2;
	const name = isWrittenSmall ? NAME_INSIDE.exec(text)?.[1] : STORY_OF.exec(text)?.[1];
	return name !== undefined && !isOrdinaryWords(name, pages) && !isKin(name, ownNames);
}

const OURS = light(
	/^(?:our|one of our|unser[ea]?|notre|nos|nuestr[ao]s?|i? ?nostr[oaie]|noss[oa]s?|onze|ons|nasz[ae]?|nasi|наш[аеи]?|náš|naše|naši|vår[at]?|vores|våre|meidän|bizim)(?![\p{L}])/iu,
);

/** Whom a sentence is about. @param pages the site, which writes ordinary words small somewhere. */
export function subjectOf(sentence: string, ownNames: readonly string[], pages: readonly ReadPage[]): Subject {
	const text = withoutContrast(withOwnSign(foldText(sentence).trim(), ownNames));
	const opening = text.split(" ").slice(0, SUBJECT_WORDS).join(" ");
	if (/^["'(]?(?:At |By |With )?§/u.test(text) && !/^["'(]?§'s? (?:competitor|customer|client|partner)/u.test(text))
		return "own";
	if (COMPARISON_OPENING.test(text) || (isSentence(text) && OF_MARKET.test(text))) return "other";
	const isPhrase = text.split(" ").length < PHRASE_WORDS && !isSentence(text);
	// A slogan may be `The agency for founders`: only whole sentences, or what is "ours", tell of somebody.
	const mayTell = !isPhrase && (isSentence(text) || OURS.test(text));
	const bareOpening = opening.replace(/^[^\p{L}\p{N}_]/u, "");
	if (mayTell && (beginsWithOthers(opening) || beginsWithOthers(bareOpening))) return "other";
	const name = ((isPhrase ? NAMED_IN_PHRASE : NAMED_SUBJECT).exec(text) ?? NAMED_BY_ONE.exec(text))?.[1];
	const isSeveral = name !== undefined && SEVERAL.test(text.slice(text.indexOf(name)));
	if (
		name !== undefined &&
		!isSeveral &&
		!COMMON_OPENING.test(name.split(" ")[0] ?? "") &&
		!isOrdinaryWords(name, pages)
	)
		return isKin(name, ownNames) ? (isSibling(name, ownNames) ? "open" : "own") : "other";
	if (opening.includes("§") || OWN_SUBJECT.test(opening)) return "own";
	return "open";
}

/** `Alerts are grouped`: of several of a kind, and no name. */
const SEVERAL = light(/^\p{Lu}\p{Ll}{2,20}s (?:are|were|have|can|will) /u);

const COMPARISON_OPENING = light(
	/^(?:unlike|other|most other|many other|anders als|im gegensatz|andere|contrairement|a diferencia)(?![\p{L}])/iu,
);

/** `The big platforms keep a third`: those of the market whom a site is held against. */
const OF_MARKET = light(
	new RegExp(
		`^(?:${[
			"(?:the )?(?:most|many|big|large|traditional|legacy|conventional|existing|classic|typical) (?:\\p{Ll}{2,14} )?(?:platforms|tools|apps|agencies|marketplaces|solutions|systems|providers|vendors|programs|crms|erps|workarounds|consultancies|incumbents)",
			"every (?:other|workaround|alternative|competitor|rival)",
			"(?:die )?(?:großen?|meisten|klassischen?|herkömmlichen?|traditionellen?) (?:\\p{L}{2,14}[ -])?(?:plattformen|tools|apps|agenturen|lösungen|systeme|anbieter|programme|marktplätze)",
			"(?:les )?(?:grandes|grands|plupart des) (?:plateformes|outils|applis|applications|agences|solutions|logiciels|acteurs)",
			"(?:las |los |la )?(?:grandes|mayoría de las|mayoría de los) (?:plataformas|herramientas|apps|aplicaciones|agencias|soluciones|programas)",
			"(?:le |i |la )?(?:grandi|maggior parte delle|maggior parte dei) (?:piattaforme|app|agenzie|soluzioni|software|programmi)",
			"(?:as |os |a )?(?:grandes|maioria das|maioria dos) (?:plataformas|ferramentas|apps|aplicativos|agências|soluções|programas)",
			"(?:de )?(?:grote|meeste|traditionele) (?:platforms|tools|apps|bureaus|oplossingen|systemen|aanbieders)",
		].join("|")})(?![\\p{L}])`,
		"iu",
	),
);
