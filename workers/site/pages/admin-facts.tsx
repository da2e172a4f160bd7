import type { FC } from "hono/jsx";
import decideFactReport from "#actions/facts/decide-fact-report";
import type { AppError } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import type { ReportDecision } from "#core/listings/fact-reports";
import { openFactReports } from "#store/fact-reports";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { attempt } from "../attempt.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { ReportedWords } from "../parts/reported-words.tsx";
import { TextField, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.facts.decide;
const reasons = words.facts.report.reasons;

const SHOWN = 100;

type Listed = Awaited<ReturnType<typeof openFactReports>>[number];

/** For the site team: facts that somebody reported, with the quotes behind them. To anybody else it does not exist. */
export default function adminFactsPage(site: Site): void {
	site.get("/admin/facts", (c) => page(c));

	site.post("/admin/facts/:id{[0-9]{1,15}}", async (c) => {
		const form = await c.req.parseBody();
		return attempt(
			c,
			async () => {
				await act(c, decideFactReport, {
					report_id: Number(c.req.param("id")),
					decision: typed(form.decision) as ReportDecision,
					reason: typed(form.reason),
				});
				return "/admin/facts";
			},
			(error) => page(c, error),
		);
	});
}

async function page(c: PageContext, problem?: AppError) {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const [open, token] = await Promise.all([openFactReports(c.var.services.db, SHOWN), formTokenOf(c)]);
	const facts = Map.groupBy(open, ({ report }) => JSON.stringify([report.listingId, report.field, report.entry]));
	return showAdminPage(
		c,
		{ area: "facts", title: t.title },
		<>
			<h1>{t.title}</h1>
			{problem !== undefined && <Notice kind="problem">{problem.errors[0]?.message ?? problem.message}</Notice>}
			{facts.size === 0 && <p class="empty">{t.none}</p>}
			{[...facts.values()].map((reports) => (
				<Reported of={reports} token={token} />
			))}
		</>,
	);
}

const Reported: FC<{ of: readonly Listed[]; token: string }> = ({ of: reports, token }) => {
	const [first] = reports;
	if (first === undefined) return null;
	const { report, listing } = first;
	const edit = `/admin/listings/${listing.slug}/edit`;
	return (
		<article class="card">
			<h2 class="name">
				<a href={`/listings/${listing.slug}`}>
					<bdi>{listing.name}</bdi>
				</a>
			</h2>
			<ReportedWords {...report} />
			<ul>
				{reports.map(({ report: { at, reason, words: said } }) => (
					<li>
						<Time at={at} />: {reasons[reason]}
						{said !== "" && (
							<>
								. <bdi>{said}</bdi>
							</>
						)}
					</li>
				))}
			</ul>
			<PostForm action={`/admin/facts/${report.id}`} token={token}>
				<TextField
					name="reason"
					idPrefix={`report-${report.id}-`}
					label={t.why}
					help={t.whyHelp}
					max={TEAM_REASON_MAX}
					rows={2}
				/>
				<p class="muted">{t.correctFirst(<a href={edit}>{t.editor(<bdi>{listing.name}</bdi>)}</a>)}</p>
				<p class="actions">
					{(["keep", "correct", "blank"] as const).map((decision) => (
						<button
							type="submit"
							name="decision"
							value={decision}
							class="secondary"
							aria-label={t.decisionOn(t.decisions[decision], listing.name)}
						>
							{t.decisions[decision]}
						</button>
					))}
				</p>
			</PostForm>
		</article>
	);
};
