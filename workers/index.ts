import type { Env } from "#workers/env";
import { restApp } from "#workers/rest/app";

const app = restApp();

export default {
	fetch: (request, env, ctx) => app.fetch(request, env, ctx),
} satisfies ExportedHandler<Env>;
