import * as z from "zod";
import { CLAIM_EXAMPLE, CLAIM_STATUSES, claimView, showClaim } from "#operations/claims/claim-view";
import { defineOperation } from "#operations/define";
import { onlyWalkedPage, walkOf } from "#operations/walk";
import { type ClaimWithListing, claimsOf } from "#store/claims";

/** By what the rows of the list are told apart and ordered. */
const walk = walkOf("claims", z.tuple([z.int()]), ({ claim }: ClaimWithListing) => [claim.id]);

export default defineOperation({
	id: "list_my_claims",
	method: "get",
	path: "/claims",
	area: "claims",
	scope: "account:read",
	status: 200,
	limit: "read",
	summary: "Your claims, newest first",
	description: "With status, what to publish while one is pending, and what the last look found.",
	query: z.strictObject({ status: z.enum(CLAIM_STATUSES).optional(), ...walk.query }),
	output: walk.output(claimView).meta({ id: "ClaimPage" }),
	example: {
		input: { page: 1, per_page: 20 },
		output: onlyWalkedPage([CLAIM_EXAMPLE]),
	},
	async handler(input, { db, caller, links, now }) {
		const { status } = input;
		const only = status === undefined ? undefined : { status, now: now.getTime() };
		const rows = await claimsOf(db, caller.userId, walk.windowOf(input), only);
		return walk.toPage(rows, input, (row) => showClaim(row, links, now));
	},
});
