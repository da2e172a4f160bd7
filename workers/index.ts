import type { Env } from "#workers/env";
import { health } from "#workers/health";
import { discardRest } from "#workers/http/body";
import { consume } from "#workers/jobs/consumer";
import { runCron } from "#workers/jobs/cron";
import { oauthApp } from "#workers/oauth/app";
import { restApp } from "#workers/rest/app";
import { siteApp } from "#workers/site/app";
import { badgeApp } from "#workers/site/badge-route";
import { pictureApp } from "#workers/site/picture-route";
import { webhooks } from "#workers/webhooks";

export { McpSession } from "#workers/mcp/session";

const rest = restApp();
const oauth = oauthApp();
const site = siteApp();
const badges = badgeApp();
const pictures = pictureApp();

/** The tool server, loaded when it is first needed: few requests need the protocol's SDK, whose schemas are slow to build. */
const mcp = {
	fetch: async (request: Request, env: Env, ctx: ExecutionContext) =>
		(await import("#workers/mcp/door")).answerMcp(request, env, ctx),
};

/** Which door answers a path; the site answers the rest. */
const DOORS = [
	{ paths: /^\/api\//, door: rest },
	{ paths: /^\/mcp$/, door: mcp },
	{ paths: /^\/webhooks\//, door: webhooks },
	{ paths: /^\/badges\//, door: badges },
	{ paths: /^\/pictures\//, door: pictures },
	{ paths: /^\/(\.well-known\/oauth-.+|(oauth\/)?(token|register)|authorize)$/, door: oauth },
];

async function answer(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
	const { pathname } = new URL(request.url);
	if (pathname === "/healthz" || pathname === "/readyz") return health(request, env, ctx);
	const door = DOORS.find(({ paths }) => paths.test(pathname))?.door ?? site;
	return door.fetch(request, env, ctx);
}

export default {
	async fetch(request, env, ctx) {
		const response = await answer(request, env, ctx);
		await discardRest(request);
		return response;
	},
	queue: consume,
	scheduled: runCron,
} satisfies ExportedHandler<Env>;
