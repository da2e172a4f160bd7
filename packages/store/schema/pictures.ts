import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PictureKind, PictureType } from "#core/pictures/picture";
import type { RefusedPicture } from "#core/pictures/refusal";
import { sqliteTable } from "../lazy-table.ts";

/**
 * Pictures whose bytes are kept as objects, by the SHA-256 of the bytes. Triggers say whether anybody may see one, and
 * since when nothing shows it.
 */
export const pictures = sqliteTable(
	"pictures",
	() => ({
		hash: text().primaryKey(),
		type: text().$type<PictureType>().notNull(),
		/** Pixels. */
		width: integer().notNull(),
		height: integer().notNull(),
		/** Whether something may shine through it. */
		transparent: integer({ mode: "boolean" }).notNull(),
		bytes: integer().notNull(),
		/** Part of its object's key: a picture that comes back after it was removed gets another object. */
		storedAt: integer("stored_at").notNull(),
		/** Whether a listing that everybody may see has shown it; else only its people see it. */
		isPublic: integer("is_public", { mode: "boolean" }).notNull().default(false),
		/** Since when no listing, draft or post has it; null while one does. */
		unusedSince: integer("unused_since"),
	}),
	(t) => [
		check(
			"pictures_sides",
			sql`${t.width} BETWEEN 1 AND 4096 AND ${t.height} BETWEEN 1 AND 4096 AND ${t.bytes} BETWEEN 1 AND 524288`,
		),
		index("pictures_unused").on(t.unusedSince).where(sql`unused_since IS NOT NULL`),
	],
);

/**
 * Where the logo and the cover of a listing or a draft come from: what was copied from the website, and over that what
 * its owner uploaded, or that they want none. Triggers write what is shown into `listings`.
 */
export const pictureSources = sqliteTable(
	"picture_sources",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		listingId: integer("listing_id"),
		draftId: text("draft_id"),
		kind: text().$type<PictureKind>().notNull(),
		origin: text().$type<"website" | "owner">().notNull(),
		/** Null when nothing on the website could be taken, or when the owner wants none. */
		hash: text().references(() => pictures.hash),
		/** Where on the web it was copied from. */
		address: text(),
		/** Addresses of the website that were not taken, and why. */
		refused: text({ mode: "json" }).$type<RefusedPicture[]>().notNull().default([]),
		at: integer().notNull(),
	}),
	(t) => [
		check("picture_sources_of", sql`(${t.listingId} IS NULL) <> (${t.draftId} IS NULL)`),
		check("picture_sources_kind", sql`${t.kind} IN ('logo', 'cover')`),
		check("picture_sources_origin", sql`${t.origin} IN ('website', 'owner')`),
		uniqueIndex("picture_sources_listing").on(t.listingId, t.kind, t.origin).where(sql`listing_id IS NOT NULL`),
		uniqueIndex("picture_sources_draft").on(t.draftId, t.kind, t.origin).where(sql`draft_id IS NOT NULL`),
		index("picture_sources_hash").on(t.hash),
	],
);

/** Pictures that the directory itself has shown: each stays, so that a change of the settings can be taken back. */
export const sitePictures = sqliteTable("site_pictures", () => ({
	hash: text()
		.primaryKey()
		.references(() => pictures.hash),
	at: integer().notNull(),
}));

/**
 * Pictures that a post or an earlier version of it has: each stays, as every version can be put back. Everybody sees them
 * while the post is published.
 */
export const postPictures = sqliteTable(
	"post_pictures",
	() => ({
		postId: integer("post_id").notNull(),
		hash: text()
			.notNull()
			.references(() => pictures.hash),
		/** When a version that has it was last saved. */
		at: integer().notNull(),
	}),
	(t) => [primaryKey({ columns: [t.postId, t.hash] }), index("post_pictures_hash").on(t.hash)],
);
