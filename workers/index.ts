import { compose, type Services } from "#workers/compose";
import { throughIsolateMemory } from "#workers/edge/isolate-cache";
import { forCallers } from "#workers/edge/kept-answer";
import { throughPlatformCache } from "#workers/edge/platform-cache";
import type { Env } from "#workers/env";
import { discardRest } from "#workers/http/body";
import { urlOf } from "#workers/http/url";
import { measured } from "#workers/measures/measured";
import { noteRoute } from "#workers/measures/request-notes";
import { ASSETS } from "#workers/site/assets/addresses";

export { McpSession } from "#workers/mcp/session";

interface Door {
	fetch(request: Request, env: Env, ctx: ExecutionContext): Response | Promise<Response>;
}

/**
 * A door that is made when it is first asked: an isolate pays with its first answer for what it has loaded, and answers few
 * kinds of requests. The promise is not kept, since it belongs to the request that began it and ends with that.
 * Source: docs/start.md#beginning.
 */
function whenNeeded(make: () => Promise<Door>): Door {
	let door: Door | undefined;
	return {
		async fetch(request, env, ctx) {
			door ??= await make();
			return door.fetch(request, env, ctx);
		},
	};
}

const rest = whenNeeded(async () => ({ fetch: (await import("#workers/rest/door")).answerRest }));
const mcp = whenNeeded(async () => ({ fetch: (await import("#workers/mcp/door")).answerMcp }));
const oauth = whenNeeded(async () => (await import("#workers/oauth/app")).oauthApp());
const site = whenNeeded(async () => ({ fetch: (await import("#workers/site/app")).answerSite }));
const badges = whenNeeded(async () => (await import("#workers/site/badge-route")).badgeApp());
const pictures = whenNeeded(async () => (await import("#workers/site/picture-route")).pictureApp());
const readyz = whenNeeded(async () => ({ fetch: (await import("#workers/health")).readiness }));
const webhooks = whenNeeded(async () => (await import("#workers/webhooks")).webhooks);

/** Which door answers a path; the site answers the rest. */
const DOORS = [
	{ name: "API", paths: /^\/api\//, door: rest },
	// Many servers have theirs with a slash, and clients cannot be led on with what they post.
	{ name: "tool server", paths: /^\/mcp\/?$/, door: mcp },
	{ name: "webhooks", paths: /^\/webhooks\//, door: webhooks },
	{ name: "badges", paths: /^\/badges\//, door: badges },
	{ name: "pictures", paths: /^\/pictures\//, door: pictures },
	{ name: "OAuth", paths: /^\/(\.well-known\/oauth-.+|(oauth\/)?(token|register)|authorize)$/, door: oauth },
];

async function answer(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
	const { pathname } = urlOf(request);
	if (pathname === "/healthz" || pathname === "/readyz") {
		noteRoute(`GET ${pathname}`);
		// That this isolate answers needs nothing else.
		return pathname === "/healthz" ? Response.json({ status: "ok" }) : readyz.fetch(request, env, ctx);
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
	return forCallers(
		await throughIsolateMemory(request, services, ctx, () => throughPlatformCache(request, services, ctx, made)),
	);
}

export default {
	async fetch(request, env, ctx) {
		let services: Services | null = null;
		const response = await measured(
			request,
			async () => {
				services = await compose(env, urlOf(request).origin, ctx).catch(() => null);
				// What is missing of an environment, the doors say.
				return services === null ? answer(request, env, ctx) : answerOrKept(request, env, ctx, services);
			},
			(measure) => services?.measures.write(measure),
		);
		if (request.body !== null) await discardRest(request);
		return response;
	},
	async queue(batch, env, ctx) {
		const { consume } = await import("#workers/jobs/consumer");
		await consume(batch, env, ctx);
	},
	async scheduled(controller, env, ctx) {
		const { runCron } = await import("#workers/jobs/cron");
		await runCron(controller, env, ctx);
	},
} satisfies ExportedHandler<Env>;
