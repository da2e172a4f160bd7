/** What is asked for again and again is some hundreds at most; the rest is made anew. */
const KEPT_MAX = 1_000;

/** A function of one text or number, which remembers what it has answered: for what takes long to make, as names and formats do. */
export function remembered<K extends string | number, V>(make: (of: K) => V): (of: K) => V {
	const known = new Map<K, V>();
	return (of) => {
		const before = known.get(of);
		if (before !== undefined) return before;
		const made = make(of);
		if (known.size >= KEPT_MAX) known.clear();
		known.set(of, made);
		return made;
	};
}
