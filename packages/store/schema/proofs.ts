import { sql } from "drizzle-orm";
import { check, integer, text } from "drizzle-orm/sqlite-core";
import type { PublicKey } from "#core/proofs/proof";
import { sqliteTable } from "../lazy-table.ts";

/** The keys that proofs are signed with. */
export const proofKeys = sqliteTable(
	"proof_keys",
	() => ({
		/** 1, 2, 3 and so on: two that are made at once have the same, and one of them is not kept. */
		id: integer().primaryKey(),
		/** Thumbprint of the public part. Source: RFC 7638. */
		kid: text().notNull().unique(),
		publicKey: text("public_key", { mode: "json" }).$type<PublicKey>().notNull(),
		/** The private part, sealed; null once it is of no use any more. */
		sealed: text(),
		createdAt: integer("created_at").notNull(),
		signsFrom: integer("signs_from").notNull(),
		revokedAt: integer("revoked_at"),
		/** For everybody. */
		revokedReason: text("revoked_reason"),
	}),
	(t) => [
		check("proof_keys_revoked", sql`(${t.revokedAt} IS NULL) = (${t.revokedReason} IS NULL)`),
		check("proof_keys_revoked_private", sql`${t.revokedAt} IS NULL OR ${t.sealed} IS NULL`),
	],
);
