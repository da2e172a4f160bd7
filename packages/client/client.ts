import { LaunchweekError } from "./errors.ts";
import { OPERATIONS, type Route } from "./operations.ts";
import { DEFAULT_RETRIES, type RetryOptions, sendPatiently } from "./retry.ts";
import type { Answer, Input, Item, OperationId, PagedId, Problem } from "./types.ts";

export interface ClientOptions extends Partial<RetryOptions> {
	/** Origin of the service, such as https://directory.example. */
	origin: string;
	/** An API key or OAuth access token, or what gives the one of the moment; public reads need none. */
	token?: string | (() => string | Promise<string>);
	/** Another `fetch`, for tests and proxies. */
	fetch?: (request: Request) => Promise<Response>;
	/** Sent with every request, beside what the client says itself. */
	headers?: Record<string, string>;
}

export interface CallOptions {
	signal?: AbortSignal;
	/**
	 * Names this piece of work, so that it is done once however often it is sent, by this program or its next run. Without
	 * one the client makes a key for each call, which makes its own repeats safe. 1 to 255 visible ASCII characters.
	 */
	idempotencyKey?: string;
	/** The `etag` of an answer that you have: when it still holds, `data` is null. */
	ifNoneMatch?: string;
	/** The `etag` of the thing as you read it: when it has changed since, nothing is written. */
	ifMatch?: string;
}

/** An answer with what its headers say. */
export interface Result<T> {
	/** Null only when `ifNoneMatch` was given and still holds. */
	data: T | null;
	status: number;
	requestId: string | null;
	/** Tells this version from others; null where the answer has no tag. */
	etag: string | null;
	/** Whether this is the stored answer of an earlier request with the same key. */
	isReplay: boolean;
}

/** An input may be left out where nothing of it is required. */
type InputAndOptions<Id extends OperationId> =
	Record<never, never> extends Input<Id>
		? [input?: Input<Id>, options?: CallOptions]
		: [input: Input<Id>, options?: CallOptions];

export interface LaunchweekClient {
	/**
	 * Calls an operation with its parameters and the properties of its body in one object.
	 * @throws LaunchweekError for every refusal; what `fetch` throws when nothing answers.
	 */
	call<Id extends OperationId>(operation: Id, ...rest: InputAndOptions<Id>): Promise<Answer<Id>>;
	/** The same, with what the headers of the answer say. */
	send<Id extends OperationId>(operation: Id, ...rest: InputAndOptions<Id>): Promise<Result<Answer<Id>>>;
	/** Every entry of a list, page after page, each fetched when it is reached. */
	pages<Id extends PagedId>(
		operation: Id,
		input?: Input<Id>,
		options?: Pick<CallOptions, "signal">,
	): AsyncGenerator<Item<Id>, void, undefined>;
}

