import type { DrafterInput } from "#core/drafts/draft-fields";
import type { DroppedValue, ModelAnswers } from "#core/ports/drafter";
import { type ChatModel, ModelError } from "#core/ports/model";
import { answerSchema, knownAnswers, type ModelAnswer, type Part } from "#drafting/model/answer";
import { AnswerReader } from "#drafting/model/answer-reader";
import { callsFor } from "#drafting/model/calls";
import { buildPrompt, type Unit, unitsOf } from "#drafting/model/prompt";

/** The first try and one more, for what is still missing then. */
const TRIES = 2;
/**
 * Of one call. At 200 tokens a second, with 400 ms before the first, the longest answer takes 6.4 s.
 * Source: docs/drafting.md#with-a-model.
 */
const ANSWER_TOKENS_MAX = 1200;

export interface AskOptions {
	/** Ends all calls. */
	signal: AbortSignal;
	/** What need not be asked any more. */
	answers: ModelAnswers;
}

/** A model that is answering: everything but `units` grows until it has `finished`. */
export interface ModelAnswering {
	answer: ModelAnswer;
	/** How many parts have come. */
	taken: number;
	failures: DroppedValue[];
	/** By the number under which the prompts show them. */
	units: ReadonlyMap<number, Unit>;
	/** Rejects only with what is no failure of the model. */
	finished: Promise<unknown>;
}

/**
 * Asks a model for a profile, in calls side by side that each want a few parts of it. What one call fails at, the others
 * do not miss, and what came of it before it failed stays.
 */
export function askModel(model: ChatModel, input: DrafterInput, { signal, answers }: AskOptions): ModelAnswering {
	const units = unitsOf(input.pages);
	const answer = knownAnswers(answers);
	const answering: ModelAnswering = {
		answer,
		taken: 0,
		failures: [],
		units: new Map(units.map((unit) => [unit.id, unit])),
		finished: Promise.resolve(),
	};
	const take = (part: Part, value: unknown) => {
		Object.assign(answer, { [part]: value });
		answering.taken++;
	};
	const askOnce = async (parts: readonly Part[]): Promise<void> => {
		const { system, user } = buildPrompt(input, parts, units);
		const reader = new AnswerReader(parts, take);
		const reply = await model.complete({
			system,
			user,
			signal,
			maxTokens: ANSWER_TOKENS_MAX,
			schemaName: "product_profile",
			schema: answerSchema(parts),
			onText: (piece) => reader.read(piece),
		});
		reader.end(reply);
	};
	const call = async (parts: readonly Part[]): Promise<void> => {
		for (let attempt = 1; attempt <= TRIES && !signal.aborted; attempt++) {
			const missing = parts.filter((part) => !(part in answer));
			if (missing.length === 0) return;
			try {
				await askOnce(missing);
			} catch (error) {
				if (!(error instanceof ModelError)) throw error;
				answering.failures.push({ field: "model", reason: `${error.failure}: ${error.message}` });
			}
		}
	};
	const calls = units.length === 0 ? [] : callsFor(input.only);
	answering.finished = Promise.all(calls.map(call));
	return answering;
}
