import type { Env } from "#workers/env";
import { restApp } from "#workers/rest/app";
import { knownAlready } from "#workers/rest/known-already";

const app = restApp();

/** The REST door: whoever has the answer already is told so before anything else. */
export async function answerRest(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
	return (await knownAlready(request, env, execution)) ?? app.fetch(request, env, execution);
}
