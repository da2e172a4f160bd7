import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { InvokeDeps } from "#operations/invoke";
import { ORIGIN } from "#testing/now";
import { composeAtOnce, type Services } from "#workers/compose";

/** Another isolate of the Worker: the same database, and a memory of its own. */
export interface Isolate {
	services: Services;
	deps: InvokeDeps;
}

/** How an isolate fails around its next commit, once. */
export type Fault = "none" | "before" | "after";

export function newIsolate(fault: Fault = "none"): Isolate {
	const services = composeAtOnce(env, ORIGIN, createExecutionContext());
	let next = fault;
	const failing = (when: Fault) => () => {
		if (next !== when) return;
		next = "none";
		throw new Error(`the isolate ended ${when} its commit`);
	};
	return {
		services,
		deps: {
			...services.invokeDeps,
			turns: new Map(),
			running: new Set(),
			// KV shows elsewhere after up to a minute what was written here.
			answers: { get: async () => null, put: () => undefined },
			aroundCommit: { before: failing("before"), after: failing("after") },
		},
	};
}

/** Where several wait for each other: nobody goes on before `count` have come. */
export function meeting(count: number): () => Promise<void> {
	let missing = count;
	const { promise, resolve } = Promise.withResolvers<void>();
	return () => {
		missing--;
		if (missing <= 0) resolve();
		return promise;
	};
}
