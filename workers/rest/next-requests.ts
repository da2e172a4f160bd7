import type { NextAction } from "#core/errors";
import { CATALOG } from "#operations/catalog";

/** Where the operations are. */
export const API_PREFIX = "/api/v1";

/** What to call next, as requests. */
export function nextRequests(actions: readonly NextAction[]) {
	return actions.flatMap(({ operation: id, why }) => {
		const operation = CATALOG.find((candidate) => candidate.id === id);
		if (operation === undefined) return [];
		return [{ operation: id, method: operation.method.toUpperCase(), path: API_PREFIX + operation.path, why }];
	});
}
