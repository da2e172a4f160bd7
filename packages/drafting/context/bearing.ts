import type { DraftField } from "#core/drafts/draft-fields";
import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { partsAnnounced } from "#drafting/context/announced-parts";
import { isHeadDescription } from "#drafting/context/front-page";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { contextOfBlock } from "#drafting/context/page-context";
import { isKin, namesSomebodyElse } from "#drafting/context/subject";
import { findCountries } from "#drafting/lexicon/countries";
import { light } from "#drafting/lexicon/letters";
import type { SectionKind } from "#drafting/lexicon/section-kinds";

/** What a quote is to prove: a field of a draft or one of its lists. */
export type Provable = DraftField | "faqs" | "founders" | "milestones" | "story" | "seo" | "socials";

/** Parts that speak of somebody else, or in somebody else's words. */
const OTHERS: readonly SectionKind[] = [
	"testimonial",
	"customers",
	"partners",
	"investors",
	"advisors",
	"charity",
	"events",
	"jobs",
	"comments",
	"comparison",
	"hosting",
	"authority",
	"designer",
];
/** Parts of every website that say nothing of its product. */
const HOUSEKEEPING: readonly SectionKind[] = ["legal", "cookies", "newsletter", "requirements", "hours", "account"];
/** A screen drawn in markup shows examples of somebody's data. */
const ABOUT_PRODUCT: readonly SectionKind[] = [...OTHERS, ...HOUSEKEEPING, "news", "planned", "drawing"];

/** Which parts of a page may not bear a field. Whatever is not named may. */
const BARRED: Readonly<Record<Provable, readonly SectionKind[]>> = {
	name: [],
	tagline: [...ABOUT_PRODUCT, "team", "faq", "contact"],
	short_description: [...ABOUT_PRODUCT, "team"],
	description: [...ABOUT_PRODUCT, "team"],
	stage: [...OTHERS, "news", "legal"],
	pricing_model: [...OTHERS, "news", "planned", "legal", "drawing"],
	pricing_summary: [...OTHERS, "news", "planned", "legal", "drawing"],
	country: [...OTHERS.filter((kind) => kind !== "comments"), "news", "drawing"],
	city: [...OTHERS.filter((kind) => kind !== "comments"), "news", "drawing"],
	founded_year: [...OTHERS, "news", "legal", "drawing"],
	contact_email: OTHERS,
	demo_video_url: [],
	logo_url: OTHERS,
	categories: ABOUT_PRODUCT,
	tags: ABOUT_PRODUCT,
	features: [
		...ABOUT_PRODUCT,
		"team",
		"faq",
		"contact",
		"resources",
		"portfolio",
		"numbers",
		"menu",
		"audience",
		"values",
		"steps",
	],
	usps: [...ABOUT_PRODUCT, "team", "faq", "contact", "resources", "portfolio", "numbers", "menu"],
	keywords: [],
	faqs: ["testimonial", "customers", "comments", "jobs", "comparison"],
	founders: OTHERS.filter((kind) => kind !== "comparison").concat("news"),
	milestones: OTHERS.filter((kind) => kind !== "events"),
	story: OTHERS.filter((kind) => kind !== "charity"),
	seo: [],
	socials: [],
};

/** What these parts are called in the reason of a refusal. */
const CALLED: Partial<Record<SectionKind, string>> = {
	testimonial: "other people's words",
	customers: "customers",
	account: "account forms",
	numbers: "counters",
	menu: "navigation",
	template: "a template's filler",
	faq: "questions",
	drawing: "what a drawn screen shows",
};

/** What a home page says of privacy it says of its product; legal notices are told by their own words. */
const isTold = (field: Provable, { role }: ReadPage) =>
	role === "home" && (field === "description" || field === "short_description");

/** Whether a block of the page may bear a field: null, or the part it stands in. */
export function barredBecause(field: Provable, page: ReadPage, block: Block): string | null {
	if (!isVisible(block)) return null;
	const { sections } = contextOfBlock(page, block.id);
	if (sections.size === 0) return null;
	const barred = sections.has("template")
		? "template"
		: BARRED[field].find(
				(kind) =>
					sections.has(kind) &&
					!(kind === "legal" && isTold(field, page)) &&
					// The menu leads by `How it works` to what its own heading calls features.
					!(kind === "steps" && sections.has("features")),
			);
	return barred === undefined ? null : `it stands among ${CALLED[barred] ?? barred}`;
}

/** Whether a block stands where a site tells of itself and its people: on its about page, in such a part of another, or in the head of its home page. */
export function tellsOfCompany(page: ReadPage, block: Block): boolean {
	const { sections } = contextOfBlock(page, block.id);
	return page.role === "about" || isHeadDescription(page, block) || sections.has("about") || sections.has("team");
}

