import type { Env } from "#workers/env";
import { health } from "#workers/health";
import { consume } from "#workers/jobs/consumer";
import { runCron } from "#workers/jobs/cron";
import { oauthApp } from "#workers/oauth/app";
import { restApp } from "#workers/rest/app";
import { siteApp } from "#workers/site/app";

const rest = restApp();
const oauth = oauthApp();
const site = siteApp();

/** Which door answers a path; the site answers the rest. */
const DOORS = [
	{ paths: /^\/api\//, door: rest },
	{ paths: /^\/(\.well-known\/oauth-.+|(oauth\/)?(token|register)|authorize)$/, door: oauth },
];

export default {
	fetch(request, env, ctx) {
		const { pathname } = new URL(request.url);
		if (pathname === "/healthz" || pathname === "/readyz") return health(request, env);
		const door = DOORS.find(({ paths }) => paths.test(pathname))?.door ?? site;
		return door.fetch(request, env, ctx);
	},
	queue: consume,
	scheduled: runCron,
} satisfies ExportedHandler<Env>;
