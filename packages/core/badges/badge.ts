import type { Links } from "#core/web/links";

/** Kinds of badges, the styles they are drawn in, and the addresses of their images. */

export const BADGE_KINDS = [
	"listed_on",
	"launched_on",
	"featured",
	"verified",
	"launch_of_the_week_1",
	"launch_of_the_week_2",
	"launch_of_the_week_3",
	"top_of_category",
] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

/** Source: docs/badges.md#kinds-and-styles. */
export const BADGE_SHAPES = ["standard", "outline", "pill", "banner", "square"] as const;
export const BADGE_MODES = ["light", "dark", "auto"] as const;
export const BADGE_SIZES = ["s", "m", "l"] as const;

export interface BadgeStyle {
	shape: (typeof BADGE_SHAPES)[number];
	mode: (typeof BADGE_MODES)[number];
	size: (typeof BADGE_SIZES)[number];
}

export interface Badge extends BadgeStyle {
	kind: BadgeKind;
}

/** What a badge does when nobody says otherwise. Source: docs/badges.md#kinds-and-styles. */
export const DEFAULT_BADGE_STYLE: BadgeStyle = { shape: "standard", mode: "auto", size: "m" };

/** Every style a badge comes in. */
export const BADGE_STYLES: readonly BadgeStyle[] = BADGE_SHAPES.flatMap((shape) =>
	BADGE_MODES.flatMap((mode) => BADGE_SIZES.map((size) => ({ shape, mode, size }))),
);

/** The name of a badge in its address: `listed-on-standard-auto-m`. */
export function badgeName({ kind, shape, mode, size }: Badge): string {
	return `${kind.replaceAll("_", "-")}-${shape}-${mode}-${size}`;
}

const BY_NAME: ReadonlyMap<string, Badge> = new Map(
	BADGE_KINDS.flatMap((kind) =>
		BADGE_STYLES.map((style): [string, Badge] => [badgeName({ kind, ...style }), { kind, ...style }]),
	),
);

/** The badge that a name stands for; null for anything that `badgeName` does not write. */
export function parseBadgeName(name: string): Badge | null {
	return BY_NAME.get(name) ?? null;
}

/** Whether a badge stands for something bought; then it carries the word "Paid". Source: docs/badges.md#paid-is-said. */
export function isPaidBadge(kind: BadgeKind): boolean {
	return kind === "featured";
}

/** The address of a badge's image. */
export function badgeUrl(links: Pick<Links, "badge">, slug: string, badge: Badge): string {
	return links.badge(slug, badgeName(badge));
}
