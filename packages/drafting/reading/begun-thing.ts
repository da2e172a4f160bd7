import type { ReadPage } from "#core/web/page";
import { OWN } from "#drafting/context/own-names";
import { headWords } from "#drafting/context/own-words";
import { isSameNoun } from "#drafting/context/same-stem";
import {
	BEGAN_IN_ENGLISH,
	FOUNDED_IT,
	LAUNCHED_IT,
	MADE_IT,
	OPENED_IT,
	WE_FOUNDED_IT,
	WE_OPENED_IT,
} from "#drafting/lexicon/classes/founding";
import { light } from "#drafting/lexicon/letters";

const VERB = [FOUNDED_IT, WE_FOUNDED_IT, OPENED_IT, WE_OPENED_IT, LAUNCHED_IT, MADE_IT, "made|oprichtte|begon"].join(
	"|",
);
const ARTICLE =
	"(?:the|our|my|this|das|die|den|unser(?:e|en)?|le|la|notre|mon|ma|el|nuestr[oa]|il|lo|il nostro|la nostra|o|a|nosso|nossa|de|het|ons|onze) |l['’]";
/** What was begun right behind the verb: `set up the studio`, `built the first probe`. */
const BEGUN = light(
	new RegExp(
		`(?<=(?<![\\p{L}])(?:${VERB}) )(?!(?<=(?:${BEGAN_IN_ENGLISH}|made) )a )(?:${ARTICLE})(?:first |premi[eè]re? |primer |primer[oa] |prim[oa] |primeir[oa] |eerste )?(\\p{Ll}{4,20})(?=[.,;]|$| (?:in|on|while|when|by|at|with|after|together|en|con|com|avec|dans|nel|nella|a|à|em|no|na|met|op|bij) )`,
		"giu",
	),
);
/** Whatever it is: `wrote the first version`. */
const FIRST_VERSION =
	/ (?:first|premi[eè]re?|primera|prima|primeira|eerste) (?:version|prototype|versión|versione|versão|versie)$/iu;
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
		const isOfHead = [...headWords(pages)].some((word) => isSameNoun(noun.toLowerCase(), word));
		return isOfHead ? OWN : whole;
	});
}
