import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { kindsBeforeColon, kindsOfHeading, kindsOfLabelLine } from "#drafting/context/announced-parts";
import { groupKinds } from "#drafting/context/group-kinds";
import { groupSizes } from "#drafting/context/groups";
import { neighboursOf } from "#drafting/context/neighbours";
import { isPlaceholderText } from "#drafting/lexicon/placeholders";
import type { SectionKind } from "#drafting/lexicon/section-kinds";
import { PAGE_WORDS } from "#drafting/lexicon/sections";

/** What one block of a page stands under. */
export interface BlockContext {
	/** What the headings, labels, containers and the page's address say that this part is. */
	sections: ReadonlySet<SectionKind>;
	/** Blocks of the headings above it, nearest first. */
	headings: readonly number[];
}

/** A heading this deep is a label of the blocks beside it, as `Trusted by` above a row of names. */
const LABEL_LEVEL = 7;
const LABEL_REACH = 12;
/** No more blocks make a card. */
const CARD_MAX = 8;
const SECTIONING = /^(?:section|article|aside|footer|header|nav|form|blockquote|figure|li|td|tr|dialog)$/;

interface OpenHeading {
	block: Block;
	level: number;
	kinds: ReadonlySet<SectionKind>;
	/** The group it speaks for; blocks outside it are another part. */
	scope: number;
	reach: number;
}

/** A label right above a heading says of what the heading is: `Guest voices` over `What to expect`. */
interface Kicker {
	group: number;
	kinds: ReadonlySet<SectionKind>;
}

function isInside(page: ReadPage, group: number, scope: number): boolean {
	for (let at: number | null | undefined = group, depth = 0; at !== null && at !== undefined && depth < 200; depth++) {
		if (at === scope) return true;
		// Groups are numbered from outside in.
		if (at < scope) return false;
		at = page.groups[at]?.parent;
	}
	return false;
}

/** The container that a heading is for: a section, or one that holds more than the heading and a line under it. */
function scopeOf(page: ReadPage, block: Block, sizes: readonly number[]): number {
	let scope = block.group;
	for (let depth = 0; depth < 20; depth++) {
		const group = page.groups[scope];
		if (!group || group.parent === null) return 0;
		if (SECTIONING.test(group.tag) && (sizes[scope] ?? 0) > 2) return scope;
		if ((sizes[scope] ?? 0) >= 4) return scope;
		scope = group.parent;
	}
	return 0;
}

function levelOf(block: Block): number | null {
	if (block.kind === "heading") return Number(block.tag.slice(1)) || 6;
	return block.tag === "dt" || block.tag === "summary" || block.tag === "legend" || block.tag === "caption" ? 6 : null;
}

