import { wholeTextOf } from "#adapters/text-of-body";
import { vectorsIn } from "#adapters/vectors/reply";
import { type Meaning, MeaningError, type MeaningFailure } from "#core/ports/meaning";

export interface EmbeddingSettings {
	/** Address that `/embeddings` follows: `https://host/v1`. */
	baseUrl: string;
	model: string;
	/** Sent as a bearer token; absent for servers that want none. */
	apiKey?: string | undefined;
}

/** 32 vectors of 4,096 numbers are 2.7 MB as text; more is not read. */
const REPLY_MAX_BYTES = 4 * 1024 * 1024;

const FAILURES: Record<number, MeaningFailure> = {
	400: "refused",
	408: "timeout",
	413: "refused",
	422: "refused",
	429: "rate_limited",
};

/** Vectors of any endpoint that speaks OpenAI's embeddings, such as AI Gateway, vLLM, Ollama or text-embeddings-inference. */
export function openAiCompatibleVectors({ baseUrl, model, apiKey }: EmbeddingSettings): Meaning["vectorsOf"] {
	const address = `${baseUrl.replace(/\/+$/, "")}/embeddings`;
	const headers: Record<string, string> = { "content-type": "application/json" };
	if (apiKey) headers.authorization = `Bearer ${apiKey}`;
	return async (texts, signal) => {
		try {
			const body = JSON.stringify({ model, input: texts, encoding_format: "float" });
			const response = await fetch(address, { method: "POST", headers, body, signal });
			if (!response.ok) {
				await response.body?.cancel();
				throw new MeaningError(FAILURES[response.status] ?? "unavailable", `the endpoint answered ${response.status}`);
			}
			return vectorsIn(rowsOf(await jsonOf(response)), texts.length);
		} catch (error) {
			if (error instanceof MeaningError) throw error;
			if (signal.aborted) throw new MeaningError("timeout", "the endpoint took too long");
			throw new MeaningError("unavailable", error instanceof Error ? error.message.slice(0, 200) : "no answer");
		}
	};
}

async function jsonOf(response: Response): Promise<unknown> {
	const text = await wholeTextOf(
		response,
		REPLY_MAX_BYTES,
		() => new MeaningError("bad_reply", "the answer is too long"),
	);
	try {
		return JSON.parse(text);
	} catch {
		throw new MeaningError("bad_reply", "the answer is not JSON");
	}
}

/** The vectors in the order of the texts: each says which it is of. Source: OpenAI, embeddings. */
function rowsOf(reply: unknown): unknown {
	const data = typeof reply === "object" && reply !== null && "data" in reply ? reply.data : undefined;
	if (!Array.isArray(data)) throw new MeaningError("bad_reply", "the answer has no data");
	const rows: unknown[] = [];
	for (const [place, one] of (data as { index?: unknown; embedding?: unknown }[]).entries()) {
		const index = typeof one?.index === "number" ? one.index : place;
		if (!Number.isInteger(index) || index < 0 || index >= data.length || rows[index] !== undefined)
			throw new MeaningError("bad_reply", "the vectors are not numbered");
		rows[index] = one?.embedding;
	}
	return rows;
}
