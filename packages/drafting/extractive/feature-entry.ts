import { foldText } from "#core/web/text-fold";
import { isCrossedBesideTicks, isCrossedInEveryPlan } from "#drafting/context/listing";
import { mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { bare } from "#drafting/lexicon/bare";
import { CROSS, noEntryBecause } from "#drafting/reading/entries";

const LENGTH_MAX = 90;
const WORDS_MAX = 12;

/** So many alike are meant as a list. */
export const ENOUGH = 3;

/** An entry of a list, with the text that explains it where there is one. */
export interface Entry {
	source: TextBlock;
	explanation?: TextBlock;
}

export const isInMain = ({ block }: TextBlock): boolean =>
	block.landmark === null || block.landmark === "main" || block.landmark === "header";

/** `File exportPREMIUM`, `NewCalendar`: a mark that only a style sheet parts from the title; the title alone would leave out what it says. */
const GLUED_MARK =
	/(?<=[\p{Ll}\p{Lo}ー)）])(?:NEW|BETA|ALPHA|PRO|PLUS|PREMIUM|FREE|SOON|COMING SOON|HOT|NEU|BALD|NOUVEAU|BIENTÔT|NUEVO|PRÓXIMAMENTE|NOVO|EM BREVE|NUOVO|PRESTO|NIEUW|NOWOŚĆ|WKRÓTCE|NY|New|Beta|Premium|Soon|Coming soon|Neu|Bald|Nouveau|Bientôt|Nuevo|Novo|Nuovo|Nieuw|Wkrótce)$|^(?:NEW|BETA|NEU|NOUVEAU|NUEVO|NOVO|NUOVO|New|Neu|Nouveau|Nuevo|Novo|Nuovo)(?=\p{Lu}\p{Ll})/u;

/** Whether a block may be an entry of a list of what the product does: short, no call, price, place or title of a part. */
export function isEntry(source: TextBlock, name: string | undefined): boolean {
	const { page, block, text } = source;
	if (CROSS.test(text) || isCrossedBesideTicks(page, block) || isCrossedInEveryPlan(page, block)) return false;
	if (text.length < 4 || text.length > LENGTH_MAX || text.split(/\s+/u).length > WORDS_MAX) return false;
	if (GLUED_MARK.test(text.trim()) || noEntryBecause(foldText(text)) !== null) return false;
	if (!isInMain(source) || !mayProve("features", source)) return false;
	return name === undefined || bare(text) !== bare(name);
}

/** Right under the main heading, what the title of the page says too is its slogan. */
export function isInTitle({ page, block, text }: TextBlock, site: SiteText): boolean {
	const title = site.literal.find((one) => one.page === page && one.block.kind === "title");
	if (page.blocks[block.id - 1]?.tag !== "h1") return false;
	return text.split(/\s+/u).length >= 2 && title !== undefined && bare(title.text).includes(bare(text));
}

/** The bold words with which a line begins, where the rest explains them: `Offline: works without a connection`. */
export function leadWords({ page, block }: TextBlock): string | null {
	if (block.leadEnd === undefined || block.leadEnd >= block.end) return null;
	const lead = page.text.slice(block.start, block.leadEnd).replace(/\s+/gu, " ").trim();
	const rest = page.text.slice(block.leadEnd, block.end).trim();
	const isParted = /[:.!–—-]$/u.test(lead) || /^[:.!–—-]/u.test(rest);
	return isParted && rest.split(/\s+/u).length >= EXPLAINED_WORDS ? lead.replace(/\s?[:.!–—-]$/u, "") : null;
}
const EXPLAINED_WORDS = 4;
