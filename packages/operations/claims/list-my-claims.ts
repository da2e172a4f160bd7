import * as z from "zod";
import { CLAIM_EXAMPLE, claimView, showClaim } from "#operations/claims/claim-view";
import { defineOperation } from "#operations/define";
import { pageOf, toPage, windowOf } from "#operations/paging";
import { claimsOf } from "#store/claims";
import { pageQuery } from "#usecases/fields";

export default defineOperation({
	id: "list_my_claims",
	method: "get",
	path: "/claims",
	area: "claims",
	scope: "account:read",
	status: 200,
	limit: "read",
	summary: "Your claims, newest first",
	description:
		"Every claim you have made, with its status, what to publish while it is pending, and what the last look at it found.",
	query: z.strictObject(pageQuery),
	output: pageOf(claimView).meta({ id: "ClaimPage" }),
	example: {
		input: { page: 1, per_page: 20 },
		output: { items: [CLAIM_EXAMPLE], page: 1, per_page: 20, total: 1, total_is_exact: true, next_page: null },
	},
	async handler(input, { db, caller, links, now }) {
		const rows = await claimsOf(db, caller.userId, windowOf(input));
		return toPage({ rows }, input, (row) => showClaim(row, links, now));
	},
});
