import type { FC } from "hono/jsx";
import addQuestion from "#actions/questions/add-question";
import editQuestion from "#actions/questions/edit-question";
import { notFound } from "#core/errors";
import { entriesAbout } from "#store/audit-log";
import { ANSWERS_COUNTED, allQuestions, answersTo, type QuestionRow } from "#store/interview-questions";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused, Sent } from "../attempt.ts";
import { Notice, PostForm } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changes } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { Buttons } from "../parts/admin/decision.tsx";
import { QuestionFields, questionTexts, type TypedQuestion, typedQuestion } from "../parts/admin/question-form.tsx";
import { InterviewQuestion } from "../parts/interview-question.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { problemsIn } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.questions;
const PATH = "/admin/questions";
const ENTRIES_SHOWN = 20;

/** Which form of the page was sent: to correct the question, or to ask another one in its place. */
type Form = "correct" | "renew";

interface Shown {
	form: Form;
	typed: TypedQuestion;
	/** Of the question as the form had it. */
	version: number;
	refused?: Refused;
}

/** For the site team: one question of the interview, corrected, closed or asked anew, and as a founder sees it. */
export default function adminQuestionPage(site: Site): void {
	site.get(`${PATH}/new`, (c) => newPage(c));

	site.post(`${PATH}/new`, async (c) => {
		const sent = await c.req.parseBody();
		if (sent.decision === "preview") return newPage(c, { typed: typedQuestion(sent) });
		return decided(
			c,
			PATH,
			async () => {
				await act(c, addQuestion, { ...questionTexts(typedQuestion(sent)), replaces: null });
			},
			(refused) => newPage(c, { typed: typedQuestion(refused.sent), refused }),
		);
	});

	site.get(`${PATH}/:id{[0-9]{1,15}}`, (c) => page(c));

	site.post(`${PATH}/:id{[0-9]{1,15}}/:form{correct|renew}`, async (c) => {
		const sent = await c.req.parseBody();
		const form = c.req.param("form") as Form;
		const shown = { form, typed: typedQuestion(sent), version: Number(sent.version) };
		if (sent.decision === "preview") return page(c, shown);
		return decided(
			c,
			PATH,
			async () => {
				await save(c, form, sent);
			},
			(refused) => page(c, { ...shown, refused }),
		);
	});
}

function save(c: PageContext, form: Form, sent: Sent) {
	const of = typedQuestion(sent);
	const about = { question_id: Number(c.req.param("id")), version: Number(sent.version) };
	return form === "renew"
		? act(c, addQuestion, { ...questionTexts(of), replaces: about })
		: act(c, editQuestion, { ...about, ...questionTexts(of), closed: of.closed });
}

async function newPage(c: PageContext, { typed, refused }: { typed?: TypedQuestion; refused?: Refused } = {}) {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const [all, token] = await Promise.all([allQuestions(c.var.services.db), formTokenOf(c)]);
	const last = Math.max(0, ...all.map(({ position }) => position));
	const of = typed ?? { question: "", help: "", position: String(last + 1), closed: false };
	return showAdminPage(
		c,
		{ area: "questions", title: t.add, above: [{ href: PATH, label: t.title }], width: "narrow" },
		<>
			<h1>{t.add}</h1>
			<RefusedNotice error={refused?.error} />
			{typed !== undefined && refused === undefined && <Preview of={typed} isTyped />}
			<PostForm action={`${PATH}/new`} token={token} class="card">
				<QuestionFields of={of} problems={problemsIn(refused?.error)} />
				<Buttons
					of={[
						{ value: "save", label: t.add, kind: "primary" },
						{ value: "preview", label: t.preview },
					]}
				/>
			</PostForm>
		</>,
	);
}

