/**
 * What a call came to. An answer is text for those who send it on and a value for those who read it, as pages and tools in brief
 * do: whichever nobody asks for is never made.
 */
export class Outcome {
	readonly status: number;
	/** Whether an Idempotency-Key had it answered before. */
	readonly replayed: boolean;
	#body: string | undefined;
	#answer: unknown;

	private constructor(status: number, replayed: boolean, body: string | undefined, answer: unknown) {
		this.status = status;
		this.replayed = replayed;
		this.#body = body;
		this.#answer = answer;
	}

	/** @param answer as its schema has it; nobody changes it from now on. */
	static of(status: number, answer: unknown): Outcome {
		return new Outcome(status, false, undefined, answer);
	}

	/** What a key had answered before. */
	static again({ status, body }: { status: number; body: string }): Outcome {
		return new Outcome(status, true, body, undefined);
	}

	/** JSON text of the answer. */
	get body(): string {
		this.#body ??= JSON.stringify(this.#answer);
		return this.#body;
	}

	/** The answer, not to be changed: others may read the same. */
	get answer(): unknown {
		this.#answer ??= JSON.parse(this.body);
		return this.#answer;
	}
}
