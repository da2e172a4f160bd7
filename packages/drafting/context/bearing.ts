import type { DraftField } from "#core/drafts/draft-fields";
import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { contextOfBlock } from "#drafting/context/page-context";
import { namesSomebodyElse } from "#drafting/context/subject";
import type { SectionKind } from "#drafting/lexicon/sections";

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
const ABOUT_PRODUCT: readonly SectionKind[] = [...OTHERS, ...HOUSEKEEPING, "news", "planned"];

/** Which parts of a page may not bear a field. Whatever is not named may. */
const BARRED: Readonly<Record<Provable, readonly SectionKind[]>> = {
	name: [],
	tagline: [...ABOUT_PRODUCT, "team", "faq", "contact"],
	short_description: ABOUT_PRODUCT,
	description: ABOUT_PRODUCT,
	stage: [...OTHERS, "news", "legal"],
	pricing_model: [...OTHERS, "news", "planned", "legal"],
	pricing_summary: [...OTHERS, "news", "planned", "legal"],
	country: [...OTHERS.filter((kind) => kind !== "comments"), "news"],
	city: [...OTHERS.filter((kind) => kind !== "comments"), "news"],
	founded_year: [...OTHERS, "news", "legal"],
	contact_email: OTHERS,
	demo_video_url: [],
	logo_url: [],
	categories: ABOUT_PRODUCT,
	tags: ABOUT_PRODUCT,
	features: [...ABOUT_PRODUCT, "team", "faq", "contact", "resources", "portfolio", "numbers", "menu", "audience"],
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
	faq: "questions",
};

/** Whether a block of the page may bear a field: null, or the part it stands in. */
export function barredBecause(field: Provable, page: ReadPage, block: Block): string | null {
	if (!isVisible(block)) return null;
	const { sections } = contextOfBlock(page, block.id);
	const barred = BARRED[field].find((kind) => sections.has(kind));
	return barred === undefined ? null : `it stands among ${CALLED[barred] ?? barred}`;
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
		return heading !== undefined && namesSomebodyElse(page.text.slice(heading.start, heading.end), ownNames, pages);
	});
}
