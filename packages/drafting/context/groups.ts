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
