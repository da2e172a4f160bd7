import type { Evidence } from "#core/evidence/evidence";
import type { Block, ReadPage } from "#core/web/page";
import { sentenceAround } from "#drafting/context/quoted-sentence";
import { isPast } from "#drafting/context/speech";
import { isKin } from "#drafting/context/subject";
import { blocksOfEvidence, type FieldRule, ownNamesOf, pageOf } from "#drafting/gate/context";
import { isLiteral } from "#drafting/gate/support";

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
	const isSpelled = isKin(value, ownNamesOf(site.url, undefined, pages));
	const isNamed = evidence.some((quote) => bearsName(quote, pages, isSpelled));
	return isNamed ? null : "its quotes do not say that the site is called so";
};

function bearsName(quote: Evidence, pages: readonly ReadPage[], isSpelled: boolean): boolean {
	const page = pageOf(quote, pages);
	if (!page || isPast(sentenceAround(quote, pages))) return false;
	return isSpelled || blocksOfEvidence(quote, pages).some((block) => isNamingPlace(page, block));
}
