import type { Answer, Driver } from "#scripts/agents/task";
import { NO_ANSWER } from "#scripts/agents/task";
import type { AgentTool, Toolbox } from "#scripts/agents/toolbox";

/** Where a model is asked: any service that speaks OpenAI's chat completions with tools. */
export interface ModelAddress {
	/** `/chat/completions` follows it: `http://127.0.0.1:8080/v1`. */
	baseUrl: string;
	model: string;
	key: string | undefined;
}

/** Rounds of a conversation; one that is not at its end then is given up. */
const TURNS_MAX = 25;
/** A local model on a small machine takes its time. */
const TIMEOUT_MS = 300_000;

const ANSWER_TOOL: AgentTool = {
	name: "final_answer",
	description:
		"Call this once, when the task is done, with the facts that were asked for. Everything left out of it was not said.",
	inputSchema: {
		type: "object",
		properties: {
			items: {
				type: "array",
				items: { type: "string" },
				description:
					"Slugs, codes or numbers of exactly what was asked for, best first; none of what was only looked at.",
			},
			values: {
				type: "array",
				items: { type: "string" },
				description:
					"Facts asked for, as the tools gave them, at most 12: numbers plainly, names of fields as they are.",
			},
			quotes: {
				type: "array",
				items: { type: "string" },
				description: "Verbatim words of websites, where proof is asked for.",
			},
		},
		required: ["items", "values", "quotes"],
	},
	readOnly: true,
};

interface ToolCall {
	id: string;
	function: { name: string; arguments: string };
}
interface Message {
	role: "system" | "user" | "assistant" | "tool";
	content: string | null;
	tool_calls?: ToolCall[];
	tool_call_id?: string;
}
interface Completion {
	choices?: { message?: Message }[];
	usage?: { total_tokens?: number };
}

/** An agent that asks a model what to call, round by round, until it gives its answer. */
export function modelDriver(address: ModelAddress): Driver {
	return {
		name: address.model,
		async solve(words, box) {
			const tools = [...box.tools, ANSWER_TOOL].map(({ name, description, inputSchema }) => ({
				type: "function",
				function: { name, description, parameters: inputSchema },
			}));
			const messages: Message[] = [
				{
					role: "system",
					content: `${box.instructions}\n\nWork alone: nobody answers questions. End with final_answer.`,
				},
				{ role: "user", content: words },
			];
			let tokens = 0;
			for (let turn = 0; turn < TURNS_MAX; turn++) {
				const { choices, usage } = await completed(address, { model: address.model, messages, tools });
				tokens += usage?.total_tokens ?? 0;
				const message = choices?.[0]?.message;
				const calls = message?.tool_calls ?? [];
				if (message === undefined || calls.length === 0) return { answer: null, tokens };
				messages.push({ role: "assistant", content: message.content ?? null, tool_calls: calls });
				for (const call of calls) {
					if (call.function.name === ANSWER_TOOL.name) return { answer: answerIn(call.function.arguments), tokens };
					messages.push({ role: "tool", tool_call_id: call.id, content: await heard(box, call) });
				}
			}
			return { answer: null, tokens };
		},
	};
}

async function completed({ baseUrl, key }: ModelAddress, body: object): Promise<Completion> {
	const response = await fetch(`${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...(key && { Authorization: `Bearer ${key}` }) },
		body: JSON.stringify(body),
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	if (!response.ok) throw new Error(`The model answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
	return (await response.json()) as Completion;
}

/** What a call was answered; arguments that are no JSON are told so, as they are a model's to correct. */
async function heard(box: Toolbox, { function: { name, arguments: text } }: ToolCall): Promise<string> {
	const args = objectIn(text);
	if (args === null) return "The arguments are no JSON object. Send them again.";
	if (!box.tools.some((tool) => tool.name === name)) return `There is no tool ${name}.`;
	return (await box.call(name, args)).text;
}

function objectIn(text: string): Record<string, unknown> | null {
	try {
		const value: unknown = JSON.parse(text === "" ? "{}" : text);
		return typeof value === "object" && value !== null && !Array.isArray(value)
			? (value as Record<string, unknown>)
			: null;
	} catch {
		return null;
	}
}

function answerIn(text: string): Answer {
	const { items, values, quotes } = objectIn(text) ?? {};
	const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
	return { ...NO_ANSWER, items: textsOf(items), values: textsOf(values), quotes: textsOf(quotes) };
}
