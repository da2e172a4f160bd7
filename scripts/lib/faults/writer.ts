import type { Random } from "#scripts/lib/random";

/** A write that was asked for, with the key that it keeps until it is answered. */
export interface Write {
	operation: "submit_listing" | "update_my_listing" | "add_milestone" | "delete_milestone";
	key: string;
	/** Text of the answer; null while there is none. */
	answer: string | null;
	/** How often it was asked. */
	tries: number;
}

/** What a write is asked by. */
interface Asked {
	write: Write;
	request: [method: string, path: string, body?: object];
}

const HALF = 0.5;
/** Of a listing; more are refused. */
const MILESTONES_KEPT = 20;

/** Somebody who writes one thing after the other, and asks again, with the same key, what was not answered. */
export class Writer {
	readonly userId: number;
	readonly #key: string;
	readonly #listing: number;
	readonly #random: Random;
	readonly writes: Write[] = [];
	readonly #milestones: number[] = [];
	/** What was asked and not answered. */
	#open: Asked | null = null;

	constructor(of: { userId: number; key: string; listing: number }, random: Random) {
		this.userId = of.userId;
		this.#key = of.key;
		this.#listing = of.listing;
		this.#random = random;
	}

	/** Writes until the instance is gone. @throws for an answer that no write may have. */
	async write(origin: string, isOver: () => boolean): Promise<void> {
		while (!isOver()) {
			this.#open ??= this.#next();
			const { write, request } = this.#open;
			const [method, path, body] = request;
			write.tries++;
			const headers = { Authorization: `Bearer ${this.#key}`, "Idempotency-Key": write.key };
			const answer = await fetch(`${origin}/api/v1${path}`, {
				method,
				headers: body === undefined ? headers : { ...headers, "Content-Type": "application/json" },
				...(body !== undefined && { body: JSON.stringify(body) }),
			})
				.then(async (response) => ({ status: response.status, text: await response.text() }))
				.catch(() => null);
			// A connection that is closed under way tells nothing of what happened.
			if (answer === null || answer.status >= 500 || answer.status === 429) continue;
			if (answer.status >= 300) throw new Error(`${write.operation} answered ${answer.status}: ${answer.text}`);
			write.answer = answer.text;
			this.#noted(write, path);
			this.#open = null;
		}
	}

	#next(): Asked {
		const number = this.writes.length + 1;
		const asked = (operation: Write["operation"], ...request: Asked["request"]): Asked => {
			const write = { operation, key: `write-${number}`, answer: null, tries: 0 };
			this.writes.push(write);
			return { write, request };
		};
		const listing = `/me/listings/${this.#listing}`;
		const drawn = this.#random.next();
		const oldest = this.#milestones[0];
		if (oldest !== undefined && (this.#milestones.length >= MILESTONES_KEPT || drawn < HALF / 4)) {
			return asked("delete_milestone", "DELETE", `${listing}/milestones/${oldest}`);
		}
		if (drawn < HALF) {
			return asked("add_milestone", "POST", `${listing}/milestones`, { date: "2026-01-02", title: `Number ${number}` });
		}
		if (drawn < HALF + HALF / 2) {
			return asked("update_my_listing", "PATCH", listing, { fields: { tagline: `Edit ${number} of ${this.userId}` } });
		}
		return asked("submit_listing", "POST", "/drafts", { url: `https://site-${number}-of-${this.userId}.example.com/` });
	}

	#noted({ operation, answer }: Write, path: string): void {
		if (operation === "delete_milestone")
			this.#milestones.splice(this.#milestones.indexOf(Number(path.split("/").at(-1))), 1);
		if (operation !== "add_milestone") return;
		const { milestone } = JSON.parse(answer ?? "{}") as { milestone?: { id: number } };
		if (milestone !== undefined) this.#milestones.push(milestone.id);
	}
}
