/** What the site team writes of a post. */
export interface PostTexts {
	/** Last part of its address. */
	slug: string;
	title: string;
	summary: string;
	/** Markdown. */
	body: string;
	author: string;
	faqs: { question: string; answer: string }[];
	/** When everybody sees it, epoch milliseconds; null: not published. One that is ahead is a date that it waits for. */
	publishedAt: number | null;
}

/** Whether everybody, only the site team until a day, or only the site team sees a post. */
export type PostState = "published" | "scheduled" | "draft";

export function postState({ publishedAt }: Pick<PostTexts, "publishedAt">, now: number): PostState {
	if (publishedAt === null) return "draft";
	return publishedAt <= now ? "published" : "scheduled";
}
