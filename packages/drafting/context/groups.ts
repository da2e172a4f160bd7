import type { ReadPage } from "#core/web/page";

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
