import { afterEach, expect, it } from "vitest";
import { openAiCompatibleVectors } from "#adapters/vectors/openai-compatible";
import { type Route, type Site, startEmbeddings, startSite } from "#testing/servers";

const PATH = "/v1/embeddings";
let site: Site | undefined;
afterEach(async () => {
	await site?.stop();
});

async function ask(route: Route, texts = ["a"], timeoutMs = 5000): Promise<Float32Array[]> {
	site = await startSite({ [PATH]: route });
	const vectorsOf = openAiCompatibleVectors({ baseUrl: `${site.origin}/v1/`, model: "small", apiKey: "secret" });
	return vectorsOf(texts, AbortSignal.timeout(timeoutMs));
}
const json = (body: unknown): Route => ({
	headers: { "content-type": "application/json" },
	body: JSON.stringify(body),
});
const data = (...rows: unknown[]) => json({ data: rows.map((embedding, index) => ({ index, embedding })) });

it("asks in the protocol's form", async () => {
	expect(await ask(data([0.5, -1], [1, 0]), ["one", "two"])).toEqual([Float32Array.of(0.5, -1), Float32Array.of(1, 0)]);
	const [seen] = (await site?.requests()) ?? [];
	expect([seen?.method, seen?.headers.authorization]).toEqual(["POST", "Bearer secret"]);
	expect(JSON.parse(seen?.body ?? "")).toEqual({ model: "small", input: ["one", "two"], encoding_format: "float" });
});

it("takes each vector for the text that it names, in whatever order they come", async () => {
	const service = await startEmbeddings({ concepts: [["anvil"], ["kite"]] });
	const vectorsOf = openAiCompatibleVectors({ baseUrl: service.baseUrl, model: "small" });
	const [kite, anvil] = await vectorsOf(["a kite", "an anvil"], AbortSignal.timeout(5000));
	expect([kite, anvil]).toEqual([Float32Array.of(0, 1, 0), Float32Array.of(1, 0, 0)]);
});

it.each<[string, Route, string]>([
	["a rate limit", { status: 429, body: "{}" }, "rate_limited"],
	["a server error", { status: 503, body: "down" }, "unavailable"],
	["a wrong key", { status: 401, body: "{}" }, "unavailable"],
	["a text that it does not take", { status: 400, body: "{}" }, "refused"],
	["what is no JSON", { body: "<html>gateway</html>" }, "bad_reply"],
	["JSON of another kind", json({ hello: "world" }), "bad_reply"],
	["data that are none", json({ data: [null] }), "bad_reply"],
	["too few vectors", data(), "bad_reply"],
	["too many", data([1], [1]), "bad_reply"],
	[
		"one twice",
		json({
			data: [
				{ index: 0, embedding: [1] },
				{ index: 0, embedding: [1] },
			],
		}),
		"bad_reply",
	],
	["an index that is none", json({ data: [{ index: -1, embedding: [1] }] }), "bad_reply"],
	["no numbers", data(["1"]), "bad_reply"],
	["base64", data("AACAPw=="), "bad_reply"],
	["numbers without end", { ...data([1]), body: '{"data":[{"index":0,"embedding":[1e999]}]}' }, "bad_reply"],
	["nothing but 0", data([0, 0]), "bad_reply"],
	["an endless answer", { body: "1".repeat(1024 * 64), repeat: 100 }, "bad_reply"],
])("calls %s a failure of its kind", async (_, route, failure) => {
	await expect(ask(route)).rejects.toMatchObject({ name: "MeaningError", failure });
});

it("takes no vectors of different lengths", async () => {
	await expect(ask(data([1], [1, 2]), ["a", "b"])).rejects.toMatchObject({ failure: "bad_reply" });
});

it("gives up when told to", async () => {
	await expect(ask({ hang: true }, ["a"], 100)).rejects.toMatchObject({ failure: "timeout" });
	await site?.stop();
	await expect(ask({ body: " ", repeat: 100, drip: { everyMs: 50 } }, ["a"], 100)).rejects.toMatchObject({
		failure: "timeout",
	});
});
