import type { Area, Operation } from "#operations/define";
import { OPERATIONS } from "#operations/registry";
import { innerShape } from "#usecases/validate";

/** Areas whose operations work on the same things, so that what one does not take another may. */
const TOGETHER: readonly (readonly Area[])[] = [["drafts", "listings"]];

/**
 * Which other operations take a property that this one does not, as a sentence: `update_draft takes it (fields.name)`.
 * @returns null when none does.
 */
export function whereTaken(operation: Operation, property: string): string | null {
	const areas = TOGETHER.find((group) => group.includes(operation.area)) ?? [];
	const takers = OPERATIONS.filter((other) => other !== operation && areas.includes(other.area)).flatMap((other) => {
		const path = placeIn(other, property);
		return path === null ? [] : [`${other.id} takes it (${path})`];
	});
	return takers.length === 0 ? null : `${takers.join("; ")}.`;
}

/** A property at the top of a body, or one level in. */
function placeIn({ body }: Operation, property: string): string | null {
	if (body === undefined) return null;
	if (Object.hasOwn(body.shape, property)) return property;
	const holder = Object.keys(body.shape).find((key) => Object.hasOwn(innerShape(body, [key]) ?? {}, property));
	return holder === undefined ? null : `${holder}.${property}`;
}
