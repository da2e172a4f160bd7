import * as z from "zod";
import { LINK_MAX, MILESTONE_DESCRIPTION_MAX, MILESTONE_TITLE_MAX } from "#core/limits";
import { isWebLink } from "#core/web/website";
import { dateText, line, requiredLine, text } from "#usecases/fields";

const httpsLink = line(LINK_MAX)
	.refine((value) => isWebLink(value) && /^\s*https:/i.test(value), {
		error: "This must be an absolute https address.",
		params: { code: "bad_format" },
	})
	.meta({ maxLength: LINK_MAX, format: "uri" });

/** A milestone as its owner writes it. */
export const milestoneBody = z.strictObject({
	date: dateText,
	title: requiredLine(MILESTONE_TITLE_MAX),
	description: text(MILESTONE_DESCRIPTION_MAX).optional(),
	url: httpsLink.optional(),
});

/** The same as it is stored. */
export function storedMilestone({ date, title, description, url }: z.output<typeof milestoneBody>) {
	return { date, title, description: description?.trim() || null, url: url?.trim() ?? null };
}
