/** The middle one of the values, of an even number the upper. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((one, other) => one - other);
	return sorted[sorted.length >> 1] ?? 0;
}
