import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { modelDriver } from "#scripts/agents/model";
import type { Toolbox } from "#scripts/agents/toolbox";
import { listen, stop, textOf } from "#scripts/lib/scripted-site";

/** A service that speaks chat completions, and says what it is told to, turn by turn. */
const stops: (() => void)[] = [];
afterEach(() => {
	for (const end of stops.splice(0)) end();
});

interface Asked {
	model: string;
	messages: { role: string; content: string | null; tool_call_id?: string }[];
	tools: { function: { name: string } }[];
}

async function modelSaying(...turns: (object | number)[]) {
	const asked: (Asked & { authorization: string | undefined })[] = [];
	const server = createServer(async (request, response) => {
		asked.push({ ...(JSON.parse(await textOf(request)) as Asked), authorization: request.headers.authorization });
		const turn = turns[Math.min(asked.length, turns.length) - 1] ?? {};
		if (typeof turn === "number") response.writeHead(turn).end("down");
		else response.end(JSON.stringify({ choices: [{ message: turn }], usage: { total_tokens: 100 } }));
	});
	const port = await listen(server);
	stops.push(() => stop(server));
	return { asked, driver: modelDriver({ baseUrl: `http://127.0.0.1:${port}/v1/`, model: "small", key: "secret" }) };
}

const calling = (name: string, args: object | string) => ({
	role: "assistant",
	content: null,
	tool_calls: [{ id: "c1", function: { name, arguments: typeof args === "string" ? args : JSON.stringify(args) } }],
});
const FINAL = calling("final_answer", { items: ["inkfern"], values: [9], quotes: [] });

function toolbox() {
	const calls: string[] = [];
	const box: Toolbox = {
		instructions: "Rules.",
		tools: [{ name: "look", description: "Looks.", inputSchema: { type: "object" }, readOnly: true }],
		call: async (name, args) => {
			calls.push(`${name} ${JSON.stringify(args)}`);
			return { isError: false, text: '{"slug":"inkfern"}' };
		},
	};
	return { calls, box };
}

describe("a model as agent", () => {
	it("is given the tools, hears what they answer, and ends with its answer and its tokens", async () => {
		const { asked, driver } = await modelSaying(calling("look", { q: "ink" }), FINAL);
		const { calls, box } = toolbox();
		const solved = await driver.solve("Find inkfern.", box);
		expect(solved).toEqual({ answer: { items: ["inkfern"], values: ["9"], quotes: [] }, tokens: 200 });
		expect(calls).toEqual(['look {"q":"ink"}']);
		expect(asked[0]?.authorization).toBe("Bearer secret");
		expect(asked[0]?.tools.map((tool) => tool.function.name)).toEqual(["look", "final_answer"]);
		expect(asked[1]?.messages.at(-1)).toEqual({
			role: "tool",
			tool_call_id: "c1",
			content: '{"slug":"inkfern"}',
		});
	});

	it("is told of arguments that are no JSON and of tools that there are not", async () => {
		const { asked, driver } = await modelSaying(calling("look", "{half"), calling("invented", {}), FINAL);
		const { calls, box } = toolbox();
		expect((await driver.solve("Find inkfern.", box)).answer?.items).toEqual(["inkfern"]);
		const heard = asked[2]?.messages.filter(({ role }) => role === "tool").map(({ content }) => content);
		expect(heard).toEqual([expect.stringContaining("no JSON object"), "There is no tool invented."]);
		expect(calls).toEqual([]);
	});

	it("that stops without an answer has none; one that goes in circles is given up", async () => {
		const silent = await modelSaying({ role: "assistant", content: "It is inkfern." });
		expect(await silent.driver.solve("Find inkfern.", toolbox().box)).toEqual({ answer: null, tokens: 100 });
		const circling = await modelSaying(calling("look", {}));
		expect(await circling.driver.solve("Find inkfern.", toolbox().box)).toEqual({ answer: null, tokens: 2_500 });
	});

	it("that is down fails with what it said", async () => {
		const { driver } = await modelSaying(503);
		await expect(driver.solve("Find inkfern.", toolbox().box)).rejects.toThrow("The model answered 503: down");
	});
});
