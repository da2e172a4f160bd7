import { LANGUAGES, type Language } from "#drafting/lexicon/speech/languages";
import { languagesOfText } from "#drafting/lexicon/speech/phrases";
import { wholeWords } from "#drafting/lexicon/words";

/** Who speaks on a site, and to whom, by language: a sentence with one of these is between the site and its visitor. */
const WORDS: Readonly<Partial<Record<Language, string>>> = {
	en: "we|us|our|ours|you|your|yours|i|my",
	de: "wir|uns|unser(?:e[rnms]?)?|du|dein(?:e[rnms]?)?|dir|dich|sie|ihr(?:e[rnms]?)?|ihnen|euch|euer|eure[rnms]?",
	fr: "nous|notre|nos|vous|votre|vos|tu|te|t'[\\p{L}]{1,20}|ton|ta|tes|je|j'[\\p{L}]{1,20}",
	es: "nosotros|nuestr[oa]s?|nos|tú|tus?|ti|te|usted(?:es)?|su|sus|vosotros|vuestr[oa]s?",
	it: "noi|nostr[oaei]|ci|tu[oaei]?|tuoi|ti|voi|vostr[oaei]|vi|lei|suo",
	pt: "nós|noss[oa]s?|você|vocês|seus?|suas?|teus?|tuas?|te",
	nl: "wij|we|ons|onze|je|jij|jou|jouw|jullie|u|uw",
	pl: "my|nas|nam|nasz(?:[aey]|ych|ymi|ą|ego|ej|emu)?|ty|twój|twoj(?:[aeąu]|ego|ej|emu|ich|im)|tobie|ciebie|ci|cię|wasz(?:[aey]|ych)?|państwa|was|wam",
	ru: "мы|нас|нам|наш(?:[аеиу]|ей|его|ему|их|им|ими)?|вы|вас|вам|вами|ваш(?:[аеиу]|ей|его|ему|их|им|ими)?|ты|тебе|тебя|тво[йяеи]",
	uk: "ми|наш(?:[аеіу]|ої|ого|ому|их|им)?|ви|ваш(?:[аеіу]|ої|ого|ому|их|им)?|ти|тобі|тебе|тв(?:ій|оя|оє|ої)",
	cs: "my|náš|naš(?:[eiuí]|eho|emu|ich|im)?|nás|nám|vy|váš|vaš(?:[eiuí]|eho|emu|ich|im)?|vás|vám|ty|tvůj|tvoj[ei]|tobě",
	sv: "vi|vår[at]?|våra|oss|du|dig|din[a]?|ditt|ni|er|ert|era",
	da: "vores|os|dig|din[e]?|dit|jer|jeres|våre|dere|deres|deg|ditt",
	fi: "me|meidän|meille|meiltä|sinä|sinun|sinulle|sinut|te|teidän|teille|teitä",
	hu: "mi|minket|nekünk|nálunk|ön|önök|önnek|önt|te|neked|téged|ti",
	ro: "noi|nostru|noastr[eă]|nostru|nouă|tu|ta|tău|tale|tăi|dumneavoastră|dvs|vă|îți|ți|voi|voastr[eă]|vostru",
	tr: "biz|bizim|bize|siz|sizin|size|sizi|sen|senin|sana",
};
/** The same in scripts that part no words. */
const UNSPACED_PERSONS = /あなた|お客様|皆様|私たち|当社|弊社|我们|我們|您|你|贵|우리|저희|당신|고객님|여러분/u;
const patterns = new Map<string, RegExp>();

function patternOf(language: Language): RegExp | null {
	// Danish and Norwegian Bokmål speak to people alike.
	const words = WORDS[language === "nb" ? "da" : language];
	if (words === undefined) return null;
	const made = patterns.get(words) ?? wholeWords([words]);
	patterns.set(words, made);
	return made;
}

/**
 * Whether a folded text is between the site and its visitor: in its own language it says who speaks or to whom. Polish "was"
 * is nobody in English. Where its language does not show, any may be meant.
 */
export function isBetweenUs(text: string): boolean {
	if (UNSPACED_PERSONS.test(text)) return true;
	const shown = languagesOfText(text);
	const asked = shown.size > 0 ? [...shown] : LANGUAGES;
	return asked.some((language) => patternOf(language)?.test(text) === true);
}
