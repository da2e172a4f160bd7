import type { ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isAsked } from "#drafting/context/speech";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import {
	CAME_ABOUT,
	FOUNDED_IT,
	LAUNCHED_IT,
	MADE_IT,
	WAS_FOUNDED,
	WAS_LAUNCHED,
	WAS_OPENED,
} from "#drafting/lexicon/classes/founding";
import { BY, IS_OR_WAS, THEY } from "#drafting/lexicon/classes/small-words";
import { Form } from "#drafting/lexicon/form";
import { OF_HELPER } from "#drafting/lexicon/helpers";
import { light } from "#drafting/lexicon/letters";
import { withBegunThing } from "#drafting/reading/begun-thing";
import { inOrder } from "#drafting/reading/in-order";
import { isYearOfOtherTime } from "#drafting/reading/other-time";
import { plainPart } from "#drafting/reading/plain-part";

/** What is done once, to begin. */
const BEGUN = `${WAS_FOUNDED}|${WAS_OPENED}|${WAS_LAUNCHED}|nat[oa]`;
/** What is done to a product for as long as it is there. */
const MADE =
	"made|built|created|developed|written|maintained|entwickelt|gebaut|gemacht|programmiert|betrieben|créée?s?|développée?s?|imaginée?s?|hech[oa]|desarrollad[oa]|fatt[oa]|creat[oa]|sviluppat[oa]|feit[oa]|desenvolvid[oa]|gemaakt|gebouwd|ontwikkeld|stworzon[aye]|создан[ао]?|skapa[dt]|byggd?|lavet|bygget";
/** In which town, on which island, in which year. */
const SOMEWHERE =
	"(?: (?:in|on the (?:isle|island|coast)|at|from|im|aus|à|au|en|a|na|no|em|nel|uit|w|na|i|på) [^.,;:]{2,40}?){0,2}";
/** The people before or after the one who is asked for, and what they are to one another; `and backed by` does something else. */
const OTHERS =
	"(?:(?!(?:of|for|at|de|del|della|du|des|der|van|di|do|da|para|per|für|pour|voor|friends?|freunden?|amis|amigos|amici|former)(?![\\p{L}])|(?!(?:and|und|et|y|e|en|i|och|og)(?![\\p{L}]))\\p{L}{3,16} (?:by|durch|par|por|door|przez)(?![\\p{L}]))[\\p{L}\\d&'’.-]{1,20},? ){0,10}?";
/** What somebody has thought of, or works at. */
const WORK = "project|projekt|projet|proyecto|progetto|projeto|brainchild|geesteskind|idea|idée|idee|ideia";
const FINITE = `${FOUNDED_IT}|${LAUNCHED_IT}|${MADE_IT}|a fondé|a créé|a lancé|ha fondato|ha creato|heeft opgericht|gegründet|bedacht`;
const COMPANY =
	"company|firm|business|studio|start-?up|team|shop|firma|unternehmen|betrieb|büro|entreprise|société|agence|atelier|empresa|estudio|tienda|negocio|azienda|società|bottega|estúdio|loja|bedrijf|winkel|bureau|co-?operative|coopérative|cooperativa|genossenschaft|coöperatie";
/** Somebody made something else than the product: what is called after it, or belongs to it. */
const END = `(?= ?$|[.,;:!)]| (?:${AND}|with|mit|avec|con|com|met|in|im|à|em|nel|w|on|who|qui|que|che|die|der|als|as|from|aus|since|seit|depuis|desde|dal|sinds|after|nach|two|three|deux|dos|due|a|entwickelt|gebaut|gegründet|gemacht|betrieben|gestartet|ontwikkeld|gemaakt|opgericht)(?![\\p{L}]))`;

/** Stands for the person asked for: with a name of their own in them, expressions would have to be made anew for each. */
const NAME = "¤";

