import type { CleanPicture, PictureUse } from "#core/pictures/picture";
import { PictureRefused } from "#core/pictures/refusal";

/** Pixels a side: what counts visitors has one, a favourite's icon 16. */
export const LOGO_SIDE_MIN = 32;
/** How much longer than the other a side of a logo may be: it is shown in a square. */
const LOGO_RATIO_MAX = 2.5;
export const COVER_WIDTH_MIN = 400;
export const COVER_HEIGHT_MIN = 200;
/** Width by height: a square one is a logo, a very wide one a banner. */
const COVER_RATIO_MIN = 1.2;
const COVER_RATIO_MAX = 3.2;

/** The same of the directory's own logo, which may hold its name: it is shown in a line. */
const SITE_LOGO_RATIO_MAX = 8;

/** @throws PictureRefused for a picture that is none of this kind by its shape. */
export function checkFitness(kind: PictureUse, { width, height }: Pick<CleanPicture, "width" | "height">): void {
	// In a text any shape has its place.
	if (kind === "post") return;
	if (kind === "site_logo") {
		if (width > SITE_LOGO_RATIO_MAX * height || height > LOGO_RATIO_MAX * width)
			throw new PictureRefused("not_in_line");
		if (Math.min(width, height) < LOGO_SIDE_MIN) throw new PictureRefused("too_small");
		return;
	}
	if (kind === "logo") {
		const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
		if (longer > LOGO_RATIO_MAX * shorter) throw new PictureRefused("not_square_enough");
		if (shorter < LOGO_SIDE_MIN) throw new PictureRefused("too_small");
		return;
	}
	const ratio = width / height;
	if (ratio < COVER_RATIO_MIN || ratio > COVER_RATIO_MAX) throw new PictureRefused("not_wide_enough");
	if (width < COVER_WIDTH_MIN || height < COVER_HEIGHT_MIN) throw new PictureRefused("too_small");
}

/** Words in a file's name that tell of a wall of other people's logos. */
const WALL =
	/(?:^|[^a-z])(?:logos|clients?|customers?|partners?|sponsors?|trusted-?by|as-?seen-?(?:in|on)|featured-?(?:in|on))(?![a-z])/;

/** @throws PictureRefused for an address that says itself to hold the logos of others. */
export function checkName(address: string): void {
	const name = URL.parse(address)?.pathname.split("/").at(-1)?.toLowerCase() ?? "";
	if (WALL.test(name)) throw new PictureRefused("many_logos");
}
