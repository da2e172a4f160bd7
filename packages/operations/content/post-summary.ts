import * as z from "zod";
import { timestamp } from "#usecases/fields";

/** A post as lists give it. */
export const postSummary = z
	.object({
		slug: z.string(),
		title: z.string(),
		summary: z.string(),
		author: z.string(),
		published_at: timestamp,
		url: z.string(),
	})
	.meta({ id: "BlogPostSummary" });

/** For the examples of the operations that answer with posts. */
export const POST_EXAMPLE = {
	slug: "how-launch-weeks-work",
	title: "How launch weeks work",
	summary: "From Monday to Sunday, and what counts.",
	author: "The team",
	published_at: "2026-10-05T09:00:00.000Z",
	url: "https://launchweek.example/blog/how-launch-weeks-work",
};
