import { sql } from "drizzle-orm";
import { check, index, integer, text } from "drizzle-orm/sqlite-core";
import { sqliteTable } from "../lazy-table.ts";

export const users = sqliteTable(
	"users",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		/** Lower case. */
		email: text().notNull().unique(),
		name: text(),
		role: text().$type<"member" | "admin">().notNull().default("member"),
		createdAt: integer("created_at").notNull(),
	}),
	(t) => [
		check("users_role", sql`${t.role} IN ('member', 'admin')`),
		// A query must repeat the condition to the letter.
		index("users_admins").on(t.id).where(sql`role = 'admin'`),
		index("users_name").on(sql`lower(name)`),
	],
);

/** Keys are shown once and stored as SHA-256. Source: docs/signing-in.md#api-keys. */
export const apiKeys = sqliteTable(
	"api_keys",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id),
		name: text().notNull(),
		/** The first characters, to recognise a key by. */
		prefix: text().notNull(),
		hash: text().notNull().unique(),
		scopes: text({ mode: "json" }).$type<string[]>().notNull(),
		createdAt: integer("created_at").notNull(),
		lastUsedAt: integer("last_used_at"),
		expiresAt: integer("expires_at"),
		revokedAt: integer("revoked_at"),
	}),
	(t) => [index("api_keys_user").on(t.userId, t.id)],
);
