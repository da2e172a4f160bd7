import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { AppError } from "#core/errors";
import { everyOperation } from "#testing/every-operation";
import type { FaultSubject } from "#testing/faults/walk";
import { mintSubjects } from "#testing/operation-subjects";
import { mintOrder } from "#testing/orders";
import { prepareRetries, RETRY_CASES } from "#testing/retries";
import { IDEMPOTENT, SPEC } from "#testing/spec-table";
import { ORIGIN } from "#testing/world";
import type { Env } from "#workers/env";
import worker from "#workers/index";
import { launchweekClient } from "../../client/index";

type IncomingRequest = Request<unknown, IncomingRequestCfProperties>;

/** Asks the Worker, in an isolate of its own. @throws AppError for a refusal, Error for a fault. */
async function asked(request: Request, env: Env): Promise<unknown> {
	const execution = createExecutionContext();
	try {
		const response = await worker.fetch(new Request(request) as IncomingRequest, env, execution);
		const text = await response.text();
		if (response.status < 400) return text;
		if (response.status >= 500) throw new Error(`${response.status}: ${text}`);
		const { code, detail } = JSON.parse(text) as { code: "not_found"; detail: string };
		throw new AppError(code, detail);
	} finally {
		// What is done after the answer fails without it.
		await waitOnExecutionContext(execution).catch(() => {});
	}
}

/** Operations that write: each is asked with a key, the second time with the same. */
const writes: readonly FaultSubject[] = RETRY_CASES.map(({ operation, request }) => ({
	name: operation,
	kind: "operation",
	async make({ db, person }) {
		await prepareRetries(db);
		const owner = await person("owner@example.com");
		const { method, path, body } = await request(db, owner, 0);
		return (env) =>
			asked(
				new Request(`${ORIGIN}/api/v1${path}`, {
					method,
					headers: {
						Authorization: `Bearer ${owner.key}`,
						"Idempotency-Key": "the-key",
						...(body !== undefined && { "Content-Type": "application/json" }),
					},
					...(body !== undefined && { body: JSON.stringify(body) }),
				}),
				env,
			);
	},
}));

/** Operations that only read. */
const reads: readonly FaultSubject[] = SPEC.filter(({ id }) => !IDEMPOTENT.includes(id)).map(({ id }) => ({
	name: id,
	kind: "read",
	async make(world) {
		const { of, key, userId } = await mintSubjects(world);
		await mintOrder(world.db, userId, of.order, 100, [{ product: "launch" }]);
		return async (env) => {
			const fetch = async (request: Request) => new Response((await asked(request, env)) as string);
			const calls = everyOperation(launchweekClient({ origin: ORIGIN, token: key, fetch, retries: 0 }), of);
			return calls[id as keyof typeof calls]();
		};
	},
}));

/** Every operation of the API. */
export const OPERATION_SUBJECTS: readonly FaultSubject[] = [...reads, ...writes];
