import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { hashesIn } from "#core/content/post-pictures";
import { AppError, notFound } from "#core/errors";
import { keptPictures } from "#store/pictures";
import { POST_SLUG_TAKEN, postDraft, postVersion, writePost } from "#store/post-drafts";
import { AGAIN } from "#usecases/commit";
import { postFacts } from "#usecases/content/post-input";
import { SLUG_TAKEN } from "#usecases/content/post-refusals";
import { savedSince } from "#usecases/saved-since";

/** The site team puts a post back to what it said before, and to whether and when it was published then. */
export default defineAction({
	id: "put_back_post",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		post_id: z.int().min(1),
		/** Of the post as it was read. */
		version: z.int().min(1),
		/** The version to put back. */
		to: z.int().min(1),
	}),
	async handler({ post_id, version, to }, { db, now }) {
		const [before, then] = await Promise.all([postDraft(db, post_id), postVersion(db, post_id, to)]);
		if (before === null || then === null) return notFound("version");
		const { code, detail, more } = savedSince("post");
		if (before.version !== version) throw new AppError(code, detail, more);
		const at = now.getTime();
		// What a version shows is kept with it; where one from before says otherwise, it is put back as it was.
		const pictures = [...(await keptPictures(db, hashesIn(then.texts.body))).keys()];
		return record(
			{
				subject: `post:${post_id}`,
				detail: { version, to },
				change: changeBetween(postFacts(before.texts, at), postFacts(then.texts, at)),
			},
			{ postId: post_id },
			writePost(db, { id: post_id, before, texts: then.texts, pictures, at }),
			{ changed: savedSince("post"), gone: AGAIN, [POST_SLUG_TAKEN]: SLUG_TAKEN },
		);
	},
});
