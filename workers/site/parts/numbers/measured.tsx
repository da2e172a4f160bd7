import type { FC } from "hono/jsx";
import { DAY_MS } from "#core/launches/week";
import { HOUR_MS, type MeasuredSummary, pieceMs } from "#core/numbers/summary";
import { exactMoney, momentOf, number, shortDay } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { AdminList, type Column } from "../admin/list.tsx";
import type { ListView } from "../admin/list-view.ts";
import { Bars } from "../owner/bars.tsx";

const t = words.numbers;
const HEIGHT = 120;

interface Props {
	view: ListView;
	measured: MeasuredSummary;
	days: number;
	now: Date;
}

/** What was measured: the sums, requests over time, and a table each of routes, callers, jobs, drafts and money. */
export const MeasuredTables: FC<Props> = ({ view, measured, days, now }) => {
	const { requests, routes, callers, jobs, drafts, money } = measured;
	return (
		<>
			<dl class="figures">
				<Figure name={t.figures.requests} value={number(requests.requests)} />
				<Figure name={t.figures.errors} value={number(requests.errors)} />
				<Figure name={t.figures.p50} value={t.ms(requests.p50Ms)} />
				<Figure name={t.figures.p95} value={t.ms(requests.p95Ms)} />
				<Figure name={t.figures.rowsWritten} value={number(requests.rowsWritten)} />
			</dl>
			<OverTime measured={measured} days={days} now={now} />
			<h3>{t.routes}</h3>
			<Table
				{...{ view, rows: routes }}
				columns={[
					{ label: t.route, cell: ({ route }) => <bdi>{route}</bdi> },
					{ label: t.requests, isFigure: true, cell: (row) => number(row.requests) },
					{ label: t.errors, isFigure: true, cell: (row) => number(row.errors) },
					{ label: t.median, isFigure: true, cell: (row) => t.ms(row.p50Ms) },
					{ label: t.p95, isFigure: true, cell: (row) => t.ms(row.p95Ms) },
				]}
			/>
			<h3>{t.callers}</h3>
			<Table
				{...{ view, rows: callers }}
				columns={[
					{ label: t.caller, cell: ({ caller }) => said(t.callerClasses, caller) },
					{ label: t.requests, isFigure: true, cell: (row) => number(row.requests) },
				]}
			/>
			<h3>{t.jobs}</h3>
			<Table
				{...{ view, rows: jobs }}
				columns={[
					{ label: t.job, cell: ({ job }) => <bdi>{job}</bdi> },
					{ label: t.outcome, cell: ({ outcome }) => said(t.outcomes, outcome) },
					{ label: t.runs, isFigure: true, cell: (row) => number(row.runs) },
					{ label: t.p95, isFigure: true, cell: (row) => t.ms(row.p95Ms) },
					{ label: t.attempts, isFigure: true, cell: (row) => number(row.attemptsMost) },
				]}
			/>
			<h3>{t.drafts}</h3>
			<Table
				{...{ view, rows: drafts }}
				columns={[
					{ label: t.state, cell: ({ state }) => said(t.draftStates, state) },
					{ label: t.drafts, isFigure: true, cell: (row) => number(row.drafts) },
					{ label: t.took, isFigure: true, cell: (row) => t.ms(row.p50Ms) },
					{ label: t.fields, isFigure: true, cell: (row) => number(Math.round(row.fields * 10) / 10) },
				]}
			/>
			<h3>{t.money}</h3>
			<Table
				{...{ view, rows: money }}
				columns={[
					{ label: t.state, cell: ({ state }) => said(t.orderStates, state) },
					{ label: t.orders, isFigure: true, cell: (row) => number(row.orders) },
					{ label: t.sum, isFigure: true, cell: (row) => exactMoney(row.cents, row.currency.toUpperCase()) },
				]}
			/>
		</>
	);
};

const Figure: FC<{ name: string; value: string }> = ({ name, value }) => (
	<div>
		<dt>{name}</dt>
		<dd>{value}</dd>
	</div>
);

/** Bars of requests, one for each piece of the stretch, also of those without any. */
const OverTime: FC<Omit<Props, "view">> = ({ measured, days, now }) => {
	const piece = pieceMs(days);
	const last = Math.floor(now.getTime() / piece) * piece;
	const count = Math.round((days * DAY_MS) / piece);
	const starts = Array.from({ length: count }, (_, index) => last - (count - 1 - index) * piece);
	const byStart = new Map(measured.over.map(({ at, requests }) => [at, requests]));
	const isHours = piece === HOUR_MS;
	return (
		<Bars
			label={t.requestsChart(isHours ? t.pieces.hour : t.pieces.day)}
			counts={starts.map((at) => byStart.get(at) ?? 0)}
			height={HEIGHT}
			from={isHours ? momentOf(starts[0] ?? last) : shortDay(new Date(starts[0] ?? last))}
			to={t.now}
		/>
	);
};

function Table<T>({
	view,
	rows,
	columns,
}: {
	view: ListView;
	rows: readonly T[];
	columns: [Column<T>, ...Column<T>[]];
}) {
	return <AdminList {...{ view, rows, columns }} next={null} empty={t.noneYet} />;
}

/** What we call it; what an older version wrote is told as it is. */
function said(names: Readonly<Record<string, string>>, name: string) {
	return Object.hasOwn(names, name) ? names[name] : <bdi>{name}</bdi>;
}
