import { errorReason } from "#core/error-words";
import { readCounters } from "#store/counters";
import { openDb } from "#store/db";
import { type Env, settingsFrom } from "#workers/env";

/** `/healthz`: this isolate answers. `/readyz`: its settings are complete and its database answers. */
export async function health(request: Request, env: Env): Promise<Response> {
	const { pathname, origin } = new URL(request.url);
	if (pathname === "/healthz") return Response.json({ status: "ok" });
	try {
		settingsFrom(env, origin);
		await readCounters(openDb(env.DB), ["listings_live"]);
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
