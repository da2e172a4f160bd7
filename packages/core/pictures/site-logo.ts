import { PICTURE_TYPES, type PictureType } from "#core/pictures/picture";
import { type Form, Unusable } from "#core/site-settings/form";

/** The directory's own logo, as its setting says it. */
export interface SiteLogo {
	/** Of a picture that is kept. */
	hash: string;
	type: PictureType;
	/** Pixels. */
	width: number;
	height: number;
	/** Whether something may shine through it: then it stands on white where the page is dark. */
	transparent: boolean;
}

const FORM = /^([0-9a-f]{64}) (image\/[a-z+-]+) ([1-9]\d{0,3})x([1-9]\d{0,3})( transparent)?$/;

/** As the setting is stored: `HASH TYPE WIDTHxHEIGHT`, and `transparent` where it is. */
export function logoText({ hash, type, width, height, transparent }: SiteLogo): string {
	return `${hash} ${type} ${width}x${height}${transparent ? " transparent" : ""}`;
}

/** Reads what `logoText` writes. */
export const siteLogo: Form<SiteLogo> = (text) => {
	const [, hash = "", name, width, height, transparent] = FORM.exec(text.trim()) ?? [];
	const type = PICTURE_TYPES.find((known) => known === name);
	if (type === undefined)
		return new Unusable("Upload a picture at /admin/settings/looks, or name its file to `npm run settings`.");
	return { hash, type, width: Number(width), height: Number(height), transparent: transparent !== undefined };
};

/** How much longer than high an icon of a site may be. */
const ICON_RATIO_MAX = 1.25;

/** Whether it may stand where browsers and phones show a square. */
export function isSquare({ width, height }: SiteLogo): boolean {
	return Math.max(width, height) <= ICON_RATIO_MAX * Math.min(width, height);
}

/** How large it is, as icons are described: a drawing has any size. Source: HTML, the sizes attribute of links. */
export function sizesOf({ type, width, height }: SiteLogo): string {
	return type === "image/svg+xml" ? "any" : `${width}x${height}`;
}
