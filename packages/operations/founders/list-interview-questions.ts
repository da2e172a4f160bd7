import * as z from "zod";
import { defineOperation } from "#operations/define";
import { interviewQuestionsInOrder } from "#store/founders";

export default defineOperation({
	id: "list_interview_questions",
	method: "get",
	path: "/interview-questions",
	area: "founders",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "The questions of the founder interview",
	description:
		"All questions a founder may answer, in order, with the ids that answer_interview takes. Answers are shown on the founder's profile. Only the founder can answer: ask them, and never answer for them.",
	output: z
		.object({
			items: z.array(
				z
					.object({ id: z.int(), question: z.string(), help: z.string().nullable(), position: z.int() })
					.meta({ id: "InterviewQuestion" }),
			),
			total: z.int(),
		})
		.meta({ id: "InterviewQuestionList" }),
	example: {
		input: {},
		output: {
			items: [{ id: 1, question: "What problem did you set out to solve?", help: "One concrete case.", position: 1 }],
			total: 1,
		},
	},
	async handler(_input, { db }) {
		const items = await interviewQuestionsInOrder(db);
		return { items, total: items.length };
	},
});
