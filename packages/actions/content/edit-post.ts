import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { POST_SLUG_TAKEN, postDraft, writePost } from "#store/post-drafts";
import { AGAIN, unchanged } from "#usecases/commit";
import { postFacts, postTexts } from "#usecases/content/post-input";
import { checkedPictures } from "#usecases/content/post-pictures";
import { SLUG_TAKEN } from "#usecases/content/post-refusals";
import { savedSince } from "#usecases/saved-since";

/** The site team changes a post, publishes it, sets its day or takes it back; what it said before is kept. */
export default defineAction({
	id: "edit_post",
	actor: "team",
	rate: "write",
	input: postTexts.extend({
		post_id: z.int().min(1),
		/** Of the post as it was read. */
		version: z.int().min(1),
	}),
	async handler({ post_id, version, ...texts }, { db, now }) {
		const before = (await postDraft(db, post_id)) ?? notFound("post");
		const { code, detail, more } = savedSince("post");
		if (before.version !== version) throw new AppError(code, detail, more);
		const at = now.getTime();
		const change = changeBetween(postFacts(before.texts, at), postFacts(texts, at));
		if (JSON.stringify(before.texts) === JSON.stringify(texts)) return unchanged({ postId: post_id });
		const pictures = await checkedPictures(db, texts.body);
		return record(
			{ subject: `post:${post_id}`, detail: { version }, change },
			{ postId: post_id },
			writePost(db, { id: post_id, before, texts, pictures, at }),
			{ changed: savedSince("post"), gone: AGAIN, [POST_SLUG_TAKEN]: SLUG_TAKEN },
		);
	},
});
