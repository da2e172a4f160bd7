import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { listen, stop, textOf } from "#scripts/lib/scripted-site";
import type { EmbeddingFault, EmbeddingScript } from "#testing/servers";

/** The last axis is of texts that speak of nothing it knows. */
const NOTHING = 1;

/**
 * A server that speaks OpenAI's embeddings and knows a few things that words speak of: texts with words of one list are
 * near, whatever words of it they have. The same text has the same vector always.
 * `GET /calls` lists the texts of each call, `POST /fault` has it fail in a way from now on.
 */
export async function startEmbeddingServer(script: EmbeddingScript): Promise<{ port: number; stop(): void }> {
	const calls: string[][] = [];
	let fault: EmbeddingFault | null = null;
	const server: Server = createServer(async (request, response) => {
		const reply = (status: number, body: unknown) =>
			void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
		if (request.url === "/calls") return reply(200, calls);
		const text = await textOf(request);
		if (request.url === "/fault") {
			fault = JSON.parse(text);
			return reply(200, {});
		}
		if (request.method !== "POST" || request.url !== "/v1/embeddings") return reply(404, {});
		if (script.apiKey !== undefined && request.headers.authorization !== `Bearer ${script.apiKey}`)
			return reply(401, { error: { message: "Incorrect API key provided" } });
		const { input, model } = JSON.parse(text) as { input: string[]; model: string };
		calls.push(input);
		if (fault?.kind === "status") return reply(fault.status, { error: { message: "no" } });
		if (fault?.kind === "slow") await sleep(fault.ms, undefined, { ref: false });
		const refused = fault?.kind === "refuses" ? fault.word : null;
		if (refused !== null && input.some((one) => one.includes(refused))) return reply(400, { error: { message: "no" } });
		const data = input.map((one, index) => ({
			object: "embedding",
			index,
			embedding: fault?.kind === "poisoned" ? fault.vector : vectorOf(one, script.concepts),
		}));
		reply(200, { object: "list", data: data.toReversed(), model, usage: { prompt_tokens: 1, total_tokens: 1 } });
	});
	return { port: await listen(server), stop: () => stop(server) };
}

function vectorOf(text: string, concepts: readonly (readonly string[])[]): number[] {
	const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
	const axes = concepts.map((list) => list.filter((word) => words.has(word)).length);
	return [...axes, axes.some((count) => count > 0) ? 0 : NOTHING];
}
