import { type GetPromptResult, type Prompt, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { Completed } from "#workers/mcp/completed";

/** Few clients ask for them, and their words are many. */
const prompts = async () => (await import("#workers/mcp/prompt-texts")).PROMPTS;
const promptOf = async (name: string) => (await prompts()).find(({ definition }) => definition.name === name);

export async function listPrompts(): Promise<Prompt[]> {
	return (await prompts()).map(({ definition }) => definition);
}

/** What completes an argument of a prompt: null where nothing does, undefined where there is no such prompt. */
export async function argumentOfPrompt(name: string, argument: string): Promise<Completed | null | undefined> {
	const prompt = await promptOf(name);
	if (prompt === undefined) return undefined;
	// The name is the caller's: not one of those that every object has.
	const { completes = {} } = prompt;
	return Object.hasOwn(completes, argument) ? (completes[argument] ?? null) : null;
}

/** @throws ProtocolError for an unknown prompt or a missing argument. */
export async function getPrompt(name: string, args: Readonly<Record<string, string>>): Promise<GetPromptResult> {
	const prompt = await promptOf(name);
	if (prompt === undefined) {
		throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt ${JSON.stringify(name)}.`);
	}
	const { definition } = prompt;
	const missing = (definition.arguments ?? []).filter((argument) => argument.required && !args[argument.name]);
	if (missing.length > 0) {
		const names = missing.map((argument) => argument.name).join(", ");
		throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The prompt ${name} needs: ${names}.`);
	}
	return {
		...(definition.description !== undefined && { description: definition.description }),
		messages: [{ role: "user", content: { type: "text", text: prompt.text(args) } }],
	};
}
