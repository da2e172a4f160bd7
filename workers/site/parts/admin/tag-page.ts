/**
 * What the address of a tag's page begins with; the tag follows. It stands in the query, as browsers take the tags "." and
 * ".." in a path for the folder and the one above, also when they are encoded (WHATWG URL, double-dot path segment).
 */
export const TAG_PAGE = "/admin/tags/one?tag=";

/** The site team's page of a tag. */
export const tagPage = (tag: string): string => TAG_PAGE + encodeURIComponent(tag);
