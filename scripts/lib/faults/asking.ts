/** Something that was asked for, and is asked for again until it is answered. */
export interface Asked {
	/** Text of the answer; null while there is none. */
	answer: string | null;
	/** How often it was asked. */
	tries: number;
}

/** Rows of the database that writers wrote to. */
export type Rows = <T>(sql: string, ...values: (string | number)[]) => T[];

/** Somebody who writes one thing after the other, and asks again for what was not answered. */
export abstract class Asking<W extends Asked> {
	/** What is written, as it is counted. */
	abstract readonly kind: string;
	readonly writes: W[] = [];
	/** What was asked and not answered. */
	#open: W | null = null;

	get open(): W | null {
		return this.#open;
	}

	/** Writes until it is over. @throws for an answer that no write may have. */
	async write(origin: string, isOver: () => boolean): Promise<void> {
		while (!isOver()) {
			if (this.#open === null) {
				this.#open = this.next();
				this.writes.push(this.#open);
			}
			const asked = this.#open;
			asked.tries++;
			// A connection that is closed under way tells nothing of what happened.
			const answer = await this.send(origin, asked).catch(() => null);
			if (answer === null || answer.status >= 500 || answer.status === 429) continue;
			if (answer.status >= 400)
				throw new Error(`${JSON.stringify(asked)} was answered ${answer.status}: ${answer.text}`);
			asked.answer = answer.text;
			this.noted(asked);
			this.#open = null;
		}
	}

	/** What is lost or half done of what this one wrote, as the file stands. */
	abstract problemsIn(rows: Rows): string[];
	protected abstract next(): W;
	protected abstract send(origin: string, asked: W): Promise<{ status: number; text: string }>;
	protected noted(_answered: W): void {}
}

/** A response with its whole text. */
export const whole = async (response: Response) => ({ status: response.status, text: await response.text() });
