import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { POST_SLUG_TAKEN, writePost } from "#store/post-drafts";
import { AGAIN } from "#usecases/commit";
import { postFacts, postTexts } from "#usecases/content/post-input";
import { checkedPictures } from "#usecases/content/post-pictures";
import { SLUG_TAKEN } from "#usecases/content/post-refusals";

/** The site team writes a new post: a draft, one that is published at once, or one that waits for its day. */
export default defineAction({
	id: "write_post",
	actor: "team",
	rate: "write",
	input: postTexts,
	async handler(texts, { db, now, nextId }) {
		const pictures = await checkedPictures(db, texts.body);
		const id = await nextId("post");
		const at = now.getTime();
		return record(
			{ subject: `post:${id}`, change: changeBetween(null, postFacts(texts, at)) },
			{ postId: id },
			writePost(db, { id, before: null, texts, pictures, at }),
			{ changed: SLUG_TAKEN, gone: AGAIN, [POST_SLUG_TAKEN]: SLUG_TAKEN },
		);
	},
});
