import type { z } from "zod";
import type { ActionPorts } from "#actions/ports";
import type { Actor, ActorKind } from "#core/access/actor";
import type { AuditChange } from "#core/access/audit-change";
import type { SharedRateClass } from "#core/settings";
import type { Statement } from "#store/db";
import type { Commit, NoOthers, Refusals, Unchanged } from "#usecases/commit";
import type { Shape } from "#usecases/validate";
import type { WorkContext } from "#usecases/work-context";

/** What an action works with. */
export interface ActionContext<A extends Actor = Actor> extends WorkContext {
	actor: A;
	ports: ActionPorts;
}

/** What an action leaves in the audit log; no secrets, and of other people's words only what is public anyway. */
export interface AuditNote {
	/** What was acted on, as `kind:id`: `listing:12`, `order:LW-...`. */
	subject: string;
	detail?: Record<string, string | number | boolean | null>;
	/** Of what the site team does: what changed, as it was and as it is. `changeBetween` makes it; an undo reads it. */
	change?: AuditChange;
}

/** A finished write with what the audit log says of it. */
export interface Recorded<T> extends Commit<T> {
	note: AuditNote;
}

/** What a handler that writes returns; the rest is as for `commit`. */
export function record<T>(note: AuditNote, answer: T, statements: readonly Statement[]): Recorded<T>;
export function record<T, G extends string = never, R extends Refusals<G> = Refusals<G>>(
	note: AuditNote,
	answer: T,
	statements: readonly Statement<G>[],
	refusals: R & NoOthers<G, R>,
): Recorded<T>;
export function record<T>(
	note: AuditNote,
	answer: T,
	statements: Commit<T>["statements"],
	refusals: Commit<T>["refusals"] = {},
): Recorded<T> {
	return { commit: true, answer, statements, refusals, note };
}

export interface ActionSpec<K extends ActorKind, I extends Shape, T> {
	/** The file's name in snake_case. */
	id: string;
	actor: K;
	/** The class that its actor's rate is counted in. */
	rate: SharedRateClass;
	/** Of the site team's: asked only of a browser that signed in lately, as money, roles and bans are. */
	fresh?: K extends "team" ? true : never;
	input: I;
	/**
	 * Reads and decides. Writes by returning `record(...)`; `unchanged(...)` leaves no audit row.
	 * @throws AppError for every refusal.
	 */
	handler(input: z.output<I>, ctx: ActionContext<Extract<Actor, { kind: K }>>): Promise<Recorded<T> | Unchanged<T>>;
}

/** An action as `perform` and tests see it. */
export interface Action<I = unknown, T = unknown> {
	id: string;
	actor: ActorKind;
	rate: SharedRateClass;
	fresh?: boolean;
	input: Shape;
	handler(input: unknown, ctx: ActionContext): Promise<Recorded<unknown> | Unchanged<unknown>>;
	/** The types of its input and answer; never a value. */
	readonly types?: { input: I; answer: T };
}

/** Declares an action: something that changes the directory because somebody acted, and that no REST route or tool does. */
export function defineAction<const K extends ActorKind, I extends Shape, T>(
	spec: ActionSpec<K, I, T>,
): Action<z.input<I>, T> {
	// The input was validated by exactly this schema, and the actor is of this kind, before a handler runs.
	return {
		...spec,
		fresh: spec.fresh === true,
		handler: (input, ctx) => spec.handler(input as never, ctx as never),
	};
}
