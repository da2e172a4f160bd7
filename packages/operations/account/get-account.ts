import * as z from "zod";
import { SCOPES } from "#core/access/scopes";
import { notFound } from "#core/errors";
import { defineOperation } from "#operations/define";
import { userById } from "#store/users";
import { iso, timestamp } from "#usecases/fields";

export default defineOperation({
	id: "get_account",
	method: "get",
	path: "/me",
	area: "account",
	scope: "account:read",
	status: 200,
	limit: "read",
	summary: "Who you are and what your access allows",
	description: "The account, the kind of credentials, and their scopes.",
	output: z
		.object({
			id: z.int(),
			email: z.string(),
			name: z.string().nullable(),
			role: z.enum(["member", "admin"]),
			created_at: timestamp,
			access: z.object({
				credential: z.enum(["session", "api_key", "oauth"]),
				name: z.string().nullable(),
				scopes: z.array(z.enum(SCOPES)),
			}),
		})
		.meta({ id: "Account" }),
	example: {
		input: {},
		output: {
			id: 1,
			email: "ada@example.com",
			name: "Ada",
			role: "member",
			created_at: "2026-11-02T09:00:00.000Z",
			access: { credential: "api_key", name: "laptop", scopes: ["account:read", "listings:write", "orders:write"] },
		},
	},
	async handler(_input, { db, caller }) {
		const user = (await userById(db, caller.userId)) ?? notFound("account");
		return {
			id: user.id,
			email: user.email,
			name: user.name,
			role: user.role,
			created_at: iso(user.createdAt),
			access: { credential: caller.credential, name: caller.credentialName, scopes: [...caller.scopes] },
		};
	},
});
