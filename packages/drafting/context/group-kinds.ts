import type { ReadPage } from "#core/web/page";
import { groupsAround } from "#drafting/context/groups";
import { kindsByAnchor } from "#drafting/context/menu-anchors";
import type { SectionKind } from "#drafting/lexicon/section-kinds";
import { HINT_WORDS } from "#drafting/lexicon/sections";

/** A container of more than this share of the page's blocks says nothing of one of its parts. */
const WRAPPER_SHARE = 0.6;
/** So many groups around a block have a say. */
const HINT_DEPTH = 5;

/** The groups around the page's own title: they hold the page, whatever its template calls them. */
function groupsWithTitle(page: ReadPage): ReadonlySet<number> {
	const title = page.blocks.find(({ tag }) => tag === "h1");
	return new Set(title ? groupsAround(page, title.group) : []);
}

const HINTS_MAX = 5000;
const hinted = new Map<string, readonly SectionKind[]>();

/** What one class name says; the same stand at group after group, and their numbers say nothing. */
function kindsOfHint(written: string): readonly SectionKind[] {
	const word = written.replaceAll("_", "-").replace(/\d+/g, "");
	const known = hinted.get(word);
	if (known) return known;
	const kinds = Object.entries(HINT_WORDS).flatMap(([kind, pattern]) =>
		pattern.test(word) ? [kind as SectionKind] : [],
	);
	if (hinted.size > HINTS_MAX) hinted.clear();
	hinted.set(word, kinds);
	return kinds;
}

/** What the class names of each group and of those around it say, wrappers of the whole page left out. */
export function groupKinds(page: ReadPage, sizes: readonly number[], total: number): ReadonlySet<SectionKind>[] {
	const withTitle = groupsWithTitle(page);
	const byMenu = kindsByAnchor(page);
	const own = page.groups.map(({ hints, tag }, id) => {
		const kinds = new Set<SectionKind>();
		if (withTitle.has(id)) return kinds;
		if (id === 0 || tag === "body" || tag === "main" || (sizes[id] ?? 0) > Math.max(6, total * WRAPPER_SHARE))
			return kinds;
		for (const word of hints.split(" "))
			for (const kind of [...kindsOfHint(word), ...(byMenu.get(word) ?? [])]) kinds.add(kind);
		if (tag === "blockquote") kinds.add("testimonial");
		if (tag === "form") kinds.add("account");
		return kinds;
	});
	return page.groups.map((_, id) => {
		const kinds = new Set<SectionKind>();
		let at: number | null | undefined = id;
		for (let depth = 0; depth < HINT_DEPTH && at !== null && at !== undefined; depth++) {
			for (const kind of own[at] ?? []) kinds.add(kind);
			at = page.groups[at]?.parent;
		}
		return kinds;
	});
}
