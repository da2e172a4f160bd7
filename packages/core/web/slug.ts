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

/** The slug itself, or with the first number from 2 that is free. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
	for (let number = 1; ; number++) {
		const slug = number === 1 ? base : `${base}-${number}`;
		if (!taken.has(slug)) return slug;
	}
}