/** Whether a heading above a block is about somebody else by name. */
export function isUnderSomebodyElse(
	page: ReadPage,
	block: Block,
	ownNames: readonly string[],
	pages: readonly ReadPage[],
): boolean {
	return contextOfBlock(page, block.id).headings.some((id) => {
		const heading = page.blocks[id];
		if (heading === undefined) return false;
		return (
			namesSomebodyElse(page.text.slice(heading.start, heading.end), ownNames, pages) ||
			isBesideOwnName(page, heading, ownNames)
		);
	});
}

/** `Florabill` beside `Acme` under one heading: two products are held against each other, each under its name. */
function isBesideOwnName(page: ReadPage, heading: Block, ownNames: readonly string[]): boolean {
	const words = ({ start, end }: Block) => foldText(page.text.slice(start, end)).trim();
	const isOwnName = (text: string) => withOwnSign(text, ownNames) === OWN;
	const name = words(heading);
	if (heading.kind !== "heading" || heading.tag === "h1" || !ONE_NAME.test(name) || isKin(name, ownNames)) return false;
	const [above] = contextOfBlock(page, heading.id).headings;
	return page.blocks.some(
		(other) =>
			other.kind === "heading" &&
			other.tag === heading.tag &&
			isOwnName(words(other)) &&
			contextOfBlock(page, other.id).headings[0] === above,
	);
}
const ONE_NAME = light(/^\p{Lu}[\p{L}\p{N}]{2,24}(?: \p{Lu}[\p{L}\p{N}]{0,24})?$/u);

/** Headings under which sites put their own address, besides none at all and their own name. */
const ADDRESS_PARTS: readonly SectionKind[] = ["contact", "about", "hours", "team"];
/** Labels of places and of legal notices. */
const OWN_ADDRESS_HEADING =
	/headquarter|\bhq\b|head office|registered|\boffices?\b|address|\bstudios?\b|\bshops?\b|\bstores?\b|where we are|visit|company|imprint|impressum|legal|publisher|editor|responsible|angaben gem|anbieter|verantwortlich|betreiber|sitz|siège|éditeur|mentions|titular|sede|dane|реквизиты|адрес|会社|会社概要|運営|주소|회사/iu;
/** Who answers for the data may be a lawyer elsewhere. */
export const DATA_PROTECTION =
	/datenschutz|data (?:protection|controller)|privacy|protection des données|protección de datos|protezione dei dati|proteção de dados|gegevensbescherming|ochrony danych|защит\p{L}{1,3} данных/iu;
const SHORT_PLACE = light(/^[\p{Lu}][\p{L} ,.'-]{1,40}$/u);

/**
 * Whether an address stands where a site's own would: in the footer, under no heading but the page's title, under one that
 * announces contact or a place, or with the site's own name beside it.
 */
export function isOwnAddressPlace(page: ReadPage, block: Block, ownNames: readonly string[]): boolean {
	if (!isVisible(block) || block.landmark === "footer") return true;
	const [nearest] = contextOfBlock(page, block.id).headings;
	const heading = nearest === undefined ? undefined : page.blocks[nearest];
	if (!heading || heading.tag === "h1") return true;
	const words = page.text.slice(heading.start, heading.end);
	const parts = partsAnnounced(words);
	const isOwnPart = ADDRESS_PARTS.some((kind) => parts.has(kind)) || OWN_ADDRESS_HEADING.test(words);
	// Who answers for the data may be a lawyer elsewhere.
	if (isOwnPart && !DATA_PROTECTION.test(words)) return true;
	// The name may stand some lines above the code and the town.
	const around = page.text.slice(Math.max(heading.start, block.start - 200), block.end);
	if (withOwnSign(foldText(around), ownNames).includes(OWN)) return true;
	return (
		page.role === "contact" &&
		words.split(/\s+/u).length <= 3 &&
		SHORT_PLACE.test(words) &&
		!/(?<![\p{L}'’])\p{Ll}{4}/u.test(words) &&
		findCountries(words).length + Number(/office|\p{Lu}\p{Ll}+/u.test(words)) > 0 &&
		!isOrdinaryHeading(words)
	);
}

/** Headings of services and procedures are no places. */
function isOrdinaryHeading(words: string): boolean {
	return /provider|analytics|payment|arbitration|server|service|hosting|maps|fonts|pixel|tag manager|plugin|captcha|newsletter|dienst|anbieter|fournisseur|proveedor|fornitore/iu.test(
		words,
	);
}
