import { expect, it } from "vitest";
import { workersAiVectors } from "#adapters/vectors/workers-ai";

const signal = (ms = 5000) => AbortSignal.timeout(ms);
const answering = (reply: () => Promise<unknown>) => {
	const asked: unknown[] = [];
	const run = (model: string, body: Record<string, unknown>) => {
		asked.push([model, body]);
		return reply();
	};
	return { asked, vectorsOf: workersAiVectors({ run }, "@cf/example/vectors") };
};

it("asks the binding and takes its data", async () => {
	const { asked, vectorsOf } = answering(async () => ({
		shape: [2, 2],
		data: [
			[1, 0],
			[0, 1],
		],
		pooling: "cls",
	}));
	expect(await vectorsOf(["one", "two"], signal())).toEqual([Float32Array.of(1, 0), Float32Array.of(0, 1)]);
	expect(asked).toEqual([["@cf/example/vectors", { text: ["one", "two"] }]]);
});

it.each([
	["3040: Capacity temporarily exceeded", "rate_limited"],
	["5006: Error: input does not fit the schema", "refused"],
	["1031: something else", "unavailable"],
])("calls %s by its kind", async (message, failure) => {
	const { vectorsOf } = answering(async () => {
		throw new Error(message);
	});
	await expect(vectorsOf(["a"], signal())).rejects.toMatchObject({ name: "MeaningError", failure });
});

it("takes no answer without vectors, and waits no longer than it may", async () => {
	for (const reply of [{}, null, { data: [] }, { data: [[null]] }, "data"])
		await expect(answering(async () => reply).vectorsOf(["a"], signal())).rejects.toMatchObject({
			failure: "bad_reply",
		});
	const { vectorsOf } = answering(() => new Promise(() => {}));
	await expect(vectorsOf(["a"], signal(50))).rejects.toMatchObject({ failure: "timeout" });
});
