/** Runs work over items, at most `atOnce` side by side. */
export async function each<T>(
	items: readonly T[],
	atOnce: number,
	work: (item: T, index: number) => Promise<unknown>,
): Promise<void> {
	let next = 0;
	const lane = async () => {
		for (let index = next++; index < items.length; index = next++) await work(items[index] as T, index);
	};
	await Promise.all(Array.from({ length: atOnce }, lane));
}
