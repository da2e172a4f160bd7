import { Keyed, type KeyedWrite } from "#scripts/lib/faults/keyed";
import type { Random } from "#scripts/lib/random";

interface Write extends KeyedWrite {
	operation: "submit_listing" | "update_my_listing" | "add_milestone" | "delete_milestone";
}

const HALF = 0.5;
/** Of a listing; more are refused. */
const MILESTONES_KEPT = 20;

/** Somebody who submits websites and edits a listing over the API. */
export class Writer extends Keyed<Write> {
	readonly kind = "edits and submissions";
	readonly #listing: number;
	readonly #random: Random;
	readonly #milestones: number[] = [];

	constructor(of: { userId: number; key: string; listing: number }, random: Random) {
		super(of);
		this.#listing = of.listing;
		this.#random = random;
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
			return asked("update_my_listing", "PATCH", listing, { fields: { tagline: `Edit ${number} of ${this.userId}` } });
		}
		return asked("submit_listing", "POST", "/drafts", {
			url: `https://site-${number}-of-${this.userId}.example.com/`,
		});
	}

	protected override noted({ operation, answer, request: [, path] }: Write): void {
		if (operation === "delete_milestone")
			this.#milestones.splice(this.#milestones.indexOf(Number(path.split("/").at(-1))), 1);
		if (operation !== "add_milestone") return;
		const { milestone } = JSON.parse(answer ?? "{}") as { milestone?: { id: number } };
		if (milestone !== undefined) this.#milestones.push(milestone.id);
	}
}
