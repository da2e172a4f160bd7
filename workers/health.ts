import { errorReason } from "#core/error-words";
import { readCounters } from "#store/counters";
import { compose } from "#workers/compose";
import type { Env } from "#workers/env";

/** `/healthz`: this isolate answers. `/readyz`: its settings are complete and its database answers. */
export async function health(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
	const { pathname, origin } = new URL(request.url);
	if (pathname === "/healthz") return Response.json({ status: "ok" });
	try {
		const { db } = await compose(env, origin, execution);
		await readCounters(db, ["listings_live"]);
		return Response.json({ status: "ready" });
	} catch (error) {
		const reason = errorReason(error);
		console.error(JSON.stringify({ event: "not_ready", reason }));
		return Response.json(
			{ status: "not ready", reason: "The log says what is missing; npm run doctor says how to fix it." },
			{ status: 503 },
		);
	}
}
