import type { NextAction } from "#core/errors";
import { OPERATIONS } from "#operations/registry";

/** Where the operations are. */
export const API_PREFIX = "/api/v1";

/** What to call next, as requests. */
export function nextRequests(actions: readonly NextAction[]) {
	return actions.flatMap(({ operation: id, why }) => {
		const operation = OPERATIONS.find((candidate) => candidate.id === id);
		if (operation === undefined) return [];
		return [{ operation: id, method: operation.method.toUpperCase(), path: API_PREFIX + operation.path, why }];
	});
}
