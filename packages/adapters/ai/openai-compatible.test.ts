import { afterEach, describe, expect, it } from "vitest";
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

/** A stream of events as the protocol has it; `raw` stands as it is. */
const stream = (events: (object | string)[], more: Partial<Route> = {}): Route => ({
	headers: { "content-type": "text/event-stream; charset=utf-8" },
	body: events.map((event) => `data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`).join(""),
	...more,
});
const delta = (content: string, finish_reason: string | null = null) => ({
	choices: [{ index: 0, delta: { content }, finish_reason }],
});

describe("an answer that streams", () => {
	it("is told piece by piece, and given back whole", async () => {
		site = await startSite({
			[PATH]: stream([
				{ choices: [{ delta: { role: "assistant" }, finish_reason: null }] },
				delta('{"na'),
				delta('me":null}'),
				delta("", "stop"),
				{ choices: [], usage: { completion_tokens: 2 } },
				"[DONE]",
			]),
		});
		const pieces: string[] = [];
		const model = openAiCompatibleModel({ baseUrl: `${site.origin}/v1`, model: "small" });
		const onText = (piece: string) => void pieces.push(piece);
		expect(await model.complete({ ...request(), onText })).toBe('{"name":null}');
		expect(pieces).toEqual(['{"na', 'me":null}']);
		expect(JSON.parse((await site.requests())[0]?.body ?? "")).toMatchObject({ stream: true });
	});

	it("ends with its last event, though the connection stays open", async () => {
		const events = stream([delta("{}", "stop"), "[DONE]"], { repeat: 2, drip: { everyMs: 5000 } });
		expect(await ask(events, 2000)).toBe("{}");
	});

	it.each([
		["broke off", stream([delta('{"na')]), "unavailable"],
		["ran into its token limit", stream([delta('{"na', "length"), "[DONE]"]), "bad_reply"],
		["was held back", stream([delta('{"na', "content_filter"), "[DONE]"]), "refused"],
		["is a refusal", stream([{ choices: [{ delta: { refusal: "no" } }] }, "[DONE]"]), "refused"],
		["is empty", stream([delta("", "stop"), "[DONE]"]), "bad_reply"],
		["holds an error", stream([{ error: { message: "overloaded" } }]), "unavailable"],
		["holds what is no JSON", stream(["{ half"]), "bad_reply"],
		["never ends", stream([delta("x".repeat(1024))], { repeat: 2000 }), "bad_reply"],
	] as const)("that %s is a failure", async (_, route, failure) => {
		await expect(ask(route)).rejects.toMatchObject({ name: "ModelError", failure });
	});
});
