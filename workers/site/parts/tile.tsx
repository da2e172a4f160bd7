import type { Child, FC } from "hono/jsx";
import { drawn } from "./drawn.ts";

/** 32, 40, 48, 72 and 96 px; the largest is 64 on a phone. */
type Size = "s" | "m" | "l" | "xl";

/** A kept picture; drawn where there is none. */
export type TilePicture = { url: string; width: number; height: number; transparent: boolean } | null | undefined;

interface Props {
	picture?: TilePicture;
	size?: Size | undefined;
	/** Products are square, people round. */
	of?: "product" | "person";
	/** Whether it stands where everybody sees it at once: it is then not left for later. */
	eager?: boolean;
}

/** The picture of a product or person: it stands beside the name, so it needs no words. */
export const Tile: FC<Props> = ({ picture, size, of = "product", eager = false }) => {
	const classes = [
		"tile",
		...(size === undefined ? [] : [size]),
		...(of === "person" ? ["face"] : []),
		...(picture != null && needsGround(picture) ? ["on-white"] : []),
	].join(" ");
	const filled = (content: Child) => (
		<span class={classes} aria-hidden="true">
			{content}
		</span>
	);
	if (picture == null) return <>{drawn(`tile ${of} ${classes}`, () => filled(DRAWN[of]))}</>;
	return filled(
		<img
			src={picture.url}
			alt=""
			width={picture.width}
			height={picture.height}
			loading={eager ? undefined : "lazy"}
			decoding="async"
		/>,
	);
};

/** What shines through, or would lose its sides in a square, stands on white in both themes. */
function needsGround({ width, height, transparent }: NonNullable<TilePicture>): boolean {
	return transparent || Math.max(width, height) > 1.1 * Math.min(width, height);
}

/** A ruled sheet with a folded corner; a head over shoulders. No letters: they would look like a logo. */
const DRAWN = {
	product: (
		<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
			<path stroke-width="1.5" d="M16 12h11l6 6v18H16Zm11 0v6h6M20 24h9m-9 4h9m-9 4h6" />
		</svg>
	),
	person: (
		<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
			<path stroke-width="1.5" d="M24 25a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM9.5 43c1-9 7-13 14.5-13s13.5 4 14.5 13" />
		</svg>
	),
};
