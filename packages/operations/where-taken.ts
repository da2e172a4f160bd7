import type { Area, Operation } from "#operations/define";
import { OPERATIONS } from "#operations/registry";
import { innerShape } from "#usecases/validate";

/** Areas whose operations work on the same things, so that what one does not take another may. */
const TOGETHER: readonly (readonly Area[])[] = [["drafts", "listings"]];

/**
 * Where a property that is not known where it was sent can be sent: elsewhere in the same input (`it is fields.tagline`), or
 * to another operation (`update_draft takes it (fields.name)`).
 * @param path of the property as it was sent.
 * @returns null when nothing takes it.
 */
export function whereTaken(operation: Operation, path: readonly PropertyKey[]): string | null {
	const property = String(path.at(-1));
	const own = placesIn(operation, property).filter((place) => place !== path.join("."));
	if (own.length > 0) return `it is ${own.join(" or ")}.`;
	const areas = TOGETHER.find((group) => group.includes(operation.area)) ?? [];
	const takers = OPERATIONS.filter((other) => other !== operation && areas.includes(other.area)).flatMap((other) => {
		const [place] = placesIn(other, property);
		return place === undefined ? [] : [`${other.id} takes it (${place})`];
	});
	return takers.length === 0 ? null : `${takers.join("; ")}.`;
}

/** Where a body has a property: at its top, or one level in. */
function placesIn({ body }: Operation, property: string): string[] {
	if (body === undefined) return [];
	if (Object.hasOwn(body.shape, property)) return [property];
	const holders = Object.keys(body.shape).filter((key) => Object.hasOwn(innerShape(body, [key]) ?? {}, property));
	return holders.map((holder) => `${holder}.${property}`);
}
