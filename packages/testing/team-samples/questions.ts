import addQuestion from "#actions/questions/add-question";
import editQuestion from "#actions/questions/edit-question";
import takeBackQuestion from "#actions/questions/take-back-question";
import { interviewQuestions } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { NOW, type World } from "#testing/world";

const NOWHERE = 999_999;
const TEXTS = { question: "Why this?", help: "One case.", position: 2 };

const mintQuestion = ({ db }: World) => db.insert(interviewQuestions).values({ id: 7, question: "Why?", position: 1 });

/** Questions of the interview. */
export const questions: readonly AnySample[] = [
	sample({
		action: addQuestion,
		async make(world) {
			await mintQuestion(world);
			return { ...TEXTS, replaces: { question_id: 7, version: 0 } };
		},
		elsewhere: (input) => ({ ...input, replaces: { question_id: NOWHERE, version: 0 } }),
		leaves: ["interview_questions.version"],
	}),
	sample({
		action: editQuestion,
		async make(world) {
			await mintQuestion(world);
			return { ...TEXTS, question_id: 7, version: 0, closed: true };
		},
		elsewhere: (input) => ({ ...input, question_id: NOWHERE }),
		leaves: ["interview_questions.version"],
	}),
	sample({
		action: takeBackQuestion,
		async make() {
			const { questionId } = await performAs(teamActor(), addQuestion, { ...TEXTS, replaces: null }, NOW);
			return { question_id: questionId, version: 1 };
		},
		elsewhere: (input) => ({ ...input, question_id: NOWHERE }),
	}),
];
