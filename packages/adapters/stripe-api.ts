import { reached } from "#adapters/reached";

/** What Stripe's API is asked, and how. Written here because few of its calls are made and its library is large: docs/decisions/038-stripe-by-hand.md. */

export const STRIPE_URL = "https://api.stripe.com";
/** Answers are those of this version. Source: https://docs.stripe.com/api/versioning */
const API_VERSION = "2026-10-28.endive";
/** Before a request is made again that got no answer, or one that tells to. */
const AGAIN_AFTER_MS = 500;

export interface StripeAccess {
	key: string;
	/** Another address of the API, without a trailing slash. */
	apiBase?: string | undefined;
	timeoutMs: number;
}

interface Asking {
	method?: "GET" | "POST";
	/** Of a POST; with it a repeated one has one effect. */
	idempotencyKey?: string;
	form?: Form;
}

/** What a request holds: texts, numbers, lists and records of these. */
export interface Form {
	readonly [name: string]: string | number | Form | readonly Form[];
}

/** One request. @param path below `/v1/`, with its query. */
export function askStripe(
	{ key, apiBase = STRIPE_URL, timeoutMs }: StripeAccess,
	path: string,
	{ method = "GET", form, idempotencyKey }: Asking,
): Promise<Response> {
	const answering = fetch(`${apiBase}/v1/${path}`, {
		method,
		redirect: "manual",
		signal: AbortSignal.timeout(timeoutMs),
		headers: {
			Authorization: `Bearer ${key}`,
			"Stripe-Version": API_VERSION,
			...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
		},
		...(form !== undefined && { body: formOf(form) }),
	});
	return reached("Stripe", answering);
}

/** Stripe's answer that it did not do what it was asked. */
export class StripeError extends Error {
	/** It understood the request, and will never do it. */
	readonly isFinal: boolean;
	/** Something else was asked under the same idempotency key. */
	readonly isOfKey: boolean;

	constructor(message: string, { isFinal, isOfKey }: { isFinal: boolean; isOfKey: boolean }) {
		super(message);
		this.isFinal = isFinal;
		this.isOfKey = isOfKey;
	}
}

/**
 * What Stripe answers, after one more try where there was no answer, or one that asks for it.
 * @throws StripeError when it answers with an error.
 * Source: https://docs.stripe.com/error-low-level
 */
export async function askStripeTwice<T>(access: StripeAccess, path: string, asking: Asking): Promise<T> {
	const first = await askStripe(access, path, asking).catch(() => null);
	if (first !== null && !asksAgain(first)) return read<T>(first);
	await first?.body?.cancel();
	await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
	return read<T>(await askStripe(access, path, asking));
}

function asksAgain({ status, headers }: Response): boolean {
	const told = headers.get("stripe-should-retry");
	if (told === "true" || told === "false") return told === "true";
	return status === 409 || status >= 500;
}

async function read<T>(response: Response): Promise<T> {
	const answer = (await response.json().catch(() => null)) as { error?: Record<string, unknown> } | null;
	if (response.ok && answer !== null) return answer as T;
	const { message, type, code } = answer?.error ?? {};
	const isOfKey = type === "idempotency_error";
	const isFinal = [400, 404].includes(response.status) && !isOfKey && code !== "rate_limit";
	const said = typeof message === "string" ? message : `Stripe answered ${response.status}`;
	throw new StripeError(said, { isFinal, isOfKey });
}

/** Nested values have their whole path in brackets: `line_items[0][quantity]`. Source: https://docs.stripe.com/api */
function formOf(form: Form): URLSearchParams {
	const pairs = (value: Form[string], path: string): [string, string][] =>
		typeof value === "object"
			? Object.entries(value).flatMap(([name, inner]) => pairs(inner, `${path}[${name}]`))
			: [[path, String(value)]];
	return new URLSearchParams(Object.entries(form).flatMap(([name, value]) => pairs(value, name)));
}
