import * as z from "zod";
import { line, text } from "#usecases/fields";

const section = text(8000).optional();

/** The body of set_founder_story. */
export const founderStoryBody = z.strictObject({
	title: line(200).optional(),
	story: section,
	why_started: section,
	problem: section,
	journey: section,
	challenges: section,
	achievements: section,
	lessons: section,
	whats_next: section,
});
