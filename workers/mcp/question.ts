import type { Problem } from "#workers/http/problem";
import type { Exchange } from "#workers/mcp/exchange";

export type Arguments = Record<string, unknown>;

type Entry =
	| { type: "string"; title: string }
	| { type: "string"; title: string; enum: string[] }
	| { type: "boolean"; title: string; default: boolean };

/** A form for the person at the client. */
export interface Form {
	message: string;
	/** Of plain values only. Source: MCP, Elicitation, requested schema. */
	requestedSchema: {
		type: "object";
		properties: Record<string, Entry>;
		required: string[];
	};
}

/** Tools that may ask the person something. */
const ASKING = ["claim_listing", "quote_order", "create_checkout", "submit_draft", "post_listing_update"] as const;
export type AskingTool = (typeof ASKING)[number];

export function asksPeople(tool: string): tool is AskingTool {
	return (ASKING as readonly string[]).includes(tool);
}

/** What a tool asks the person for, where their client can. */
export interface Question {
	/** Before the call: what should be confirmed; null where nothing has to be. */
	before?(args: Arguments, exchange: Exchange): Promise<Form | null>;
	/** After a refusal: what is missing; null where the person cannot mend it by an answer. */
	after?(args: Arguments, refusal: Problem, exchange: Exchange): Promise<Form | null> | Form | null;
	/** The arguments with the person's answer in them, which nobody has checked. */
	use(args: Arguments, answer: Arguments, exchange: Exchange): Promise<Arguments> | Arguments;
	/** Whether an answer says no. */
	isRefused?(answer: Arguments): boolean;
}
