import { isRecord } from "#core/record";
import type { Operation } from "#operations/define";
import type { RawInput } from "#usecases/validate";

/** An input as generators make it, as the request that REST clients would send. */
export interface RestRequest {
	method: string;
	/** Under {base_url}, with its query. */
	path: string;
	body: unknown;
}

/** @returns null for what an address cannot say: objects, null, an empty or missing segment, half a surrogate pair. */
export function restRequest(operation: Operation, input: RawInput): RestRequest | null {
	if (!isRecord(input.params) || !isRecord(input.query)) return null;
	const words = [...Object.values(input.params), ...Object.values(input.query)];
	if (!words.every((value) => ["string", "number", "boolean"].includes(typeof value))) return null;
	if (!words.every((value) => String(value).isWellFormed())) return null;
	const names = Object.keys(operation.params?.shape ?? {});
	const segments = names.map((name) => String(input.params[name] ?? ""));
	if (segments.some((segment) => segment === "" || /^\.+$/.test(segment))) return null;
	if (Object.keys(input.params).length > names.length) return null;
	const path = operation.path.replaceAll(/\{([a-z_]+)\}/g, (_match, name: string) =>
		encodeURIComponent(String(input.params[name])),
	);
	const query = new URLSearchParams(Object.entries(input.query).map(([name, value]) => [name, String(value)]));
	return {
		method: operation.method.toUpperCase(),
		path: query.size > 0 ? `${path}?${query}` : path,
		body: operation.body === undefined ? undefined : input.body,
	};
}
