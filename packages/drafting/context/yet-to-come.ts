import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { bidsWait, saysSoon } from "#drafting/reading/stage";

/** A badge of the whole stands right before or behind the main heading. */
const BADGE_REACH = 3;
/** What is yet to come has a page of few blocks. */
const SHORT_PAGE_BLOCKS = 60;
/** What somebody can do with what is there already. */
const THERE =
	/^(?:log ?in|sign ?in|my account|start (?:free|now|your|for free|a free)[^.]{0,20}|try (?:it )?(?:free|now)[^.]{0,12}|buy(?: now)?|order(?: now)?|add to (?:cart|bag)|book (?:now|a table)|download(?: now| for [^.]{1,20})?|anmelden|einloggen|jetzt (?:kaufen|bestellen|herunterladen)|se connecter|connexion|acheter|télécharger|iniciar sesión|comprar|descargar|accedi|acquista|scarica|entrar|baixar|inloggen|kopen|zaloguj(?: się)?|kup|pobierz)[.!]?$/iu;

/** Whether a block of the front page stands beside its main heading. */
export function isBesideTitle(page: ReadPage, block: Block): boolean {
	const shown = page.blocks.filter(isVisible);
	const title = shown.findIndex(({ tag }) => tag === "h1");
	return title !== -1 && Math.abs(shown.indexOf(block) - title) <= BADGE_REACH;
}

/**
 * Whether a block of the front page says of all that the site is about that it is yet to come: a badge beside the main heading, or a call
 * to wait, on a short page where there is nothing to sign in to, try or buy.
 */
export function isYetToCome(pages: readonly ReadPage[], page: ReadPage, block: Block): boolean {
	const words = page.text.slice(block.start, block.end);
	if (page.role !== "home" || block.landmark === "footer" || !(bidsWait(words) || saysSoon(words))) return false;
	const shown = page.blocks.filter((one) => isVisible(one) && one.landmark !== "footer");
	if (shown.length > SHORT_PAGE_BLOCKS || isOfCard(shown, block)) return false;
	if (!bidsWait(words) && !isBesideTitle(page, block)) return false;
	return !pages.some(({ blocks, text }) =>
		blocks.some((one) => isVisible(one) && THERE.test(text.slice(one.start, one.end).trim())),
	);
}

/** `Mobile app` and `Coming soon` below it: one thing of several. */
function isOfCard(shown: readonly Block[], block: Block): boolean {
	if (/^(?:li|td|th|dd|dt|summary|option)$/.test(block.tag)) return true;
	const title = shown.find(({ kind, group, tag }) => kind === "heading" && tag !== "h1" && group === block.group);
	return title !== undefined && shown.filter(({ tag }) => tag === title.tag).length > 2;
}
