/** The kinds of things whose facts are public, in the order that they build on each other. Source: docs/data.md#what-is-in-it. */
export const PUBLIC_KINDS = ["category", "listing", "founder", "week"] as const;
export type PublicKind = (typeof PUBLIC_KINDS)[number];
