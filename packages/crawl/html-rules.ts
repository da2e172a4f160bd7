import type { Block } from "#core/web/page";

/** Elements that stand on lines of their own; everything else flows inside its line. */
export const BLOCK_ELEMENTS = new Set(
	(
		"address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption " +
		"figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html label legend li main menu nav ol p pre " +
		"search section summary table tbody td tfoot th thead tr ul"
	).split(" "),
);

/**
 * Elements whose words are not the page's words: code, what is shown only without scripts or without the element's
 * support, and form choices (a list of all countries states nothing about the product).
 */
export const SKIPPED_ELEMENTS = new Set(
	(
		"script style template noscript noembed noframes iframe object embed canvas audio video svg math textarea select " +
		"datalist option title"
	).split(" "),
);

const STRUCK_ELEMENTS = new Set(["s", "del", "strike"]);
const STRIKING_STYLE = /text-decoration(?:-line)?\s*:[^;]{0,60}line-through/i;
/** As utility sheets and shops name them: `line-through`, `old-price`, `price--was`, `card__old-price`, `plan-original`. */
const STRIKING_CLASS =
	/(?:^|\s)(?:(?:text-(?:decoration-)?)?line-through|strike-?through|(?:[a-z\d]{1,30}__)?(?:old|was)[-_]?price|(?:[a-z\d]{1,30}__)?price[-_]{0,2}(?:old|was)|(?:plan|planos?|price|pricing|precio|preco|preis|prix|tarif)[-_]{1,2}(?:original|before|regular|crossed|strike))(?:\s|$)/i;

/** Whether a page strikes these words out: it takes them back, as prices of before and features that are gone. */
export function isStruck(name: string, attributes: Record<string, string>): boolean {
	return (
		STRUCK_ELEMENTS.has(name) ||
		(attributes.style !== undefined && STRIKING_STYLE.test(attributes.style)) ||
		(attributes.class !== undefined && STRIKING_CLASS.test(attributes.class))
	);
}

const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** Entrance animations start hidden and are shown by a script: `visibility: hidden; animation-name: fadeIn`. */
const ANIMATED_STYLE = /animation|transition/i;

/**
 * Whether an element's own markup hides it from a visitor: `hidden`, a hiding inline style, a closed dialog, or
 * `aria-hidden="true"` on a block (closed modals, cloned slides). An inline `aria-hidden` stays: prices and names are
 * often doubled that way, and icons have no words.
 */
export function isHidden(name: string, attributes: Record<string, string>): boolean {
	if (attributes.hidden !== undefined) return true;
	if (name === "dialog" && attributes.open === undefined) return true;
	if (attributes["aria-hidden"] === "true" && BLOCK_ELEMENTS.has(name)) return true;
	const style = attributes.style;
	return style !== undefined && HIDING_STYLE.test(style) && !(/visibility/i.test(style) && ANIMATED_STYLE.test(style));
}

/** Contact cards and items that a page marks up for machines: hCard (`vcard`, `h-card`, `adr`) and microdata. */
export function isMachineData(attributes: Record<string, string>): boolean {
	return (
		attributes.itemscope !== undefined || /(?:^|\s)(?:vcard|h-card|adr|h-adr)(?:\s|$)/.test(attributes.class ?? "")
	);
}

const LANDMARK_ROLES: Record<string, Block["landmark"]> = {
	banner: "header",
	navigation: "nav",
	main: "main",
	contentinfo: "footer",
	complementary: "aside",
};
const SECTIONING = new Set(["article", "section"]);
/** Pages older than the landmark elements name them by id or class. */
const LANDMARK_NAME =
	/^(?:(?:site|page|main|global|top)[-_]?)?(header|nav|navbar|navigation|topnav|footer|sidebar)(?:[-_]?(?:wrapper|container|area|section))?$/;
const LANDMARK_BY_NAME: Record<string, Block["landmark"]> = {
	header: "header",
	nav: "nav",
	navbar: "nav",
	navigation: "nav",
	topnav: "nav",
	footer: "footer",
	sidebar: "aside",
};

/** The landmark an element opens, or null when it opens none. `inSection`: it stands inside an article or section. */
export function landmarkOf(name: string, attributes: Record<string, string>, inSection: boolean): Block["landmark"] {
	const byRole = LANDMARK_ROLES[attributes.role ?? ""];
	if (byRole !== undefined) return byRole;
	if (name === "nav" || name === "main" || name === "aside") return name;
	if (name === "header" || name === "footer") return inSection ? null : name;
	if (name !== "div" && name !== "section" && name !== "ul" && name !== "td") return null;
	for (const word of `${attributes.id ?? ""} ${attributes.class ?? ""}`.toLowerCase().split(" ")) {
		const named = LANDMARK_NAME.exec(word)?.[1];
		if (named !== undefined) return LANDMARK_BY_NAME[named] ?? null;
	}
	return null;
}

export function isSectioning(name: string): boolean {
	return SECTIONING.has(name);
}

/** Class, id, role and the like, lower case and bounded: hints to what an element is for. */
export function hintsOf(attributes: Record<string, string>): string {
	const words = [attributes.class, attributes.id, attributes.role, attributes.itemprop, attributes["data-testid"]];
	return (
		words
			.filter((word) => word !== undefined && word !== "")
			.join(" ")
			// `flowStep` is two words; hashes of style sheets have none so long.
			.replace(/([a-z]{3})([A-Z][a-z]{2})/g, "$1-$2")
			.toLowerCase()
			.slice(0, 200)
	);
}

const HEADING = /^h[1-6]$/;

/** The kind of the words directly inside a block element, or null when its surroundings decide. */
export function kindOf(name: string): Block["kind"] | null {
	if (HEADING.test(name)) return "heading";
	if (name === "li" || name === "dt" || name === "dd") return "list_item";
	if (name === "td" || name === "th") return "table_cell";
	return null;
}

/** Metas that say something about the product; the others are technical. */
const TELLING_META =
	/^(?:description|keywords|author|application-name|apple-mobile-web-app-title|title|subject|abstract|summary|copyright|name|logo|image|(?:og|twitter|article|product|business|place|geo|dc|dcterms)[.:].+)$/;

export function isTellingMeta(name: string): boolean {
	return TELLING_META.test(name);
}
