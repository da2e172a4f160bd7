import type { Child } from "hono/jsx";

/** Posts and interviews. */
export const blog = {
	blog: "Blog",
	about: "What we learn about launching products, and how this directory works.",
	wordsToLookFor: "Words to look for",
	searchPosts: "Search posts",
	search: "Search",
	none: "No post has these words",
	noneHow: "Posts are found by the words of their titles and texts. Try fewer words, or another one.",
	all: "Show all posts",
	noneYet: "No post yet",
	noneYetHow:
		"What we learn about launching products will stand here, newest first. A feed tells you of the first one.",
	feeds: "Choose a feed",
	by: (day: Child, author: string) => (
		<>
			{day} · {author}
		</>
	),
	questions: "Questions and answers",
	sections: "What there is to read",
	interviews: {
		title: "Interviews",
		about:
			"Founders of listed products in their own words: what they set out to solve, and what they would do otherwise.",
		whole: (name: Child) => <>All answers of {name}</>,
		of: (title: Child | null, listing: Child | null) => (
			<>
				{title}
				{title !== null && listing !== null && ", "}
				{listing}
			</>
		),
		none: "No founder has answered yet",
		noneHow: "Every founder of a listed product may: the questions wait in their account, for programs too.",
		submit: "Submit a product",
	},
};
