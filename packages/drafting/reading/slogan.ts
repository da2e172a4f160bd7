import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { partsAnnounced } from "#drafting/context/announced-parts";
import { isAsked } from "#drafting/context/speech";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { GREETING } from "#drafting/lexicon/definitions";
import { light } from "#drafting/lexicon/letters";
import { isPlaceholderText } from "#drafting/lexicon/placeholders";
import type { SectionKind } from "#drafting/lexicon/section-kinds";
import { findEmails } from "#drafting/reading/email";

/** Texts of templates and servers, which speak of no product. */
const PLACEHOLDER =
	/^(?:the )?(?:official|offizielle|offizieller) (?:web|internet|home|online)|^(?:site|sito|sitio|página|web) (?:web )?(?:officiel|ufficiale|oficial)|^official (?:site|page|store|shop)|^oficjalna strona|^официальный сайт|\bpage not found\b|\b(?:404|403|500)\b|under construction|your (?:tagline|slogan|company|title)|hello world|sample page|domain (?:is )?(?:for sale|parked)|\bindex of\b|untitled|nginx|it works!|cookies?\b|(?:enable|activate|turn on|requires?|without|needs?) javascript|javascript (?:is|must|has|needs|enabled|disabled|required|aktivieren|désactivé)|your browser|internet explorer|skip to (?:main )?content|(?<!\p{L})loading(?= ?(?:\.{2,3}|…|$))|thank you for|your (?:cart|basket|bag) is|closed (?:on|for|until)|we(?: are|'re) closed|(?:choose|select) (?:your|a) (?:language|country|region|currency|location)|no results|this (?:page|site|website)|out of stock|sold out|^\W*(?:(?:achtung|vorsicht|noch|hier|aktuell|momentan|derzeit|ist|eine?|dauer)[ :,!-]{1,3}){0,3}baustelle\W*$|(?:seite|homepage|site|webauftritt|shop) [^.]{0,30}baustelle|baustelle [^.]{0,20}(?:seite|website|homepage)|site en construction|(?:sitio|página|web|tienda) [^.]{0,20}en construcción|^\W*en construcción\W*$|strona w budowie|сайт в разработке/iu;
const CALL = light(
	/^(?:call|phone|email|e-mail|write (?:us|to|an? (?:review|e-?mail|message|comment))|contact|click|read (?:more|on|our|the)|learn more|see (?:more|all|our|how)|view|subscribe|download (?:now|our)|log ?in|sign (?:up|in|on)|register|search (?:for|our|the|here)|follow|like us|share (?:this|it|on|with us)|buy now|order now|add to|about|why|what is|jetzt|hier|cliquez|haga clic|anrufen|kaufen|kontaktieren|zapisz|zadzwoń|позвоните|закажите|подпи[сш])(?![\p{L}])/iu,
);
/** Announces what a page tells of the company, as descriptions of about pages do. */
const ANNOUNCES = light(
	/^(?:learn about|find out|read about|get to know|meet (?:the|our)|conoce|conozca|conheça|erfahren sie|lernen sie|poznaj|dowiedz się|узнайте|découvrez (?:notre|l'histoire)|scopri (?:chi|la storia)|ontdek wie)(?![\p{L}])/iu,
);
const PHONE = /(?:\+?\d[\d ().-]{6,20}\d)/u;
const RIGHTS =
	/©|\(c\) ?\d{4}|all rights reserved|tous droits réservés|alle rechte|todos los derechos|wszelkie prawa|все права/iu;

/** `78% of all shops are run by one person`: what a page opens with, of everybody. */
export const countsEverybody = (text: string): boolean => STATISTIC.test(text);
const STATISTIC = light(
	/^(?:\p{L}{2,6} ){0,2}\d{1,3}(?:[.,]\d{1,2})? ?% (?:of|der|des|aller?|von|des|de|del|dei|degli|delle|dos|das|van|av|af|из) /iu,
);

/** `A shared spreadsheet that nobody updates.`: what there is without the product. */
export const isUnloved = (text: string): boolean => UNLOVED.test(text);
const UNLOVED = light(
	/ (?:(?:that|which) )?(?:nobody|no one|no-one|niemand|keiner|personne ne|nadie|nessuno|ninguém) \p{Ll}{2,14}(?: \p{Ll}{2,8})?[.!]?$/iu,
);

/** `4 March 2025`, `March 4, 2025`, `04.03.2025`: a prize, an event or news. */
const DAY = light(
	/(?<!\p{N})\d{1,2}(?:st|nd|rd|th|\.)?,? (?:de |of )?\p{L}{3,12}\.?,? (?:de )?(?:19|20)\d{2}(?!\p{N})|\p{Lu}\p{Ll}{2,8}\.? \d{1,2},? (?:19|20)\d{2}(?!\p{N})|(?<!\p{N})\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}/u,
);

/** Announced as a heading of any of these, a text is the title of a part and no slogan. */
const PART_TITLES: readonly SectionKind[] = [
	"testimonial",
	"customers",
	"partners",
	"investors",
	"news",
	"events",
	"jobs",
	"comments",
	"cookies",
	"newsletter",
	"legal",
	"faq",
	"contact",
	"account",
	"hours",
	"requirements",
	"menu",
	"team",
];
/** These name a part only when they are most of the text: `Our services`, not `Legal services for founders`. */
const WHOLE_TITLES: readonly SectionKind[] = [
	"features",
	"benefits",
	"pricing",
	"about",
	"steps",
	"resources",
	"portfolio",
	"numbers",
	"planned",
	"audience",
];
const WHOLE_SHARE = 0.8;

/** Why a text is no slogan of a product; null when it may be one. */
export function noSloganBecause(text: string): string | null {
	if (PLACEHOLDER.test(text) || isPlaceholderText(text)) return "it is a placeholder or a notice";
	if (GREETING.test(text)) return "it greets";
	if (CALL.test(text) || ANNOUNCES.test(text) || PHONE.test(text) || findEmails(text).length > 0)
		return "it asks for something";
	if (OURS_ALONE.test(text) || MISSION.test(text)) return "it is the title of a part of the page";
	if (DAY.test(text)) return "it is about one day";
	if (countsEverybody(text)) return "it counts others";
	if (DISCOUNT.test(text)) return "it is an offer for some days";
	if (isUnloved(text)) return "it tells what is bad today";
	if (RIGHTS.test(text)) return "it is a copyright line";
	const parts = partsAnnounced(text);
	const part =
		PART_TITLES.find((kind) => (parts.get(kind) ?? 0) >= 0.5) ??
		WHOLE_TITLES.find((kind) => (parts.get(kind) ?? 0) >= WHOLE_SHARE);
	if (part !== undefined) return "it is the title of a part of the page";
	return isAsked(text) ? "it is a question" : null;
}

/** `Our services`, `Nuestros programas y servicios`: what a part of the page holds. */
export const isOursAlone = (text: string): boolean => OURS_ALONE.test(text);
const OURS_ALONE = light(
	new RegExp(
		`^(?:our|unsere?|nos|nuestr[oa]s|(?:i |le )?nostr[ie]|(?:os |as )?noss[oa]s|onze|nasze|наши|våra|vores|våre)(?: (?:&|${AND}))?(?: \\p{L}{2,20}){1,4}$`,
		"iu",
	),
);
/** `Our mission is to empower you`: what a company wants, and not what it makes. */
const MISSION = light(
	/^(?:(?:our|the) (?:mission|vision|goal|purpose|story)|unsere? (?:mission|vision|ziel|geschichte)|notre (?:mission|vision|objectif|histoire)|nuestr[oa] (?:misión|visión|objetivo|historia)|(?:la )?nostr[oa] (?:missione|visione|obiettivo|storia)|(?:a )?noss[oa] (?:missão|visão|objetivo|história)|onze (?:missie|visie)|nasza (?:misja|wizja)|наша (?:миссия|цель))(?![\p{L}])/iu,
);
const DISCOUNT =
	/\d ?% (?:off|discount|rabatt|de réduction|de remise|de descuento|di sconto|de desconto|korting|zniżki|скидк)|\b(?:black friday|cyber monday|summer sale|winter sale)\b/iu;

const HEAD = /^(?:title|(?:og|twitter|dc)[:.](?:title|description|site_name)|description|abstract|subject)$/;
/** Headings before the parts of a page begin, and lines so near the first of them, may be slogans. */
const HEADINGS_MAX = 4;
const BESIDE_MAX = 2;

/** A heading of a few words that the title has too. */
function isNameAlone(page: ReadPage, heading: Block): boolean {
	const text = page.text.slice(heading.start, heading.end).trim();
	const title = page.blocks.find(({ kind }) => kind === "title");
	const isTitled = title !== undefined && page.text.slice(title.start, title.end).includes(text);
	return text.split(/\s+/u).length <= 3 && isTitled;
}

/** `Meet Acme.`, and nothing else, with the name that the title has: what stands under it says what that is. */
function introduces(page: ReadPage, { start, end }: Block): boolean {
	const name = INTRODUCES.exec(page.text.slice(start, end).replace(/\s+/gu, " "))?.[1];
	const title = page.blocks.find(({ kind }) => kind === "title");
	return name !== undefined && title !== undefined && page.text.slice(title.start, title.end).includes(name);
}
const INTRODUCES =
	/^(?:meet|introducing|this is|hello,? (?:this|it) is|voici|das ist|(?:te |os )?presentamos|ecco|apresentamos|dit is|poznaj|oto|знакомьтесь[,:]?) ([\p{L}\p{N}][\p{L}\p{N} .'-]{1,40}?)[.!]?$/iu;

/** Lines that are nothing but a link: they lead somewhere, as `Send your first letter for free` does. */
function linksAlone(page: ReadPage): ReadonlySet<number> {
	const held = page.links.flatMap(({ block, text }) => {
		const line = block === null ? undefined : page.blocks[block];
		return line && text !== "" && page.text.slice(line.start, line.end).trim() === text.trim() ? [line.id] : [];
	});
	return new Set(held);
}

const places = new WeakMap<ReadPage, ReadonlySet<number>>();

/** The visible blocks of the home page that may be slogans: its header, its first headings, and lines beside the first. */
function openingOf(page: ReadPage): ReadonlySet<number> {
	const known = places.get(page);
	if (known) return known;
	const shown = page.blocks.filter((block) => isVisible(block) && block.landmark !== "nav");
	// A clock or a counter heads nothing.
	const headings = shown.filter(
		({ kind, start, end }) => kind === "heading" && /\p{L}{2}/u.test(page.text.slice(start, end)),
	);
	const first = headings.find(({ tag }) => tag === "h1") ?? headings[0];
	// Where the main heading is the name alone, the next one says what it is the name of.
	const main = first && isNameAlone(page, first) ? (headings[headings.indexOf(first) + 1] ?? first) : first;
	const end = main === undefined ? shown.length : shown.indexOf(main) + BESIDE_MAX + 1;
	const buttons = linksAlone(page);
	const lines = shown.slice(0, end).filter(({ kind, id }) => kind !== "heading" && !buttons.has(id));
	const mains = shown.filter(({ tag, landmark }) => tag === "h1" || landmark === "header");
	const introduced = headings
		.slice(0, HEADINGS_MAX)
		.filter((heading) => introduces(page, heading))
		.flatMap((heading) => shown.slice(shown.indexOf(heading) + 1, shown.indexOf(heading) + 1 + BESIDE_MAX));
	const beside = introduced.filter(({ kind }) => kind === "text");
	const made = new Set([...lines, ...mains, ...headings.slice(0, HEADINGS_MAX), ...beside].map(({ id }) => id));
	places.set(page, made);
	return made;
}

/** Whether a block stands where sites put their slogan: the head, a main heading, or right beside the first one of home. */
export function isSloganPlace(page: ReadPage, block: Block): boolean {
	if (block.kind === "title" || (block.kind === "meta" && HEAD.test(block.tag))) return true;
	if (block.kind === "json_ld") return /\.(?:slogan|description|alternateName|headline)$/.test(block.tag);
	return isVisible(block) && page.role === "home" && openingOf(page).has(block.id);
}
