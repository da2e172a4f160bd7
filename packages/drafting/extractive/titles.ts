import { AND } from "#drafting/lexicon/classes/conjunctions";

/** Between the parts of a title: `Acme | Cloud backups`, `Acme - Cloud backups`, `Cloud backups: Acme`. */
const TITLE_SEPARATOR = / ?[｜・] ?| [|•·»«›/~]+ | [-–—]+ | ?[|•»] ?|: /u;

/** Titles that templates give to pages and that name nobody. */
const GENERIC =
	/^(?:home ?page|home|index|welcome|start|startseite|accueil|inicio|página principal|strona główna|главная(?: страница)?|marketing|website|my site|untitled|default|about(?: us)?|contact(?: us)?|blog|login|menu|header|logo|landing(?: page)?|official (?:web)?site|hjem|hem|etusivu)$/iu;

/** What pages of every site are called. */
const PAGE_TITLE =
	/^(?:pricing|prices|plans(?: (?:and|&) pricing)?|features|faqs?|contact(?: us)?|about(?: us)?|our team|team|services|products|imprint|legal(?: notice)?|home|welcome|preise|kontakt|über uns|impressum|leistungen|startseite|tarifs|à propos|qui sommes-nous|mentions légales|accueil|precios|contacto|quiénes somos|sobre nosotros|aviso legal|inicio|prezzi|contatti|chi siamo|preços|contato|contactos|quem somos|sobre nós|prijzen|over ons|cennik|o nas|o firmie|ceník|o nás|цены|тарифы|контакты|о нас|о компании|priser|om oss|hinnat|yhteystiedot|meistä|anfahrt|standorte?|öffnungszeiten|offerte?|aktuelles|news|blog|galerie|gallery|referenzen|karriere|jobs|shop|planos|holdet|om|会社概要|料金|お問い合わせ|特定商取引(?:法|に関する法律)に基づく表[記示]|特商法表記|プライバシーポリシー|(?:ご)?利用規約|運営会社|採用情報|회사소개|요금제)$/iu;

const BETWEEN_TITLES = new RegExp(` (?:&|\\+|/|${AND}) `, "iu");

/** `Kontakt & Anfahrt`: one of them, or two. */
export const isPageTitle = (part: string) => part.split(BETWEEN_TITLES).every((word) => PAGE_TITLE.test(word));

/** The parts of a title. */
export function titleParts(title: string): string[] {
	return title
		.replace(/\s+/gu, " ")
		.split(TITLE_SEPARATOR)
		.map((part) => part.trim())
		.filter((part) => part !== "");
}

export function isGenericTitle(text: string): boolean {
	return GENERIC.test(text.trim()) || PAGE_TITLE.test(text.trim());
}
