import { TOKEN_BYTES } from "#core/limits";
import type { Ids } from "#core/ports/outside";
import { base64url } from "#core/web/base64url";
import { type Db, runBatch } from "#store/db";
import { insertStopKey, stopKey } from "#store/mails";

/** The secret that links in mails are signed with; made by whoever needs it first, and the same for everybody from then on. */
export async function stopKeyOf({ db, ids, now }: { db: Db; ids: Ids; now: Date }): Promise<string> {
	const known = await stopKey(db);
	if (known !== null) return known;
	await runBatch(db, [insertStopKey(db, base64url(ids.random(TOKEN_BYTES)), now.getTime())]);
	const made = await stopKey(db);
	if (made === null) throw new Error("the key of links in mails could not be kept");
	return made;
}
