import { hashesIn, picturesIn } from "#core/content/post-pictures";
import { invalidField } from "#core/errors";
import { POST_PICTURES_MAX } from "#core/limits";
import type { Db } from "#store/db";
import { keptPictures } from "#store/pictures";

/**
 * The pictures that the text of a post shows.
 * @throws AppError naming the picture that nobody would see: of another site, without words, or no longer here.
 */
export async function checkedPictures(db: Db, body: string): Promise<string[]> {
	const hashes = hashesIn(body);
	if (hashes.length > POST_PICTURES_MAX) {
		return invalidField(
			"/body",
			`A post shows at most ${POST_PICTURES_MAX} pictures; this one names ${hashes.length}.`,
		);
	}
	const kept = await keptPictures(db, hashes);
	for (const [index, { address, hash, alt }] of picturesIn(body).entries()) {
		const which = `Picture ${index + 1} (${address === "" ? "without an address" : address.slice(0, 120)})`;
		if (hash === null) {
			return invalidField("/body", `${which} would not be shown: pages load pictures from this site only. Upload it.`);
		}
		if (alt === "") return invalidField("/body", `${which} needs words for who cannot see it: ![words](${address}).`);
		if (!kept.has(hash)) return invalidField("/body", `${which} is not here any more: upload it again.`);
	}
	return hashes;
}
