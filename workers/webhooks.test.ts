import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { mailStops } from "#store/schema/index";
import { makeWorld, ORIGIN } from "#testing/world";
import worker from "#workers/index";

const KEY = "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const RESEND = { RESEND_API_KEY: "re_test", RESEND_WEBHOOK_SECRET: `whsec_${KEY}` };

async function post(body: string, vars: object = RESEND, key = KEY): Promise<Response> {
	const bytes = Uint8Array.from(atob(key), (character) => character.charCodeAt(0));
	const hmac = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
	const seconds = String(Math.floor(Date.now() / 1000));
	const mac = await crypto.subtle.sign("HMAC", hmac, new TextEncoder().encode(`msg.${seconds}.${body}`));
	const signature = `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`;
	const headers = { "svix-id": "msg", "svix-timestamp": seconds, "svix-signature": signature };
	const request = new Request(`${ORIGIN}/webhooks/resend`, { method: "POST", body, headers });
	return worker.fetch(
		request as Request<unknown, IncomingRequestCfProperties>,
		{ ...env, ...vars } as typeof env,
		createExecutionContext(),
	);
}

it("ends mail to an address that the mail provider says is gone, and believes nobody else", async () => {
	const { db } = await makeWorld();
	const data = { to: ["ada@example.com"], bounce: { type: "Permanent", message: "No such user" } };
	const body = JSON.stringify({ type: "email.bounced", data });
	expect((await post(body, {})).status).toBe(404);
	expect((await post(body, RESEND, btoa("another secret of 24 byt"))).status).toBe(400);
	expect(await db.select().from(mailStops)).toEqual([]);
	expect((await post(body)).status).toBe(200);
	expect((await post(body)).status).toBe(200);
	expect(await db.select().from(mailStops)).toMatchObject([{ reason: "bounced" }]);
	expect((await post('{"type":"email.opened","data":{}}')).status).toBe(200);
});

it("says how a webhook is sent to whoever only looks", async () => {
	await makeWorld();
	const stripe = { STRIPE_SECRET_KEY: "sk_test_none", STRIPE_WEBHOOK_SECRET: "whsec_none" };
	for (const [name, vars] of [
		["resend", RESEND],
		["stripe", stripe],
	] as const) {
		const request = new Request(`${ORIGIN}/webhooks/${name}`) as Request<unknown, IncomingRequestCfProperties>;
		const answer = await worker.fetch(request, { ...env, ...vars } as typeof env, createExecutionContext());
		expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
	}
});
