import type { FC } from "hono/jsx";
import { number } from "../../words/format.ts";

const [BAR, GAP] = [32, 12];

interface Props {
	/** Read out instead of the drawing; its numbers stand in a table. */
	label: string;
	counts: readonly number[];
	/** Of the highest bar, in units of the drawing. */
	height: number;
	/** Under the first bar and the last. */
	from: string;
	to: string;
}

/** A bar for each count, the last one marked and with its number under it: in the drawing a phone would shrink it. */
export const Bars: FC<Props> = ({ label, counts, height, from, to }) => {
	const highest = Math.max(...counts, 1);
	const width = counts.length * (BAR + GAP) - GAP;
	const drawn = counts.map((count) => Math.round((count / highest) * height));
	const last = counts.length - 1;
	return (
		<figure class="visits">
			<svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
				{drawn.map((bar, index) => (
					<rect
						class={index === last ? "today" : undefined}
						x={index * (BAR + GAP)}
						y={height - bar}
						width={BAR}
						height={bar}
					/>
				))}
			</svg>
			<figcaption>
				<span>{from}</span>
				<span>
					{to} <strong>{number(counts[last] ?? 0)}</strong>
				</span>
			</figcaption>
		</figure>
	);
};
