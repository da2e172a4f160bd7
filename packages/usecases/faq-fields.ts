import * as z from "zod";
import { FAQ_ANSWER_MAX, FAQ_QUESTION_MAX, FAQS_MAX } from "#core/limits";
import { requiredLine, requiredText } from "#usecases/fields";

/** Source: docs/limits.md#drafts. */
export const faqInputs = z
	.array(z.strictObject({ question: requiredLine(FAQ_QUESTION_MAX), answer: requiredText(FAQ_ANSWER_MAX) }))
	.max(FAQS_MAX);
