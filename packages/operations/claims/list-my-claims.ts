import * as z from "zod";
import { CLAIM_EXAMPLE, CLAIM_STATUSES, claimView, showClaim } from "#operations/claims/claim-view";
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
	description: "With status, what to publish while one is pending, and what the last look found.",
	query: z.strictObject({ status: z.enum(CLAIM_STATUSES).optional(), ...pageQuery }),
	output: pageOf(claimView).meta({ id: "ClaimPage" }),
	example: {
		input: { page: 1, per_page: 20 },
		output: { items: [CLAIM_EXAMPLE], page: 1, per_page: 20, total: 1, total_is_exact: true, next_page: null },
	},
	async handler(input, { db, caller, links, now }) {
		const { status } = input;
		const only = status === undefined ? undefined : { status, now: now.getTime() };
		const rows = await claimsOf(db, caller.userId, windowOf(input), only);
		return toPage({ rows }, input, (row) => showClaim(row, links, now));
	},
});
