import { CATALOG } from "#operations/catalog";
import type { OperationEntry } from "#operations/entry";
import { API_PREFIX } from "#workers/rest/next-requests";

/** The API document, beside the operations. */
export const DOCUMENT_PATHS = { json: `${API_PREFIX}/openapi.json`, yaml: `${API_PREFIX}/openapi.yaml` } as const;

/** What the API's own address is asked by; it leads to what there is. */
export const API_BASES: readonly string[] = [API_PREFIX, `${API_PREFIX}/`];

/**
 * The methods that an address takes, for `Allow`; none where nothing is. What can be read can be asked for its head alone,
 * and every address for its methods.
 * Source: RFC 9110, sections 9.3.2, 9.3.7 and 10.2.1.
 */
export function allowedAt(path: string): string[] {
	const isAbout = API_BASES.includes(path) || Object.values<string>(DOCUMENT_PATHS).includes(path);
	const own = isAbout ? ["GET"] : CATALOG.filter((entry) => matches(entry, path)).map(methodOf);
	if (own.length === 0) return [];
	return [...own.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])), "OPTIONS"];
}

const methodOf = ({ method }: OperationEntry): string => method.toUpperCase();

const matches = (entry: OperationEntry, path: string): boolean => addressOf(entry).test(path);

/** The form of an operation's address. */
export function addressOf({ path }: OperationEntry): RegExp {
	return new RegExp(`^${API_PREFIX}${path.replaceAll(/\{[a-z_]+\}/g, "[^/]+")}$`);
}
