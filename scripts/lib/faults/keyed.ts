import { type Asked, Asking, type Rows, whole } from "#scripts/lib/faults/asking";

/** A write of the API, with the key that it keeps until it is answered. */
export interface KeyedWrite extends Asked {
	operation: string;
	key: string;
	request: readonly [method: string, path: string, body?: object];
}

/** Somebody who writes over the API, each write with a key of its own. */
export abstract class Keyed<W extends KeyedWrite> extends Asking<W> {
	protected readonly userId: number;
	readonly #apiKey: string;

	constructor(of: { userId: number; key: string }) {
		super();
		this.userId = of.userId;
		this.#apiKey = of.key;
	}

	protected async send(origin: string, { key, request: [method, path, body] }: W) {
		const headers = { Authorization: `Bearer ${this.#apiKey}`, "Idempotency-Key": key };
		return whole(
			await fetch(`${origin}/api/v1${path}`, {
				method,
				headers: body === undefined ? headers : { ...headers, "Content-Type": "application/json" },
				...(body !== undefined && { body: JSON.stringify(body) }),
			}),
		);
	}

	/** Every write that was answered is kept by its key, as it was answered. */
	problemsIn(rows: Rows): string[] {
		const kept = new Map(
			rows<{ id: string; body: string }>(
				"SELECT operation || ' ' || key AS id, body FROM idempotency_keys WHERE caller = ?",
				`user:${this.userId}`,
			).map(({ id, body }) => [id, body]),
		);
		return this.writes.flatMap(({ operation, key, answer }) => {
			const body = kept.get(`${operation} ${key}`);
			if (answer === null || body === answer) return [];
			const what = `${operation} ${key} of user ${this.userId} was answered`;
			return [body === undefined ? `${what} and is lost` : `${what} otherwise than it stands`];
		});
	}
}
