import { checkFitness } from "#core/pictures/fitness";
import { inspectPicture } from "#core/pictures/inspect";
import type { CleanPicture, PictureUse } from "#core/pictures/picture";
import type { ObjectStore } from "#core/ports/objects";
import { sha256OfBytes } from "#core/sha256";
import type { Db } from "#store/db";
import { notePicture, objectKey } from "#store/pictures";

/** What keeping a picture needs. */
export interface PictureKeeping {
	db: Db;
	now: Date;
	objects: ObjectStore;
}

/** A kept picture, by the hash of its bytes. */
export interface KeptPicture extends Omit<CleanPicture, "bytes"> {
	hash: string;
}

/**
 * Keeps a picture that comes from anywhere: looked at, cleaned, stored under the hash of its bytes. Nothing shows it yet;
 * what its cause writes does, and what nothing shows is gone after a day.
 * @throws PictureRefused with the reason.
 */
export async function keepPicture(
	kind: PictureUse,
	found: Uint8Array,
	{ db, now, objects }: PictureKeeping,
): Promise<KeptPicture> {
	const { bytes, ...picture } = await inspectPicture(found);
	checkFitness(kind, picture);
	const hash = await sha256OfBytes(bytes);
	// The row first: an object without one would never be found again.
	const { storedAt } = await notePicture(db, { hash, ...picture, bytes: bytes.length }, now.getTime());
	await objects.put(objectKey({ hash, storedAt }), bytes, picture.type);
	return { hash, ...picture };
}
