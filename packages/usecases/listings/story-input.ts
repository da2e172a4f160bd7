import * as z from "zod";
import { STORY_SECTION_MAX, STORY_TITLE_MAX } from "#core/limits";
import { line, text } from "#usecases/fields";

const section = text(STORY_SECTION_MAX).optional();

/** The body of set_founder_story. */
export const founderStoryBody = z.strictObject({
	title: line(STORY_TITLE_MAX).optional(),
	story: section,
	why_started: section,
	problem: section,
	journey: section,
	challenges: section,
	achievements: section,
	lessons: section,
	whats_next: section,
});
