import type { FC } from "hono/jsx";

/** 32, 40, 48, 72 and 96 px; the largest is 64 on a phone. */
type Size = "s" | "m" | "l" | "xl";

interface Props {
	/** Address of a picture on this site; drawn where there is none. */
	src?: string | null;
	size?: Size | undefined;
	/** Products are square, people round. */
	of?: "product" | "person";
}

/** The picture of a product or person: it stands beside the name, so it needs no words. */
export const Tile: FC<Props> = ({ src, size, of = "product" }) => {
	const classes = ["tile", ...(size === undefined ? [] : [size]), ...(of === "person" ? ["face"] : [])].join(" ");
	return (
		<span class={classes} aria-hidden="true">
			{src != null ? <img src={src} alt="" width="96" height="96" loading="lazy" /> : DRAWN[of]}
		</span>
	);
};

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
