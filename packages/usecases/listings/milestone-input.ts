import * as z from "zod";
import { parseDate } from "#core/launches/week";
import {
	FOUNDED_YEAR_MAX,
	FOUNDED_YEAR_MIN,
	LINK_MAX,
	MILESTONE_DESCRIPTION_MAX,
	MILESTONE_TITLE_MAX,
} from "#core/limits";
import { isWebLink } from "#core/web/website";
import { dateText, line, requiredLine, text } from "#usecases/fields";

const httpsLink = line(LINK_MAX)
	.refine((value) => isWebLink(value) && /^\s*https:/i.test(value), {
		error: "This must be an absolute https address.",
		params: { code: "bad_format" },
	})
	.meta({ maxLength: LINK_MAX, format: "uri" });

/**
 * The day of a milestone, of the years that a founding may have: what a product plans is one too, as its website tells it, and
 * no draft may hold what an edit would refuse.
 */
export const milestoneDate = dateText
	.refine(
		(value) => {
			const year = Number(value.slice(0, 4));
			return parseDate(value) === null || (year >= FOUNDED_YEAR_MIN && year <= FOUNDED_YEAR_MAX);
		},
		{
			error: `The year of a milestone must be from ${FOUNDED_YEAR_MIN} to ${FOUNDED_YEAR_MAX}.`,
			params: { code: "bad_value" },
		},
	)
	.meta({ format: "date", pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

/** A milestone as its owner writes it. */
export const milestoneBody = z.strictObject({
	date: milestoneDate,
	title: requiredLine(MILESTONE_TITLE_MAX),
	description: text(MILESTONE_DESCRIPTION_MAX).optional(),
	url: httpsLink.optional(),
});

/** The same as it is stored. */
export function storedMilestone({ date, title, description, url }: z.output<typeof milestoneBody>) {
	return { date, title, description: description?.trim() || null, url: url?.trim() ?? null };
}
