import { expect, it } from "vitest";
import { modernClient } from "#testing/mcp-clients";
import { beginSession, message, modern } from "#testing/mcp-http";
import { accepts } from "#workers/mcp/accept";

it.each([
	[null, true],
	["*/*", true],
	["text/*", true],
	["application/json, TEXT/Event-Stream;q=0.5", true],
	["application/json", false],
	["text/event-stream;q=0", false],
	["*/*;q=0.000", false],
	["text/event-streams", false],
])("reads Accept: %s", (header, taken) => {
	expect(accepts(header, "text/event-stream")).toBe(taken);
});

it.each(["*/*", "application/*, text/*"])(
	"serves a session and a single request that send Accept: %s",
	async (Accept) => {
		const { answer, send } = await beginSession({}, { headers: { Accept } });
		expect(answer).toMatchObject({ status: 200, body: { result: { protocolVersion: "2025-11-25" } } });
		expect((await send(message("tools/list", {}))).status).toBe(200);
		expect((await modern("tools/list", {}, { headers: { Accept } })).status).toBe(200);
		await (await modernClient()).close();
	},
);

it("says what to accept to whoever takes no stream", async () => {
	expect((await beginSession({}, { headers: { Accept: "application/json" } })).answer.status).toBe(406);
});