/** Ways of saying who began or makes what the site is of, each with what opens it. */
const SAID: readonly Form[] = [
	// `Acme is made on the Isle of Mull by Ana Ruiz`
	new Form(
		new RegExp(`^${OWN}.* (?:${BY}) `, "is"),
		`^${OWN},? (?:(?:${IS_OR_WAS}) )?(?:\\p{Ll}{3,12}ly )?(?:${MADE}|${BEGUN})${SOMEWHERE} (?:${BY}) ${OTHERS}${NAME}${END}`,
		"iu",
	),
	// `Веткарта була створена Оленою Ткачук та Андрієм Мельником у 2018 році`: by whom says the case
	new Form(
		new RegExp(`^${OWN}.* (?:був|бу[лв][аои]|был[аои]?|заснован|створен|основан|создан)`, "is"),
		`^${OWN},? (?:(?:був|була|було|были|была|был|было) )?(?:заснован(?:ий|[аео])|створен(?:ий|[аео])|основан[ао]?|создан[ао]?)(?: (?:у|в) (?:\\d{4} (?:році|році,|году)|\\p{L}[\\p{L}-]{2,20})){0,2}(?: (?:подружжям|братами|сестрами|друзями|супругами|братьями|сёстрами|друзьями))? (?:\\p{L}[\\p{L}'’-]{1,20} ){0,6}?(?<!(?:для|з|с|від|от|на|компанії|компании) )${NAME}(?= ?$|[.,;:!)]| (?:та|і|й|и|у|в|разом|вместе|після|после)(?![\\p{L}]))`,
		"iu",
	),
	// `Acme is a project by Ana Ruiz and Jo Day`, `Acme began in 2014 as a hobby project of Ana Ruiz`
	new Form(
		new RegExp(`^${OWN} .*(?:${WORK})`, "is"),
		`^${OWN} (?:(?:is|ist|est|es|è|é|jest|är|er) |(?:${CAME_ABOUT}|started(?: out| life| off)?|is (?:in \\d{4} )?begonnen|startete|a commencé|empezó|comenzó|ha iniziato|começou)${SOMEWHERE} (?:as|als|comme|como|come|som) )(?:(?:an?|the|eine?|ein|une?|la|le|una?|uno|il|um|uma|o|een|het|ett?|das) |un['’]|l['’])?(?:(?!partner|joint|client|funded)[\\p{L}-]{2,16} )?(?!partner)\\p{L}{0,12}(?:${WORK}) (?:of|by|von|vom|de|du|di|da|do|van|av|af) (?:(?!(?:that|named|called|die|qui|que|che|dat) )\\p{L}[\\p{Ll}-]{2,20} (?=[^.;:]*${NAME})){0,3}(?:(?:\\p{L}[\\p{L}'’-]{0,20} ){1,4}(?:${AND}) (?:(?:of|by|von|de|di|van|av|af) )?)?${NAME}${END}`,
		"iu",
	),
	// `Acme wird in Bonn von Ana Ruiz und Jo Day entwickelt`
	new Form(
		/^§ (?:wird|wurde|ist|wordt|werd|is) .*(?:von|door) /is,
		`^${OWN} (?:wird|wurde|ist|wordt|werd|is)${SOMEWHERE} (?:von|door) ${OTHERS}${NAME}[^.;:]{0,60} (?:${MADE}|${BEGUN})${END}`,
		"iu",
	),
	// `We are a company from Bonn founded in 2017 by two sisters, Ana and Eva Ruiz`
	new Form(
		new RegExp(`^(?:we are|wir sind|nous sommes|somos|siamo|wij zijn|${OWN}) .* (?:${BY}) `, "is"),
		`^(?:(?:we are|wir sind|nous sommes|somos|siamo|wij zijn|${OWN} (?:${IS_OR_WAS})) )(?:(?:an?|eine?|une?|una?|um|uma|een) |un['’])(?:(?!prod|projet|proyecto|progetto|projeto|marca|marque|brand)\\p{L}{4,14} )?(?:${COMPANY})(?: (?:from|in|aus|de|di|da|uit|à|en) [^.,;:]{2,30}?| \\p{Ll}{5,14})?,? (?:\\p{Ll}{2,3} )?(?:${BEGUN})${SOMEWHERE} (?:${BY}) ${OTHERS}${NAME}${END}`,
		"iu",
	),
	// `With 🔧 made in Bonn by Ana Ruiz`
	new Form(
		new RegExp(`^(?:with|mit|avec|con|com|met) .* (?:${BY}) ${NAME}`, "is"),
		`^(?:with|mit|avec|con|com|met) [^\\p{L}.,;:]{1,8} (?:${MADE})${SOMEWHERE} (?:${BY}) ${NAME}[.!]?$`,
		"iu",
	),
	// `Ana Ruiz teaches at Acme, which she started in her kitchen`
	new Form(
		new RegExp(`^${NAME} .*${OWN},? (?:which|that|die|das|den|que|qui|che|dat|wat) `, "is"),
		`^${NAME} (?![^.;:]* (?:met|hired|joined|bought|left|knows|traf|kaufte|founders|founder|makers) )[^.;:]{0,160}? ${OWN},? (?:which|that|die|das|den|que|qui|che|dat|wat) (?:${THEY}) (?:has |had |hat |ha |a |heeft )?(?:${FINITE})${END}`,
		"iu",
	),
	// `Hinter Acme stehen die Ärztin Ana Ruiz und Jo Day aus Bonn`
	new Form(
		new RegExp(`^(?:behind|hinter|derrière|detrás de|dietro|por trás d[aeo]|achter)(?: a)? ${OWN}`, "is"),
		`^(?:behind|hinter|derrière|detrás de|dietro(?: a)?|por trás d[aeo]|achter) ${OWN} (?:are|is|stehen|steht|se cachent|se cache|están|está|ci sono|c'è|estão|staan|staat) ${OTHERS}${NAME}${END}`,
		"iu",
	),
	// `Acme nació en 2019 de la mano de los hermanos Ana y Eva Ruiz`
	new Form(
		new RegExp(
			`^${OWN} .*(?:hands|mano|manos|mani|mãos|mains|handen|grâce à|gracias a|meeting|friendship|rencontre|amitié|encuentro|incontro|encontro|Begegnung|ontmoeting)`,
			"is",
		),
		`^${OWN} (?:${CAME_ABOUT})${SOMEWHERE},? (?:de la mano de|de manos de|dalle mani di|pelas mãos d[eoa]|des mains de|uit handen van|from the hands of|grâce à|gracias a|from (?:a meeting|the friendship) (?:between|of)|d(?:e la |['’]une )rencontre entre|de l['’]amitié entre|del encuentro entre|dall['’]incontro (?:tra|fra)|do encontro entre|aus der Begegnung von|uit de ontmoeting tussen) ${OTHERS}${NAME}${END}`,
		"iu",
	),
	// `I'm Ana Ruiz. I shot 200 weddings before I built Acme`
	new Form(
		new RegExp(
			`(?:I'm|I am|y name is|ich bin|ich heiße|je suis|je m'appelle|soy|me llamo|sono|mi chiamo|sou|ik ben) ${NAME}`,
			"is",
		),
		`^(?:[^.!?]{0,20}(?:I'm|I am|[Mm]y name is|ich bin|ich heiße|je suis|je m'appelle|soy|me llamo|sono|mi chiamo|sou|ik ben)) ${NAME}[^\\p{L}].{0,160}(?<![\\p{L}])(?:I (?:built|made|(?:co-?)?founded|started|created|launched)|ich (?:habe|gründete)|j['’]ai (?:(?:co-?)?fondé|créé|lancé|monté)|(?:co)?fundé|creé|monté|ho (?:(?:co)?fondato|creato|lanciato|avviato)|(?:co)?fundei|criei|ik (?:heb|richtte|startte)) ${OWN}${END}`,
		"iu",
	),
	// `I run it together with Ana Ruiz, who founded the company with me`
	new Form(
		/ (?:with (?:me|us)|avec (?:moi|nous)|conmigo|con (?:me|noi|nosotr[oa]s)|comigo|met (?:mij|ons)|mit (?:mir|uns))[ .,]/iu,
		`${NAME},? (?:who|qui|que|quien|che) (?:has |had |a |ha )?(?:co-?)?(?:${FINITE}|fondé|créé|lancé|fondato|creato) (?:${OWN}|it|(?:the |la |a )(?:company|firm|business|société|empresa|ditta|società)|l['’](?:entreprise|azienda)) (?:together )?(?:with (?:me|us)|avec (?:moi|nous)|conmigo|con (?:me|noi|nosotr[oa]s)|comigo)(?![\\p{L}])|${NAME},? (?:die|der) (?:${OWN}|das unternehmen|die firma|het bedrijf) (?:mit (?:mir|uns)|met (?:mij|ons)) (?:gegründet|gestartet|aufgebaut|oprichtte|startte|opgericht)(?![\\p{L}])`,
		"iu",
	),
	// `With Ana Ruiz, a gardener, she launches Acme`
	new Form(
		new RegExp(`^(?:with|mit|avec|con|com|met) ${NAME}`, "is"),
		`^(?:with|mit|avec|con|com|met) ${NAME}(?:, [^.;:]{2,60}?,|,)? (?:${THEY}) (?:${FINITE}) (?:(?:the|die|das|la|le|el|il|o|a) |l')?${OWN}${END}`,
		"iu",
	),
];
/** Who opens something for all to see is seldom who runs it. */
const BY_OFFICIAL = light(
	/(?<![\p{L}])(?:mayor(?:ess)?|minister|president|bürgermeister(?:in)?|ministre|maire|marraine|parrain|alcalde(?:sa)?|sindac[oa]|prefeit[oa]|burgemeester|burmistrz)(?![\p{L}])/iu,
);
const SENTENCE_MAX = 400;

