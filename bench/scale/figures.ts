/** What a number of runs took, in milliseconds. */
export interface Figures {
	mean: number;
	/** 95th percentile. */
	p95: number;
	most: number;
}

export function figuresOf(times: readonly number[]): Figures {
	const sorted = [...times].sort((one, other) => one - other);
	const sum = sorted.reduce((total, time) => total + time, 0);
	return {
		mean: rounded(sum / Math.max(1, sorted.length)),
		p95: rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0),
		most: rounded(sorted.at(-1) ?? 0),
	};
}

/** With which power of the number of listings a time grows: 0 is flat, 1 grows as they do. */
export function exponent(from: { size: number; ms: number }, to: { size: number; ms: number }): number {
	return rounded(Math.log(to.ms / from.ms) / Math.log(to.size / from.size));
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
