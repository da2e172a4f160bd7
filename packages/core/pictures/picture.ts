/** Pictures of listings, kept on our own origin. Source: docs/pictures.md#what-shows. */

/** What a listing or a draft shows a picture as. */
export const PICTURE_KINDS = ["logo", "cover"] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];
/** What a picture is kept as: of a listing or a draft, the directory's own logo, in the text of a post. */
export type PictureUse = PictureKind | "site_logo" | "post";

/** Formats that are kept, by the type they are served as. */
export const PICTURE_TYPES = [
	"image/png",
	"image/jpeg",
	"image/webp",
	"image/avif",
	"image/gif",
	"image/x-icon",
	"image/svg+xml",
] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** A kept picture as a listing knows it. */
export interface ShownPicture {
	/** SHA-256 of its bytes, hex: its name here. */
	hash: string;
	/** Pixels; of drawings in SVG, what they are shown at unless told otherwise. */
	width: number;
	height: number;
	/** Whether something may shine through it: then it stands on a ground of our own. */
	transparent: boolean;
}

/** A picture as it is kept: without notes, without motion, nothing behind it. */
export interface CleanPicture {
	type: PictureType;
	/** Pixels. */
	width: number;
	height: number;
	/** Whether something may shine through it. */
	transparent: boolean;
	bytes: Uint8Array;
}
