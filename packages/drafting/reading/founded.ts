import { FOUNDED_YEAR_MAX, FOUNDED_YEAR_MIN } from "#core/limits";
import type { ReadPage } from "#core/web/page";
import { sentencesOf } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isAsked, isPlainStatement } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { light } from "#drafting/lexicon/letters";
import { beginsWithOthers } from "#drafting/lexicon/others";
import { FOUNDED_WORD, OTHER_SUBJECT, OWN_SUBJECT, SINCE_WORD, wholeWords } from "#drafting/lexicon/words";
import { ownFoundings } from "#drafting/reading/own-founding";

/** Years in which a company that has a website can have been founded. */

const YEAR = light(
	/(?<![\p{L}\d.,/$€£-])(1[89]\d{2}|20\d{2}|2100)(?![\p{L}\d%]|[.,/-]\d)|(1[89]\d{2}|20\d{2})(?=[年년])/gu,
);

/** Longest distance in characters between the founding word and its year. */
const REACH = 45;
/** The same where the names of those who founded it stand between: `wurde 2015 von A und B gegründet`. */
const BY_PEOPLE_REACH = 120;
/** A year that only a verb at the end of its sentence can be about: `2018 yılında ... vizyonuyla kuruldu`. */
const VERB_LAST = /^(?: yılında| yılından| yılının|年に| ?년에?) /u;
const VERB_LAST_REACH = 130;
/** What is longer is no sentence. */
const SENTENCE_MAX = 600;
const COPYRIGHT = /©|\(c\)|copyright|copyleft|all rights reserved/iu;

function yearsNear(sentence: string, word: RegExp): number[] {
	const global = new RegExp(word.source, `${word.flags}g`);
	const years: number[] = [];
	// Of several founding words the first was judged by its subject; another tells of something else.
	const [first] = sentence.matchAll(global);
	if (!first) return years;
	for (const match of sentence.matchAll(YEAR)) {
		const year = Number(match[1] ?? match[2]);
		if (year < FOUNDED_YEAR_MIN || year > FOUNDED_YEAR_MAX) continue;
		const anchorEnd = first.index + first[0].length;
		const gap =
			match.index >= anchorEnd
				? sentence.slice(anchorEnd, match.index)
				: sentence.slice(match.index + match[0].length, first.index);
		const isByPeople = gap.length <= BY_PEOPLE_REACH && /^ ?(?:von|durch|by|par|por|da|przez|av) /u.test(gap);
		const isVerbLast = gap.length <= VERB_LAST_REACH && VERB_LAST.test(gap) && !/[,;:]/u.test(gap);
		if ((gap.length <= REACH || isByPeople || isVerbLast) && !/\d{4}/.test(gap)) years.push(year);
	}
	return years;
}

