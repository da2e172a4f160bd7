import editPost from "#actions/content/edit-post";
import putBackPost from "#actions/content/put-back-post";
import uploadPostPicture from "#actions/content/upload-post-picture";
import writePost from "#actions/content/write-post";
import { performAs, teamActor } from "#testing/act";
import { encoded } from "#testing/picture-files";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { NOW } from "#testing/world";

const NOWHERE = 999_999;
const TEXTS = { slug: "weeks", title: "Weeks", summary: "How.", body: "So.", author: "The team", faqs: [] };
const PUBLISHED = { ...TEXTS, publishedAt: NOW.getTime() };
/** What every save keeps: a version more, and what it said before; and how the search happens to hold its words. */
const LEAVES = [
	...["post_drafts.version", "post_drafts.edited_at", "post_versions"],
	...["posts_search_data", "posts_search_docsize", "posts_search_idx"],
	...["posts_stems_data", "posts_stems_docsize", "posts_stems_idx"],
];

async function written() {
	await performAs(teamActor(), writePost, PUBLISHED, NOW);
	return { ...PUBLISHED, post_id: 1, version: 1, title: "How weeks work" };
}

/** Posts of the blog. */
export const posts: readonly AnySample[] = [
	sample({
		action: writePost,
		make: async () => PUBLISHED,
		elsewhere: (input) => ({ ...input, slug: "no such address" }),
	}),
	sample({
		action: uploadPostPicture,
		make: async () => ({ bytes: encoded("jpeg"), alt: "A chart" }),
		elsewhere: (input) => ({ ...input, bytes: new Uint8Array([1]) }),
		unchanged: "No post shows it before one is saved that names it; what none names is forgotten a day later.",
		leaves: ["pictures"],
	}),
	sample({
		action: editPost,
		make: written,
		elsewhere: (input) => ({ ...input, post_id: NOWHERE }),
		leaves: LEAVES,
	}),
	sample({
		action: putBackPost,
		async make() {
			await performAs(teamActor(), editPost, await written(), NOW);
			return { post_id: 1, version: 2, to: 1 };
		},
		elsewhere: (input) => ({ ...input, post_id: NOWHERE }),
		leaves: LEAVES,
	}),
];
