import * as z from "zod";
import { timestamp } from "#usecases/fields";

/** Words of a website, with the page they stand on. */
export const quote = z.object({
	quote: z.string(),
	url: z.string(),
	start: z
		.int()
		.optional()
		.meta({ description: "Where it stands in the text of the page as it was read, UTF-16 units." }),
	end: z.int().optional(),
	fetched_at: timestamp.optional().meta({ description: "When the page was read." }),
	of: z
		.string()
		.optional()
		.meta({ description: "In faqs, founders, socials and story: the question, name, platform or section." }),
});
