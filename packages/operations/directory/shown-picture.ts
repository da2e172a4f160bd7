import * as z from "zod";
import type { ShownPicture } from "#core/pictures/picture";
import type { Links } from "#core/web/links";

/** A picture of a listing, kept on this directory's own origin. Source: docs/pictures.md#what-shows. */
export const shownPicture = z
	.object({
		url: z.string().meta({ description: "On this directory's origin; what is there never changes." }),
		width: z.int().meta({ description: "Pixels; of a drawing in SVG, the size it is shown at by itself." }),
		height: z.int(),
		transparent: z.boolean().meta({ description: "Whether something may shine through: show it on white." }),
	})
	.meta({ id: "Picture" })
	.nullable();

export type PictureAnswer = z.input<typeof shownPicture>;

export function toPicture(picture: ShownPicture | null, links: Links): PictureAnswer {
	if (picture === null) return null;
	const { hash, width, height, transparent } = picture;
	return { url: links.picture(hash), width, height, transparent };
}
