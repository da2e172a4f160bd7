import type { Block, ReadPage } from "#core/web/page";

/** What the first page of a site is about: the whole, the company, or one matter such as prices. */
export type FrontKind = "whole" | "company" | "matter";

/** The last part of an address, in the words by which sites call their page about themselves. */
const COMPANY =
	/^(?:about|about-?us|about-me|who-we-are|our-story|story|history|company|team|our-team|ueber-?uns|uber-?uns|über-?uns|wir|unternehmen|firma|a-?propos|qui-sommes-nous|qui-suis-je|entreprise|notre-histoire|quienes-somos|quiénes-somos|nosotros|sobre|sobre-nosotros|sobre-mi|empresa|la-empresa|quem-somos|sobre-nos|a-empresa|chi-siamo|azienda|lazienda|storia|over|over-?ons|wie-zijn-wij|o-nas|o-firmie|o-mnie|o-kompanii|o-компании|om|om-?oss|om-?os|om-mig|meista|yritys|o-spolecnosti|rolunk|despre-noi|hakkimizda|company-profile|gaiyou|kaisha)$/u;
const MATTER =
	/^(?:pricing|prices?|plans?|packages|preise|tarife?|tarifs?|precios|planes|prezzi|preços|precos|planos|prijzen|tarieven|cennik|cenik|ceny|priser|hinnat|hinnasto|contact|contact-?us|kontakt|kontakty|contacto|contactez-nous|contatti|contato|contactos|yhteystiedot|iletisim|faqs?|help|support|hilfe|services?|leistungen|dienstleistungen|servicios|servizi|servicos|serviços|diensten|uslugi|tjanster|tjänster|features|funktionen|products?|produkte|produits|productos|impressum|imprint|legal|legal-notice|mentions-legales|mentions|aviso-legal|note-legali|datenschutz|privacy|privacy-policy|confidentialite|privacidad|terms|agb|cgu|cgv|cookies|jobs|careers|karriere|blog|news|shop|store|gallery|portfolio|references?|referenzen|demo|login|register|signup)$/u;

/** What the site's first page is about, by the last part of its address. Most sites are known by their front page: the whole. */
export function frontKind(page: ReadPage | undefined): FrontKind {
	const path = URL.parse(page?.url ?? "")?.pathname ?? "/";
	const last = path.split("/").findLast((part) => part !== "") ?? "";
	const word = safelyDecoded(last)
		.toLowerCase()
		.replace(/\.[a-z]{2,5}$/u, "")
		.replace(/[_\s]+/gu, "-");
	if (COMPANY.test(word)) return "company";
	return MATTER.test(word) ? "matter" : "whole";
}

/** Whether a block is what the head of the home page says of the site. */
export const isHeadDescription = (page: ReadPage, block: Block): boolean =>
	page.role === "home" && block.kind === "meta" && /description$/i.test(block.tag);

function safelyDecoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		// An address may hold a stray percent sign.
		return part;
	}
}
