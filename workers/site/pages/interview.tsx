import type { FC } from "hono/jsx";
import listInterviewQuestions from "#operations/founders/list-interview-questions";
import answerInterview from "#operations/listings/answer-interview";
import { answersOf, earlierAnswers } from "#store/interview";
import { founderOfUser } from "#store/listing-founders";
import { ask } from "../ask.ts";
import { attempt, type Refused } from "../attempt.ts";
import { PostForm, Time } from "../form.tsx";
import { filled, mergeForm } from "../merging.ts";
import { showAccount } from "../parts/account-page.tsx";
import { InterviewQuestion } from "../parts/interview-question.tsx";
import { Difference } from "../parts/owner/difference.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { problemsIn, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.owner.interview;
const PATH = "/account/interview";

/** The founder interview, one question at a time. */
export default function interviewPage(site: Site): void {
	site.get(PATH, (c) => page(c, Number(c.req.query("question"))));

	site.post(PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { db } = c.var.services;
		const sent = await c.req.parseBody();
		const question_id = Number(sent.question);
		return attempt(
			c,
			async () => {
				await mergeForm({
					sent,
					fields: ["answer"],
					read: () => answersOf(db, session.user.id),
					stored: (answers) => answers.find(({ questionId }) => questionId === question_id)?.answer ?? "",
					write: () => ask(c, answerInterview, { body: { answers: [{ question_id, answer: typed(sent.answer) }] } }),
				});
				return `${PATH}?after=${question_id}`;
			},
			(error) => page(c, question_id, { sent, error }),
		);
	});
}

async function page(c: PageContext, wanted: number, refused?: Refused): Promise<Response> {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const { db } = c.var.services;
	const [{ items: questions }, answers, founder, token] = await Promise.all([
		ask(c, listInterviewQuestions),
		answersOf(db, session.user.id),
		founderOfUser(db, session.user.id),
		formTokenOf(c),
	]);
	const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
	// After an answer comes the next question that has none, from there on around.
	const after = questions.findIndex(({ id }) => id === Number(c.req.query("after"))) + 1;
	const onward = [...questions.slice(after), ...questions.slice(0, after)];
	// What they answered while it was asked is still theirs to correct.
	const closed = answers.filter(({ closedAt }) => closedAt !== null).map((row) => ({ ...row, id: row.questionId }));
	const shown =
		[...questions, ...closed].find(({ id }) => id === wanted) ??
		onward.find(({ id }) => !given.has(id)) ??
		questions[0] ??
		null;
	const earlier = shown === null ? [] : await earlierAnswers(db, session.user.id, shown.id);
	const isDone = questions.every(({ id }) => given.has(id));
	return showAccount(
		c,
		{ at: "/account/products", title: t.title },
		<>
			<h1>{t.title}</h1>
			<p class="lead">{t.lead}</p>
			<p class="muted">
				{founder !== null && founder.liveListings > 0
					? t.shown(<a href={`/founders/${founder.slug}`}>{t.yourPage}</a>)
					: t.waits}
			</p>
			<RefusedNotice error={refused?.error} />
			{after > 0 && isDone && <p>{t.allAnswered}</p>}
			{shown !== null && (
				<PostForm action={PATH} token={token} class="edit-form">
					<input type="hidden" name="question" value={String(shown.id)} />
					<input type="hidden" name="was_answer" value={given.get(shown.id) ?? ""} />
					<InterviewQuestion
						question={shown.question}
						help={shown.help}
						value={filled(refused?.sent, "answer", given.get(shown.id) ?? "")}
						problem={problemsIn(refused?.error)["/answer"] ?? problemsIn(refused?.error)["/answers/0/answer"]}
					/>
					<button type="submit" class="primary">
						{t.save}
					</button>
				</PostForm>
			)}
			{shown !== null && earlier.length > 0 && (
				<section aria-labelledby="earlier">
					<h2 id="earlier">{t.earlier}</h2>
					<ol class="rows history">
						{earlier.map(({ answer, at }) => (
							<li>
								<div>
									<p class="muted">
										<Time at={at} />
									</p>
									<Difference before={answer} after={given.get(shown.id) ?? ""} />
								</div>
								<PostForm action={PATH} token={token}>
									<input type="hidden" name="question" value={String(shown.id)} />
									<input type="hidden" name="was_answer" value={given.get(shown.id) ?? ""} />
									<input type="hidden" name="answer" value={answer} />
									<button type="submit" class="secondary">
										{t.putBack}
										<span class="visually-hidden">{t.putBackOf(<Time at={at} />)}</span>
									</button>
								</PostForm>
							</li>
						))}
					</ol>
				</section>
			)}
			<section aria-labelledby="questions">
				<h2 id="questions">{t.answered(given.size - closed.length, questions.length)}</h2>
				<Questions of={questions} shown={shown?.id} given={given} />
			</section>
			{closed.length > 0 && (
				<section aria-labelledby="closed">
					<h2 id="closed">{t.closed}</h2>
					<p class="muted">{t.closedAbout}</p>
					<Questions of={closed} shown={shown?.id} given={given} />
				</section>
			)}
		</>,
	);
}

interface QuestionsProps {
	of: readonly { id: number; question: string }[];
	/** Id of the one that stands above. */
	shown: number | undefined;
	given: ReadonlyMap<number, string>;
}

const Questions: FC<QuestionsProps> = ({ of, shown, given }) => (
	<ol class="questions">
		{of.map(({ id, question }) => (
			<li>
				<a href={`${PATH}?question=${id}`} aria-current={id === shown ? "true" : undefined}>
					{question}
				</a>
				{given.has(id) && <span class="muted"> {t.isAnswered}</span>}
			</li>
		))}
	</ol>
);
