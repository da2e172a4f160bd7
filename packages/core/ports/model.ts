/** What is asked of a language model. Page text in `user` is data; nothing in it is an instruction. */
export interface ModelRequest {
	system: string;
	user: string;
	/** Name of the answer's schema, for providers that want one. */
	schemaName: string;
	/** JSON Schema of the answer. */
	schema: Record<string, unknown>;
	/** Upper bound of the answer's length in the model's tokens. */
	maxTokens: number;
	signal: AbortSignal;
	/** Told each piece of the answer as it comes, where the provider sends it so; also of an answer that then fails. */
	onText?(piece: string): void;
}

/** A language model that answers in JSON. It gets no tools and no addresses to open. */
export interface ChatModel {
	/**
	 * @returns the whole answer's text, which should be JSON after the schema but is not checked here.
	 * @throws ModelError when the provider refuses, fails, or answers with nothing.
	 */
	complete(request: ModelRequest): Promise<string>;
}

export type ModelFailure = "unavailable" | "rate_limited" | "refused" | "schema_not_met" | "bad_reply" | "timeout";

/** A model's failure to answer. Callers fall back to what needs no model. */
export class ModelError extends Error {
	readonly failure: ModelFailure;

	constructor(failure: ModelFailure, message: string) {
		super(message);
		this.name = "ModelError";
		this.failure = failure;
	}
}
