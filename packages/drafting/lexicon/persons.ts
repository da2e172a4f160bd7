import { wholeWords } from "#drafting/lexicon/words";

/** Who speaks on a site, and to whom: a sentence with one of these is between the site and its visitor. */
export const SPEAKER_OR_VISITOR = wholeWords([
	"we|us|our|ours|you|your|yours|i|my",
	"wir|uns|unser(?:e[rnms]?)?|du|dein(?:e[rnms]?)?|dir|dich|sie|ihr(?:e[rnms]?)?|ihnen|euch|euer|eure[rnms]?",
	"nous|notre|nos|vous|votre|vos|tu|te|t'[\\p{L}]{1,20}|ton|ta|tes|je|j'[\\p{L}]{1,20}",
	"nosotros|nuestr[oa]s?|nos|tú|tus?|ti|te|usted(?:es)?|su|sus|vosotros|vuestr[oa]s?",
	"noi|nostr[oaei]|ci|tu[oaei]?|tuoi|ti|voi|vostr[oaei]|vi|lei|suo",
	"nós|noss[oa]s?|você|vocês|seus?|suas?|teus?|tuas?|te",
	"wij|we|ons|onze|je|jij|jou|jouw|jullie|u|uw",
	"my|nas|nam|nasz(?:[aey]|ych|ymi|ą|ego|ej|emu)?|ty|twój|twoj(?:[aeąu]|ego|ej|emu|ich|im)|tobie|ciebie|ci|cię|wasz(?:[aey]|ych)?|państwa|was|wam",
	"мы|нас|нам|наш(?:[аеиу]|ей|его|ему|их|им|ими)?|вы|вас|вам|вами|ваш(?:[аеиу]|ей|его|ему|их|им|ими)?|ты|тебе|тебя|тво[йяеи]",
	"ми|наш(?:[аеіу]|ої|ого|ому|их|им)?|ви|ваш(?:[аеіу]|ої|ого|ому|их|им)?|ти|тобі|тебе|тв(?:ій|оя|оє|ої)",
	"my|náš|naš(?:[eiuí]|eho|emu|ich|im)?|nás|nám|vy|váš|vaš(?:[eiuí]|eho|emu|ich|im)?|vás|vám|ty|tvůj|tvoj[ei]|tobě",
	"vi|vår[at]?|våra|oss|du|dig|din[a]?|ditt|ni|er|ert|era",
	"vores|os|dig|din[e]?|dit|jer|jeres|våre|dere|deres|deg|ditt",
	"me|meidän|meille|meiltä|sinä|sinun|sinulle|sinut|te|teidän|teille|teitä",
	"mi|minket|nekünk|nálunk|ön|önök|önnek|önt|te|neked|téged|ti",
	"noi|nostru|noastr[eă]|nostru|nouă|tu|ta|tău|tale|tăi|dumneavoastră|dvs|vă|îți|ți|voi|voastr[eă]|vostru",
	"biz|bizim|bize|siz|sizin|size|sizi|sen|senin|sana",
	"あなた|お客様|私たち|当社|弊社",
]);

/** The same in scripts that part no words. */
export const SPEAKER_OR_VISITOR_UNSPACED =
	/あなた|お客様|皆様|私たち|当社|弊社|我们|我們|您|你|贵|우리|저희|당신|고객님|여러분/u;
