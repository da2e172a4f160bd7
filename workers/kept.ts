let kept = new WeakMap<object, unknown>();

/** Makes something once for each environment: it stays as long as the environment does, which is as long as the isolate. */
export function onceFor<T>(env: object, make: () => T): T {
	// What is kept for an environment was made by its only caller, `compose`.
	const known = kept.get(env) as T | undefined;
	if (known !== undefined) return known;
	const made = make();
	kept.set(env, made);
	return made;
}

/**
 * Has everything made anew.
 * @internal for tests, which change the variables of one environment.
 */
export function forgetKept(): void {
	kept = new WeakMap();
}
