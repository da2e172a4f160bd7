import type { Candidate, Evidence } from "#core/evidence/evidence";
import type { ReadPage } from "#core/web/page";
import { blockById, cite, citeSpan, hintsOf, mayProve, type SiteText, textBlock } from "#drafting/extractive/site-text";
import {
	decodeURIComponentSafely,
	isForeignContact,
	isOfDepartment,
	isOthersMailbox,
} from "#drafting/reading/contact-context";
import { contactRank, findEmails, isOwnAddress } from "#drafting/reading/email";

interface FoundAddress {
	address: string;
	evidence: Evidence[];
	/** Lower is better. */
	rank: number;
}

const PERSONS_PLACE = /team|member|staff|person|people|profile|author|bio(?:$|\s)|testimonial|comment/;
/** Mailboxes for one purpose: right to write to only when nothing better is there. */
const NARROW =
	/^(?:press|media|jobs?|careers?|hr|recruit\w*|billing|invoices?|pricing|security|partners?|investors?|events?|webmaster|sponsor\w*|marketing|pr|team)@/iu;

function evidenceOf(page: ReadPage, address: string, blockId: number): Evidence[] {
	const source = blockById(page, blockId);
	if (!source) return [];
	const at = source.text.toLowerCase().indexOf(address);
	if (source.text.length <= 300 || at === -1) return cite(source).slice(0, 1);
	const start = source.block.start + Math.max(0, at - 40);
	const from = page.text.slice(start, source.block.start + at).search(/(?<=\s)\S/u);
	return citeSpan(page, { start: start + Math.max(0, from), end: source.block.start + at + address.length });
}

function addressesOf(page: ReadPage, siteUrl: string): FoundAddress[] {
	const found: FoundAddress[] = [];
	for (const block of page.blocks) {
		const source = textBlock(page, block);
		if (!mayProve("contact_email", source)) continue;
		const words =
			block.kind === "link"
				? decodeURIComponentSafely(source.text.replace(/^mailto:/i, "").split("?")[0] ?? "")
				: source.text;
		if (block.kind === "link" && !/^mailto:/i.test(source.text) && !source.text.includes("@")) continue;
		if (block.kind === "link" && /^https?:/i.test(source.text)) continue;
		for (const address of findEmails(words)) {
			const general = contactRank(address);
			if (general === null || (!isOwnAddress(address, siteUrl) && isOthersMailbox(words))) continue;
			if (isOfDepartment(address, page, block.id)) continue;
			const place =
				(NARROW.test(address) ? 60 : 0) +
				(PERSONS_PLACE.test(hintsOf(source, 3)) ? 80 : 0) +
				(page.role === "contact" ? 0 : block.landmark === "footer" ? 3 : page.role === "home" ? 5 : 12) +
				(block.kind === "link" || block.kind === "json_ld" ? 2 : 0) +
				(isOwnAddress(address, siteUrl) ? 0 : 200);
			found.push({ address, evidence: evidenceOf(page, address, block.id), rank: general + place });
		}
	}
	return found;
}

/** The address to write to: at the site's own domain, or at the one domain the site offers as its contact. */
export function draftContactEmail(site: SiteText): Candidate<string> | undefined {
	const found = site.pages.flatMap((page) => addressesOf(page, site.url)).sort((a, b) => a.rank - b.rank);
	const chosen = found.find(
		({ address, evidence }) =>
			evidence.length > 0 && (isOwnAddress(address, site.url) || isForeignContact(address, site.pages, site.url)),
	);
	return chosen && { value: chosen.address, evidence: chosen.evidence };
}
