import { type Attack, attacksOn, textOf } from "./attacks.ts";
import type { Expression } from "./expressions.ts";

/** An expression and a text on which its time grows faster than the text. */
export interface Superlinear {
	place: string;
	expression: string;
	attack: string;
	/** Characters, and milliseconds of CPU, of the shorter and of the longer text. */
	shorter: [number, number];
	longer: [number, number];
}

/** A text is compared with one an eighth as long. */
const STEP = 8;
const LENGTH_MIN = 256;
/** Where a quadratic search of the field's quick machines takes twice the floor. */
const LENGTH_MAX = 24_576;
/** From here on texts grow by this only: what is quadratic is known before it takes a second. */
const SLOW_MS = 1;
const SMALL_STEP = 3;
/** Linear means 8 times the time, quadratic 64 times; what lies below this is the noise of a busy machine. */
const GROWTH_MAX = 24;
/** Less is fast whatever its growth. */
const FLOOR_MS = 12;

/** Runs an expression over a text the way callers do: a search that may find much, or nothing. */
function timeOf(expression: RegExp, text: string): number {
	const before = process.cpuUsage();
	if (expression.global) text.replace(expression, "");
	else expression.exec(text);
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

/** @returns the first text of growing length that costs more than its length, or null. */
export function superlinearOn({ place, source, flags }: Expression): Superlinear | null {
	const expression = new RegExp(source, flags.replace("y", "g"));
	for (const attack of attacksOn({ source, flags })) {
		const found = growthOf(expression, attack);
		if (found !== null) {
			return { place, expression: `/${source.slice(0, 200)}/${flags}`, attack: JSON.stringify(attack), ...found };
		}
	}
	return null;
}

function growthOf(expression: RegExp, attack: Attack): Pick<Superlinear, "shorter" | "longer"> | null {
	// What is fast on the shortest text and on the longest is fast between them. The longest takes a quadratic expression half
	// a second, so that it is met only by what is fast on one an eighth as long.
	const isFast = [LENGTH_MIN, LENGTH_MAX / STEP].every(
		(length) => timeOf(expression, textOf(attack, length)) < SLOW_MS,
	);
	if (isFast && timeOf(expression, textOf(attack, LENGTH_MAX)) < FLOOR_MS) return null;

	for (let length = LENGTH_MIN; ; ) {
		const text = textOf(attack, length);
		const once = timeOf(expression, text);
		if (once >= FLOOR_MS) {
			// The least of three: the first run compiles, and the machine may be busy.
			const least = (subject: string) => Math.min(...[1, 2, 3].map(() => timeOf(expression, subject)));
			const shorter = least(textOf(attack, length / STEP));
			const longer = once > shorter * GROWTH_MAX ? least(text) : once;
			if (longer >= FLOOR_MS && longer > shorter * GROWTH_MAX) {
				return { shorter: [length / STEP, shorter], longer: [length, longer] };
			}
		}
		if (length === LENGTH_MAX) return null;
		length = Math.min(LENGTH_MAX, length * (once < SLOW_MS ? STEP : SMALL_STEP));
	}
}
