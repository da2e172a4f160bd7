import type { ReadPage } from "#core/web/page";
import { headWords } from "#drafting/context/own-words";
import { isPlainStatement } from "#drafting/context/speech";
import { INTO_BASKET } from "#drafting/lexicon/basket";
import { light } from "#drafting/lexicon/letters";

/** What we opened is us, unless it is one more of its kind, or a part. */
const OPENED_OBJECT =
	"(?!(?:\\p{L}{1,12} )?(?:new|second|third|next|another|own|online|neue[ns]?|zweite[ns]?|dritte[ns]?|nouvelle?|deuxième|seconde?|nuev[oa]|segund[oa]|nuov[oa]|second[oa]|nov[oa]|tweede|nieuwe|office|branch|department|warehouse|büro|filiale|bureau|succursale|oficina|sucursal|ufficio|escritório|kantoor)(?![\\p{L}]))(?:our|the|(?:den|das|die|unser(?:en|e)?)|(?:notre|le|la|l')|(?:nuestr[oa]|el|la)|(?:il|lo|la|il nostro|la nostra)|(?:o|a|nosso|nossa)|(?:de|het|onze|ons)) ?\\p{L}{3,20}";
const WE_OPENED: readonly RegExp[] = [
	`^(?:in ((?:19|20)\\d{2}),? )?we (?:first )?opened ${OPENED_OBJECT}(?:,? [^.;:]{0,40}?)??(?: in ((?:19|20)\\d{2}))?[.,;]`,
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
	/(?<![\p{L}])(?:we sell|wir verkaufen|nous vendons|vendemos|vendiamo|(?:we|wij) verkopen|sprzedajemy|vi säljer|vi sælger|мы прода[её]м)(?![\p{L}])/iu,
);
const SALE_MAX = 600;
const sellsGoods = (pages: readonly ReadPage[]) =>
	pages.some(({ role, blocks, text }) =>
		role !== "home"
			? false
			: blocks.some(
					({ start, end }) =>
						end - start < SALE_MAX && [SELLS, INTO_BASKET].some((words) => words.test(text.slice(start, end))),
				),
	);

/** Whether the site's own head calls it by what was opened: a showroom, a garden or the source code are opened later. */
function isWhatSiteIs(sentence: string, pages: readonly ReadPage[]): boolean {
	const inHead = headWords(pages);
	const isShop = () => [...inHead].some((word) => SHOP.test(word)) || sellsGoods(pages);
	return [...sentence.matchAll(OPENED_NOUN)].some(({ 0: words, index }) => {
		if (OF_A_PLACE.test(sentence.slice(index + words.length))) return false;
		const noun = words.trim().split(/[ '’]/u).at(-1)?.toLowerCase() ?? "";
		return DOORS.test(noun) || inHead.has(noun) || (SHOP.test(noun) && isShop());
	});
}

/** `the garden of Tudela`: one of several. */
const OF_A_PLACE = /^ (?:(?:of|de|di|do|da|von|van) |d['’])\p{Lu}/u;

const HAS_OPENED = /opened|openden|eröffn|ouvert|abierto|abrimos|aperto/i;

/** The year in which "we" say that we opened what the site is of. */
export function openedIn(sentence: string, pages: readonly ReadPage[]): number | null {
	if (!HAS_OPENED.test(sentence)) return null;
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
