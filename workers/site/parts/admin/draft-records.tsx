import type { Child, FC } from "hono/jsx";
import type { DraftRun } from "#store/team-drafts";
import { Time } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { factsOf } from "../draft/facts.ts";
import { rowName } from "../draft/names.ts";
import { type Draft, GROUPS, type RowId } from "../draft/rows.ts";
import { stateOfRow } from "../draft/state.ts";
import { Sources, Values } from "../draft/values.tsx";

const t = words.draftTeam;

/** What a draft says, with its quotes as its owner sees them; nothing of it can be changed here. */
export const DraftValues: FC<{ draft: Draft }> = ({ draft }) => {
	const rows = Object.values(GROUPS).flat();
	const isBlank = (row: RowId) => factsOf(draft, row).length === 0;
	const blank = rows.filter(isBlank);
	return (
		<>
			{rows
				.filter((row) => !isBlank(row))
				.map((row) => (
					<div class="row">
						<div class="row-label">
							<h3>{rowName(row)}</h3>
							<p>{words.draft.states[stateOfRow(draft, row).id]}</p>
						</div>
						<div class="row-value">
							<Values facts={factsOf(draft, row)} />
						</div>
						<div class="row-source">
							<Sources facts={factsOf(draft, row)} />
						</div>
					</div>
				))}
			{blank.length > 0 && (
				<p class="muted">
					{t.blank}: {blank.map(rowName).join(", ")}
				</p>
			)}
		</>
	);
};

/** What happened to each page of its website. */
export const DraftPages: FC<{ draft: Draft }> = ({ draft }) =>
	draft.crawl_report.length === 0 ? (
		<p class="muted">{t.noneRead}</p>
	) : (
		<Table
			labels={[t.page, t.outcome, t.size, t.took]}
			rows={draft.crawl_report.map(({ url, outcome, detail, bytes, duration_ms }) => [
				<bdi>{url}</bdi>,
				t.outcomes[outcome] ?? <bdi>{detail}</bdi>,
				t.bytes(bytes),
				t.ms(duration_ms),
			])}
		/>
	);

/** What its jobs did, and how they ended. */
export const DraftRuns: FC<{ of: readonly DraftRun[] }> = ({ of }) =>
	of.length === 0 ? (
		<p class="muted">{t.noRuns}</p>
	) : (
		<Table
			labels={[t.job, t.begun, t.attempts, t.outcome]}
			rows={of.map(({ job, createdAt, attempts, doneAt, outcome }) => [
				t.jobs[job] ?? job,
				<Time at={createdAt} />,
				String(attempts),
				<bdi>{outcome ?? (doneAt === null ? t.waits : "")}</bdi>,
			])}
		/>
	);

/** Who was invited to it. */
export const DraftInvites: FC<{ draft: Draft }> = ({ draft: { invites } }) =>
	invites.length === 0 ? (
		<p class="muted">{t.noInvites}</p>
	) : (
		<ul>
			{invites.map(({ email, status, created_at }) => (
				<li>{t.invited(<bdi>{email}</bdi>, t.inviteStates[status], <Time at={Date.parse(created_at)} />)}</li>
			))}
		</ul>
	);

const Table: FC<{ labels: readonly string[]; rows: readonly (readonly Child[])[] }> = ({ labels, rows }) => (
	<div class="admin-list">
		<table>
			<thead>
				<tr>
					{labels.map((label) => (
						<th scope="col">{label}</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((cells) => (
					<tr>
						{cells.map((cell, index) => (
							<td data-label={labels[index]}>
								<div>{cell}</div>
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	</div>
);
