import { type AwardImage, awardShapes } from "./award-image.ts";
import type { Engine } from "./engine.ts";
import { type ProfileImage, profileShapes } from "./listing-image.ts";
import type { Picture } from "./picture.ts";
import { paint } from "./scene.ts";
import { type WeekImage, weekShapes } from "./week-image.ts";

export type ShareImage = ProfileImage | AwardImage | WeekImage;

/** Hashes of the pictures that an image shows, in order. */
export function picturesOf(image: ShareImage): (string | null)[] {
	return "picture" in image ? [image.picture] : image.rows.map(({ picture }) => picture);
}

/**
 * @param pictures of the products or the person it is about, in order; null where there is none to draw.
 * @param logo of the directory; null where it has none, or none that can be drawn.
 */
export async function draw(
	engine: Engine,
	drawn: ShareImage,
	pictures: readonly (Picture | null)[],
	logo: Picture | null,
): Promise<Uint8Array> {
	const [first = null] = pictures;
	const image = { ...drawn, masthead: { ...drawn.masthead, picture: logo } };
	switch (image.kind) {
		case "listing":
		case "founder":
			return paint(engine, (widths) => profileShapes(widths, image, first));
		case "award":
			return paint(engine, (widths) => awardShapes(widths, image, first));
		default:
			return paint(engine, (widths) => weekShapes(widths, image, pictures));
	}
}
