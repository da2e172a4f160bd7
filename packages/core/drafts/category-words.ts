/** Words of every product and every website: by themselves they speak for no category. */
const GENERIC = new Set(
	(
		"platform platforms software tool tools system systems service services online data web app apps application applications solution solutions suite product products website websites site sites internet digital free new best easy simple smart fast your our for with and the all in one of to from by company companies business businesses everyone world " +
		"plattform programm programme werkzeug werkzeuge dienst dienste losung losungen anwendung kostenlos einfach und mit fur von der die das ihr ihre unternehmen " +
		"plateforme logiciel logiciels outil outils en ligne gratuit simple et pour avec de des du la le les un une votre entreprise " +
		"plataforma programa herramienta herramientas sistema servicio servicios solucion soluciones aplicacion gratis para con y el los las tu su empresa " +
		"piattaforma strumento strumenti sistema servizio servizi soluzione soluzioni applicazione per di il lo gli tuo azienda " +
		"programma hulpmiddel dienst diensten oplossing oplossingen toepassing voor met van het een bedrijf " +
		"platforma oprogramowanie narzedzie narzedzia system usługa usługi rozwiazanie rozwiazania aplikacja dla do z i " +
		"ferramenta ferramentas servico servicos solucao solucoes aplicativo para com e os as sua seu empresa " +
		"платформа сервис сервисы система программа инструмент инструменты приложение решение онлайн для и с сайт"
	).split(" "),
);

/** What a word of a category's list may begin with at the least where its ending is open. */
const OPEN_WORD_MIN = 3;

/**
 * Scripts without spaces: each of their signs is a word here, so that a phrase is a run of them. So is `§`, which stands for
 * a product's own name.
 */
const WORD = /[§\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+\*?/gu;

/** Most texts are of plain letters, which are read much faster. */
const PLAIN = /^[ -~]*$/;
const PLAIN_WORD = /[a-z0-9]+\*?/g;

/**
 * A text as words to compare: small letters without marks, without the `s` of most plurals. A star after a word is kept:
 * in a category's own list it leaves the word's ending open.
 */
export function comparableWords(text: string): string[] {
	const isPlain = PLAIN.test(text);
	const small = (isPlain ? text : text.normalize("NFKD").replace(/\p{M}+/gu, "")).toLowerCase();
	const words: string[] = small.match(isPlain ? PLAIN_WORD : WORD) ?? [];
	return words.map((word) =>
		word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word,
	);
}

/** Whether a word or phrase may speak for a category: not made of words alone that every product uses. */
export function isTelling(phrase: string): boolean {
	return comparableWords(phrase).some(isTellingWord);
}

/** The same of one of the words that `comparableWords` gives. */
export function isTellingWord(word: string): boolean {
	const bare = word.replace("*", "");
	return bare !== "" && !GENERIC.has(bare) && !GENERIC.has(`${bare}s`);
}

/** Whether a star in a phrase stands where it means something: after the beginning of a word. */
function hasFairStars(phrase: string): boolean {
	const stars = phrase.match(/\*/gu)?.length ?? 0;
	const fair = phrase.match(new RegExp(`[\\p{L}\\p{N}]{${OPEN_WORD_MIN},}\\*(?![\\p{L}\\p{N}*])`, "gu"))?.length ?? 0;
	return stars === fair;
}

/** Why a phrase cannot stand in a category's list, as a sentence that says how to go on; null when it can. */
export function noPhraseBecause(phrase: string): string | null {
	const named = `“${phrase}”`;
	if (!hasFairStars(phrase))
		return `${named} has a star in the wrong place: it stands at the end of a word, after at least ${OPEN_WORD_MIN} letters, as in “invoic*”.`;
	if (!isTelling(phrase))
		return `${named} says nothing by itself, since every product uses it. Add the word that tells it apart, as in “invoicing platform”, or take it out.`;
	return null;
}