const IN = "(?:in|im Jahre?|en|em|nel|w|v|в|у|i|år|back in) ?";
/** `the fall of`, `early`: in which part of the year. */
const PART_OF_YEAR =
	"(?:(?:(?:the|l'|la|le|el|o|het) ?)?(?:early|late|mid|spring|summer|autumn|fall|winter|beginning|end|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono|voorjaar|zomer|najaar|vår|höst)[ -](?:of |de |do |del |van )?)?";
const YEAR = `${PART_OF_YEAR}((?:19|20)\\d{2})(?!\\d)`;
/** No other year, clause or number between. */
const UP_TO = "[^.,;:()\\d]{0,90}?";
/** Ways of saying when what the site is of began. */
const WHEN: readonly RegExp[] = [
	// `before I built Acme in 2021`
	`(?<![\\p{L}])(?:I|we|she|he|they|ich|wir|nous|je|j'ai|ella|él|lei|lui) (?:first )?(?:${FINITE}|opened|made) ${OWN}(?= )${UP_TO} ${IN}${YEAR}`,
	// `I ran sound for nine years and wrote Acme in 2017`
	`^(?:I|we|ich|wir) [^.;:]{3,80} (?:and|und) (?:${FINITE}|opened|made) ${OWN}(?= (?:in|back|at|on|as|from|with|over|during|im|am|an|als|aus|mit) )${UP_TO} ${IN}${YEAR}`,
	// `Acme was opened by Ana Ruiz and her uncle in 2014`
	`^${OWN} (?:${IS_OR_WAS}) (?:${BEGUN}|created|dreamt up)(?![\\p{L}])${UP_TO} ${IN}${YEAR}`,
	// `since 2021 at Acme, which she started`
	`(?:from|since|seit|depuis|desde|dal|sinds|in) ${YEAR} (?:at|with|bei|chez|en|con|bij|a|na) ${OWN},? (?:which|that|die|das|den|que|qui|che|dat|wat) (?:${THEY}) (?:${FINITE})${END}`,
].map((source) => light(new RegExp(source, "iu")));

