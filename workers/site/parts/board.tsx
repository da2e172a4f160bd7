import type { Child, FC } from "hono/jsx";
import type { ListingSummary } from "#operations/directory/listing-summary";
import { dayOf, number, usd } from "../words/format.ts";
import { words } from "../words/words.ts";
import type { Numbering } from "./facts.ts";
import { ListingCard, Paid, rowNumbering } from "./listing-card.tsx";
import { Tile } from "./tile.tsx";
import { votesOf } from "./vote-button.tsx";

const t = words.boards;

export type Board = keyof typeof t.names;

interface Ranked {
	rank: number;
	/** With who measured it, where the directory did not. */
	metric: { value: number; source: string | null; date: string | null };
	listing: ListingSummary;
}

interface Props {
	items: readonly Ranked[];
	numbering: Numbering;
}

/** Each board in a shape of its own: a race, rows, a scale, a table, and what was paid for. */
export const BoardOf: FC<{ board: Board; items: readonly Ranked[] }> = ({ board, items }) => {
	const Shape = SHAPES[board];
	return <Shape items={items} numbering={rowNumbering()} />;
};

const Rows: FC<Props & { name: string; metricOf?: (item: Ranked) => Child }> = ({
	items,
	numbering,
	name,
	metricOf,
}) => (
	<ol class={`listings board ${name}`}>
		{items.map((item) => (
			<ListingCard
				listing={item.listing}
				rank={item.rank}
				numbering={numbering}
				{...(metricOf === undefined ? { count: votesOf(item.metric.value) } : { count: null, metric: metricOf(item) })}
			/>
		))}
	</ol>
);

/** How far each is behind the first. */
const Race: FC<Props> = (props) => {
	const most = Math.max(...props.items.map(({ metric }) => metric.value), 1);
	return (
		<Rows
			{...props}
			name="race"
			metricOf={({ metric: { value } }) => (
				<>
					<strong>{t.votes(value)}</strong>
					<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
						<rect width={Math.round((value / most) * 100)} height="6" />
					</svg>
				</>
			)}
		/>
	);
};

const AllTime: FC<Props> = (props) => <Rows {...props} name="all-time" />;

const Scale: FC<Props> = (props) => (
	<Rows
		{...props}
		name="ratings"
		metricOf={({ metric: { value, date } }) => (
			<>
				<strong>{t.outOf(value.toFixed(1))}</strong>
				<svg class="scale" viewBox="0 0 144 8" aria-hidden="true">
					<rect class="line" y="3" width="144" height="2" />
					<circle cx={Math.round(4 + (value / 100) * 136)} cy="4" r="4" />
				</svg>
				{date !== null && <small>{dayOf(date)}</small>}
			</>
		)}
	/>
);

const Revenue: FC<Props> = ({ items }) => (
	<div class="scroll revenue">
		<table>
			<thead>
				<tr>
					<th scope="col">{t.rank}</th>
					<th scope="col">{t.product}</th>
					<th scope="col">{t.revenue}</th>
				</tr>
			</thead>
			<tbody>
				{items.map(({ rank, metric, listing }) => (
					<tr>
						<td>{number(rank)}</td>
						<th scope="row">
							<span class="in-line">
								<Tile picture={listing.logo} size="s" />
								<span class="name">
									<a href={`/listings/${listing.slug}`}>
										<bdi>{listing.name}</bdi>
									</a>
								</span>
							</span>
						</th>
						<td>
							{usd(metric.value)}
							{metric.source !== null && metric.date !== null && (
								<>
									<br />
									<small>{t.seenIn(<bdi>{metric.source}</bdi>, metric.date)}</small>
								</>
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	</div>
);

/** What was paid stands on top, and the word beside it. */
const Billboard: FC<Props> = ({ items }) => (
	<ol class="cards billboard">
		{items.map(({ rank, metric, listing }) => (
			<li class="listing-paid">
				<p>
					<span class="amount">{usd(metric.value)}</span> <Paid why={t.paidRow} />
				</p>
				<div class="head">
					<Tile picture={listing.logo} />
					<h3>
						{rank}.{" "}
						<a href={`/listings/${listing.slug}`}>
							<bdi>{listing.name}</bdi>
						</a>
					</h3>
				</div>
				{listing.tagline !== null && <p dir="auto">{listing.tagline}</p>}
			</li>
		))}
	</ol>
);

const SHAPES: Record<Board, FC<Props>> = {
	"community-weekly": Race,
	"community-all-time": AllTime,
	"domain-rating": Scale,
	revenue: Revenue,
	billboard: Billboard,
};
