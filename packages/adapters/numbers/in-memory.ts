import { DAY_MS } from "#core/launches/week";
import { dataPointOf } from "#core/numbers/measure";
import { requestsOf, summarise, type TimedPoint } from "#core/numbers/summary";
import type { MeasuredNumbers, Measures } from "#core/ports/numbers";

/** Measures that are remembered; the oldest go first. */
const POINTS_MAX = 20_000;

/** The numbers of one process, for one's own machine: they end with it. */
export function inMemoryNumbers(now: () => number, max = POINTS_MAX): Measures & MeasuredNumbers {
	const points: TimedPoint[] = [];
	let next = 0;
	return {
		source: "this_run",
		since: now(),
		write(measure) {
			points[next] = { at: now(), ...dataPointOf(measure) };
			next = (next + 1) % max;
		},
		read: async (stretch) =>
			summarise(points, { since: stretch.now.getTime() - stretch.days * DAY_MS, days: stretch.days }),
		async requests({ now: until, minutes }) {
			const since = until.getTime() - minutes * 60_000;
			const within = points.filter(({ at, indexes }) => at >= since && indexes[0] === "request");
			const { requests, errors } = requestsOf(within);
			return { requests, errors };
		},
	};
}
