import { OWN } from "#drafting/context/own-names";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { CAME_ABOUT, LAUNCHED_IT, MADE_IT, OPENED_IT, WAS_OPENED } from "#drafting/lexicon/classes/founding";
import { BY, THEY } from "#drafting/lexicon/classes/small-words";
import { OF_HELPER } from "#drafting/lexicon/helpers";
import { light } from "#drafting/lexicon/letters";
import { JOIN, type Signed, signed, VERB, WE_DID } from "#drafting/reading/signed-clause";

/** What a clause says of how the company of a site began. */
export interface Beginning {
	people: string[];
	/** In which year, where the clause gives one and no other. */
	year: number | null;
}

const WITH =
	"together with|along with|with|gemeinsam mit|zusammen mit|mit|avec|junto (?:a|con)|con|insieme a|com|samen met|met|razem z|z|вместе с|с|tillsammans med|sammen med|med|spolu s|společně s|разом [зі]з?|yhdessä|împreună cu";
/** Says of what is done only that it was, and who did it together or at first. */
const AUXILIARY =
	"was|were|is|have|habe|has|had|have|been|wurde[n]?|ist|hat|haben|est|été|ont|a|fue|fu|ha|hanno|è|stat[oa]|foi|é|werd|is|heeft|hebben|został[ao]?|jest|był[ao]?|был[ао]?|är|er|blev|ble|har|together|jointly|first|erste[nr]?|premi[eè]re?|primer[oa]?|primeir[oa]|prim[oa]|eerste|very|originally|initially|officially|back|gemeinsam|zusammen|ursprünglich|ensemble|juntos|juntas|insieme|samen|op|tillsammans|sammen|up|byl[aoi]?|jsou|jsme|au|fost|este|бул[аои]?|був|yhdessä|együtt|împreună|spolu|az|the|la|le|el|il|o|de|het|der|die|das|l'";
const SHE = `I|ich|${THEY}`;
/**
 * One piece of a clause, by what it is in it: N names, O the company, I "I am", G "we began" in one word, C came about, B began, y by (t
 * where it follows the name), w with, S a pronoun, † a time; "" what says nothing, ? anything else.
 */
const PIECES: readonly (readonly [piece: string, pattern: string])[] = [
	["N", "¤\\d{1,2}"],
	["O", `${OWN}(?!['’-])`],
	["I", "‡"],
	["G", `(?:${WE_DID})(?![\\p{L}])`],
	["C", `(?:${CAME_ABOUT})(?![\\p{L}])`],
	["B", `(?:${VERB})(?![\\p{L}])`],
	["y", `(?:${BY})(?![\\p{L}])`],
	["t", "tarafından(?![\\p{L}])"],
	["w", `(?:${WITH})(?![\\p{L}])`],
	["S", `(?:${SHE})(?![\\p{L}])`],
	["&", `(?:${JOIN})(?![\\p{L}])`],
	["†", "†\\d{1,2}"],
	["", `(?:${AUXILIARY})(?![\\p{L}])`],
	[",", "[,;:.!–-]"],
	["?", "[^\\s,;:.!–-]{1,60}"],
];
const PIECE = light(new RegExp(PIECES.map(([, pattern]) => `(${pattern})`).join("|"), "giu"));

