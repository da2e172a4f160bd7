import type { Env } from "#workers/env";
import { health } from "#workers/health";
import { consume } from "#workers/jobs/consumer";
import { runCron } from "#workers/jobs/cron";
import { oauthApp } from "#workers/oauth/app";
import { restApp } from "#workers/rest/app";

const rest = restApp();
const oauth = oauthApp();

/** Which door answers, by the start of the path; the first that fits. */
const DOORS = [
	{ prefix: "/api/", door: rest },
	{ prefix: "/.well-known/oauth-", door: oauth },
	{ prefix: "/oauth/token", door: oauth },
	{ prefix: "/oauth/register", door: oauth },
	{ prefix: "/authorize", door: oauth },
	{ prefix: "/token", door: oauth },
	{ prefix: "/register", door: oauth },
];

export default {
	fetch(request, env, ctx) {
		const { pathname } = new URL(request.url);
		if (pathname === "/healthz" || pathname === "/readyz") return health(request, env);
		const door = DOORS.find(({ prefix }) => pathname.startsWith(prefix))?.door ?? rest;
		return door.fetch(request, env, ctx);
	},
	queue: consume,
	scheduled: runCron,
} satisfies ExportedHandler<Env>;
