/** Rejects as soon as the signal says so, for what takes no signal itself. @param timedOut what it rejects with. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal, timedOut: () => Error): Promise<T> {
	return new Promise((resolve, reject) => {
		const stop = () => reject(timedOut());
		if (signal.aborted) stop();
		signal.addEventListener("abort", stop, { once: true });
		work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
	});
}
