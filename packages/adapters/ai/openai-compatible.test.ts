import { afterEach, expect, it } from "vitest";
import { openAiCompatibleModel } from "#adapters/ai/openai-compatible";
import type { ModelRequest } from "#core/ports/model";
import { type Route, type Site, startSite } from "#testing/servers";

const PATH = "/v1/chat/completions";
let site: Site | undefined;

afterEach(async () => {
	await site?.stop();
});

function request(timeoutMs = 5000): ModelRequest {
	return {
		system: "rules",
		user: "text",
		schemaName: "profile",
		schema: { type: "object" },
		maxTokens: 100,
		signal: AbortSignal.timeout(timeoutMs),
	};
}

async function ask(route: Route, timeoutMs?: number): Promise<string> {
	site = await startSite({ [PATH]: route });
	const model = openAiCompatibleModel({ baseUrl: `${site.origin}/v1/`, model: "small", apiKey: "secret" });
	return model.complete(request(timeoutMs));
}

const answer = (choice: object): Route => ({
	headers: { "content-type": "application/json" },
	body: JSON.stringify({ id: "1", object: "chat.completion", choices: [{ index: 0, ...choice }] }),
});

it("asks in the protocol's form and gives back the message", async () => {
	const text = await ask(answer({ finish_reason: "stop", message: { role: "assistant", content: '{"name":null}' } }));
	expect(text).toBe('{"name":null}');
	const [seen] = (await site?.requests()) ?? [];
	expect(seen?.method).toBe("POST");
	expect(seen?.headers.authorization).toBe("Bearer secret");
	expect(JSON.parse(seen?.body ?? "")).toMatchObject({
		model: "small",
		max_tokens: 100,
		messages: [
			{ role: "system", content: "rules" },
			{ role: "user", content: "text" },
		],
		response_format: { type: "json_schema", json_schema: { name: "profile", schema: { type: "object" } } },
	});
	expect(JSON.parse(seen?.body ?? "")).not.toHaveProperty("tools");
});

it("joins a message that comes in parts", async () => {
	const content = [
		{ type: "text", text: '{"name"' },
		{ type: "text", text: ":null}" },
	];
	expect(await ask(answer({ finish_reason: "stop", message: { content } }))).toBe('{"name":null}');
});

const FAILURES: [string, Route, string][] = [
	["a rate limit", { status: 429, body: "{}" }, "rate_limited"],
	["a server error", { status: 503, body: "down" }, "unavailable"],
	["a schema it cannot meet", { status: 422, body: "{}" }, "schema_not_met"],
	["what is no JSON", { body: "<html>gateway</html>" }, "bad_reply"],
	["JSON of another kind", { body: '{"hello":"world"}' }, "bad_reply"],
	["an empty message", answer({ finish_reason: "stop", message: { content: "" } }), "bad_reply"],
	["a truncated message", answer({ finish_reason: "length", message: { content: '{"na' } }), "bad_reply"],
	["a refusal", answer({ finish_reason: "stop", message: { content: null, refusal: "I cannot" } }), "refused"],
	["a filtered answer", answer({ finish_reason: "content_filter", message: { content: "" } }), "refused"],
	["an endless answer", { body: "x".repeat(1024 * 64), repeat: 50 }, "bad_reply"],
];
for (const [name, route, failure] of FAILURES) {
	it(`calls ${name} ${failure}`, async () => {
		await expect(ask(route)).rejects.toMatchObject({ name: "ModelError", failure });
	});
}

it("gives up when told to", async () => {
	await expect(ask({ hang: true }, 100)).rejects.toMatchObject({ failure: "timeout" });
});
