import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SCOPES } from "#core/access/scopes";
import { type Served, serve, UNLIMITED } from "#scripts/lib/served";
import { newApiKey } from "#scripts/lib/users";

/** What a refusal leaves of the connection it came over, on a real socket to the built Worker. */

const MIB = 1024 * 1024;
let served: Served;
let key: string;
beforeAll(async () => {
	served = await serve(UNLIMITED);
	key = await newKey();
}, 60_000);
afterAll(() => served.stop());

interface Answer {
	status: number | undefined;
	body: string;
	/** The port this end of the connection had: the same port is the same connection. */
	port: number | undefined;
}

/** One request over an agent's only connection. */
async function send(agent: Agent, method: string, path: string, body?: Buffer, isSignedIn = false): Promise<Answer> {
	const { promise, resolve, reject } = Promise.withResolvers<Answer>();
	const headers = {
		"Content-Type": "application/json",
		...(isSignedIn && { Authorization: `Bearer ${key}` }),
		...(body && { "Content-Length": body.byteLength }),
	};
	const sent = request(served.directOrigin + path, { agent, method, headers });
	sent.on("error", reject);
	sent.on("response", (response: IncomingMessage) => {
		const port = response.socket.localPort;
		text(response).then((content) => resolve({ status: response.statusCode, body: content, port }), reject);
	});
	sent.end(body);
	return promise;
}

/** A key, because a body is read only of callers who may send it. */
async function newKey(): Promise<string> {
	const { statements, key } = await newApiKey("ada@example.com", "test", SCOPES);
	await served.db.batch(statements.map((statement) => served.db.prepare(statement)));
	return key;
}

const padded = (bytes: number) => Buffer.from(`{"url":"${"a".repeat(bytes - 10)}"}`);

it("a body too large leaves the connection usable", async () => {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const refused = await send(agent, "POST", "/api/v1/claims", padded(2 * MIB), true);
	expect(refused.status).toBe(400);
	expect(JSON.parse(refused.body)).toMatchObject({ code: "body_too_large" });
	expect(await send(agent, "GET", "/api/v1/site")).toMatchObject({ status: 200, port: refused.port });
	agent.destroy();
});

it.each([
	["of somebody who is not signed in", "POST", "/api/v1/claims", 401],
	["sent with a read", "GET", "/api/v1/listings/nothing", 404],
	["sent to an address that there is not", "POST", "/api/v1/nothing", 404],
	["too large for the tool server", "POST", "/mcp", 400],
	["sent as another type to the tool server", "PUT", "/mcp", 405],
	["sent to a page", "POST", "/sign-in", 400],
])("a body %s leaves the connection usable", async (_name, method, path, status) => {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const refused = await send(agent, method, path, padded(path === "/mcp" ? 6 * MIB : 2 * MIB));
	expect(refused.status).toBe(status);
	const next = await send(agent, "GET", "/api/v1/site");
	expect(next).toMatchObject({ status: 200, port: refused.port });
	agent.destroy();
});
