import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isNegated } from "#drafting/context/speech";
import { IS_A } from "#drafting/lexicon/definitions";
import { light } from "#drafting/lexicon/letters";
import { wholeWords } from "#drafting/lexicon/words";

/** Ends the phrase that names a kind: what comes next says for whom, with what, or what it does. */
const END = new RegExp(
	`(?<!-)(?:${
		wholeWords([
			"for|that|which|who|where|when|with|without|to|in|on|at|by|from|into|via|using|through|powered|designed|built|made|based|helping|providing|offering|serving|specializing|specialising|developing|including|like|as|so|because|after|before|since|is|are|has|have|lets?|helps?|between|across|over|under|your|you|our|we",
			"für|die|der|das|mit|ohne|zum|zur|aus|bei|von|im|in|wo|und so|pour|qui|que|avec|sans|dans|chez|afin|para|que|con|sin|en|donde|per|che|senza|nel|nella|com|sem|voor|dat|met|zonder|dla|które|która|który|z|w|ze|для|который|которая|которое|с|в|без|на|för|som|med|utan|pro|který|která|které",
		]).source
	})(?!-)|[,:;(|•·]|\\s[—–-]\\s`,
	"iu",
);
/** What is made or sold by somebody is of that kind too: `a developer of design software`. */
const MAKER = light(
	/^(?:[\p{L}-]{1,20} ){0,4}?(?:developer|provider|maker|manufacturer|producer|supplier|vendor|publisher|distributor|collection|suite|set|kind|type|team|leader|leaders|network|family|anbieter|hersteller|fournisseur|éditeur|proveedor|fabricante|fornitore|produttore|producent|dostawca|производитель|поставщик)s? (?:of|von|de|di|für|in) /iu,
);
/** Opens a phrase without belonging to it. */
const OPENING = light(
	/^(?:["'(]|an?|the|our|your|one of the|world's|world’s|ein|eine|der|die|das|une?|le|la|les|una|uno|el|los|il|lo|um|uma|o|een|de|het)(?![\p{L}]) ?/iu,
);
/** `§は、…アプリです`. */
const UNSPACED_IS = new RegExp(`^${OWN}は、?([^。]{2,80}?)です`, "u");
const PARTS = /\s[|•·—–-]\s|\s?[|•·]\s?|: /u;

/** `Acme joins a CSV engine with ...`: a sentence of what it does, and no title. */
const DOES = new RegExp(`^${OWN} \\p{Ll}{2,14}s (?:an?|the|your|you|one|all|every|each) `, "u");
const SLOGAN = /^[^.,!?]{1,40}, [^.!?]{4,80}[.!]$/u;

/** `a customer of a bank`, `a part of a shop`: what stands behind is another. */
const RELATED = light(
	/^(?:[\p{L}-]{1,20} ){0,2}(?:customer|client|user|member|partner|friend|fan|brand|subsidiary|part|division|competitor|rival|neighbou?r|supplier|cliente?|membre|partenaire|filiale|partie|miembro|socio|marca|parte|membro|klant|lid|onderdeel)s? (?:of|de|d'un|di|van) /iu,
);

function phraseOf(text: string): string {
	const opened = text.trim().replace(OPENING, "");
	if (RELATED.test(opened)) return "";
	const maker = MAKER.exec(opened)?.[0].length ?? 0;
	const rest = opened.slice(maker);
	// `free, open source audiobook player` goes on over the comma behind an adjective.
	const praised = QUALITIES.exec(rest)?.[0].length ?? 0;
	// A list of several kinds goes on over its commas: `film, video and design software`.
	const end = END.exec(rest.slice(praised))?.index ?? rest.length - praised;
	return rest
		.slice(0, praised + end)
		.trim()
		.replace(/[.!]$/u, "");
}

/** What is said of products of every kind: how they are, what they cost, where they run. */
const QUALITY =
	"free|open[- ]source|source[- ]available|fast|easy|simple|modern|powerful|lightweight|beautiful|secure|safe|private|smart|intelligent|minimal(?:ist)?|tiny|small|little|clean|elegant|flexible|reliable|affordable|complete|comprehensive|ultimate|best|leading|native|new|next[- ]gen(?:eration)?|online|digital|personal|professional|friendly|hosted|self[- ]hosted|local|offline|real[- ]?time|cross[- ]platform|multi[- ]platform|all[- ]in[- ]one|autonomous|automated|desktop|mobile|web|cloud|[\\p{L}]{2,14}[- ](?:first|based|focused|powered|driven|ready|friendly|native|aware|knowledge|centric|only|like)";
const QUALITIES = light(new RegExp(`^(?:(?:${QUALITY})(?:, (?:and )?| and | & ))+(?=\\p{L})`, "iu"));
const IS_QUALITY = light(new RegExp(`^(?:${QUALITY})$`, "iu"));

/** What products are called by their kind, behind what they are for. */
const KIND_NOUN = light(
	/^(?:players?|readers?|reminders?|clients?|editors?|managers?|trackers?|wallets?|engines?|bots?|browsers?|builders?|generators?|calendars?|planners?|converters?|frameworks?|databases?|marketplaces?|assistants?|schedulers?|monitors?|viewers?|scanners?|debuggers?|compilers?|terminals?|keyboards?|launchers?|simulators?|calculators?|notebooks?|diar(?:y|ies)|journals?|games?|extensions?|plugins?|plug-ins|widgets?|crm|cms|erp|pos|sdk|cli|api|ide|vpn|chat|forum|network|agency|studio|shop|store|firewall|gateway|proxy|router|dashboards?|directory|insurance|hosting|analytics|monitoring|invoicing|bookkeeping|accounting|scheduling|tracking|automation|translation|transcription|testing|management|search)$/iu,
);
/** These name a kind by themselves, the others with the word before them. */
const SPEAKS_ALONE =
	/^(?:cli|sdk|api|ide|vpn|crm|cms|erp|pos|chatbot|firewall|marketplace|bookkeeping|accounting|invoicing)$/iu;

/** Where somebody works or sells says which kind: a `digital agency`, an `online shop`. */
const OF_PLACE = /^(?:digital|online|mobile|web)$/iu;
const HAS_PLACE = /^(?:agency|studio|shop|store|marketplace|directory|forum)$/iu;

/** What every product may be called: the words before it say of what. */
export const PRODUCT_NOUN =
	/^(?:apps?|applications?|tools?|toolkits?|platforms?|software|services?|solutions?|systems?|suites?|librar(?:y|ies))$/iu;

/** `our ERP`, `vos clients`: whose it is says nothing of what it is. */
const OF_WHOM = light(
	/^(?:our|your|my|their|its|this|that|every|any|all|more|unser\p{L}{0,2}|euer|eure\p{L}?|ihre?\p{L}?|dein\p{L}{0,2}|mein\p{L}{0,2}|nos|notre|vos|votre|mes|tes|ses|leurs?|mi|tus?|sus?|nuestr\p{L}{1,2}|vuestr\p{L}{1,2}|nostr\p{L}|vostr\p{L}|nosso|nossa|seus?|suas?|onze?|jouw|uw|nasz\p{L}{0,2}|tw[oó]j\p{L}{0,2}|наш\p{L}{0,2}|ваш\p{L}{0,2}|vår\p{L}?|din\p{L}?)$/iu,
);

/** `accelerated` before a name, as in `accelerated Python library`: what was done to it, and not what it is of. */
const IS_DONE = /^\p{L}{3,14}[^e\P{L}]ed$/iu;

/** `wallpaper rotation` of `free, open-source wallpaper rotation app`: the last words that are no qualities, two at most. */
function matterOf(words: readonly string[]): string | null {
	const before = words.slice(0, -1);
	const from = before.findLastIndex(
		(word, at) =>
			IS_QUALITY.test(word) ||
			(IS_DONE.test(word) && /^\p{Lu}/u.test(before[at + 1] ?? "")) ||
			/[^\p{L}]|^source$/iu.test(word) ||
			word === OWN,
	);
	const matter = before.slice(from + 1);
	if (matter.length === 0 || matter.length > 2 || matter.some((word) => word.length < 3 || OF_WHOM.test(word)))
		return null;
	// `investment platform`: one word alone may be of anything.
	return matter.length === 1 && !SPEAKS_ALONE.test(matter[0] ?? "") ? `${matter[0]} ${words.at(-1)}` : matter.join(" ");
}

/**
 * The kind that a phrase ends in, with the word before it that says of what: `audiobook player` of `free, open source
 * audiobook player`; null where the phrase ends in nothing of the sort, or only praises.
 */
export function kindNamed(phrase: string): string | null {
	const words = phrase.trim().split(/\s+/u);
	const noun = words.at(-1) ?? "";
	const before = words.at(-2);
	if (PRODUCT_NOUN.test(noun)) return matterOf(words);
	if (!KIND_NOUN.test(noun)) return null;
	const isOfWhat =
		before !== undefined &&
		/^[\p{L}][\p{L}-]{1,20}$/u.test(before) &&
		(!IS_QUALITY.test(before) || (OF_PLACE.test(before) && HAS_PLACE.test(noun))) &&
		!/^source$/iu.test(before) &&
		!OF_WHOM.test(before) &&
		before !== OWN;
	if (isOfWhat) return `${before} ${noun}`;
	return SPEAKS_ALONE.test(noun) ? noun : null;
}

/**
 * The words by which a text names the kind of its product: what comes after `Acme is a` up to what it does or for whom, or
 * the parts of a title without what follows a preposition, and without those that say what it is not.
 * @param isTitle whether the text is a title or head rather than a sentence.
 */
export function kindPhrases(text: string, isTitle: boolean, ownNames: readonly string[]): string[] {
	const marked = withOwnSign(foldText(text), ownNames);
	const definition = IS_A.exec(marked);
	if (definition) return [phraseOf(marked.slice(definition[0].length))].filter((phrase) => phrase !== "");
	const unspaced = UNSPACED_IS.exec(marked)?.[1];
	if (unspaced !== undefined) return [unspaced];
	// `WordPress, at last under control.`: a slogan with its full stop may begin with anything.
	if (!isTitle || SLOGAN.test(marked) || DOES.test(marked)) return [];
	return marked
		.split(PARTS)
		.map((part) => phraseOf(part))
		.filter((phrase) => !isNegated(phrase))
		.filter((phrase) => phrase !== "" && phrase !== OWN);
}
