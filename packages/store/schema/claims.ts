import { sql } from "drizzle-orm";
import { check, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ClaimLook, ClaimMethod } from "#core/access/claim";
import { sqliteTable } from "../lazy-table.ts";

export const claims = sqliteTable(
	"claims",
	() => ({
		id: integer().primaryKey(),
		userId: integer("user_id").notNull(),
		listingId: integer("listing_id").notNull(),
		method: text().$type<ClaimMethod>().notNull(),
		email: text(),
		/** What must be published; for e-mail claims only its hash is kept. */
		token: text(),
		tokenHash: text("token_hash").notNull().unique(),
		status: text().$type<"pending" | "verified" | "expired" | "disputed" | "lapsed" | "refused">().notNull(),
		/** What the last look found. */
		lastCheck: text("last_check", { mode: "json" }).$type<ClaimLook>(),
		createdAt: integer("created_at").notNull(),
		expiresAt: integer("expires_at").notNull(),
		verifiedAt: integer("verified_at"),
		/** Verified claims are looked at again. */
		nextCheckAt: integer("next_check_at"),
		/** What the site team said when it decided a dispute, and when; null where nothing was decided, or no longer is. */
		decisionReason: text("decision_reason"),
		decidedAt: integer("decided_at"),
		/** The claim whose decision settled this one too: another of the same claimant, or one of the owner who lost. */
		decidedWith: integer("decided_with"),
		/** Whose the listing was before it was handed over, and whether it was shown as verified: for taking that back. */
		ownerBefore: integer("owner_before"),
		verifiedBefore: integer("verified_before", { mode: "boolean" }),
	}),
	(t) => [
		check("claims_method", sql`${t.method} IN ('dns', 'meta', 'file', 'email')`),
		check("claims_status", sql`${t.status} IN ('pending', 'verified', 'expired', 'disputed', 'lapsed', 'refused')`),
		index("claims_user").on(t.userId, t.id),
		index("claims_listing").on(t.listingId, t.id),
		// One open claim a person, listing and method; asking again renews it.
		uniqueIndex("claims_pending").on(t.userId, t.listingId, t.method).where(sql`status = 'pending'`),
		// Claims that were never proven end; a query must repeat the condition to the letter.
		index("claims_unproven").on(t.expiresAt).where(sql`status IN ('pending', 'expired')`),
		// Whether a listing is still proven, when one of its claims lapses.
		index("claims_verified").on(t.listingId).where(sql`status = 'verified'`),
		// For the site team: what waits for it, and what it decided last.
		index("claims_disputed").on(t.status, t.id).where(sql`status = 'disputed'`),
		index("claims_decided").on(t.decidedAt).where(sql`decided_at IS NOT NULL`),
		index("claims_decided_with").on(t.decidedWith).where(sql`decided_with IS NOT NULL`),
		index("claims_owner_before").on(t.ownerBefore).where(sql`owner_before IS NOT NULL`),
		index("claims_next").on(t.nextCheckAt).where(sql`next_check_at IS NOT NULL`),
	],
);

/** Work for the site team: disputes, orders to be done by hand, refunds. */
export const teamTasks = sqliteTable(
	"team_tasks",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		kind: text().notNull(),
		/** The same cause makes one task. */
		cause: text().notNull().unique(),
		listingId: integer("listing_id"),
		detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
		createdAt: integer("created_at").notNull(),
		doneAt: integer("done_at"),
	}),
	(t) => [
		index("team_tasks_open").on(t.doneAt, t.id),
		index("team_tasks_kind").on(t.kind, t.id).where(sql`done_at IS NULL`),
	],
);
