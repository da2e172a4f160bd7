import type { Rows } from "#scripts/lib/faults/asking";
import { Keyed, type KeyedWrite } from "#scripts/lib/faults/keyed";

interface Claim extends KeyedWrite {
	operation: "claim_listing" | "verify_claim";
	listing: number;
}

interface Answered {
	id: number;
	status: string;
	instructions: { what: string | null } | null;
	last_check?: { code: string } | null;
}

/** Somebody who claims one listing after the other, publishes the proof and has it looked at. */
export class Claimant extends Keyed<Claim> {
	readonly kind = "claims";
	readonly #listings: number[];
	readonly #publish: (token: string) => void;

	/**
	 * @param listings ids of listings that nobody owns, with slugs `c-ID`.
	 * @param publish puts the proof where their websites show it.
	 */
	constructor(of: { userId: number; key: string; listings: readonly number[] }, publish: (token: string) => void) {
		super(of);
		this.#listings = [...of.listings];
		this.#publish = publish;
	}

	protected next(): Claim {
		const last = this.writes.at(-1);
		const asked = { key: `claim-${this.writes.length + 1}`, answer: null, tries: 0 };
		if (last !== undefined && (last.operation === "claim_listing" || isUnread(answerOf(last)))) {
			const { id } = answerOf(last);
			return { ...asked, operation: "verify_claim", listing: last.listing, request: ["POST", `/claims/${id}/verify`] };
		}
		const listing = this.#listings.pop();
		if (listing === undefined) throw new Error("There are no more listings to claim.");
		const body = { slug: `c-${listing}`, method: "file" };
		return { ...asked, operation: "claim_listing", listing, request: ["POST", "/claims", body] };
	}

	/** @throws where a published proof was not found. */
	protected override noted(claim: Claim): void {
		const { status, instructions } = answerOf(claim);
		if (claim.operation === "claim_listing") this.#publish(instructions?.what ?? "");
		else if (status !== "verified" && !isUnread(answerOf(claim)))
			throw new Error(`A published proof was answered so: ${claim.answer}`);
	}

	/** Besides: a claim is verified and its listing has its owner, or neither. */
	override problemsIn(rows: Rows): string[] {
		const claims = new Map(
			rows<{ listing: number; status: string; owner: number | null }>(
				`SELECT listing_id AS listing, claims.status, owner_id AS owner FROM claims JOIN listings ON listings.id = listing_id
					WHERE user_id = ?`,
				this.userId,
			).map((claim) => [claim.listing, claim]),
		);
		const halves = [...claims.values()]
			.filter(({ status, owner }) => (status === "verified") !== (owner === this.userId))
			.map(({ listing, status, owner }) => `half done: the claim on ${listing} is ${status}, its owner ${owner}`);
		const lost = this.writes
			.filter((write) => write.operation === "verify_claim" && answerOf(write).status === "verified")
			.filter(({ listing }) => claims.get(listing)?.status !== "verified")
			.map(({ listing }) => `the verified claim on ${listing} is lost`);
		return [...super.problemsIn(rows), ...halves, ...lost];
	}
}

/** The website did not answer in time, as a busy machine's may: nothing was seen there, and it is looked at once more. */
const isUnread = ({ status, last_check }: Answered) => status === "pending" && last_check?.code === "not_read";

const answerOf = ({ answer }: Claim) => JSON.parse(answer ?? "{}") as Answered;
