import { fieldName } from "#core/words/shared";
import { decidedReports, openReportsOf } from "#store/fact-reports";
import { taskOf } from "#usecases/listings/reported-fact";
import { beginning } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { Decision } from "../admin/decision.tsx";
import { ReportedWords } from "../reported-words.tsx";
import { Facts, type Panel, type PanelProps, Said } from "./pieces.tsx";

const t = words.queue;
const facts = words.facts;

/** Reports of a field that are looked through, and decided reports that are counted. */
const REPORTS_READ = 50;
/** Of what the page says, characters in the question. */
const SAID_MAX = 80;

/** A reported fact: what the page says, the quotes behind it, what was said against it. */
export async function factPanel({ c, item, token, returnTo, refused }: PanelProps): Promise<Panel> {
	const task = "task" in item.of ? item.of.task : null;
	const { db } = c.var.services;
	const field = String(task?.detail.field);
	const open = await openReportsOf(db, task?.listingId ?? 0, field, REPORTS_READ);
	const causes = await Promise.all(open.map((report) => taskOf(report.listingId, report.field, report.entry)));
	const reports = open.filter((_report, index) => task?.cause.startsWith(`${causes[index]}:`));
	const [first] = reports;
	if (first === undefined || item.listing === null) return { question: item.title, content: <p>{t.gone}</p> };
	const before = await decidedReports(db, {
		listingId: first.listingId,
		reporter: first.reporter,
		limit: REPORTS_READ,
	});
	const { name, slug } = item.listing;
	return {
		question: first.said === "" ? t.fact.blank(fieldName(field)) : t.fact.question(beginning(first.said, SAID_MAX)),
		content: (
			<>
				<ReportedWords {...first} />
				{reports.map(({ reason, words: said, id }) => (
					<Said
						by={id === first.id ? (before.by === 0 ? t.fact.byFirst : t.fact.by(before.by, before.upheld)) : undefined}
					>
						{t.fact.report(facts.report.reasons[reason], said)}
					</Said>
				))}
				<Facts
					of={[
						...(reports.length > 1 ? [[t.fact.reports, t.fact.together(reports.length)] as const] : []),
						[t.fact.before, before.about === 0 ? t.fact.noneBefore : t.fact.someBefore(before.about)],
					]}
				/>
				<p class="muted">
					{facts.decide.correctFirst(
						<a href={`/admin/listings/${slug}/edit`}>{facts.decide.editor(<bdi>{name}</bdi>)}</a>,
					)}
				</p>
				<Decision
					{...{ c, token, returnTo, refused }}
					action={`/admin/queue/${item.key}`}
					hidden={{ report: first.id }}
					buttons={[
						{ value: "keep", label: facts.decide.decisions.keep },
						{ value: "correct", label: facts.decide.decisions.correct },
						{ value: "blank", label: facts.decide.decisions.blank, kind: "danger", isRefusal: true },
					]}
				/>
			</>
		),
	};
}
