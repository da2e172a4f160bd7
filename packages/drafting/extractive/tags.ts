import { isTelling } from "#core/drafts/category-words";
import type { Candidate, Evidence } from "#core/evidence/evidence";
import { foldText } from "#core/web/text-fold";
import { isTitleOfWhole } from "#drafting/context/definition";
import { citeText, type DefiningText, definingTexts } from "#drafting/extractive/keywords";
import type { SiteText } from "#drafting/extractive/site-text";
import { isGenericTitle } from "#drafting/extractive/titles";
import { kindNamed, kindPhrases, PRODUCT_NOUN } from "#drafting/reading/kind-phrase";
import { definiteness } from "#drafting/reading/product-sentence";

/** Words that say what kind of thing a product is. */
const KINDS = [
	..."api sdk saas cli plugin extension chrome-extension open-source self-hosted mobile ios android desktop cloud".split(
		" ",
	),
	..."analytics automation monitoring security crm erp e-commerce ecommerce marketplace newsletter marketing seo email".split(
		" ",
	),
	..."payments invoicing accounting billing fintech insurance education e-learning course training crowdfunding".split(
		" ",
	),
	..."design templates wordpress shopify no-code low-code devops testing database hosting backup migration search".split(
		" ",
	),
	..."chatbot machine-learning productivity collaboration project-management scheduling hr recruiting travel health".split(
		" ",
	),
	..."fitness gaming music video photo advertising agency translation".split(" "),
];

function wordPattern(words: string): RegExp {
	const escaped = words
		.split(/[-\s]+/u)
		.map((word) => RegExp.escape(word))
		.join("[-\\s]?");
	return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}s?(?![\\p{L}\\p{N}])`, "iu");
}

/** Where a product runs says what it is only of an app: `desktop app`, not `desktop speech-to-text`. */
const PLACES: ReadonlySet<string> = new Set(["mobile", "ios", "android", "desktop", "cloud", "api"]);
const APP = "apps?|applications?|clients?|software|programs?|tools?|utilit(?:y|ies)|platforms?|services?|games?";
const APP_OF_PLACE = new RegExp(`(?<![\\p{L}\\p{N}])(${[...PLACES].join("|")})s? (?:${APP})$`, "iu");
const isOfPlace = (phrase: string, kind: string): boolean =>
	phrase.toLowerCase() === kind || APP_OF_PLACE.exec(phrase)?.[1]?.toLowerCase() === kind;

/** The kind that a phrase ends in; a word that is a kind by itself stands without `platform` and the like. */
function kindIn(phrase: string): string | undefined {
	const kind = kindNamed(phrase)?.toLowerCase();
	const [first = "", noun] = kind?.split(" ") ?? [];
	return noun !== undefined && PRODUCT_NOUN.test(noun) && KINDS.includes(first) ? first : kind;
}

/** A product is of one kind, seldom of two. */
const NAMED_MAX = 2;
const TAGS_MAX = 10;
/** A kind that two texts of the site name is its own; one text may name it by the way. */
const REPEATED_SCORE = 0.85;
const SINGLE_SCORE = 0.6;

/** Tags: the kinds of product that the site's definitions name as what it is, as they are written there. */
export function draftTags(site: SiteText): Candidate<string[]> | undefined {
	// What a text goes on to say after its first sentence, the product has: `REST API, 99% uptime`.
	const opens = ({ source, text, start }: DefiningText) =>
		start === source.block.start || definiteness(foldText(text), site.ownNames) > 0;
	const phrases = definingTexts(site)
		.filter((defining) => !isGenericTitle(defining.text) && opens(defining))
		.flatMap((defining) =>
			kindPhrases(defining.text, isTitleOfWhole(defining.source.page, defining.source.block), site.ownNames).map(
				(phrase) => ({ defining, phrase }),
			),
		);
	const words = phrases.map(({ phrase }) => phrase.toLowerCase()).join("\n");
	const value: string[] = [];
	const evidence: Evidence[] = [];
	let isRepeated = true;
	for (const { defining, phrase } of phrases) {
		const kind = kindIn(phrase);
		if (!kind || value.includes(kind) || value.length >= NAMED_MAX || !isTelling(kind)) continue;
		value.push(kind);
		evidence.push(...citeText(defining));
		isRepeated &&= phrases.filter((other) => kindIn(other.phrase) === kind).length > 1;
	}
	for (const kind of KINDS) {
		if (!words.includes(kind.split("-", 1)[0] ?? kind)) continue;
		const pattern = wordPattern(kind);
		const naming = phrases.filter(({ phrase }) => (PLACES.has(kind) ? isOfPlace(phrase, kind) : pattern.test(phrase)));
		const [first] = naming;
		const written = first && pattern.exec(first.defining.text)?.[0].toLowerCase();
		if (!written || value.length >= TAGS_MAX || value.some((tag) => tag.includes(written))) continue;
		value.push(written);
		evidence.push(...citeText(first.defining));
		isRepeated &&= new Set(naming.map(({ phrase }) => phrase.toLowerCase())).size > 1;
	}
	return value.length > 0 ? { value, evidence, score: isRepeated ? REPEATED_SCORE : SINGLE_SCORE } : undefined;
}
