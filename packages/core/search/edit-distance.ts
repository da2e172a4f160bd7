/**
 * How many letters are put in, left out, replaced or exchanged with their neighbour between two words (optimal string
 * alignment). Own code: the packages that count exchanges are slower at giving up, and this is asked for every candidate.
 * @param max where counting stops: what is farther apart is `max + 1`.
 */
export function editDistance(a: string, b: string, max: number): number {
	if (Math.abs(a.length - b.length) > max) return max + 1;
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const isSame = a[i - 1] === b[j - 1];
			let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
			if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
			row.push(least);
		}
		if (Math.min(...row) > max) return max + 1;
		before = last;
		last = row;
	}
	return Math.min(last[b.length] ?? 0, max + 1);
}
