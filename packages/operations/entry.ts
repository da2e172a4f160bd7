import type { Operation } from "#operations/define";

/** What doors know of an operation before it is loaded: enough to find it, and to tell who may call it. */
export interface OperationEntry
	extends Pick<Operation, "id" | "method" | "path" | "area" | "scope" | "effects" | "bodyMaxBytes"> {
	/** The operation, which is loaded when it is first called. Source: docs/start.md#beginning. */
	load(): Promise<Operation>;
}

/** The promise of an import is not kept: it belongs to the request that began it, and ends with that. */
export function entryOf(
	facts: Omit<OperationEntry, "load">,
	load: () => Promise<{ default: Operation }>,
): OperationEntry {
	let operation: Operation | undefined;
	return {
		...facts,
		async load() {
			operation ??= (await load()).default;
			return operation;
		},
	};
}
