import { compose, type Services } from "#workers/compose";
import { throughIsolateMemory } from "#workers/edge/isolate-cache";
import { SHOWN_HEADER } from "#workers/edge/kept-answer";
import { throughPlatformCache } from "#workers/edge/platform-cache";
import type { Env } from "#workers/env";
import { health } from "#workers/health";
import { discardRest } from "#workers/http/body";
import { consume } from "#workers/jobs/consumer";
import { runCron } from "#workers/jobs/cron";
import { measured } from "#workers/measures/measured";
import { noteRoute } from "#workers/measures/request-notes";
import { oauthApp } from "#workers/oauth/app";
import { restApp } from "#workers/rest/app";
import { siteApp } from "#workers/site/app";
import { ASSETS } from "#workers/site/assets/addresses";
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
	{ name: "API", paths: /^\/api\//, door: rest },
	{ name: "tool server", paths: /^\/mcp$/, door: mcp },
	{ name: "webhooks", paths: /^\/webhooks\//, door: webhooks },
	{ name: "badges", paths: /^\/badges\//, door: badges },
	{ name: "pictures", paths: /^\/pictures\//, door: pictures },
	{ name: "OAuth", paths: /^\/(\.well-known\/oauth-.+|(oauth\/)?(token|register)|authorize)$/, door: oauth },
];

async function answer(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
	const { pathname } = new URL(request.url);
	if (pathname === "/healthz" || pathname === "/readyz") {
		noteRoute(`GET ${pathname}`);
		return health(request, env, ctx);
	}
	const found = DOORS.find(({ paths }) => paths.test(pathname));
	// The API, the tool server and the site say more exactly what answered.
	noteRoute(found?.name ?? "site");
	return (found?.door ?? site).fetch(request, env, ctx);
}

/** Pages name these files. */
const CODE = Object.values(ASSETS).join();

/** What everybody may see from memory or the platform's cache, all else from its door. */
async function answerOrKept(request: Request, env: Env, ctx: ExecutionContext, services: Services): Promise<Response> {
	const made = { codeVersion: CODE, answer: () => answer(request, env, ctx) };
	const response = await throughIsolateMemory(request, services, ctx, () =>
		throughPlatformCache(request, services, ctx, made),
	);
	if (response.headers.has(SHOWN_HEADER)) response.headers.delete(SHOWN_HEADER);
	return response;
}

export default {
	async fetch(request, env, ctx) {
		let services: Services | null = null;
		const response = await measured(
			request,
			async () => {
				services = await compose(env, new URL(request.url).origin, ctx).catch(() => null);
				// What is missing of an environment, the doors say.
				return services === null ? answer(request, env, ctx) : answerOrKept(request, env, ctx, services);
			},
			(measure) => services?.measures.write(measure),
		);
		if (request.body !== null) await discardRest(request);
		return response;
	},
	queue: consume,
	scheduled: runCron,
} satisfies ExportedHandler<Env>;
