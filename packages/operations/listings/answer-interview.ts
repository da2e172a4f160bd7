import * as z from "zod";
import { AppError } from "#core/errors";
import { INTERVIEW_ANSWER_MAX, INTERVIEW_QUESTIONS_MAX, LARGE_BODY_MAX_BYTES } from "#core/limits";
import { defineOperation } from "#operations/define";
import { newestDrafts } from "#store/drafts";
import { answersOf, knownQuestions, saveAnswers } from "#store/interview";
import { founderOfUser, PROFILE_TAKEN, takeFounderProfile, unclaimedPrimaryFounder } from "#store/listing-founders";
import { AGAIN, commit } from "#usecases/commit";
import { iso, nextActions, onceEach, text, timestamp } from "#usecases/fields";

export default defineOperation({
	id: "answer_interview",
	method: "put",
	path: "/me/interview",
	area: "listings",
	scope: "listings:write",
	status: 200,
	idempotent: true,
	limit: "write",
	summary: "Answer questions of the founder interview",
	description:
		"Saves answers to your founder profile; questions and their ids come from list_interview_questions. Questions you do not send keep their answers, an empty answer takes one away. Only the founder's own words belong here: never invent them.",
	body: z.strictObject({
		answers: onceEach(
			z.strictObject({ question_id: z.int().min(1), answer: text(INTERVIEW_ANSWER_MAX) }),
			INTERVIEW_QUESTIONS_MAX,
			({ question_id }) => question_id,
			["question_id"],
		),
	}),
	bodyMaxBytes: LARGE_BODY_MAX_BYTES,
	output: z
		.object({
			answers: z.array(
				z.object({ question_id: z.int(), question: z.string(), answer: z.string(), updated_at: timestamp }),
			),
			founder: z
				.object({ slug: z.string(), name: z.string() })
				.nullable()
				.meta({ description: "The founder profile they show on; null while you have none." }),
			next_actions: nextActions,
		})
		.meta({ id: "InterviewAnswers" }),
	refuses: ["unknown_question"],
	example: {
		input: { answers: [{ question_id: 1, answer: "We kept losing our notes." }] },
		output: {
			answers: [
				{
					question_id: 1,
					question: "Why did you start?",
					answer: "We kept losing our notes.",
					updated_at: "2026-11-02T09:00:00.000Z",
				},
			],
			founder: { slug: "ada-lind", name: "Ada Lind" },
			next_actions: [{ operation: "get_founder", why: "See the profile with your answers." }],
		},
	},
	async handler({ answers }, ctx) {
		const { db, caller } = ctx;
		const ids = answers.map((answer) => answer.question_id);
		// Whatever may be needed is asked at once: one wait instead of one for each.
		const [questions, before, own, free, [draft]] = await Promise.all([
			knownQuestions(db, ids),
			answersOf(db, caller.userId),
			founderOfUser(db, caller.userId),
			unclaimedPrimaryFounder(db, caller.userId),
			newestDrafts(db, caller.userId, { limit: 1, offset: 0 }),
		]);
		const now = ctx.now.getTime();
		const saved = new Map(before.map((row) => [row.questionId, row]));
		refuseUnknown(answers, questions, saved);
		for (const { question_id, answer } of answers) {
			const question = questions.find((row) => row.id === question_id);
			const words = answer.trim();
			if (words === "") saved.delete(question_id);
			else if (question)
				saved.set(question_id, { ...question, help: null, questionId: question_id, answer: words, updatedAt: now });
		}
		// Who answers the interview is the primary founder of their newest listing, unless they have a profile already.
		const founder = own ?? free;
		const inOrder = [...saved.values()].sort((a, b) => a.position - b.position || a.questionId - b.questionId);
		return commit(
			{
				answers: inOrder.map((row) => ({
					question_id: row.questionId,
					question: row.question,
					answer: row.answer,
					updated_at: iso(row.updatedAt),
				})),
				founder: founder && { slug: founder.slug, name: founder.name },
				next_actions: nextAfterInterview(founder, draft?.id),
			},
			[
				...saveAnswers(
					db,
					caller.userId,
					answers.map(({ question_id, answer }) => ({ questionId: question_id, answer: answer.trim() })),
					now,
				),
				...(own === null && free !== null ? takeFounderProfile(db, free.id, caller.userId) : []),
			],
			// Somebody else took the profile meanwhile, or another request gave this person one.
			{ stale: AGAIN, [PROFILE_TAKEN]: AGAIN },
		);
	},
});

/**
 * A closed question is answered by nobody new; who has answered it may still correct that, or take it away.
 * @throws AppError `unknown_question` naming every one.
 */
function refuseUnknown(
	answers: readonly { question_id: number }[],
	known: readonly { id: number; closedAt: number | null }[],
	saved: ReadonlyMap<number, unknown>,
): void {
	const errors = answers.flatMap(({ question_id }, index) => {
		const question = known.find(({ id }) => id === question_id);
		if (question?.closedAt === null || (question !== undefined && saved.has(question_id))) return [];
		const what = question === undefined ? "There is no question" : "Nobody is asked any more the question";
		const message = `${what} ${question_id}; list_interview_questions has them all.`;
		return [{ pointer: `/answers/${index}/question_id`, code: "bad_value", message }];
	});
	if (errors.length > 0)
		throw new AppError("unknown_question", "Some answers name questions that are not asked.", { errors });
}

/** A founder's page opens with their first live listing, and there is none before there is a profile. */
function nextAfterInterview(founder: { slug: string; liveListings: number } | null, draftId: string | undefined) {
	if (founder !== null && founder.liveListings > 0) {
		return [{ operation: "get_founder", why: `See the profile ${founder.slug} with your answers.` }];
	}
	if (founder !== null) {
		return [{ operation: "list_my_listings", why: "Your profile opens with your listing: see what each still needs." }];
	}
	if (draftId === undefined) {
		return [
			{ operation: "submit_listing", why: "Your answers show on your founder profile, which comes with a listing." },
		];
	}
	const why = `Name yourself first among the founders of the draft ${draftId}: your answers show on that profile as soon as it is a listing.`;
	return [{ operation: "update_draft", why }];
}
