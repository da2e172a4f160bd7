import type { Candidate, Evidence } from "#core/evidence/evidence";
import { isTitleOfWhole } from "#drafting/context/definition";
import { citeText, definingTexts } from "#drafting/extractive/keywords";
import { isGenericTitle } from "#drafting/extractive/name";
import type { SiteText } from "#drafting/extractive/site-text";
import { kindPhrases } from "#drafting/reading/kind-phrase";

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

const TAGS_MAX = 10;
/** A kind that two texts of the site name is its own; one text may name it by the way. */
const REPEATED_SCORE = 0.85;
const SINGLE_SCORE = 0.6;

/** Tags: the kinds of product that the site's definitions name as what it is, as they are written there. */
export function draftTags(site: SiteText): Candidate<string[]> | undefined {
	const phrases = definingTexts(site)
		.filter(({ text }) => !isGenericTitle(text))
		.flatMap((defining) =>
			kindPhrases(defining.text, isTitleOfWhole(defining.source.page, defining.source.block), site.ownNames).map(
				(phrase) => ({ defining, phrase }),
			),
		);
	const words = phrases.map(({ phrase }) => phrase.toLowerCase()).join("\n");
	const value: string[] = [];
	const evidence: Evidence[] = [];
	let isRepeated = true;
	for (const kind of KINDS) {
		if (!words.includes(kind.split("-", 1)[0] ?? kind)) continue;
		const pattern = wordPattern(kind);
		const naming = phrases.filter(({ phrase }) => pattern.test(phrase));
		const [first] = naming;
		const written = first && pattern.exec(first.defining.text)?.[0].toLowerCase();
		if (!written || value.includes(written) || value.length >= TAGS_MAX) continue;
		value.push(written);
		evidence.push(...citeText(first.defining));
		isRepeated &&= new Set(naming.map(({ phrase }) => phrase.toLowerCase())).size > 1;
	}
	return value.length > 0 ? { value, evidence, score: isRepeated ? REPEATED_SCORE : SINGLE_SCORE } : undefined;
}
