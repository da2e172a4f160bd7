import type { ReadPage } from "#core/web/page";
import { OWN } from "#drafting/context/own-names";
import { headWords } from "#drafting/context/own-words";
import { light } from "#drafting/lexicon/letters";
import { FOUNDER_WORD, OWN_SUBJECT } from "#drafting/lexicon/words";

/** What the company itself is called, and its story: what is said of these is said of it. */
const ITSELF = light(
	/^(?:company|firm|business|start-?up|studio|agency|team|project|app|product|tool|platform|software|website|site|service|brand|label|organi[sz]ation|story|history|journey|adventure|beginnings?|founding|creation|launch|owners?|makers?|people|parents|family|idea|first version|firma|unternehmen|betrieb|büro|agentur|projekt|plattform|dienst|marke|geschichte|gründung|idee|team|familie|entreprise|société|agence|atelier|projet|application|outil|plateforme|logiciel|site|service|marque|histoire|aventure|création|équipe|idée|empresa|agencia|estudio|proyecto|herramienta|plataforma|aplicación|sitio|servicio|marca|historia|aventura|creación|equipo|idea|azienda|società|impresa|ditta|agenzia|progetto|strumento|piattaforma|sito|servizio|marchio|storia|avventura|creazione|squadra|agência|estúdio|projeto|ferramenta|aplicação|serviço|história|criação|equipa|equipe|ideia|bedrijf|onderneming|bureau|dienst|merk|verhaal|geschiedenis|oprichting|familiebedrijf|team|idee|spółka|marka|zespół|historia|założenie|компания|фирма|проект|команда|история)(?![\p{L}])/iu,
);
const ARTICLE = "(?:(?:the|a|an|der|die|das|dem|den|la|le|les|el|los|il|lo|i|gli|o|a|os|as|de|het|den|det) |l['’])?";
const OF = "(?:of|von|vom|der|des|de|du|di|del|della|da|do|dos|van|av|af|till|od)";

/** `Acme's Leeds branch`, `the Acme choir`, `the library of Acme`: something that it has, as the subject or as what is done to. */
const HAS = light(
	new RegExp(`^(?:${ARTICLE}${OWN}['’]s? |(?:the|our|der|die|das|la|le|el|il|o|de|het) ${OWN} (?=\\p{Ll}))`, "iu"),
);
const VERB_BEHIND =
	/^(?:was|were|is|has|had|began|started|opened|launched|grew|came|wurde|ist|hat|a|est|fue|es|è|foi|é|werd|is|nació|nasce|nasceu)(?![\p{L}])/iu;
const OF_OWN = light(
	new RegExp(
		`^${ARTICLE}((?:\\p{L}[\\p{L}'’-]{1,24} ){1,4}?)(?:${OF} (?:the |la |l'|o |a )?|d['’])${OWN}(?![\\p{L}])`,
		"iu",
	),
);
const OURS = light(
	/^(?:our|unsere?|notre|nuestr[oa]|(?:il |la )?nostr[oa]|(?:o |a )?noss[oa]|onze|ons|nasz[ae]?|наш[ае]?|vår|vårt|vores) ((?:\p{L}[\p{L}'’-]{1,24} ){0,3}\p{L}[\p{L}'’-]{1,24})/iu,
);

const isItself = (phrase: string, pages: readonly ReadPage[]): boolean => {
	const words = phrase.trim().split(" ");
	const isNamed = words.some((_, at) => {
		const rest = words.slice(at).join(" ");
		return ITSELF.test(rest) || FOUNDER_WORD.test(rest) || OWN_SUBJECT.test(rest);
	});
	if (isNamed) return true;
	const inHead = headWords(pages);
	return words.some((word) => inHead.has(word.toLowerCase()));
};

/**
 * Whether a text begins with something that the site's company has, and not with the company: a branch, a library, a choir. What
 * its head calls the site is the company: `our shop` of a shop.
 * @param text folded, with own names as one sign.
 */
export function beginsWithThingOfSite(text: string, pages: readonly ReadPage[]): boolean {
	const bare = text.trimStart();
	const has = HAS.exec(bare)?.[0];
	if (has !== undefined) {
		const [thing = ""] = /^[^,.;:]{0,60}/u.exec(bare.slice(has.length)) ?? [];
		return !VERB_BEHIND.test(thing) && !isItself(thing.split(" ").slice(0, 3).join(" "), pages);
	}
	const of = OF_OWN.exec(bare)?.[1];
	if (of !== undefined) return !isItself(of, pages);
	const ours = OURS.exec(bare)?.[1];
	return ours !== undefined && !isItself(ours.split(" ").slice(0, 2).join(" "), pages);
}
