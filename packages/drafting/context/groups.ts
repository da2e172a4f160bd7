import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";

/** Ids of a group and of those around it, nearest first. */
export function groupsAround(page: ReadPage, group: number): number[] {
	const around: number[] = [];
	let current: number | null | undefined = group;
	while (current !== null && current !== undefined && around.length < 12) {
		around.push(current);
		current = page.groups[current]?.parent;
	}
	return around;
}

const known = new WeakMap<ReadPage, ReadonlyMap<number, readonly Block[]>>();

function byGroup(page: ReadPage): ReadonlyMap<number, readonly Block[]> {
	const made = new Map<number, Block[]>();
	for (const block of page.blocks.filter(isVisible))
		for (const group of groupsAround(page, block.group)) {
			const inside = made.get(group);
			if (inside) inside.push(block);
			else made.set(group, [block]);
		}
	return made;
}

/** The visible blocks of a group, with those inside it, in the page's order. A page is looked through once for all its groups. */
export function blocksInside(page: ReadPage, group: number): readonly Block[] {
	const index = known.get(page) ?? byGroup(page);
	known.set(page, index);
	return index.get(group) ?? [];
}

/** How many visible blocks each group holds, with those inside it. */
export function groupSizes(page: ReadPage, visible: readonly Block[]): number[] {
	const sizes = page.groups.map(() => 0);
	for (const { group } of visible) sizes[group] = (sizes[group] ?? 0) + 1;
	for (let id = page.groups.length - 1; id > 0; id--) {
		const parent = page.groups[id]?.parent;
		if (parent !== null && parent !== undefined) sizes[parent] = (sizes[parent] ?? 0) + (sizes[id] ?? 0);
	}
	return sizes;
}
