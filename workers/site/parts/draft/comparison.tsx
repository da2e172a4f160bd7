import type { FC } from "hono/jsx";
import { fieldName } from "#core/words/shared";
import { addressWords } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import type { Draft } from "./rows.ts";

const t = words.draft.comparison;

/** What the draft and a competitor's website say of the same things. */
export const Comparison: FC<{ draft: Draft }> = ({ draft: { competitor } }) => {
	if (competitor === null) return <p class="muted">{t.why}</p>;
	if (competitor.status === "reading") return <p role="status">{t.reading}</p>;
	if (competitor.status === "unreadable") {
		return (
			<>
				<p class="wrong">{t.unreadable}</p>
				<p class="muted">
					<bdi>{competitor.detail}</bdi>
				</p>
			</>
		);
	}
	if (competitor.cells.length === 0) return <p class="muted">{t.nothing}</p>;
	return (
		<table class="versus">
			<thead>
				<tr>
					<th scope="col">{t.field}</th>
					<th scope="col">{t.own}</th>
					<th scope="col">
						<bdi>{addressWords(competitor.url)}</bdi>
					</th>
				</tr>
			</thead>
			<tbody>
				{competitor.cells.map(({ field, own, competitor: other }) => (
					<tr>
						<th scope="row">{fieldName(field)}</th>
						<Side of={own} />
						<Side of={other} />
					</tr>
				))}
			</tbody>
		</table>
	);
};

type Cell = NonNullable<Draft["competitor"]>["cells"][number]["own"];

const Side: FC<{ of: Cell }> = ({ of: side }) => (
	<td dir="auto">
		{side === null ? <span class="blank">{t.silent}</span> : [side.value].flat().join(", ")}
		{side !== null && side.evidence[0] !== undefined && <small>“{side.evidence[0].quote}”</small>}
	</td>
);
