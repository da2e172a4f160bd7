import { sql } from "drizzle-orm";
import { index, integer, primaryKey } from "drizzle-orm/sqlite-core";
import { sqliteTable } from "../lazy-table.ts";

/** Alternatives an owner has approved for their listing. */
export const approvedAlternatives = sqliteTable(
	"approved_alternatives",
	() => ({
		listingId: integer("listing_id").notNull(),
		alternativeId: integer("alternative_id").notNull(),
		position: integer().notNull(),
		/** When it was approved; 0 where that is not known. */
		at: integer().notNull().default(0),
		/** By the site team, and not by the owner. */
		byTeam: integer("by_team", { mode: "boolean" }).notNull().default(false),
	}),
	(t) => [
		primaryKey({ columns: [t.listingId, t.alternativeId] }),
		index("approved_alternatives_of").on(t.alternativeId),
		index("approved_alternatives_at").on(t.at),
	],
);

/** Listings that an owner does not want suggested as alternatives any more, or that the site team has taken out. */
export const declinedAlternatives = sqliteTable(
	"declined_alternatives",
	() => ({
		listingId: integer("listing_id").notNull(),
		alternativeId: integer("alternative_id").notNull(),
		at: integer().notNull(),
		/** The site team took it out: it is shown nowhere, and its owner cannot approve it. */
		byTeam: integer("by_team", { mode: "boolean" }).notNull().default(false),
	}),
	(t) => [
		primaryKey({ columns: [t.listingId, t.alternativeId] }),
		index("declined_alternatives_of").on(t.alternativeId),
		index("declined_alternatives_owners").on(t.at).where(sql`by_team = 0`),
		index("declined_alternatives_teams").on(t.at).where(sql`by_team = 1`),
	],
);
