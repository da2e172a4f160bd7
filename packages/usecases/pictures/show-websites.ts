import { copyDraftPictures } from "#core/jobs/kinds";
import type { PictureKind } from "#core/pictures/picture";
import type { Db, Statement } from "#store/db";
import { enqueue } from "#store/outbox";
import { draftBehind, dropOwnersPicture } from "#store/pictures";

/** Has the website's logo or cover shown again instead of its owner's; it is copied anew, as it may have changed since. */
export async function showWebsites(db: Db, listingId: number, kind: PictureKind, now: number): Promise<Statement[]> {
	const draftId = await draftBehind(db, listingId);
	const copy = { dueAt: now, now, onceKey: `${copyDraftPictures.name}:${draftId}` };
	return [
		dropOwnersPicture(db, listingId, kind),
		...(draftId === null ? [] : [enqueue(db, copyDraftPictures, { subject: draftId, ...copy })]),
	];
}