function namesOwner(text: string, ownNames: readonly string[]): boolean {
	const lower = text.toLowerCase();
	return ownNames.some((name) => name.length > 1 && lower.includes(name.toLowerCase()));
}

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
function isAboutOwner(sentence: string, ownNames: readonly string[]): boolean {
	const at = sentence.search(FOUNDED_WORD);
	const subject = sentence.slice(0, at);
	if (isOfNextNoun(sentence, ownNames)) return false;
	const marked = withOwnSign(subject, ownNames);
	if (
		IN_APPOSITION.test(marked) ||
		OWNED_BY.test(marked) ||
		NAMED_LAST.test(marked) ||
		WITH_OWN.test(marked) ||
		WHERE_WE.test(marked)
	)
		return false;
	if (namesOwner(subject, ownNames)) return !OF_A_PART.test(sentence.slice(at)) && !OWN_OFFSHOOT.test(subject);
	if (namesOther(subject)) return false;
	if (/^[^\p{L}\p{N}]*$/u.test(subject)) {
		const main = /^[^,]{3,90}, (.{3,80})/u.exec(sentence.slice(at))?.[1];
		if (main !== undefined && isOfAnother(main, ownNames)) return false;
		const following = /\d{4},? (.{0,60})/u.exec(sentence)?.[1] ?? "";
		if (isOfAThing(following, ownNames)) return false;
		if (namesOwner(following, ownNames)) return true;
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

/** `Mit Acme habe ich 2022 meinen Laden gegründet`: something else was, and by its means. */
const WITH_OWN = light(
	/^(?:mit|dank|für|bei|durch|with|thanks to|for|at|avec|grâce à|pour|chez|con|gracias a|para|grazie a|per|com|graças a|met|dankzij|voor|bij|dzięki|med|tack vare) §(?!,? ?$)(?! ?,)/iu,
);

/** `The mill that we work in, est. 1931`: said of the mill. */
const WHERE_WE = light(
	/^[^,.;:]{2,40}(?<![\p{L}])(?:that|which|whom|where|whose \p{L}{2,20}|wo|die|der|das|den|dem|deren|dessen|où|que|dont|qui|donde|dove|che|cui|onde|waar|dat|gdzie|któr\p{L}{1,3}|где|котор\p{L}{2,3}|som|hvor|där) (?:we|wir|nous|nosotros|noi|nós|wij|my|мы|vi)(?![\p{L}])/iu,
);

/** `Acme was bought by Bolt Inc., which was founded in 1988`: the last named was. */
/** `made by Lumara, a Japanese company founded in 1968`: it was. */
const IN_APPOSITION = light(
	/(?<![\p{L}])(?:by|of|from|to|with|at|von|vom|bei|mit|aus|par|de|chez|avec|por|con|da|di|door|bij|van|przez) (?:the |la |le |l')?(?!§)\p{Lu}[\p{L}\p{N}&'-]{1,30}(?: \p{Lu}[\p{L}\p{N}&'-]{1,30}){0,3}, (?:an?|the|eine?[rmn]?|der|die|das|une?|la|le|una?|el|il|uma?|o|een|de|het) [^,.;]{2,50}$/u,
);

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
		next !== undefined && ACTS_AS_OTHER.test(next) && !OWN_UNSPACED.test(sentence) && !namesOwner(sentence, ownNames)
	);
}

/** `Fundada por Ana Ruiz, a Quinta Verde fornece ...`: a name behind its article that is not the site's. */
function isOfAnother(clause: string, ownNames: readonly string[]): boolean {
	if (namesOwner(clause, ownNames) || OWN_SUBJECT.test(clause.split(" ").slice(0, 3).join(" "))) return false;
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

/** `Acme is a brand of Bolt Ltd, founded in 1998`: the nearer of the two was. */
const OWNED_BY = light(
	/§,? (?:is|ist|est|es|è|é|jest|är|er)(?: \p{L}{1,12}){0,2} (?:project|initiative|initiatief|initiativ|iniciativa|iniziativa|inicjatywą|brand|product|service|trademark|division|part|subsidiary|member|projekt|marke|produkt|teil|tochter|projet|marque|produit|filiale|proyecto|marca|producto|filial|progetto|prodotto|projeto|produto|merk|onderdeel|marką|częścią) (?:of|by|der|des|von|de|du|d'|di|del|da|van) \p{Lu}/u,
);
/** What a company founds later: products, branches, funds. */
const OF_A_PART =
	/\b(?:as our (?:second|third|new|first)|(?:branch|office|fund|foundation|award|subsidiary) (?:in|of))\b/iu;

/** "Since" may speak of anything: only a short slogan that ends with it speaks of the company itself. */
const SLOGAN =
	/^(?:[^.,;]{0,40}[-|,•·] ?)?(?:since|seit|depuis|desde|dal|sinds|sedan|siden|vuodesta|od roku|od|с) \d{4}(?: г\.?| года?)?[.!]?$/iu;

/** `We started in 2018 with three vans.`: nothing else that was started stands between. */
const WE_STARTED = light(
	/^(?:[^.;:]{3,60}?,? (?:and|und|et|y|e|en|i) )?(?:(?:we|§) (?:first )?(?:started(?: out)?|began)(?: back)? in (?:\p{Lu}\p{Ll}{2,9} )?|(?:wir|§) (?:starteten|startete|begannen|begann|haben|hat|sind|ist)(?: im Jahre?)? |(?:angefangen|begonnen|gestartet) (?:haben|sind) wir(?: im Jahre?)? |(?:nous avons|§ a) (?:commencé|démarré|débuté) en |(?:empezamos|comenzamos|§ (?:empezó|comenzó)) en |(?:abbiamo iniziato|siamo partiti|§ è partit[ao]) nel |(?:começamos|§ começou|nascemos|§ nasceu)(?: (?:em|no|na) \p{Lu}[\p{L}'-]{2,20}(?: \p{Lu}[\p{L}'-]{2,20})?)?,? em |(?:nacimos|§ nació)(?: en \p{Lu}[\p{L}'-]{2,20})? en |(?:siamo nati|§ è nat[ao])(?: a \p{Lu}[\p{L}'-]{2,20})? nel |(?:we|wij|§) (?:begonnen|begon|startten|startte|zijn (?:begonnen|gestart)) in |(?:zaczęliśmy|zaczynaliśmy|ruszyliśmy|§ (?:ruszył[ao]?|zaczął|zaczęła)) w |(?:мы|§) начал[аио]? (?:свою )?(?:работу )?в )((?:19|20)\d{2})(?: (?:roku|году|г\.))?(?=[.!,]| ?$| (?:with|as|from|out of|at|by|on|neben|bei|nach|an|auf|im|mit|als|aus|in|avec|comme|dans|con|como|desde|come|da|com|numa?|met|vanuit|z|jako|от|с|angefangen|begonnen|gestartet)(?![\p{L}]))/iu,
);

/** `We have been in business since 1985`, `The company was set up in 1985`: said of the company's being, not of what it does. */
const EXISTS_SINCE = light(
	/^(?:(?:we|§|(?:the|our) (?:company|firm|business|family business|studio|agency)) (?:have|has) been (?:in business|in operation|around|trading) since |(?:the|our) (?:company|firm|business|family business|studio|agency) was (?:started|set up|formed|incorporated) (?:back )?in |(?:uns gibt es|wir bestehen|(?:§|unsere? (?:firma|unternehmen|betrieb|büro|agentur)|das unternehmen|die firma) (?:besteht|existiert)) (?:schon )?seit (?:dem jahre? )?|(?:nous existons|(?:§|notre (?:société|entreprise|agence)|l'entreprise|la société) existe) depuis |(?:existimos|(?:§|nuestra empresa|la empresa) existe) desde |(?:esistiamo|(?:§|la nostra azienda|l'azienda) esiste) dal |(?:existimos|(?:§|nossa empresa|a empresa) existe) desde |(?:wij bestaan|(?:§|ons bedrijf|het bedrijf) bestaat) sinds |(?:istniejemy|działamy na rynku|(?:§|nasza firma|firma) (?:istnieje|działa)(?: na rynku)?) od |(?:vi har funnits|(?:§|företaget|vårt företag) har funnits) sedan )((?:19|20)\d{2})(?= (?:roku|r\.|and|und|et|y|e|en|i|och|as|with|in|mit|als)(?![\p{L}])|[.!,]| ?$)/iu,
);

/** Behind the year: `at Petal House`, or `and founded Acme three years later`. */
const AT_ANOTHER = /^ (?:(?:at|with|chez|bij|hos|u) \p{Lu}\p{L}|(?:bei|en|con|da) (?!§)\p{Lu}\S* \p{Lu})/u;
const LATER = light(
	/(?<![\p{L}])(?:years? later|months? later|later|Jahre? später|später|(?:ans?|mois) plus tard|plus tard|(?:años?|meses) (?:después|más tarde)|(?:anni|mesi) dopo|(?:anos|meses) depois|jaar later)(?![\p{L}])/iu,
);
const isOfLater = (behind: string) => AT_ANOTHER.test(behind) || (LATER.test(behind) && FOUNDED_WORD.test(behind));

/** What we opened is us, unless it is one more of its kind, or a part. */
const OPENED_OBJECT =
	"(?!(?:\\p{L}{1,12} )?(?:new|second|third|next|another|own|online|neue[ns]?|zweite[ns]?|dritte[ns]?|nouvelle?|deuxième|seconde?|nuev[oa]|segund[oa]|nuov[oa]|second[oa]|nov[oa]|tweede|nieuwe|office|branch|department|warehouse|büro|filiale|bureau|succursale|oficina|sucursal|ufficio|escritório|kantoor)(?![\\p{L}]))(?:our|the|(?:den|das|die|unser(?:en|e)?)|(?:notre|le|la|l')|(?:nuestr[oa]|el|la)|(?:il|lo|la|il nostro|la nostra)|(?:o|a|nosso|nossa)|(?:de|het|onze|ons)) ?\\p{L}{3,20}";
const WE_OPENED: readonly RegExp[] = [
	`^(?:in ((?:19|20)\\d{2}),? )?we (?:first )?opened ${OPENED_OBJECT}(?:,? [^.;:]{0,40}?)?(?: in ((?:19|20)\\d{2}))?[.,]`,
	`^(?:im Jahre? )?((?:19|20)\\d{2}) (?:haben wir(?:, [^,]{3,60},)? ${OPENED_OBJECT}(?: (?:in|an|am) [^.,;:]{2,30})? eröffnet|eröffneten wir(?:, [^,]{3,60},)? ${OPENED_OBJECT})`,
	`^(?:nous avons ouvert|hemos abierto|abrimos|abbiamo aperto|we openden) ${OPENED_OBJECT} (?:en|nel|em|in) ((?:19|20)\\d{2})`,
	`^(?:en|nel|em|in) ((?:19|20)\\d{2}),? (?:nous avons ouvert|abrimos|abbiamo aperto|openden we) ${OPENED_OBJECT}`,
].map((source) => light(new RegExp(source, "iu")));

/** What was opened, as its last word. */
const OPENED_NOUN = light(new RegExp(`(?:^|\\s)${OPENED_OBJECT}`, "giu"));
/** What is opened once, as the whole of it. */
const DOORS = /^(?:doors?|türen?|tore|portes|puertas|porte|portas|deuren)$/iu;
/** The same thing where the site calls itself by any of these: who sells software opened a shop of another kind. */
const SHOP =
	/^(?:\p{L}{0,12}(?:shop|store|laden|geschäft|winkel|handlung|bäckerei|bakery)|boutique|magasin|tienda|negozio|bottega|loja|butik|sklep)$/iu;

/** What shops say on their first page. */
const SELLS = light(
	/(?<![\p{L}])(?:we sell|wir verkaufen|nous vendons|vendemos|vendiamo|(?:we|wij) verkopen|sprzedajemy|vi säljer|vi sælger|мы прода[её]м|add to (?:cart|basket|bag)|in den warenkorb|ajouter au panier|añadir al carrito|aggiungi al carrello|adicionar ao carrinho|in winkelwagen|do koszyka|lägg i varukorgen)(?![\p{L}])/iu,
);
const sellsGoods = (pages: readonly ReadPage[]) =>
	pages.some(({ role, blocks, text }) =>
		role !== "home"
			? false
			: blocks.some(({ start, end }) => end - start < SENTENCE_MAX && SELLS.test(text.slice(start, end))),
	);

/** Whether the site's own head calls it by what was opened: a showroom, a garden or the source code are opened later. */
function isWhatSiteIs(sentence: string, pages: readonly ReadPage[]): boolean {
	const heads = pages
		.filter(({ role }) => role === "home")
		.flatMap(({ blocks, text }) =>
			blocks
				.filter(({ kind, tag }) => kind === "title" || tag === "description" || tag === "h1")
				.map(({ start, end }) => foldText(text.slice(start, end)).toLowerCase()),
		);
	const inHead = new Set(heads.flatMap((head) => head.split(/[^\p{L}]+/u)));
	const isShop = () => [...inHead].some((word) => SHOP.test(word)) || sellsGoods(pages);
	return [...sentence.matchAll(OPENED_NOUN)].some(([words]) => {
		const noun = words.trim().split(/[ '’]/u).at(-1)?.toLowerCase() ?? "";
		return DOORS.test(noun) || inHead.has(noun) || (SHOP.test(noun) && isShop());
	});
}

/** The year in which "we" say that we opened what the site is of. */
function openedIn(sentence: string, pages: readonly ReadPage[]): number | null {
	const found = WE_OPENED.flatMap((pattern) => pattern.exec(sentence)?.slice(1) ?? []).find(
		(year) => year !== undefined,
	);
	return found === undefined ||
		!isWhatSiteIs(sentence, pages) ||
		!isPlainStatement(sentence) ||
		/(?<!\d)(?:19|20)\d{2}\D+(?:19|20)\d{2}/u.test(sentence)
		? null
		: Number(found);
}

/** `Halden & Daughters, since 1932`: somebody's name, and how long there has been that somebody. */
function isSignedByOther(line: string, ownNames: readonly string[]): boolean {
	const [, signed = ""] =
		/^(.*?)(?: [-|–•·]|,) (?:since|seit|depuis|desde|dal|sinds|sedan|siden|vuodesta|od|с) /iu.exec(line) ?? [];
	return (
		/^\p{Lu}[^ ]*(?: (?:&|and|und|et|y|e|en|of|de|di|du)? ?\p{Lu}[^ ]*){1,4}$/u.test(signed) &&
		!namesOwner(signed, ownNames)
	);
}

/** Where the last year of a sentence begins: what comes after it does not bear on it. */
function lastYearAt(sentence: string): number {
	return [...sentence.matchAll(/\d{4}/gu)].at(-1)?.index ?? 0;
}

/** `Ana Ruiz founded Acme in 2011`, `I started Acme in 2011`: who did it may be anybody, what was founded is the company. */
const objectYears = (sentence: string, ownNames: readonly string[]): number[] =>
	ownFoundings(sentence, ownNames).flatMap(({ year }) => year ?? []);

const FOUNDING_LABEL =
	"(?:founded(?: in)?|(?:year|date) founded|founding (?:year|date)|year of foundation|established(?: in)?|year established|gegründet(?: am| im| in)?|gründung(?:sjahr|sdatum)?|(?:année |date )?de fondation|fondation|fondée?(?: en)?|(?:año de )?fundación|fundad[ao](?: e[nm])?|(?:ano de )?fundação|(?:anno di )?fondazione|fondat[ao](?: nel)?|oprichting(?:sjaar|sdatum)?|opgericht(?: in)?|(?:rok |data )?założenia|założon[ayoe]|grundat|grundad|grundades|stiftet|etablert|etableret|год основания|дата основания|основан[ао]?|рік заснування|rok založení|založen[ao]?|alapítás éve|alapítva|kuruluş(?: yılı| tarihi)?|perustettu)";
/** `Fundação 2016`, `Founded: March 2016`: a label and its year. */
const LABELLED_YEAR = light(
	new RegExp(
		`^${FOUNDING_LABEL} ?[:：-]? (?:(?:\\d{1,2}[./ ])?(?:\\d{1,2}[./]|[\\p{L}]{3,10}\\.? (?:de )?))?((?:19|20)\\d{2})\\.?$`,
		"iu",
	),
);
/** `2016 Founded`, `2016 Acme is founded`: an entry of a timeline. */
const YEAR_AND_EVENT = light(
	new RegExp(
		`^((?:19|20)\\d{2}) ?[:–-]? ?(?:(?:(?:the |our )?(?:company|firm|business|studio) |${OWN} )?(?:is |was )?(?:founded|established)(?: by .{3,80})?|(?:company |firm )?founding|foundation of ${OWN}|(?:firmen)?gründung(?: (?:von|der) (?:${OWN}|firma))?(?: durch .{3,80})?|${OWN} wird gegründet|(?:création|fondation|naissance) (?:de |d')?(?:${OWN}|la société|l'entreprise)|fundación(?: de (?:${OWN}|la empresa))?|(?:nace|nasce|nasceu) (?:la |a |o )?${OWN}|${OWN} (?:nace|nasce|nasceu|est née?)|fondazione(?: (?:di ${OWN}|dell'azienda))?|fundação(?: d[ae] (?:${OWN}|empresa))?|oprichting(?: van)?(?: ${OWN})?|założenie (?:firmy|${OWN})|${OWN} grundas)\\.?$`,
		"iu",
	),
);

function statesFounding(sentence: string, ownNames: readonly string[], pages: readonly ReadPage[]): number[] {
	if (sentence.length <= SENTENCE_MAX && !isAsked(sentence)) {
		const years = objectYears(sentence, ownNames);
		if (years.length > 0) return years;
	}
	const labelled = LABELLED_YEAR.exec(sentence) ?? YEAR_AND_EVENT.exec(withOwnSign(sentence, ownNames));
	if (labelled) return [Number(labelled[1])];
	const opened = sentence.length > SENTENCE_MAX || COPYRIGHT.test(sentence) ? null : openedIn(sentence, pages);
	if (opened !== null) return [opened];
	if (sentence.length > SENTENCE_MAX || COPYRIGHT.test(sentence) || OTHER_SUBJECT.test(sentence)) return [];
	const named = withOwnSign(sentence, ownNames);
	const [opening, started] = WE_STARTED.exec(named) ?? EXISTS_SINCE.exec(named) ?? [];
	if (opening !== undefined && isPlainStatement(opening))
		return isOfLater(named.slice(opening.length)) ? [] : [Number(started)];
	const isFounding = FOUNDED_WORD.test(sentence);
	if (!isFounding && (!SLOGAN.test(sentence) || isSignedByOther(sentence, ownNames))) return [];
	const upToWord = sentence.slice(0, Math.max(0, lastYearAt(sentence)));
	if (!isPlainStatement(upToWord) || subjectOf(sentence, ownNames, pages) === "other") return [];
	if (isFounding) return isAboutOwner(sentence, ownNames) ? yearsNear(sentence, FOUNDED_WORD) : [];
	return yearsNear(sentence, SINCE_WORD);
}

/**
 * The years in which a text says that the company was founded: a founding word near the year, in a sentence about
 * the company itself. A copyright year never counts.
 */
export function foundingYears(text: string, ownNames: readonly string[], pages: readonly ReadPage[] = []): number[] {
	const years = sentencesOf(text).flatMap((sentence) => statesFounding(foldText(sentence), ownNames, pages));
	return [...new Set(years)];
}
