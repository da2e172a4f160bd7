/** A KV binding of which some methods do not work, for tests of what depends on KV. The others reach the real one. */
export function failingKv(
	kv: KVNamespace,
	methods: readonly ("get" | "put" | "list" | "delete")[],
	/** `throws` refuses every call, `hangs` never answers. */
	how: "throws" | "hangs",
): KVNamespace {
	return new Proxy(kv, {
		get(target, name) {
			if (!methods.includes(name as "get")) {
				const value: unknown = Reflect.get(target, name);
				return typeof value === "function" ? value.bind(target) : value;
			}
			if (how === "hangs") return () => new Promise(() => {});
			return async () => {
				throw new Error(`KV ${String(name)} failed: 500 Internal Server Error`);
			};
		},
	});
}
