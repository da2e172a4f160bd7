import type { Evidence } from "#core/evidence/evidence";
import type { Block, ReadPage } from "#core/web/page";
import { sentencesOf } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { partsAnnounced } from "#drafting/context/announced-parts";
import { sentenceAround } from "#drafting/context/quoted-sentence";
import { isPast } from "#drafting/context/speech";
import { blocksOfEvidence, type FieldRule, pageOf } from "#drafting/gate/context";
import { isLiteral } from "#drafting/gate/literal";
import { bare } from "#drafting/lexicon/bare";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";
import { domainLabel, siteDomain } from "#drafting/reading/email";

const NAMING_META =
	/^(?:title|og:site_name|og:title|twitter:title|dc\.title|application-name|apple-mobile-web-app-title|author|publisher|copyright)$/i;
const NAMING_DATA =
	/^(?:Organization|Corporation|LocalBusiness|WebSite|SoftwareApplication|WebApplication|MobileApplication|Product)\.(?:name|legalName|alternateName|brand(?:\.name)?)$/;

/** Whether a block stands where sites write how they are called: head, logo, header, main heading. A footer names others too. */
function isNamingPlace(page: ReadPage, { kind, tag, landmark }: Block): boolean {
	if (kind === "title" || (kind === "meta" && NAMING_META.test(tag))) return true;
	if (kind === "json_ld") return NAMING_DATA.test(tag);
	if (kind === "image") return tag === "alt";
	return landmark === "header" || (tag === "h1" && page.role === "home");
}

/** A name stands word for word where sites write theirs, or spells the domain; and it is not how it was called once. */
export const name: FieldRule = (value, evidence, { pages, site }) => {
	if (!isLiteral(value, evidence, pages)) return "it does not stand word for word in its quotes";
	if ([...partsAnnounced(value).values()].some((share) => share >= WHOLE_TITLE)) return "it is the title of a page";
	const isSpelled = spellsDomain(value, domainLabel(siteDomain(site.url)));
	const isNamed = evidence.some((quote) => bearsName(value, quote, pages, isSpelled));
	return isNamed ? null : "its quotes do not say that the site is called so";
};

/** `Our team`, `Pricing`: nothing but what a page or a part of it is called. */
const WHOLE_TITLE = 0.9;

const WORDS_MAX = 5;
/** All words of a name but the small ones between them begin with a capital letter. */
const WRITTEN_AS_NAME = light(
	new RegExp(
		`^(?:\\p{Lu}|\\p{N}|[a-z]\\p{Lu})[^\\s]*(?: (?:of|the|&|de|di|du|der|${AND}|\\+|(?:\\p{Lu}|\\p{N})[^\\s]*)){0,4}$`,
		"u",
	),
);

/** Whether a name is the domain in letters, or the domain's word with what else the site is called. */
function spellsDomain(value: string, label: string): boolean {
	const [name, own] = [bare(value), bare(label)];
	if (name === own) return true;
	if (value.split(/\s+/u).length > WORDS_MAX || !WRITTEN_AS_NAME.test(value)) return false;
	return own.length >= 3 && name.length >= 3 && (name.startsWith(own) || own.startsWith(name));
}

/** Where a name begins or ends in a title, a header or a label. */
const PARTED_BEFORE = /(?:^|[|｜・•·»«:,;!.()/~–—]|\s-)$/u;
const PARTED_BEHIND =
	/^\s(?:gGmbH|GmbH|AG|UG|KG|OHG|e\.? ?V|Ltd|Limited|Inc|LLC|LLP|Corp|PLC|plc|ASA?|AB|ApS|A\/S|Oyj?|B\.?V|N\.?V|SASU?|SARL|S\.?A|S\.?L|S\.?[rR]\.?[lL]|S\.?p\.?A|[sS]p\. ?z|s\. ?r\. ?o|Kft|Zrt|Lda|Ltda|OÜ|UAB|SIA|Pty|Pte)(?![\p{L}])|^\s*(?:$|[|｜・•·»«:,;!.()/~®™–—]|-\s|\n|logo(?:type)?$)/iu;

function isWholeIn(value: string, text: string): boolean {
	for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1))
		if (PARTED_BEFORE.test(text.slice(0, at).trimEnd()) && PARTED_BEHIND.test(text.slice(at + value.length)))
			return true;
	return false;
}

function bearsName(value: string, quote: Evidence, pages: readonly ReadPage[], isSpelled: boolean): boolean {
	const page = pageOf(quote, pages);
	// `Acme: an editor. Pay once.` is past in no sentence that has the name.
	const naming = sentencesOf(sentenceAround(quote, pages)).filter((sentence) => sentence.includes(value));
	if (!page || (naming.length > 0 ? naming.every(isPast) : isPast(sentenceAround(quote, pages)))) return false;
	if (isSpelled) return true;
	return blocksOfEvidence(quote, pages).some(
		(block) =>
			isNamingPlace(page, block) && isWholeIn(foldText(value), foldText(page.text.slice(block.start, block.end))),
	);
}
