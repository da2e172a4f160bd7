import type { z } from "zod";
import type { Caller } from "#core/access/caller";
import { rateState } from "#core/access/rate-limit";
import { SCOPES } from "#core/access/scopes";
import { PAGE_MAX } from "#core/limits";
import type { Settings } from "#core/settings";
import type { Operation, Shape } from "#operations/define";
import { type InvokeDeps, invoke } from "#operations/invoke";
import type { Plans } from "#store/search/planned";
import { networkOf } from "#workers/http/credentials";
import type { PageContext } from "./site.ts";

interface Question {
	params?: Record<string, unknown>;
	query?: Record<string, unknown>;
	body?: unknown;
	/** Of a write: the version of the thing it was decided on. */
	seenVersion?: number;
	/** Of a write: sending it again answers as it did the first time. */
	idempotencyKey?: string;
	/** It may be a word half typed: what it does not find is noted nowhere. */
	isUnfinished?: boolean;
	/** Of the page's searches. */
	plans?: Plans;
	/** On whose behalf; the visitor's, where absent. */
	as?: Caller;
}

/**
 * Asks an operation on a person's behalf, by the way every door takes, so that pages and API never disagree.
 * @returns the answer as the API gives it, not to be changed.
 * @throws AppError for every refusal; the site shows it as a page.
 */
export async function ask<O extends Shape>(
	c: PageContext,
	operation: Operation<O>,
	{
		params = {},
		query = {},
		body,
		seenVersion,
		idempotencyKey,
		isUnfinished = false,
		plans,
		as = visitor(c),
	}: Question = {},
): Promise<z.output<O>> {
	const { services } = c.var;
	const isCountedAlready = operation.method === "get" && c.var.isCounted;
	const deps = isCountedAlready
		? { ...services.invokeDeps, takeRate: uncounted(services.settings) }
		: services.invokeDeps;
	c.set("isCounted", true);
	const outcome = await invoke(
		operation,
		{ input: { params, query: given(query), body }, ...(idempotencyKey !== undefined && { idempotencyKey }) },
		{ ...services.context(as), ...(seenVersion !== undefined && { seenVersion }), ...(plans && { plans }) },
		isUnfinished ? { ...deps, later: null } : deps,
	);
	// It was held against exactly this schema.
	return outcome.answer as z.output<O>;
}

/** Counts nothing: what a page reads, or a press does, after the first is the same request of its visitor. */
export function uncounted(settings: Settings): InvokeDeps["takeRate"] {
	return (_caller, rateClass, now) => rateState(rateClass, settings.rateLimits[rateClass], 0, now.getTime());
}

/** Who looks at the page: a session may do all that its person may. */
export function visitor(c: PageContext): Caller {
	const { session } = c.var;
	if (session === null) return { kind: "anonymous", network: networkOf(c.req.raw) };
	return personOf(session.user.id);
}

/** Somebody who is signed in in this browser. */
export function personOf(userId: number): Caller {
	return { kind: "user", userId, credential: "session", scopes: SCOPES, credentialName: null };
}

/** A form sends fields that were left empty too; they mean nothing. */
function given(query: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ""));
}

/** The page number an address asks for; 1 where it names none that there can be. */
export function pageOfAddress(c: PageContext): number {
	const page = Number(c.req.query("page") ?? 1);
	return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1;
}
