import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, PageLink, ReadPage } from "#core/web/page";
import { DATA_PROTECTION } from "#drafting/context/bearing";
import { ownFactOf, STRUCTURED } from "#drafting/context/own-data";
import { contextOfBlock } from "#drafting/context/page-context";
import { turnsToOthers } from "#drafting/lexicon/turn-to-others";
import { contactRank, emailDomain, findEmails, isOwnAddress, isPersonsMailbox } from "#drafting/reading/email";
import { isPersonName } from "#drafting/reading/people";

function blockText(page: ReadPage, id: number | null): string {
	const block = id === null ? undefined : page.blocks[id];
	return block ? page.text.slice(block.start, block.end) : "";
}

/** Pages whose addresses may belong to anybody: news, profiles, reviews, directories. */
const OTHERS_PAGES =
	/\/(?:blog|news|press|events?|partners?|customers?|jobs|careers|team|people|directory|profile|reviews?)(?:[/.?-]|$)/i;

/** Says that a mailbox is a provider's, an authority's or somebody's who made the site. */
const OTHERS_MAILBOX =
	/\b(?:payments?|processed|hosting|hosted|provider|website by|web ?design|designed by|built by|authority|ombudsman|commissioner|dispute|for example|customer of|sponsor)\b|hébergeur|hoster|alojamiento|хостинг/iu;

/** Whether a sentence gives a mailbox as somebody else's. */
export function isOthersMailbox(sentence: string): boolean {
	const [label = ""] = /^[^:]{2,40}(?=: ?\S)/u.exec(sentence.trim()) ?? [];
	return (
		OTHERS_MAILBOX.test(sentence) ||
		turnsToOthers(sentence) ||
		DATA_PROTECTION.test(sentence) ||
		DEPARTMENT.test(label.trim())
	);
}

/** Labels of departments: the person behind one answers for nothing else. */
const DEPARTMENT =
	/^(?:marketing|accounting|accounts (?:payable|receivable)|finance|billing|purchasing|procurement|human resources|hr|it|press|media|investor relations|legal|logistics|shipping|warehouse|buchhaltung|finanzen|einkauf|personal(?:abteilung)?|presse|logistik|versand|lager|comptabilité|finances|achats|ressources humaines|juridique|contabilidad|finanzas|compras|recursos humanos|prensa|logística|contabilità|acquisti|amministrazione|risorse umane|ufficio stampa|inkoop|boekhouding|księgowość|zakupy|kadry|бухгалтерия|закупки|отдел кадров)(?: department| dept\.?| team|-?abteilung)?:?$/iu;
/** So many lines before a mailbox may stand its department, a person and a number. */
const DEPARTMENT_REACH = 4;

/** Whether a mailbox with a person's name stands behind the label of a department, and before another one. */
export function isOfDepartment(address: string, page: ReadPage, blockId: number): boolean {
	if (!isPersonsMailbox(address)) return false;
	const before = page.blocks
		.slice(0, blockId)
		.filter(isVisible)
		.slice(-DEPARTMENT_REACH)
		.map(({ start, end }) => page.text.slice(start, end).trim());
	const last = before.findLastIndex((text) => DEPARTMENT.test(text));
	// A link's own text and its address are the same mailbox.
	return last !== -1 && before.slice(last).every((text) => findEmails(text).every((other) => other === address));
}

/** `E-Mail | info@...`, as a row of a company's profile. */
const MAIL_LABEL =
	/^(?:e[- ]?mail|mail|email|eメール|メール(?:アドレス)?|이메일|correo(?: electrónico)?|courriel|posta elettronica|邮箱|e-post)(?: (?:address|adresse|us))? ?[:：]?$/iu;

function isLabelled(page: ReadPage, block: Block): boolean {
	const label = page.blocks[block.id - 1];
	const isRow = block.kind === "table_cell" || block.tag === "dd";
	return isRow && label?.group === block.group && MAIL_LABEL.test(blockText(page, label.id).trim());
}

/** `With help from Ada Dahl`, her name the link: whom the line thanks, and nobody to write to. `Contact: Ada Dahl` is one. */
function isCredited(page: ReadPage, { text, block }: PageLink): boolean {
	const name = text.trim();
	const before = blockText(page, block).split(name)[0]?.trim() ?? "";
	return isPersonName(name) && /\p{L}$/u.test(before);
}

/** Addresses that a page offers to write to: `mailto:` links, and any on a contact page, in a footer or under such a heading. */
export function offeredEmails(page: ReadPage): string[] {
	if (OTHERS_PAGES.test(page.url)) return [];
	const mailLinks = page.links.filter((link) => link.href.toLowerCase().startsWith("mailto:"));
	const credited = new Set(mailLinks.flatMap((link) => (isCredited(page, link) ? [link.addressBlock] : [])));
	const mailto = mailLinks
		.filter((link) => !credited.has(link.addressBlock))
		.flatMap((link) => findEmails(decodeURIComponentSafely(link.href.slice(7).split("?")[0] ?? "")));
	const shown = page.blocks.flatMap((block) =>
		!credited.has(block.id) &&
		(block.landmark === "footer" ||
			page.role === "contact" ||
			contextOfBlock(page, block.id).sections.has("contact") ||
			isLabelled(page, block))
			? findEmails(blockText(page, block.id))
			: [],
	);
	return [...mailto, ...shown];
}

/** Percent-decoding that leaves broken escapes as they are. */
export function decodeURIComponentSafely(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch (error) {
		if (!(error instanceof URIError)) throw error;
		return text;
	}
}

/** Addresses that the company's own structured data gives as its own. */
function ownDataEmails(pages: readonly ReadPage[], url: string): string[] {
	return pages.flatMap((page) =>
		page.blocks
			.filter((block) => STRUCTURED.email.test(ownFactOf(page, block, { url, pages })?.path ?? ""))
			.flatMap((block) => findEmails(blockText(page, block.id))),
	);
}

/**
 * Whether a site gives an address at another domain as its own contact: it offers no address of its own, all that
 * it offers are at this one domain, and the mailbox is one to write to.
 */
export function isForeignContact(address: string, pages: readonly ReadPage[], siteUrl: string): boolean {
	const offered = [...pages.flatMap(offeredEmails), ...ownDataEmails(pages, siteUrl)];
	if (!offered.includes(address.toLowerCase()) || contactRank(address) === null) return false;
	if (pages.some((page) => findEmails(page.text).some((other) => isOwnAddress(other, siteUrl)))) return false;
	return offered.every((other) => emailDomain(other) === emailDomain(address));
}
