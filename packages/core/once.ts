/**
 * What is made when it is first asked for, and kept: for what takes long to make and few requests need.
 * Source: docs/start.md#beginning.
 */
export function once<T>(make: () => T): () => T {
	let made: { value: T } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
