import { objectKey, pictureByHash } from "#store/pictures";
import type { PageContext } from "../site.ts";
import type { Picture } from "./picture.ts";

/** The library reads these; it decodes no WebP, AVIF or icon. */
const DRAWN = ["image/png", "image/jpeg", "image/gif", "image/svg+xml"] as const;

/** Pixels a side beyond which decoding takes more memory than a small square is worth. */
const SIDE_MAX = 2048;
const SVG_MAX_BYTES = 64 * 1024;
/** What makes a small drawing a long task, or needs fonts and files that are not there. */
const NOT_PLAIN = /<!|<\s*(?:use|filter|pattern|image|mask|foreignObject|style|script|text|animate|set)\b/i;

/** A picture that the library can draw; null where there is none, and then a tile stands for it. */
export async function keptPicture(c: PageContext, hash: string | null): Promise<Picture | null> {
	if (hash === null) return null;
	const { db, objects } = c.var.services;
	const row = await pictureByHash(db, hash);
	const type = DRAWN.find((each) => each === row?.type);
	if (row === null || type === undefined || Math.max(row.width, row.height) > SIDE_MAX) return null;
	const bytes = await objects.get(objectKey(row));
	if (bytes === null) return null;
	const isPlain =
		type !== "image/svg+xml" || (bytes.length <= SVG_MAX_BYTES && !NOT_PLAIN.test(new TextDecoder().decode(bytes)));
	return isPlain ? { bytes, type, transparent: row.transparent } : null;
}
