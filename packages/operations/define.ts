import type { z } from "zod";
import type { Caller, SignedIn } from "#core/access/caller";
import type { Scope } from "#core/access/scopes";
import type { ErrorCode } from "#core/errors";
import { BODY_MAX_BYTES } from "#core/limits";
import type { RateClass } from "#core/settings";
import { type Effects, effectsOf } from "#operations/effects";
import type { OperationPorts } from "#operations/ports";
import type { Plans } from "#store/search/planned";
import type { Commit } from "#usecases/commit";
import type { Shape } from "#usecases/validate";
import type { WorkContext } from "#usecases/work-context";

export type { Shape };

type Part<S extends Shape | undefined> = S extends Shape ? z.output<S> : unknown;

/** What a handler works with. */
export interface Context<C extends Caller = Caller> extends WorkContext {
	caller: C;
	ports: OperationPorts;
	/**
	 * Aborted when nobody waits for the answer any more: then nothing more is fetched, and nothing is written. Absent where
	 * the platform ends the whole request with its connection. Source: docs/tool-server.md#cancelling.
	 */
	signal?: AbortSignal;
	/** How words that are looked for are understood, where others of the same request ask for them too. */
	plans?: Plans;
	/** Version of the thing that a write was decided on: of any other it is refused. Absent where nobody decided on one. */
	seenVersion?: number;
}

export interface OperationSpec<
	S extends Scope | "public",
	P extends Shape | undefined,
	Q extends Shape | undefined,
	B extends Shape | undefined,
	O extends Shape,
> {
	/** The id that never changes: REST operationId and tool name. */
	id: string;
	method: "get" | "post" | "put" | "patch" | "delete";
	/** Path under {base_url}, with `{name}` for each of `params`. */
	path: string;
	/** Tag of the document and toolset of the tool server. */
	area: Area;
	scope: S;
	status: 200 | 201;
	/** Takes an Idempotency-Key. */
	idempotent?: boolean;
	/** What it does to the world, where that is more, or less, than its method says. */
	effects?: Partial<Effects>;
	/** Refuses by If-Match, when what it changes is of another version than its caller has read. */
	takesVersion?: boolean;
	/** Rate-limit class; a function where it depends on the input. */
	limit: RateClass | ((input: Part<P> & Part<Q> & Part<B>) => RateClass);
	summary: string;
	/** For a reader who must choose: when to use it, what comes next, what costs money. */
	description: string;
	params?: P;
	query?: Q;
	body?: B;
	/** The request may come without a body; then `{}` is validated. */
	bodyOptional?: boolean;
	/** Of the body as JSON; for operations whose largest legal body is over BODY_MAX_BYTES. */
	bodyMaxBytes?: number;
	output: O;
	/** Codes of the operation's own rules: what it can refuse with beside what is the same for all. */
	refuses?: readonly ErrorCode[];
	/** Valid input and an answer it can get: shown in the document, checked against the schemas. */
	example: { input: Record<string, unknown>; output: z.input<O> };
	/**
	 * The answer as a tool gives it to a model: the same with parts left out, and addresses by their template. Absent where
	 * there is nothing to leave out. Source: docs/tool-server.md#answers.
	 */
	brief?(answer: z.output<O>, input: Readonly<Partial<Part<P> & Part<Q> & Part<B>>>): object;
	/** What a read has written down after it was answered; nobody waits for it, and nothing depends on it. */
	noted?(answer: z.input<O>, input: Part<P> & Part<Q> & Part<B>, ctx: Context): Promise<void> | undefined;
	handler(
		input: Part<P> & Part<Q> & Part<B>,
		ctx: Context<S extends "public" ? Caller : SignedIn>,
	): Promise<z.input<O> | Commit<z.input<O>>>;
}

export const AREAS = [
	"directory",
	"launches",
	"founders",
	"content",
	"account",
	"drafts",
	"listings",
	"claims",
	"orders",
] as const;
export type Area = (typeof AREAS)[number];

/** An operation as doors and tests see it: the types of its parts erased, but for its answer's. */
export interface Operation<O extends Shape = Shape> {
	id: string;
	method: "get" | "post" | "put" | "patch" | "delete";
	path: string;
	area: Area;
	scope: Scope | "public";
	status: 200 | 201;
	idempotent: boolean;
	effects: Effects;
	takesVersion: boolean;
	bodyOptional: boolean;
	bodyMaxBytes: number;
	rateClass(input: Record<string, unknown>): RateClass;
	summary: string;
	description: string;
	params: Shape | undefined;
	query: Shape | undefined;
	body: Shape | undefined;
	output: O;
	refuses: readonly ErrorCode[];
	example: { input: Record<string, unknown>; output: unknown };
	/** Null where the answer has nothing to leave out. */
	brief: ((answer: unknown, input: Readonly<Record<string, unknown>>) => object) | null;
	noted(answer: unknown, input: Record<string, unknown>, ctx: Context): Promise<void> | undefined;
	handler(input: Record<string, unknown>, ctx: Context): Promise<unknown>;
}

/** Declares an operation. From it come the route, the document's entry, the tool, and what guards them. */
export function defineOperation<
	const S extends Scope | "public",
	O extends Shape,
	P extends Shape | undefined = undefined,
	Q extends Shape | undefined = undefined,
	B extends Shape | undefined = undefined,
>(spec: OperationSpec<S, P, Q, B, O>): Operation<O> {
	const { limit } = spec;
	return {
		id: spec.id,
		method: spec.method,
		path: spec.path,
		area: spec.area,
		scope: spec.scope,
		status: spec.status,
		idempotent: spec.idempotent ?? false,
		effects: effectsOf(spec.method, spec.effects),
		takesVersion: spec.takesVersion ?? false,
		bodyOptional: spec.bodyOptional ?? false,
		bodyMaxBytes: spec.bodyMaxBytes ?? BODY_MAX_BYTES,
		rateClass: (input) => (typeof limit === "function" ? limit(input as never) : limit),
		summary: spec.summary,
		description: spec.description,
		params: spec.params,
		query: spec.query,
		body: spec.body,
		output: spec.output,
		refuses: spec.refuses ?? [],
		example: spec.example,
		brief: spec.brief === undefined ? null : (answer, input) => spec.brief?.(answer as never, input as never) ?? {},
		noted: (answer, input, ctx) => spec.noted?.(answer as never, input as never, ctx),
		// The parts were validated by exactly these schemas before a handler runs.
		handler: (input, ctx) => spec.handler(input as never, ctx as never),
	};
}
