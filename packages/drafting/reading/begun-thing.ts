import type { ReadPage } from "#core/web/page";
import { OWN } from "#drafting/context/own-names";
import { headWords } from "#drafting/context/own-words";
import { light } from "#drafting/lexicon/letters";

const ENGLISH = "founded|opened|started|set up|established|launched|built|made|created|wrote";
const VERB =
	"fundamos|fundó|abrimos|abrió|montamos|montó|creamos|creó|pusimos en marcha|fondammo|fondò|aprì|avviò|abriu|criou|fundou|criámos|fonda|lança|ouvert|fondé|créé|lancé|oprichtte|startte|begon";
const ARTICLE =
	"(?:the|our|my|this|das|die|den|unser(?:e|en)?|le|la|notre|mon|ma|el|nuestr[oa]|il|lo|il nostro|la nostra|o|a|nosso|nossa|de|het|ons|onze) |l['’]";
/** What was begun right behind the verb: `set up the studio`, `built the first probe`. */
const BEGUN = light(
	new RegExp(
		`(?<=(?<![\\p{L}])(?:(?:${ENGLISH}) (?!a )|(?:${VERB}) ))(?:${ARTICLE})(?:first |premi[eè]re? |primer |primer[oa] |prim[oa] |primeir[oa] |eerste )?(\\p{Ll}{4,20})(?=[.,;]|$| (?:in|on|while|when|by|at|with|after|together|en|con|com|avec|dans|nel|nella|a|à|em|no|na|met|op|bij) )`,
		"giu",
	),
);
/** Whatever it is: `wrote the first version`. */
const FIRST_VERSION =
	/ (?:first|premi[eè]re?|primera|prima|primeira|eerste) (?:version|prototype|versión|versione|versão|versie)$/iu;
/** So many letters of two words are of one stem: `tostador` and `tostado`. */
const STEM = 6;

const isKin = (noun: string, word: string) =>
	word === noun || (noun.length >= STEM && word.length >= STEM && word.slice(0, STEM) === noun.slice(0, STEM));

/** `set up the shop in Leeds, our second one`. */
const ONE_MORE = light(
	/, (?:our|my|unser\p{L}{0,3}|mein\p{L}{0,2}|notre|mon|ma|nuestr[oa]|mi|(?:il |la )?nostr[oa]|(?:o |a )?noss[oa]|ons|onze) (?:second|third|fourth|next|new|other|zweite[rns]?|dritte[rns]?|nächste[rns]?|deuxième|troisième|segund[oa]|tercer[oa]?|second[oa]|terz[oa]|tweede|derde)(?![\p{L}])/iu,
);

/**
 * A sentence with the sign for own names in the place of what it says was begun, where the site's head calls the site so: `set up
 * the studio` of a studio is its beginning.
 * @param text folded, with own names as one sign.
 */
export function withBegunThing(text: string, pages: readonly ReadPage[]): string {
	if (ONE_MORE.test(text)) return text;
	return text.replace(BEGUN, (whole, noun: string) => {
		if (FIRST_VERSION.test(whole)) return OWN;
		const isOfHead = [...headWords(pages)].some((word) => isKin(noun.toLowerCase(), word));
		return isOfHead ? OWN : whole;
	});
}
