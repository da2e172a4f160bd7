import { createServer, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { listen, stop, textOf } from "#scripts/lib/scripted-site";
import type { ModelCalls, ModelScript } from "#testing/servers";

/** Tokens are sent in steps of this length, as many as are due. */
const STEP_MS = 5;

/**
 * A model on loopback that speaks OpenAI's chat completions as a stream: it answers what the schema of a call asks for,
 * token by token at its pace, each call at the whole pace.
 */
export async function startPacedModel(script: ModelScript): Promise<{ port: number; calls: ModelCalls; stop(): void }> {
	const calls: ModelCalls = [];
	let breaks = 0;
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	const answerOf = (parts: readonly string[]) =>
		JSON.stringify(Object.fromEntries(parts.map((part) => [part, script.answer[part] ?? null])));
	const wholeLength = JSON.stringify(script.answer).length;
	const server = createServer(async (request, response) => {
		if (request.url === "/release") release();
		if (request.method === "GET") return void response.end(JSON.stringify(calls));
		const { response_format } = JSON.parse(await textOf(request));
		const parts = Object.keys(response_format.json_schema.schema.properties);
		const text = answerOf(parts);
		const call = { parts, tokens: 0 };
		calls.push(call);
		const { breaksOff } = script;
		const isBroken = breaksOff !== undefined && parts.includes(breaksOff.part) && breaks++ < breaksOff.times;
		const end = isBroken ? text.indexOf(`"${breaksOff.part}"`) + breaksOff.part.length + 4 : text.length;
		const count = Math.max(1, Math.round((script.tokens * text.length) / wholeLength));
		response.writeHead(200, { "content-type": "text/event-stream" });
		response.flushHeaders();
		await sleep(script.firstTokenMs);
		if (script.held !== undefined && parts.includes(script.held)) await released;
		const startedAt = performance.now();
		for (let sent = 0; sent < end; ) {
			const due = 1 + Math.floor(((performance.now() - startedAt) * script.tokensPerSecond) / 1000);
			for (; call.tokens < Math.min(due, count) && sent < end; call.tokens++) {
				const upTo = Math.min(end, Math.ceil((text.length * (call.tokens + 1)) / count));
				event(response, { delta: { content: text.slice(sent, upTo) }, finish_reason: null });
				sent = upTo;
			}
			if (sent < end) await sleep(STEP_MS);
		}
		if (isBroken) return void response.destroy();
		event(response, { delta: {}, finish_reason: "stop" });
		response.end("data: [DONE]\n\n");
	});
	return { port: await listen(server), calls, stop: () => stop(server) };
}

function event(response: ServerResponse, choice: object): void {
	const chunk = { object: "chat.completion.chunk", choices: [{ index: 0, ...choice }] };
	response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}
