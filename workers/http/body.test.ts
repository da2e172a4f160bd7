import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { makeWorld, ORIGIN } from "#testing/world";
import worker from "#workers/index";

afterEach(() => void vi.restoreAllMocks());

const STRIPE = { STRIPE_SECRET_KEY: "sk_test_none", STRIPE_WEBHOOK_SECRET: "whsec_none" };
const FORM = "application/x-www-form-urlencoded";
const DOORS: readonly [path: string, type: string][] = [
	["/api/v1/drafts", "application/json"],
	["/mcp", "application/json"],
	["/webhooks/stripe", "application/json"],
	["/oauth/token", FORM],
	["/oauth/register", "application/json"],
];

it.each(DOORS)("whose sender is gone before all of it came is no failure of ours: %s", async (path, type) => {
	const { key } = await (await makeWorld()).person();
	const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const body = new ReadableStream({
		pull(controller) {
			controller.error(new Error("Network connection lost."));
		},
	});
	const headers = { "Content-Type": type, Accept: "application/json, text/event-stream", Host: new URL(ORIGIN).host };
	const known = path.startsWith("/api") ? { Authorization: `Bearer ${key}` } : {};
	const request = new Request(ORIGIN + path, { method: "POST", headers: { ...headers, ...known }, body });
	const answer = await worker.fetch(
		request as Request<unknown, IncomingRequestCfProperties>,
		{ ...env, ...STRIPE } as typeof env,
		createExecutionContext(),
	);
	expect(answer.status).toBe(400);
	expect(said.mock.calls).toEqual([]);
});
