/** Source: docs/limits.md#slugs. */
export const SLUG_MAX = 220;

/** The form of a slug, of SLUG_MAX characters at most. Source: docs/limits.md#slugs. */
export const SLUG = /^[a-z0-9][a-z0-9-]{0,219}$/;

/**
 * A name as a slug: lower case, accents folded, everything else as single hyphens.
 * @param fallback what stands in for a name of which nothing remains (one in another script).
 */
export function slugify(name: string, fallback: string): string {
	const slug = name
		.normalize("NFKD")
		.replaceAll(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.slice(0, SLUG_MAX - 10)
		.replaceAll(/^-+|(?<!-)-+$/g, "");
	return slug === "" ? fallback : slug;
}

/** How many of one name are told apart by small numbers. */
const NUMBERED = 9;

/** What a name's slug may become: itself, or with a number from 2. Few, so that looking them up does not grow with the directory. */
export function slugsFor(base: string): string[] {
	return Array.from({ length: NUMBERED }, (_, index) => (index === 0 ? base : `${base}-${index + 1}`));
}

/**
 * The first of them that is free; where none is, the name with the id of what is called so. Only something that has such a number
 * in its name can have that already: then the commit fails, and is decided again with another id.
 * @param taken of `slugsFor(base)`.
 */
export function freeSlug(base: string, taken: ReadonlySet<string>, id: number): string {
	return slugsFor(base).find((slug) => !taken.has(slug)) ?? `${base}-${id}`;
}
