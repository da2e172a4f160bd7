/**
 * Looks again and again until something in this isolate is so: it may depend on a request that never says that it ended.
 * @param isSo asked at once, and after each step; what must happen in the same moment happens in it.
 * @returns whether it was so within `maxMs`.
 */
export async function lookUntil(
	isSo: () => boolean,
	{ stepMs, maxMs }: { stepMs: number; maxMs: number },
): Promise<boolean> {
	for (let waitedMs = 0; !isSo(); waitedMs += stepMs) {
		if (waitedMs >= maxMs) return false;
		await new Promise((resolve) => setTimeout(resolve, stepMs));
	}
	return true;
}
