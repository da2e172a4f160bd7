import type { FC } from "hono/jsx";
import { allQuestions, type QuestionRow } from "#store/interview-questions";
import { administrator } from "../administrator.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.questions;
const PATH = "/admin/questions";

/** For the site team: what founders are asked, in its order, and what they were asked before. */
export default function adminQuestionsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const all = await allQuestions(c.var.services.db);
		const closed = all.filter(({ closedAt }) => closedAt !== null);
		const asked = all.filter(({ closedAt }) => closedAt === null);
		return showAdminPage(
			c,
			{ area: "questions", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<p>
					<a class="button" href={`${PATH}/new`}>
						{t.add}
					</a>
				</p>
				<section aria-labelledby="asked">
					<h2 id="asked">{t.asked}</h2>
					{asked.length === 0 ? <p class="empty">{t.none}</p> : <Rows of={asked} />}
				</section>
				{closed.length > 0 && (
					<section aria-labelledby="closed">
						<h2 id="closed">{t.closed}</h2>
						<p class="muted">{t.closedAbout}</p>
						<Rows of={closed} />
					</section>
				)}
			</>,
		);
	});
}

const Rows: FC<{ of: readonly QuestionRow[] }> = ({ of }) => (
	<ol class="rows">
		{of.map(({ id, question, help }) => (
			<li>
				<div>
					<a href={`${PATH}/${id}`}>
						<bdi>{question}</bdi>
					</a>
					{help !== null && (
						<p class="muted">
							<bdi>{help}</bdi>
						</p>
					)}
				</div>
			</li>
		))}
	</ol>
);