const ARTICLE_BEFORE = /^(?:the|la|le|l'|el|il|o|a|de|het|die|der|das) ?(?=§)/iu;
/** `by ¤, a beekeeper, and`: what somebody is. */
const WHAT_SOMEBODY_IS = light(
	/(?<=\p{Lu}[\p{L}'’-]{1,30} \p{Lu}[\p{L}'’-]{1,30}), (?!(?:who|which|that|and|und|et|y|e|en|qui|que|che|die|der)(?![\p{L}]))\p{Ll}[^,.;:§]{2,60},(?= )/gu,
);
/** `dall'avvocata`: joined to what somebody is, and not to a name. */
const JOINED_BY = /(?<![\p{L}])dall['’](?=\p{Ll})/gu;

const HAS_YEAR = /(?:19|20)\d{2}/;

/** The years in which a sentence says that somebody whom it need not name began what the site is of. */
export function beginningYears(sentence: string, ownNames: readonly string[]): number[] {
	const text = inOrder(withOwnSign(foldText(sentence).trim(), ownNames)).replace(ARTICLE_BEFORE, "");
	if (text.length > SENTENCE_MAX || !HAS_YEAR.test(text) || isAsked(text)) return [];
	const told = plainPart(text) ?? "";
	return WHEN.flatMap((pattern) => {
		const [said = "", year = ""] = pattern.exec(told) ?? [];
		return said === "" || isYearOfOtherTime(said.slice(0, -year.length)) ? [] : [Number(year)];
	});
}

/** A text with one sign in the place of a name, as far as the name stands there by itself. */
function withNameSign(text: string, name: string): string {
	const isPartOf = (at: number) => /\p{L}$/u.test(text.slice(0, at)) || /^\p{L}/u.test(text.slice(at + name.length));
	return text.replaceAll(NAME, " ").replaceAll(name, (found, at: number) => (isPartOf(at) ? found : NAME));
}

/** Whether a sentence says that this person began what the site is of, or makes it. @param name as the sentence writes it. */
export function isBeginner(
	name: string,
	sentence: string,
	ownNames: readonly string[],
	pages: readonly ReadPage[] = [],
): boolean {
	const text = withBegunThing(inOrder(withOwnSign(foldText(sentence).trim(), ownNames)), pages)
		.replace(ARTICLE_BEFORE, "")
		.replace(JOINED_BY, "$& ");
	const told = plainPart(text);
	if (told === null || text.length > SENTENCE_MAX) return false;
	const said = withNameSign(told, foldText(name));
	if (!said.includes(NAME) || isAsked(text) || OF_HELPER.test(text) || BY_OFFICIAL.test(text)) return false;
	const shorter = withNameSign(told.replace(WHAT_SOMEBODY_IS, ""), foldText(name));
	return SAID.some((form) => form.exec(said) !== null || (shorter !== said && form.exec(shorter) !== null));
}
