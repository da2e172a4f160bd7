import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { POST_SLUG_TAKEN, writePost } from "#store/post-drafts";
import { postFacts, postTexts } from "#usecases/content/post-input";
import { SLUG_TAKEN } from "#usecases/content/post-refusals";

/** The site team writes a new post: a draft, one that is published at once, or one that waits for its day. */
export default defineAction({
	id: "write_post",
	actor: "team",
	rate: "write",
	input: postTexts,
	async handler(texts, { db, now, nextId }) {
		const id = await nextId("post");
		const at = now.getTime();
		return record(
			{ subject: `post:${id}`, change: changeBetween(null, postFacts(texts, at)) },
			{ postId: id },
			writePost(db, { id, before: null, texts, at }),
			{ changed: SLUG_TAKEN, [POST_SLUG_TAKEN]: SLUG_TAKEN },
		);
	},
});