const QUOTED = /^["“„«'‘].{15,}["”»’']$/su;

/** Groups of a few blocks, one of them wholly in quotation marks: words of somebody, and who it is. */
function quotedGroups(page: ReadPage, visible: readonly Block[], sizes: readonly number[]): ReadonlySet<number> {
	const quoted = visible.filter(
		({ start, end, group, tag }) =>
			(tag === "blockquote" && (sizes[group] ?? 0) <= 6) ||
			((sizes[group] ?? 0) <= 6 && group !== 0 && QUOTED.test(page.text.slice(start, end).trim())),
	);
	return new Set(quoted.map(({ group }) => group).filter((group) => group !== 0));
}

/** Cards with filler text in them: their other words are the template's too. A list may hold one entry that is left over. */
function templateGroups(
	page: ReadPage,
	visible: readonly Block[],
	sizes: readonly number[],
	filled: ReadonlySet<number>,
): ReadonlySet<number> {
	const inCards = visible.filter(
		({ id, group }) =>
			filled.has(id) &&
			group !== 0 &&
			(sizes[group] ?? 0) <= CARD_MAX &&
			!/^[uo]l$/.test(page.groups[group]?.tag ?? ""),
	);
	return new Set(inCards.map(({ group }) => group));
}

/** What a title announces also among the features of something. */
const ANNOUNCED_ANYWHERE: readonly SectionKind[] = ["planned", "testimonial", "comparison", "legal", "pricing"];

/** Of the titles under `Features` one may be called `Saved replies` or `Customers`: it is a feature, whatever it would be elsewhere. */
function kindsUnder(open: readonly OpenHeading[], kinds: ReadonlySet<SectionKind>): ReadonlySet<SectionKind> {
	if (!open.some((heading) => heading.kinds.has("features"))) return kinds;
	return new Set([...kinds].filter((kind) => ANNOUNCED_ANYWHERE.includes(kind)));
}

/** What a line says that those behind it are; an entry of a list of features is a label of none. */
function labelKinds(page: ReadPage, block: Block, open: readonly OpenHeading[]): ReadonlySet<SectionKind> | null {
	const label = kindsOfLabelLine(page, block);
	if (label === null || block.kind !== "list_item") return label;
	const kinds = kindsUnder(open, label);
	return kinds.size > 0 ? kinds : null;
}

const analysed = new WeakMap<ReadPage, readonly BlockContext[]>();
const NO_KINDS: ReadonlySet<SectionKind> = new Set();
const NOWHERE: BlockContext = { sections: new Set(), headings: [] };

/** What every block of a page stands under, by block id. Made once a page. */
export function pageContext(page: ReadPage): readonly BlockContext[] {
	const known = analysed.get(page);
	if (known) return known;
	const made = analyse(page);
	analysed.set(page, made);
	return made;
}

export function contextOfBlock(page: ReadPage, id: number): BlockContext {
	return pageContext(page)[id] ?? NOWHERE;
}

function analyse(page: ReadPage): readonly BlockContext[] {
	const visible = page.blocks.filter(isVisible);
	const sizes = groupSizes(page, visible);
	const ofGroup = groupKinds(page, sizes, visible.length);
	const quoted = quotedGroups(page, visible, sizes);
	const filled = new Set(
		visible.filter(({ start, end }) => isPlaceholderText(page.text.slice(start, end))).map(({ id }) => id),
	);
	const templates = templateGroups(page, visible, sizes, filled);
	const { saidBySomebody, notThere } = neighboursOf(page, visible);
	const ofPage = Object.entries(PAGE_WORDS).flatMap(([kind, pattern]) =>
		(page.role !== "home" || kind === "portfolio") && pattern.test(URL.parse(page.url)?.pathname ?? "")
			? [kind as SectionKind]
			: [],
	);
	const contexts: BlockContext[] = [];
	let open: OpenHeading[] = [];
	let landmark: Block["landmark"] = null;
	let kicker: Kicker | null = null;
	for (const block of visible) {
		if (block.landmark !== landmark) open = open.filter(({ level }) => level <= 1 && block.landmark !== "footer");
		landmark = block.landmark;
		open = open.filter((heading) => heading.reach-- > 0 && isInside(page, block.group, heading.scope));
		const level = levelOf(block);
		const label = level === null ? labelKinds(page, block, open) : null;
		if (level !== null) open = open.filter((heading) => heading.level < level);
		if (label) open = open.filter((heading) => heading.level < LABEL_LEVEL);
		const sections = new Set<SectionKind>([...ofPage, ...(ofGroup[block.group] ?? [])]);
		for (const { kinds } of open) for (const kind of kinds) sections.add(kind);
		if (quoted.has(block.group) || block.tag === "blockquote" || saidBySomebody.has(block.id))
			sections.add("testimonial");
		if (notThere.has(block.id)) sections.add("planned");
		const text = page.text.slice(block.start, block.end);
		if (templates.has(block.group) || filled.has(block.id)) sections.add("template");
		for (const kind of kindsBeforeColon(text)) sections.add(kind);
		contexts[block.id] = { sections, headings: open.map(({ block: { id } }) => id).reverse() };
		if (level !== null) {
			// The main heading of the home page is about the product, whatever part it would announce elsewhere.
			const isMain = page.role === "home" && block.tag === "h1";
			const own = isMain ? NO_KINDS : kindsUnder(open, kindsOfHeading(page, block));
			const kinds = kicker?.group === block.group ? new Set([...own, ...kicker.kinds]) : own;
			open.push({ block, level, kinds, scope: scopeOf(page, block, sizes), reach: Number.POSITIVE_INFINITY });
		} else if (label) {
			open.push({ block, level: LABEL_LEVEL, kinds: label, scope: block.group, reach: LABEL_REACH });
		}
		kicker = label && { group: block.group, kinds: label };
	}
	return contexts;
}