/** Who began it, the company and the verb in any order, or by whom; with whom; and that it came about. */
const SAYS = [
	/^(?:S&)?(?:NBO|NOB|BNO|NGO)(?:wN)?$/u,
	/^(?:OByN|OyNB|BOyN|OCyN)$/u,
	/^(?:SBO|OBS)wN$/u,
	/^IN&?S?(?:BO|OS?B)$/u,
	/^OC$|^CO$|^S?GO$/u,
	/^ONtB$/u,
];
/** Whose beginning it was, a line of its own need not say. */
const UNNAMED = /^ByN$/u;
const ENDS_LINE = new RegExp(
	`^[,.!]?$|^,? ?(?:${AND}) [^,;:]{2,80}[.!]?$|^; [^;:§]{2,80}[.!]?$|^, (?!(?:the|an?|one|that|this|der|die|das|ein|eine|le|la|les|un|une|el|los|las|una|il|lo|gli|i|uno|o|os|as|um|uma|de|het|een)(?![\\p{L}]))\\p{Ll}[^,.;:§]{2,40}[.!]?$`,
	"u",
);
/** Behind a comma the company, or "we", goes on. */
const OF_OURSELVES = light(
	/^,? ?(?:†\d{1,2} ?)?, (?:(?:(?:the|der|die|das|la|le|el|il|lo|o|a|os|as|de|het) |l['’])?§|our|unsere?|notre|nuestr[oa]|noss[oa]|(?:il |la )?nostr[oa]|onze|ons|nasza?|nasze|vårt?|наша?|we|wir|nous|nosotros|noi|nós|wij|vi|my|мы|(?:the|la|a|het|das|l['’]) ?(?:company|empresa|azienda|entreprise|société|bedrijf|unternehmen)|(?:the|la|a|de|die|das|l['’]|le|il|o) ?(?:app|application|applicazione|aplicación|aplicação|aplicativo|applicatie|anwendung|plattform|plateforme|piattaforma|plataforma|platform|software|logiciel|outil|herramienta|ferramenta|strumento)(?! (?:that|which|we|que|qui|che|die|der|das|où|dat|of|de|von|van)(?![\\p{L}])))(?![\p{L}'’])/iu,
);
/** Orders that only some languages have: elsewhere the company would be who began the other. */
const OBJECT_FIRST = /^(?:BON|OBN|ONB)$/u;
const HAS_OBJECT_FIRST =
	/ha(?:t|ben) |he(?:eft|bben) |założy|stworzy|основал|создал|заснува|створи|започаткува|založil|vytvořil|rozjel|perusti|alapított|indított|létrehozt|kurdu/iu;

/** @param rest what stands behind the pieces that were read. */
function saysBeginning(order: string, bare: string, rest: string): boolean {
	if (UNNAMED.test(order)) return OF_OURSELVES.test(rest) || (!bare.includes(OWN) && ENDS_LINE.test(rest));
	return SAYS.some((says) => says.test(order)) || (OBJECT_FIRST.test(order) && HAS_OBJECT_FIRST.test(bare));
}

const ENDS = new RegExp(
	`^(?:$|[,;:.!–-]|\\s*(?:${AND}|to|because|after|when|while|as|who|which|for|um|nach|weil|als|aus|pour|après|para|tras|per|dopo|om|na|voor|uit)(?![\\p{L}]))`,
	"iu",
);
/** Without one of these nothing began; the expressions for names and places are dear. */
const VERBS = light(new RegExp(`(?<![\\p{L}])(?:${VERB}|${CAME_ABOUT}|${WE_DID})(?![\\p{L}])`, "iu"));
const TEXT_MAX = 400;
/** A firm that opens in a town may have been elsewhere before. */
const OPENED_ELSEWHERE = new RegExp(`(?:${OPENED_IT}|${LAUNCHED_IT}) ${OWN} (?:in|à|en|a|em|w) \\p{Lu}`, "u");
const MADE_OR_OPENED = light(new RegExp(`^(?:${MADE_IT}|${WAS_OPENED})$`, "iu"));
const GOES_ON_AS = /^(?:as|als|comme|como|come|jako|som)(?![\p{L}])/iu;
/** Behind these a clause goes on. */
const GOES_ON: ReadonlySet<string> = new Set(["w", "", "†"]);

/** `with Ana Ruiz as the first customer`, `hat Acme gestartet und ihre Rosen bestellt`: what was begun may be another. */
const mayBeOfAnother = (order: string, piece: string, { bare }: Signed, rest: string): boolean =>
	(order.includes("w") && GOES_ON_AS.test(rest)) || (order === "NOB" && piece === "&" && bare.includes("gestartet"));

/** Reads the pieces of a clause one after the other, up to where they say a beginning and the clause may end. */
function readPieces(clause: Signed): Beginning | null {
	const { bare, named, years } = clause;
	let order = "";
	let isSaid = false;
	/** When a thing was made says nothing of a company, and who opens one for all to see is seldom who runs it. */
	let isMade = false;
	const people: string[] = [];
	const told: number[] = [];
	for (const match of bare.matchAll(PIECE)) {
		const at = match.slice(1).findIndex((found) => found !== undefined);
		const piece = PIECES[at]?.[0] ?? "?";
		const rest = bare.slice(match.index);
		const isMore = piece === "&" && /^\S{1,3} ¤/u.test(rest);
		if (mayBeOfAnother(order, piece, clause, rest)) return null;
		isSaid = !isMore && !GOES_ON.has(piece) && saysBeginning(order, bare, rest) && ENDS.test(rest);
		if (isSaid) break;
		if (piece === "?" || (piece === "," && order !== "")) return null;
		if (piece === "N") people.push(...(named[Number(match[0].slice(1))] ?? []));
		if (piece === "B" && MADE_OR_OPENED.test(match[0])) isMade = true;
		if (piece === "†") told.push(years[Number(match[0].slice(1))] ?? 0);
		else if (piece === "&" && order.endsWith("N") && !order.startsWith("I")) order = order.slice(0, -1);
		else if (piece !== ",") order += piece;
	}
	// By whom a thing was made, others ask (own-beginner.ts).
	if (isMade && order.includes("y")) return null;
	if (!isSaid && !saysBeginning(order, bare, "")) return null;
	return { people, year: told.length === 1 && !isMade ? (told[0] ?? null) : null };
}

/**
 * How a clause says that the company began: nothing but its name, who began it, a verb of beginning, a time and a place may
 * stand in it, in any order that a language has. What else stands there might be what was begun instead, or who did it.
 * @param text folded, with own names as one sign.
 */
export function readBeginning(text: string): Beginning | null {
	const verb = text.length > TEXT_MAX ? null : VERBS.exec(text);
	if (verb === null || (verb.index > 0 && !text.includes(OWN))) return null;
	return OF_HELPER.test(text) || OPENED_ELSEWHERE.test(text) ? null : readPieces(signed(text));
}
