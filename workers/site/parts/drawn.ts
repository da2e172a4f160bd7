import { raw } from "hono/html";
import type { Child } from "hono/jsx";

/** Of those that have numbers in them; the icons are some thirty. */
const KEPT_MAX = 1_000;
const kept = new Map<string, ReturnType<typeof raw>>();

/**
 * A drawing, put together when it is first shown: a page of rows holds hundreds that are the same, and the elements of drawings
 * cost more than others do, since names of their attributes are looked up. So is what stands around every page. It must hold nobody's
 * words but the site's own.
 * @param name by which it is known, with all that it depends on.
 */
export function drawn(name: string, draw: () => NonNullable<Child>): Child {
	const known = kept.get(name);
	if (known !== undefined) return known;
	if (kept.size >= KEPT_MAX) kept.clear();
	const made = raw(draw().toString());
	kept.set(name, made);
	return made;
}
