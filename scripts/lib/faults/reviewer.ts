import { Asking, type Rows, whole } from "#scripts/lib/faults/asking";
import { personAt } from "#scripts/lib/person";
import type { Random } from "#scripts/lib/random";

/** A review that somebody sent, or took back. */
interface Sent {
	person: number;
	listing: number;
	/** Null where it is taken back. */
	text: string | null;
	stars: number;
	answer: string | null;
	tries: number;
}

const TAKEN_BACK = 0.3;
const MOST_STARS = 5;

/** Several people who write reviews, write them anew and take them back, one after the other, on pages. */
export class Reviewer extends Asking<Sent> {
	readonly kind = "reviews";
	readonly #people: readonly { userId: number; session: string }[];
	readonly #listings: number;
	readonly #random: Random;
	/** What was answered last, by `person listing`; empty where it was taken back. */
	readonly #bodies = new Map<string, string>();

	/** @param listings how many there are, with ids from 1 and slugs `w-ID`. */
	constructor(people: readonly { userId: number; session: string }[], listings: number, random: Random) {
		super();
		this.#people = people;
		this.#listings = listings;
		this.#random = random;
	}

	protected next(): Sent {
		const person = this.#random.between(0, this.#people.length - 1);
		const listing = this.#random.between(1, this.#listings);
		const isThere = (this.#bodies.get(`${person} ${listing}`) ?? "") !== "";
		const isTakenBack = isThere && this.#random.chance(TAKEN_BACK);
		const text = `Review ${this.writes.length + 1} of person ${person}: does what it says and answers mails within a day`;
		return {
			person,
			listing,
			text: isTakenBack ? null : text,
			stars: this.#random.between(1, MOST_STARS),
			answer: null,
			tries: 0,
		};
	}

	protected async send(origin: string, { person, listing, text, stars }: Sent) {
		const of = this.#people[person];
		if (of === undefined) throw new Error(`There is no person ${person}.`);
		const at = personAt(origin, new Map([["__Host-session", of.session]]));
		const path = `/listings/w-${listing}/review`;
		const forms = await at.forms(path);
		if (text !== null) {
			const form = forms.find(({ action }) => action === path);
			if (form === undefined) throw new Error(`${path} has no form for a review.`);
			return whole(await at.submit(form, { text, stars: String(stars), incentivised: "no" }));
		}
		const form = forms.find(({ action }) => action.endsWith("/withdraw"));
		// What was pressed and not answered may have happened: then there is nothing left to take back.
		return form === undefined ? { status: 200, text: "it has happened" } : whole(await at.submit(form, {}));
	}

	protected override noted({ person, listing, text }: Sent): void {
		this.#bodies.set(`${person} ${listing}`, text ?? "");
	}

	/** Each review stands as it was last sent, and the log has a row for each time that it was. */
	problemsIn(rows: Rows): string[] {
		const there = new Map(
			rows<{ userId: number; listing: number; body: string; status: string }>(
				"SELECT user_id AS userId, listing_id AS listing, body, status FROM reviews",
			).map((review) => [`${review.userId} ${review.listing}`, review]),
		);
		const [counted] = rows<{ versions: number; logged: number }>(
			`SELECT (SELECT coalesce(sum(version), 0) FROM reviews) AS versions,
				(SELECT count(*) FROM audit_log WHERE action IN ('write_review', 'withdraw_review')) AS logged`,
		);
		const half =
			counted === undefined || counted.versions === counted.logged
				? []
				: [`half done: ${counted.versions} changes of reviews, of which the log has ${counted.logged}`];
		return [...half, ...[...this.#bodies].flatMap(([id, body]) => this.#problemOf(id, body, there))];
	}

	#problemOf(id: string, body: string, there: ReadonlyMap<string, { body: string; status: string }>): string[] {
		const [person = 0, listing = 0] = id.split(" ").map(Number);
		if (this.open?.person === person && this.open.listing === listing) return [];
		const userId = this.#people[person]?.userId;
		const review = there.get(`${userId} ${listing}`);
		const isSo = review?.body === body && (body === "") === (review.status === "withdrawn");
		const what = body === "" ? "taking back the review" : "the review";
		return isSo ? [] : [`${what} of user ${userId} of ${listing} is lost`];
	}
}
