import editPost from "#actions/content/edit-post";
import writePost from "#actions/content/write-post";
import { performAs, teamActor } from "#testing/act";

/** A post as the site team types it. */
export const POST_TEXTS = {
	slug: "weeks",
	title: "How weeks work",
	summary: "From Monday to Sunday.",
	body: "A week **begins** on <b>Monday</b>.",
	author: "The team",
	faqs: [{ question: "Why?", answer: "Because." }],
};

/** Writes a post by the site team, and answers its id; null leaves it a draft. */
export const writtenPost = async (publishedAt: number | null, more = {}): Promise<number> =>
	(await performAs(teamActor(), writePost, { ...POST_TEXTS, publishedAt, ...more })).postId;

/** Edits a post that is at this version, by the site team. */
export const editedPost = (post_id: number, version: number, publishedAt: number | null, more = {}) =>
	performAs(teamActor(), editPost, { post_id, version, ...POST_TEXTS, publishedAt, ...more });
