import { Asking, type Rows, whole } from "#scripts/lib/faults/asking";
import { personAt } from "#scripts/lib/person";
import type { Random } from "#scripts/lib/random";

/** A button that somebody pressed on a listing's page. */
interface Press {
	person: number;
	listing: number;
	act: "vote" | "unvote";
	answer: string | null;
	tries: number;
}

/** Several people who vote for listings and take their votes back, one after the other, on pages. */
export class Voter extends Asking<Press> {
	readonly kind = "votes";
	readonly #people: readonly { userId: number; session: string }[];
	readonly #listings: number;
	readonly #random: Random;
	/** Votes that were answered, as `person listing`. */
	readonly #cast = new Set<string>();

	/** @param listings how many there are, with ids from 1 and slugs `w-ID`. */
	constructor(people: readonly { userId: number; session: string }[], listings: number, random: Random) {
		super();
		this.#people = people;
		this.#listings = listings;
		this.#random = random;
	}

	protected next(): Press {
		const person = this.#random.between(0, this.#people.length - 1);
		const listing = this.#random.between(1, this.#listings);
		const act = this.#cast.has(`${person} ${listing}`) ? "unvote" : "vote";
		return { person, listing, act, answer: null, tries: 0 };
	}

	protected async send(origin: string, { person, listing, act }: Press) {
		const of = this.#people[person];
		if (of === undefined) throw new Error(`There is no person ${person}.`);
		const at = personAt(origin, new Map([["__Host-session", of.session]]));
		const page = `/listings/w-${listing}`;
		const form = await at.form(page, `${page}/${act}`).catch(async (error: Error) => {
			// What was pressed and not answered may have happened: then the page offers the opposite.
			await at.form(page, `${page}/${act === "vote" ? "unvote" : "vote"}`).catch(() => Promise.reject(error));
			return null;
		});
		if (form === null) return { status: 200, text: "it has happened" };
		return whole(await at.submit(form, {}));
	}

	protected override noted({ person, listing, act }: Press): void {
		if (act === "vote") this.#cast.add(`${person} ${listing}`);
		else this.#cast.delete(`${person} ${listing}`);
	}

	problemsIn(rows: Rows): string[] {
		const there = new Set(
			rows<{ userId: number; listing: number }>("SELECT user_id AS userId, listing_id AS listing FROM votes").map(
				({ userId, listing }) => `${userId} ${listing}`,
			),
		);
		return this.#people.flatMap(({ userId }, person) =>
			Array.from({ length: this.#listings }, (_, index) => index + 1).flatMap((listing) => {
				const isOpen = this.open?.person === person && this.open.listing === listing;
				const isCast = this.#cast.has(`${person} ${listing}`);
				if (isOpen || isCast === there.has(`${userId} ${listing}`)) return [];
				return [`${isCast ? "the vote" : "taking back the vote"} of user ${userId} for ${listing} is lost`];
			}),
		);
	}
}
