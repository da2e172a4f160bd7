import type { FounderCandidate } from "#core/drafts/draft-fields";
import { FOUNDER_BIO_MAX } from "#core/limits";
import { isSentence } from "#core/web/sentences";
import { founderHeadingOf } from "#drafting/context/founder-heading";
import { cite, groupsAround, type SiteText, type TextBlock, textBlock } from "#drafting/extractive/site-text";
import { cardInLine } from "#drafting/reading/founder-card";
import { isFounderRole } from "#drafting/reading/founder-role";
import { isPersonName } from "#drafting/reading/people";

/** Somebody's words, and not what the site says. */
export const QUOTATION = /^["“„«'‘]|["”»]$/u;

/** What follows a name inside its card: the role, and perhaps a text about the person. */
function cardAround(site: SiteText, index: number): TextBlock[] {
	const source = site.visible[index];
	if (!source) return [];
	const outer = groupsAround(source.page, source.block.group).slice(0, 2);
	const card: TextBlock[] = [];
	for (let at = index + 1; at < site.visible.length && card.length < 4; at++) {
		const next = site.visible[at];
		if (!next || next.page !== source.page || isPersonName(next.text)) break;
		const around = groupsAround(next.page, next.block.group).slice(0, 3);
		if (!around.some((group) => outer.includes(group))) break;
		card.push(next);
	}
	return card;
}

/** `Founder` above `Ana Ruiz`, in a card that holds nobody else. */
function roleBefore(site: SiteText, index: number, names: readonly string[]): TextBlock | null {
	const source = site.visible[index];
	const role = site.visible[index - 1];
	if (!source || !role || source.block.group === 0 || role.block.group !== source.block.group) return null;
	if (role.page !== source.page || !isFounderRole(role.text, names)) return null;
	const inCard = site.visible.slice(Math.max(0, index - CARD_MAX), index + CARD_MAX);
	const people = inCard.filter(
		({ page, block, text }) => page === source.page && block.group === source.block.group && isPersonName(text.trim()),
	);
	return people.length === 1 ? role : null;
}

/** Cards have fewer blocks than these. */
const CARD_MAX = 12;

/** Whom the heading above calls a founder: `Meet the founder`, and the name under it. */
export function fromHeading(site: SiteText, index: number, names: readonly string[]): FounderCandidate | null {
	const source = site.visible[index];
	const heading = source && founderHeadingOf(source.page, source.block, names);
	if (!source || !heading || !isPersonName(source.text.trim())) return null;
	const card = cardAround(site, index);
	const role = card[0] && isFounderRole(card[0].text, names) ? card[0] : undefined;
	const bio = card.find(isBio);
	return {
		name: source.text.trim(),
		title: role ? role.text.replace(/\s+/gu, " ").trim() : null,
		bio: bio ? bio.text.replace(/\s+/gu, " ") : null,
		evidence: [
			...cite(source),
			...cite(textBlock(source.page, heading)),
			...(role ? cite(role) : []),
			...(bio ? cite(bio) : []),
		],
	};
}

function isBio({ text }: TextBlock): boolean {
	return text.length >= 40 && text.length <= FOUNDER_BIO_MAX && isSentence(text) && !QUOTATION.test(text.trim());
}

/** A name with a founder's role before or behind it, in a card of nobody else and without a quotation. */
export function fromCard(site: SiteText, index: number, names: readonly string[]): FounderCandidate | null {
	const source = site.visible[index];
	if (!source || !isPersonName(source.text.trim())) return null;
	const [after, ...rest] = cardAround(site, index);
	const before = roleBefore(site, index, names);
	const role = before ?? after;
	const others = before && after ? [after, ...rest] : rest;
	if (!role || !isFounderRole(role.text, names) || QUOTATION.test(role.text)) return null;
	if (others.some(({ text }) => QUOTATION.test(text.trim()))) return null;
	const previous = site.visible[index - 1];
	if (
		before === null &&
		previous?.page === source.page &&
		previous.block.group === source.block.group &&
		QUOTATION.test(previous.text.trim())
	)
		return null;
	const bio = others.find(isBio);
	return {
		name: source.text.trim(),
		title: role.text.replace(/\s+/gu, " ").trim(),
		bio: bio ? bio.text.replace(/\s+/gu, " ") : null,
		evidence: [...cite(source), ...cite(role), ...(bio ? cite(bio) : [])],
	};
}

/** A card written as one block: `Ana Ruiz\nFounder & CEO`, `Ana RuizCo-Founder`. */
export function fromLines(source: TextBlock, names: readonly string[]): FounderCandidate | null {
	const card = cardInLine(source.text, names);
	return card && { ...card, bio: null, evidence: cite(source).slice(0, 1) };
}