/** A client of the REST API whose every input, answer and refusal is typed by the API's document. */
export function launchweekClient(options: ClientOptions): LaunchweekClient {
	const retry = { ...DEFAULT_RETRIES, ...given(options) };
	const fetchIt = options.fetch ?? ((request: Request) => fetch(request));

	async function send<Id extends OperationId>(
		operation: Id,
		input: Record<string, unknown> = {},
		call: CallOptions = {},
	): Promise<Result<Answer<Id>>> {
		// HTTP servers drop an empty header, and the write would go through unchecked.
		if (call.ifMatch === "") throw new TypeError("`ifMatch` is empty: give the `etag` of the thing as you read it.");
		const route = OPERATIONS[operation];
		const key = call.idempotencyKey ?? (route.idempotent ? crypto.randomUUID() : undefined);
		const { url, body } = addressed(options.origin, route, input);
		const request = async () => {
			const token = typeof options.token === "function" ? await options.token() : options.token;
			const headers: Record<string, string> = {
				Accept: "application/json",
				...options.headers,
				...(token !== undefined && { Authorization: `Bearer ${token}` }),
				...(body !== undefined && { "Content-Type": "application/json" }),
				...(key !== undefined && { "Idempotency-Key": key }),
				...(call.ifNoneMatch !== undefined && { "If-None-Match": call.ifNoneMatch }),
				...(call.ifMatch !== undefined && { "If-Match": call.ifMatch }),
			};
			const { method } = route;
			const { signal } = call;
			return fetchIt(
				new Request(url, { method, headers, ...(body !== undefined && { body }), ...(signal && { signal }) }),
			);
		};
		// All of them may be sent twice: what changes something has its key.
		const response = await sendPatiently(request, retry, call.signal);
		if (response.status === 304) return resultOf<Answer<Id>>(response, null);
		const answer: unknown = await response.json().catch(() => null);
		if (response.ok && answer !== null) return resultOf(response, answer as Answer<Id>);
		throw new LaunchweekError(operation, response, isProblem(answer) ? answer : null);
	}

	return {
		send: (operation, ...[input, call]) => send(operation, input, call),
		async call(operation, ...[input, call]) {
			const { data } = await send(operation, input, call);
			if (data === null)
				throw new TypeError("`ifNoneMatch` needs `send`, whose data is null when nothing has changed.");
			return data;
		},
		async *pages<Id extends PagedId>(operation: Id, input?: Input<Id>, { signal }: Pick<CallOptions, "signal"> = {}) {
			for (let next: Record<string, unknown> | null = {}; next !== null; ) {
				const { data } = await send(operation, { ...input, ...next }, signal ? { signal } : {});
				const { items, next_page, next_cursor } = data as AnyPage<Id>;
				yield* items;
				// A cursor, where the list has them, neither repeats nor misses an entry when others come meanwhile.
				if (typeof next_cursor === "string") next = { page: undefined, cursor: next_cursor };
				else next = next_cursor === null || next_page === null ? null : { page: next_page };
			}
		},
	};
}

/** A page of any list; `next_cursor` of those that are read by cursor, too. */
interface AnyPage<Id extends PagedId> {
	items: Item<Id>[];
	next_page: number | null;
	next_cursor?: string | null;
}

function resultOf<T>(response: Response, data: T | null): Result<T> {
	return {
		data,
		status: response.status,
		requestId: response.headers.get("X-Request-Id"),
		etag: response.headers.get("ETag"),
		isReplay: response.headers.get("Idempotency-Replayed") === "true",
	};
}

/** Puts each part of an input where it belongs: into the path, the query or the body. */
function addressed(origin: string, { path, query, takesBody }: Route, input: Record<string, unknown>) {
	const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
	const filled = path.replaceAll(/\{([a-z_]+)\}/g, (_match, name: string) => {
		const value = rest.get(name);
		if (value === undefined || value === "") throw new TypeError(`${path} needs ${name}.`);
		rest.delete(name);
		return encodeURIComponent(String(value));
	});
	const url = new URL(`/api/v1${filled}`, origin);
	for (const name of query) {
		if (rest.has(name)) url.searchParams.set(name, String(rest.get(name)));
		rest.delete(name);
	}
	if (takesBody) return { url, body: rest.size === 0 ? undefined : JSON.stringify(Object.fromEntries(rest)) };
	// What the operation does not know is for the service to refuse, by name.
	for (const [name, value] of rest) url.searchParams.set(name, String(value));
	return { url, body: undefined };
}

function isProblem(answer: unknown): answer is Problem {
	return typeof answer === "object" && answer !== null && "code" in answer && "detail" in answer;
}

/** The options of retries that were given. */
function given({ retries, longestWaitSeconds, wait }: ClientOptions): Partial<RetryOptions> {
	return {
		...(retries !== undefined && { retries }),
		...(longestWaitSeconds !== undefined && { longestWaitSeconds }),
		...(wait !== undefined && { wait }),
	};
}
