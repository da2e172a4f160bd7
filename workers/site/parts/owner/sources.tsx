import type { FC } from "hono/jsx";
import { number } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.owner.sources;

/** So many are shown by themselves; the rest is one row. The file with every day has them all. */
const SHOWN = 10;

interface Props {
	/** The most frequent first. */
	sources: readonly { source: string; count: number }[];
	/** Visits in all; what no source accounts for came from elsewhere. */
	visits: number;
	/** Where every day of it can be had. */
	file: string;
}

/** Where visits came from: a table whose rows are drawn as bars. */
export const Sources: FC<Props> = ({ sources, visits, file }) => {
	const shown = sources.slice(0, SHOWN);
	const rest = visits - shown.reduce((sum, { count }) => sum + count, 0);
	const highest = Math.max(rest, ...shown.map(({ count }) => count));
	return (
		<>
			<h3 id="sources">{t.title}</h3>
			<table class="sources" aria-labelledby="sources">
				<thead class="visually-hidden">
					<tr>
						<th scope="col">{t.source}</th>
						<th scope="col" class="number">
							{t.visits}
						</th>
					</tr>
				</thead>
				<tbody>
					{shown.map(({ source, count }) => (
						<Row name={t.places[source] ?? source} count={count} highest={highest} />
					))}
					{rest > 0 && <Row name={t.elsewhere} count={rest} highest={highest} />}
				</tbody>
			</table>
			<details>
				<summary>{t.how}</summary>
				<ul class="follows">
					{t.counted.map((sentence) => (
						<li>{sentence}</li>
					))}
				</ul>
			</details>
			<p>
				<a href={file} download>
					{t.file}
				</a>
			</p>
		</>
	);
};

const Row: FC<{ name: string; count: number; highest: number }> = ({ name, count, highest }) => (
	<tr>
		<th scope="row">
			<bdi>{name}</bdi>
			<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
				<rect width={Math.max(1, Math.round((count / highest) * 100))} height="1" />
			</svg>
		</th>
		<td class="number">{number(count)}</td>
	</tr>
);
