import { Asking, type Rows, whole } from "#scripts/lib/faults/asking";
import type { Random } from "#scripts/lib/random";

/** A write that was asked for, with the key that it keeps until it is answered. */
interface Write {
	operation: "submit_listing" | "update_my_listing" | "add_milestone" | "delete_milestone";
	key: string;
	answer: string | null;
	tries: number;
	request: [method: string, path: string, body?: object];
}

const HALF = 0.5;
/** Of a listing; more are refused. */
const MILESTONES_KEPT = 20;

/** Somebody who submits websites and edits a listing over the API. */
export class Writer extends Asking<Write> {
	readonly #userId: number;
	readonly #key: string;
	readonly #listing: number;
	readonly #random: Random;
	readonly #milestones: number[] = [];

	constructor(of: { userId: number; key: string; listing: number }, random: Random) {
		super();
		this.#userId = of.userId;
		this.#key = of.key;
		this.#listing = of.listing;
		this.#random = random;
	}

	protected async send(origin: string, { key, request: [method, path, body] }: Write) {
		const headers = { Authorization: `Bearer ${this.#key}`, "Idempotency-Key": key };
		return whole(
			await fetch(`${origin}/api/v1${path}`, {
				method,
				headers: body === undefined ? headers : { ...headers, "Content-Type": "application/json" },
				...(body !== undefined && { body: JSON.stringify(body) }),
			}),
		);
	}

	protected next(): Write {
		const number = this.writes.length + 1;
		const asked = (operation: Write["operation"], ...request: Write["request"]): Write => {
			return { operation, key: `write-${number}`, answer: null, tries: 0, request };
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
			return asked("update_my_listing", "PATCH", listing, { fields: { tagline: `Edit ${number} of ${this.#userId}` } });
		}
		return asked("submit_listing", "POST", "/drafts", {
			url: `https://site-${number}-of-${this.#userId}.example.com/`,
		});
	}

	protected override noted({ operation, answer, request: [, path] }: Write): void {
		if (operation === "delete_milestone")
			this.#milestones.splice(this.#milestones.indexOf(Number(path.split("/").at(-1))), 1);
		if (operation !== "add_milestone") return;
		const { milestone } = JSON.parse(answer ?? "{}") as { milestone?: { id: number } };
		if (milestone !== undefined) this.#milestones.push(milestone.id);
	}

	problemsIn(rows: Rows): string[] {
		const kept = new Map(
			rows<{ id: string; body: string }>(
				"SELECT operation || ' ' || key AS id, body FROM idempotency_keys WHERE caller = ?",
				`user:${this.#userId}`,
			).map(({ id, body }) => [id, body]),
		);
		return this.writes.flatMap(({ operation, key, answer }) => {
			const body = kept.get(`${operation} ${key}`);
			if (answer === null || body === answer) return [];
			const what = `${operation} ${key} of user ${this.#userId} was answered`;
			return [body === undefined ? `${what} and is lost` : `${what} otherwise than it stands`];
		});
	}
}
