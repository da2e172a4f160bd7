import { expect, it } from "vitest";
import { workersAiModel } from "#adapters/ai/workers-ai";
import type { ModelRequest } from "#core/ports/model";

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

/** The binding as it answers: what it was asked is kept. */
function binding(reply: () => Promise<unknown>) {
	const asked: { model: string; body: Record<string, unknown> }[] = [];
	const model = workersAiModel(
		{
			run(name, body) {
				asked.push({ model: name, body });
				return reply();
			},
		},
		"@cf/example/model",
	);
	return { asked, model };
}

it("asks in JSON mode, by name, without thinking", async () => {
	const { asked, model } = binding(async () => ({ response: "{}" }));
	await model.complete(request());
	expect(asked[0]).toMatchObject({
		model: "@cf/example/model",
		body: {
			max_tokens: 100,
			response_format: { type: "json_schema", json_schema: { name: "profile", schema: { type: "object" } } },
			chat_template_kwargs: { enable_thinking: false },
		},
	});
});

it("reads both shapes of an answer, and answers that are parsed already", async () => {
	const texts: unknown[] = [];
	for (const reply of [
		{ response: '{"name":null}' },
		{ response: { name: null } },
		{ choices: [{ finish_reason: "stop", message: { content: '{"name":null}' } }] },
	]) {
		texts.push(await binding(async () => reply).model.complete(request()));
	}
	expect(texts).toEqual(['{"name":null}', '{"name":null}', '{"name":null}']);
});

const FAILURES: [string, () => Promise<unknown>, string][] = [
	["unmet JSON mode", () => Promise.reject(new Error("5025: JSON Mode couldn't be met")), "schema_not_met"],
	["no capacity", () => Promise.reject(new Error("3040: Capacity temporarily exceeded")), "rate_limited"],
	["a rate limit", () => Promise.reject(new Error("429 Too Many Requests")), "rate_limited"],
	["another error", () => Promise.reject(new Error("7000: No such model")), "unavailable"],
	["an empty answer", async () => ({ response: null }), "bad_reply"],
	["an answer without content", async () => ({}), "bad_reply"],
	["a cut answer", async () => ({ choices: [{ finish_reason: "length", message: { content: "{" } }] }), "bad_reply"],
];
for (const [name, reply, failure] of FAILURES) {
	it(`calls ${name} ${failure}`, async () => {
		await expect(binding(reply).model.complete(request())).rejects.toMatchObject({ name: "ModelError", failure });
	});
}

it("gives up when told to, though the binding takes no signal", async () => {
	const { model } = binding(() => new Promise(() => undefined));
	await expect(model.complete(request(50))).rejects.toMatchObject({ failure: "timeout" });
});
