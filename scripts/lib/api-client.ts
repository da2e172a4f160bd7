import { readFile } from "node:fs/promises";
import { port, stateDir } from "#scripts/lib/wrangler";

type Json = Record<string, unknown>;

/** Calls the running local instance with an API key. */
export class ApiClient {
	readonly origin: string;
	readonly #key: string;

	constructor(key: string, origin = `http://127.0.0.1:${port()}`) {
		this.origin = origin;
		this.#key = key;
	}

	/** @throws with the problem's code and detail when the answer is not a success. */
	async call<T = Json>(method: string, path: string, body?: unknown): Promise<T> {
		const headers: Record<string, string> = { authorization: `Bearer ${this.#key}` };
		if (body !== undefined) headers["content-type"] = "application/json";
		const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
		const response = await fetch(`${this.origin}/api/v1${path}`, init).catch(() => {
			throw new Error(`Nothing answers at ${this.origin}. Start it with npm start, or set PORT.`);
		});
		const answer = (await response.json()) as Json;
		if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.code}: ${answer.detail}`);
		return answer as T;
	}

	/** Asks again until the answer is as wanted. @throws when it is not within `seconds`. */
	async until<T = Json>(path: string, isWanted: (answer: T) => boolean, seconds: number): Promise<T> {
		for (const deadline = Date.now() + seconds * 1000; ; ) {
			const answer = await this.call<T>("GET", path);
			if (isWanted(answer)) return answer;
			if (Date.now() > deadline) throw new Error(`${path} is not as expected after ${seconds} s.`);
			await new Promise((resolve) => setTimeout(resolve, 500));
		}
	}
}

/** The key to call with: the one given, or the local instance's demo key. */
export async function keyFor(given: unknown): Promise<string> {
	if (typeof given === "string") return given;
	const file = `${stateDir()}/demo-api-key`;
	return (
		await readFile(file, "utf8").catch(() => {
			throw new Error(`There is no demo key in ${stateDir()}. Give one with --key (npm run key -- EMAIL makes it).`);
		})
	).trim();
}
