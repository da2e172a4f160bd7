import type { ReadPage } from "#core/web/page";
import { namesOwn, OWN, withOwnSign } from "#drafting/context/own-names";
import { beginsWithThingOfSite } from "#drafting/context/thing-of-site";
import { light } from "#drafting/lexicon/letters";
import { beginsWithOthers } from "#drafting/lexicon/others";
import { FOUNDED_WORD, OWN_SUBJECT, wholeWords } from "#drafting/lexicon/words";

/** Two capital words in a row, or a capital word right before "was": some other company's name. */
const OTHER_NAME = light(
	/\p{Lu}[\p{L}\p{N}&'-]{1,40} \p{Lu}[\p{L}\p{N}&'-]|^\p{Lu}[\p{L}\p{N}&'-]{1,40}(?= (?:was|were|is|has been|wurde|a été|fue|è stata|została?|был[аои]?)(?! we))/u,
);
const NO_NAME = wholeWords(
	[
		..."The This That It In Our We Us Company Business Firm Team He She They There When After".split(" "),
		..."Das Die Der Unser Unsere Unternehmen Firma Wir Im Jahr Am La Le Notre Nous Société Nuestra Empresa Firma Spółka".split(
			" ",
		),
	],
	"gu",
);

/** `L'azienda`, as a sentence begins. */
const ELIDED = /^L'(?=\p{Ll})/u;

function namesOther(text: string): boolean {
	return OTHER_NAME.test(text.replace(NO_NAME, (word) => word.toLowerCase()).replace(ELIDED, "l'"));
}

/** Whether a sentence with a founding word is about the company whose site it stands on. */
export function isFoundingOfOwner(
	sentence: string,
	ownNames: readonly string[],
	pages: readonly ReadPage[] = [],
): boolean {
	const at = sentence.search(FOUNDED_WORD);
	const subject = sentence.slice(0, at);
	if (isOfNextNoun(sentence, ownNames)) return false;
	const marked = withOwnSign(subject, ownNames);
	const [, behind = ""] = /^[^,]{3,60}, (.*)$/u.exec(withOwnSign(sentence.slice(at), ownNames)) ?? [];
	if (beginsWithThingOfSite(/\p{L}/u.test(marked) ? marked : behind, pages)) return false;
	if (
		IN_APPOSITION.test(marked) ||
		OWNED_BY.test(marked) ||
		NAMED_LAST.test(marked) ||
		BESIDE_NAME.test(marked) ||
		OWN_IN_RELATIVE.test(marked) ||
		WITH_OWN.test(marked) ||
		WHERE_WE.test(marked)
	)
		return false;
	if (OFFSHOOT_OF_OWN.test(withOwnSign(sentence.slice(at), ownNames))) return false;
	if (namesOwn(subject, ownNames)) return !OF_A_PART.test(sentence.slice(at)) && !OWN_OFFSHOOT.test(subject);
	if (WE_ARE_A.test(marked)) return true;
	if (namesOther(subject)) return false;
	if (IN_A_YEAR.test(subject)) return isOfMainClause(sentence.slice(at), ownNames);
	if (/^[^\p{L}\p{N}]*$/u.test(subject)) {
		const main = /^[^,]{3,90}, (.{3,80})/u.exec(sentence.slice(at))?.[1];
		if (main !== undefined && isOfAnother(main, ownNames)) return false;
		const following = /\d{4},? (.{0,60})/u.exec(sentence)?.[1] ?? "";
		if (isOfAThing(following, ownNames)) return false;
		if (namesOwn(following, ownNames)) return true;
		const rest = following.replace(/^(?:by|von|par|por|da|door|przez|av) [^,]*(?:, )?/u, "");
		if (namesOther(rest) || beginsWithOthers(rest)) return false;
		// `Founded in 2010, we make boats`, `Founded 2011 in Ghent`; not `Founded in 1847, the garden is open daily`.
		return (
			!/^(?:(?:the|der|die|das|le|la|el|il) |l')/iu.test(rest) ||
			isNamedAfter(rest, ownNames) ||
			OWN_SUBJECT.test(rest.split(" ").slice(0, 3).join(" "))
		);
	}
	if (/^(?:it|es|sie|elle|il(?= (?:a|est|fut|fût) )|essa|ona|она|оно)(?![\p{L}])/iu.test(subject)) return true;
	if (isNamedAfterAlone(subject.split(", ").at(-1) ?? "", ownNames)) return true;
	return OWN_SUBJECT.test(subject) && !/\b(?:office|branch|award|prize|hall|department|museum)\b/iu.test(subject);
}

/** `Siamo un'azienda di Reggio Emilia`, and what was done to it: ourselves, with nobody between. */
const WE_ARE_A =
	/^(?:we are|we['’]re|wir sind|nous sommes|somos|siamo|wij zijn|jesteśmy|vi är|vi er) (?:(?:an?|eine?|une?|una?|uno|um|uma|een|en|ett|et) |un['’])?(?:\p{Ll}[\p{Ll}-]{2,20} ){0,2}(?:company|firm|business|studio|agency|co-?operative|start-?up|team|unternehmen|firma|betrieb|büro|agentur|genossenschaft|entreprise|société|agence|atelier|coopérative|empresa|estudio|agencia|cooperativa|azienda|società|impresa|bottega|agenzia|estúdio|agência|bedrijf|bureau|spółką|firmą|företag|byrå|selskab|virksomhed)(?: \p{Ll}{3,14})?(?: (?:from|in|aus|de|di|da|uit|à|en|z|från|fra) \p{L}[^.,;:§]{2,30}?)?,? $/iu;

/** `2019 gegründet, gehört Acme`: of whom the main clause tells. */
const IN_A_YEAR = /^(?:(?:im jahre?|in|en|nel|em|w|år|v) )?(?:19|20)\d{2} $/iu;
function isOfMainClause(clause: string, ownNames: readonly string[]): boolean {
	const main = /^[^,.;:]{3,60}, ([^.;:]{3,120})/u.exec(clause)?.[1] ?? "";
	const marked = withOwnSign(main, ownNames);
	const opening = marked.split(" ").slice(0, 3).join(" ");
	return opening.includes(OWN) || OWN_SUBJECT.test(opening);
}

/** `The company that owns Acme was founded in 2012`. */
const OWN_IN_RELATIVE = light(
	new RegExp(
		`^[^,§]{2,60}(?: (?:that|which|who|whose|behind|qui|que|che|dat|wat) |, (?:die|der|das|den|deren|dessen|która|który|które|som|которая|который) )(?:[^,§]{0,30} )?${OWN}`,
		"iu",
	),
);

/** `older than Florabill, founded in 2012`: the nearer of the two was. */
const BESIDE_NAME = light(
	/(?<![\p{L}])(?:than|like|unlike|als|wie|que|comme|como|come|di|do que|dan|zoals|niż|jak|än|som|end) (?!§)\p{Lu}[^\s,]{1,30}(?: \p{Lu}[^\s,]{1,30}){0,3}, ?$/u,
);

/** `Mit Acme habe ich 2022 meinen Laden gegründet`: something else was, and by its means. */
const WITH_OWN = light(
	/^(?:mit|dank|für|bei|durch|with|thanks to|for|at|avec|grâce à|pour|chez|con|gracias a|para|grazie a|per|com|graças a|met|dankzij|voor|bij|dzięki|med|tack vare) §(?!,? ?$)(?! ?,)/iu,
);

/** `The mill that we work in, est. 1931`: said of the mill. */
const WHERE_WE = light(
	/^[^,.;:]{2,40}(?<![\p{L}])(?:that|which|whom|where|whose \p{L}{2,20}|wo|die|der|das|den|dem|deren|dessen|où|que|dont|qui|donde|dove|che|cui|onde|waar|dat|gdzie|któr\p{L}{1,3}|где|котор\p{L}{2,3}|som|hvor|där) (?:we|wir|nous|nosotros|noi|nós|wij|my|мы|vi)(?![\p{L}])/iu,
);

/** `made by Lumara, a Japanese company founded in 1968`: it was. */
const IN_APPOSITION = light(
	/(?<![\p{L}])(?:by|of|from|to|with|at|von|vom|bei|mit|aus|par|de|chez|avec|por|con|da|di|door|bij|van|przez) (?:the |la |le |l')?(?!§)\p{Lu}[\p{L}\p{N}&'-]{1,30}(?: \p{Lu}[\p{L}\p{N}&'-]{1,30}){0,3}, (?:an?|the|eine?[rmn]?|der|die|das|une?|la|le|una?|el|il|uma?|o|een|de|het) [^,.;]{2,50}$/u,
);

/** `Acme was bought by Bolt Inc., which was founded in 1988`: the last named was. */
const NAMED_LAST = light(
	/(?<![\p{L}])(?:by|of|from|to|with|into|von|vom|durch|zur?|zum|mit|bei|der|des|par|de|du|à|avec|por|con|del|da|di|przez|z|av|af|till) (?:the |la |le |l')?\p{Lu}[^\s]*(?: \p{Lu}[^\s]*){0,3} (?:which|that|who|der|die|das|qui|que|che|która|który|som)(?: [^\s]+){0,4} ?$/u,
);

/** `創業1948年の田村養魚場も`: what stands before a noun in a language without relative words is said of that noun. */
const OF_NEXT_NOUN =
	/(?:年(?:に)?(?:設立|創業|創立|创立|创建)?[のた的]|[于於]\d{4}年的|년(?:에)? ?(?:설립|창립)(?:된|한))(.{1,80})/u;
const OWN_UNSPACED = /当社|弊社|当店|当院|当園|我々|私たち|わたしたち|私ども|本公司|我们|我們|我司|저희|우리|당사/u;
/** Behind the noun somebody does something, or is named as one of others. */
const ACTS_AS_OTHER = /[、・]|さん|様|氏|[はがもとをに]|与|和|是|는|은|이|가|와|과/u;

function isOfNextNoun(sentence: string, ownNames: readonly string[]): boolean {
	const next = OF_NEXT_NOUN.exec(sentence)?.[1];
	return (
		next !== undefined && ACTS_AS_OTHER.test(next) && !OWN_UNSPACED.test(sentence) && !namesOwn(sentence, ownNames)
	);
}

/** `Fundada por Ana Ruiz, a Quinta Verde fornece ...`: a name behind its article that is not the site's. */
function isOfAnother(clause: string, ownNames: readonly string[]): boolean {
	if (namesOwn(clause, ownNames) || OWN_SUBJECT.test(clause.split(" ").slice(0, 3).join(" "))) return false;
	return /^(?:(?:the|der|die|das|la|le|el|il|lo|de|het|os?|as?|los|las) |l')\p{Lu}\p{L}/u.test(clause);
}

/** `Established in 2012, the standard is what Acme follows`: said of that thing, whoever is named behind it. */
const isOfAThing = (rest: string, ownNames: readonly string[]): boolean =>
	(A_THING_IS.test(rest) || FOR_OWN.test(withOwnSign(rest, ownNames))) &&
	!isNamedAfter(rest, ownNames) &&
	!OWN_SUBJECT.test(rest.split(" ").slice(0, 3).join(" "));
/** `the mill next door grinds for Acme`. */
const FOR_OWN = light(
	new RegExp(
		`^(?:(?:the|der|die|das|le|la|el|il|o|a|de|het) |l')\\p{Ll}[^.;:,§]{2,50} (?:for|with|by|to|at|from|für|mit|bei|von|pour|avec|chez|para|con|por|per|da|voor|met|van) ${OWN}`,
		"iu",
	),
);
const A_THING_IS =
	/^(?:(?:the|der|die|das|le|la|el|il|o|a|de|het) |l')\p{Ll}[\p{L}-]{2,20} (?:is|was|has|that|which|ist|war|hat|est|était|es|era|è|é|foi|was) /iu;

/** `the studio` of Studio Nord is the company. */
function isNamedAfter(rest: string, ownNames: readonly string[]): boolean {
	const noun = /^(?:the|der|die|das|le|la|el|il) ([\p{L}-]{3,30})|^l'([\p{L}-]{3,30})/iu.exec(rest);
	const said = (noun?.[1] ?? noun?.[2] ?? "").toLowerCase();
	return ownNames.some((name) =>
		name
			.toLowerCase()
			.split(/[^\p{L}\p{N}]+/u)
			.includes(said),
	);
}

/** `the farm was` of Acme Farm: the noun and its verb, and nothing else. */
const isNamedAfterAlone = (clause: string, ownNames: readonly string[]) =>
	NOUN_AND_VERB.test(clause) && isNamedAfter(clause, ownNames);
const NOUN_AND_VERB =
	/^(?:(?:the|der|die|das|le|la|el|il) [\p{L}-]{3,30}|l'[\p{L}-]{3,30}) (?:was|is|wurde|ist|a été|est|fue|es|è stat[oa]|è) ?$/iu;

/** Carries the company's name, and is something else. */
const OWN_OFFSHOOT =
	/\b(?:foundation|award|prize|fund|academy|university|museum|institute|stiftung|fondation|fundación|fondazione)\b/iu;

/** `founded the Acme Academy`. */
const OFFSHOOT_OF_OWN = light(
	new RegExp(
		`^\\p{L}{4,14} (?:(?:the|our|die|das|den|unsere?n?|la|le|l'|notre|el|nuestra|il|lo|nostra|o|a|nossa|de|het|onze) ?)?${OWN} (?:${OWN_OFFSHOOT.source})`,
		"iu",
	),
);

/** `Acme is a brand of Bolt Ltd, founded in 1998`: the nearer of the two was. */
const OWNED_BY = light(
	/§,? (?:is|ist|est|es|è|é|jest|är|er)(?: \p{L}{1,12}){0,2} (?:project|initiative|initiatief|initiativ|iniciativa|iniziativa|inicjatywą|brand|product|service|trademark|division|part|subsidiary|member|projekt|marke|produkt|teil|tochter|projet|marque|produit|filiale|proyecto|marca|producto|filial|progetto|prodotto|projeto|produto|merk|onderdeel|marką|częścią) (?:of|by|der|des|von|de|du|d'|di|del|da|van) \p{Lu}/u,
);
/** What a company founds later: products, branches, funds. */
const OF_A_PART =
	/\b(?:as our (?:second|third|new|first)|(?:branch|office|fund|foundation|award|subsidiary) (?:in|of))\b/iu;
