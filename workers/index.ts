import type { Env } from "#workers/env";
import { consume } from "#workers/jobs/consumer";
import { runCron } from "#workers/jobs/cron";
import { restApp } from "#workers/rest/app";

const app = restApp();

export default {
	fetch: (request, env, ctx) => app.fetch(request, env, ctx),
	queue: consume,
	scheduled: runCron,
} satisfies ExportedHandler<Env>;
