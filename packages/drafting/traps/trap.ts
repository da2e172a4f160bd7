import type { CategoryChoice, DraftField, SocialPlatform, StorySection } from "#core/drafts/draft-fields";
import type { PageRole } from "#core/web/page";

/** What only the embedded drafter drafts: no model is asked for it. */
export type UnaskedField = "milestones" | `socials.${SocialPlatform}` | `story.${StorySection}`;

/** A claim whose quote stands on the page, and whether the page bears it out. */
export interface Trap {
	/** Which mistake it is: `address of the hosting provider`. */
	kind: string;
	field: DraftField | "founders" | "faqs" | UnaskedField;
	/** What is claimed; of a question its answer. */
	value: string;
	/** Words of the page by which it is claimed, one or several runs; of a question the question first. */
	quotes: readonly string[];
	pages: Record<string, [PageRole, string]>;
	/** True for the honest counterpart: the same kind of page, and a claim that it does bear out. */
	holds: boolean;
	/** The site's address; Acme's where none is given. */
	origin?: string;
	categories?: readonly CategoryChoice[];
}

/** A page of Acme, who write invoices for florists, with a part of one's own in it. */
export function acmeHome(part: string, lang = "en"): string {
	return `<!doctype html><html lang="${lang}"><head><title>Acme - Invoices for florists</title><meta name="description" content="Acme writes and sends the invoices of flower shops."></head><body><header><a href="/">Acme</a></header><main><h1>Invoices for florists</h1><p>Acme writes and sends the invoices of flower shops.</p>${part}</main><footer><p>© 2024 Acme</p></footer></body></html>`;
}

/** Another page of the same site. */
export function acmePage(heading: string, part: string, lang = "en"): string {
	return `<!doctype html><html lang="${lang}"><head><title>${heading} | Acme</title></head><body><header><a href="/">Acme</a></header><main><h1>${heading}</h1>${part}</main><footer><p>© 2024 Acme</p></footer></body></html>`;
}

/** What traps of one kind differ in: the claim, its quotes, and the part of the page that holds them. */
export type Case = readonly [value: string, quotes: string | readonly string[], part: string, lang?: string];

/** Traps (or honest claims) of one kind on the home page. */
export function onHome(kind: string, field: Trap["field"], holds: boolean, cases: readonly Case[]): Trap[] {
	return cases.map(([value, quotes, part, lang]) => ({
		kind,
		field,
		value,
		quotes: typeof quotes === "string" ? [quotes] : quotes,
		pages: { "/": ["home", acmeHome(part, lang)] },
		holds,
	}));
}

/** The same on a page of its own beside the home page. */
export function onPage(
	[path, role, heading]: readonly [path: string, role: PageRole, heading: string],
	kind: string,
	field: Trap["field"],
	holds: boolean,
	cases: readonly Case[],
): Trap[] {
	return cases.map(([value, quotes, part, lang]) => ({
		kind,
		field,
		value,
		quotes: typeof quotes === "string" ? [quotes] : quotes,
		pages: { "/": ["home", acmeHome("")], [path]: [role, acmePage(heading, part, lang)] },
		holds,
	}));
}

/** A claim out of one sentence, which stands in a paragraph by itself. */
export const said = (value: string, sentence: string, lang = "en"): Case => [
	value,
	sentence.replaceAll("&amp;", "&"),
	`<p>${sentence}</p>`,
	lang,
];
