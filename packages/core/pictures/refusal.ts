import { PICTURE_MAX_BYTES, PICTURE_SIDE_MAX } from "#core/limits";

/** A picture of a website that was not taken, as its owner reads of it. */
export interface RefusedPicture {
	address: string;
	/** One sentence, for those who read it where no catalogue is. */
	reason: string;
	/** What the picture lacks, for pages; absent where it could not be fetched. */
	code?: RefusalCode;
}

/** Why bytes are no picture that is kept, each as the person reads it who would have liked to see it. */
export const REFUSALS = {
	empty: "The file is empty.",
	too_large: `The file is larger than ${PICTURE_MAX_BYTES / 1024} KiB.`,
	not_a_picture: "The file is no picture in PNG, JPEG, WebP, AVIF, GIF, ICO or SVG.",
	truncated: "The file ends before its picture does.",
	damaged: "The file is damaged.",
	more_behind: "The file goes on behind its picture: save it anew as a picture only.",
	carries_markup: "The file carries a web page or a program in its notes: save it anew without notes.",
	too_many_pixels: `The picture is wider or higher than ${PICTURE_SIDE_MAX} pixels.`,
	contradicts_itself: "The file gives its picture two different sizes.",
	animated: "The picture moves: a still one is shown.",
	active: "The drawing holds a script or a part of a web page: save it as a drawing only.",
	refers_outside: "The drawing loads something that is not in it: embed it, or leave it out.",
	holds_picture: "The drawing holds a picture inside it: save that picture itself.",
	defines_entities: "The drawing defines words of its own: save it as plain SVG.",
	too_complex: "The drawing has more parts than are drawn at once.",
	without_size: "The drawing does not say how large it is.",
	one_colour: "The picture is all of one colour.",
	too_small: "The picture is too small: a logo has at least 32 pixels a side, a cover 400 by 200.",
	not_square_enough: "The picture is too wide or too high for a logo, which is shown in a square.",
	not_in_line: "The picture is too wide or too high for a header: at most eight times as wide as high.",
	not_wide_enough: "The picture is not the shape of a cover, which is wider than high.",
	many_logos: "The picture shows the logos of others, by its name.",
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** Bytes that are no picture which is kept. */
export class PictureRefused extends Error {
	readonly code: RefusalCode;

	constructor(code: RefusalCode) {
		super(REFUSALS[code]);
		this.name = "PictureRefused";
		this.code = code;
	}
}