async function page(c: PageContext, shown?: Shown): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const id = Number(c.req.param("id"));
	const [all, answers, entries, token] = await Promise.all([
		allQuestions(db),
		answersTo(db, id),
		entriesAbout(db, `question:${id}`, ENTRIES_SHOWN),
		formTokenOf(c),
	]);
	const question = all.find((one) => one.id === id) ?? notFound("question");
	const stored = { ...question, help: question.help ?? "", position: String(question.position) };
	const typedIn = (form: Form): TypedQuestion =>
		shown?.form === form ? shown.typed : { ...stored, closed: question.closedAt !== null };
	const problems = problemsIn(shown?.refused?.error);
	// Once it was said that somebody else saved, saving again is on purpose.
	const version = problems["/version"] === undefined ? (shown?.version ?? question.version) : question.version;
	const preview = shown !== undefined && shown.refused === undefined ? shown.typed : null;
	return showAdminPage(
		c,
		{ area: "questions", title: question.question, above: [{ href: PATH, label: t.title }], width: "narrow" },
		<>
			<h1>
				<bdi>{question.question}</bdi>
			</h1>
			<p class="lead">
				{question.closedAt === null ? t.asked : t.closed}. {t.answers(answers, ANSWERS_COUNTED)}
			</p>
			<Neighbours of={question} all={all} />
			<RefusedNotice error={shown?.refused?.error} />
			{problems["/version"] !== undefined && <Notice kind="problem">{problems["/version"]}</Notice>}
			<Preview of={preview ?? stored} isTyped={preview !== null} />
			<section aria-labelledby="correct">
				<h2 id="correct">{t.correct}</h2>
				<p class="muted">{t.correctAbout}</p>
				<PostForm action={`${PATH}/${id}/correct`} token={token} class="card">
					<input type="hidden" name="version" value={String(version)} />
					<input type="hidden" name="return_to" value={`${PATH}/${id}`} />
					<QuestionFields of={typedIn("correct")} problems={shown?.form === "correct" ? problems : {}} />
					<label>
						<input type="checkbox" name="closed" checked={typedIn("correct").closed} /> {t.isClosed}
					</label>
					<Buttons
						of={[
							{ value: "save", label: t.save, kind: "primary" },
							{ value: "preview", label: t.preview },
						]}
					/>
				</PostForm>
			</section>
			{question.closedAt === null && (
				<section aria-labelledby="renew">
					<h2 id="renew">{t.renew}</h2>
					<p class="muted">{t.renewAbout}</p>
					<PostForm action={`${PATH}/${id}/renew`} token={token} class="card">
						<input type="hidden" name="version" value={String(version)} />
						<QuestionFields
							of={typedIn("renew")}
							problems={shown?.form === "renew" ? problems : {}}
							idPrefix="renew-"
						/>
						<Buttons
							of={[
								{ value: "save", label: t.renewIt },
								{ value: "preview", label: t.preview, says: `${t.preview}: ${t.renew}` },
							]}
						/>
					</PostForm>
				</section>
			)}
			<Changes of={entries} c={c} token={token} nameOf={(fact) => t.facts[fact] ?? fact} />
		</>,
	);
}

/** The question whose place it took, and the one that took its place. */
const Neighbours: FC<{ of: QuestionRow; all: readonly QuestionRow[] }> = ({ of, all }) => {
	const before = all.find(({ id }) => id === of.replaces);
	const after = all.find(({ replaces }) => replaces === of.id);
	const link = ({ id, question }: QuestionRow) => (
		<a href={`${PATH}/${id}`}>
			<bdi>{question}</bdi>
		</a>
	);
	return (
		<>
			{before !== undefined && <p>{t.replaces(link(before))}</p>}
			{after !== undefined && <p>{t.replacedBy(link(after))}</p>}
		</>
	);
};

/** The question as a founder is asked it: a form that goes nowhere. */
const Preview: FC<{ of: Pick<TypedQuestion, "question" | "help">; isTyped: boolean }> = ({ of, isTyped }) => (
	<section aria-label={t.previewOf}>
		{isTyped ? <Notice>{t.previewAbout}</Notice> : <p class="muted">{t.previewOf}</p>}
		<fieldset disabled class="card">
			<InterviewQuestion question={of.question} help={of.help.trim() || null} />
		</fieldset>
	</section>
);
