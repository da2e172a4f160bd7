import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { DraftProfile } from "#core/drafts/draft-profile";
import type { ModelAnswers } from "#core/ports/drafter";
import type { CrawlReportEntry } from "#core/web/page";
import { sqliteTable } from "../lazy-table.ts";
import { users } from "./people.ts";

export const drafts = sqliteTable(
	"drafts",
	() => ({
		id: text().primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id),
		/** The product's website as submitted, normalised. */
		url: text().notNull(),
		domain: text().notNull(),
		status: text().$type<"crawling" | "drafting" | "ready">().notNull(),
		profile: text({ mode: "json" }).$type<DraftProfile>().notNull(),
		crawlReport: text("crawl_report", { mode: "json" }).$type<CrawlReportEntry[]>().notNull().default([]),
		/** What a model has answered for a draft that is still `drafting`: a run that goes on with it asks for the rest. */
		modelAnswers: text("model_answers", { mode: "json" }).$type<ModelAnswers>(),
		/** 0-100; kept beside the document so that lists need not read it. */
		completeness: integer().notNull().default(0),
		/** The listing this draft was submitted as. */
		listingId: integer("listing_id"),
		/** Grows with each change; a write that decided on an older one is refused. */
		version: integer().notNull().default(1),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	}),
	(t) => [
		check("drafts_status", sql`${t.status} IN ('crawling', 'drafting', 'ready')`),
		// One draft a URL and user: submitting again resumes it.
		uniqueIndex("drafts_user_url").on(t.userId, t.url),
		index("drafts_user_newest").on(t.userId, t.createdAt),
		index("drafts_created").on(t.createdAt),
		// By the listing it became; drafts that became none end by the time of their last change.
		index("drafts_listing").on(t.listingId, t.updatedAt),
		index("drafts_domain").on(t.domain),
		// The site team's lists, the newest first.
		index("drafts_under_way").on(t.createdAt).where(sql`status <> 'ready'`),
		index("drafts_open").on(t.createdAt).where(sql`listing_id IS NULL`),
		index("drafts_submitted").on(t.createdAt).where(sql`listing_id IS NOT NULL`),
	],
);

/** The stored text that every quote of the draft points into; regenerate reads it again without a new crawl, while it is kept. */
export const draftPages = sqliteTable(
	"draft_pages",
	() => ({
		draftId: text("draft_id").notNull(),
		url: text().notNull(),
		/** Older databases may hold rows of `competitor`, which nobody reads; they end with their days. */
		site: text().$type<"own">().notNull().default("own"),
		/** A ReadPage, packed. */
		page: text().notNull(),
		/** When it was kept, epoch milliseconds: pages end some time after that. */
		readAt: integer("read_at").notNull().default(0),
	}),
	(t) => [primaryKey({ columns: [t.draftId, t.site, t.url] }), index("draft_pages_read").on(t.readAt)],
);

/** Invited co-founders: of a draft, or of a listing that its owner has no draft of. */
export const draftInvites = sqliteTable(
	"draft_invites",
	() => ({
		id: integer().primaryKey(),
		draftId: text("draft_id"),
		listingId: integer("listing_id"),
		/** Of a listing's: who owned it and invited. The invite ends with their ownership. */
		invitedBy: integer("invited_by"),
		email: text().notNull(),
		tokenHash: text("token_hash").notNull().unique(),
		status: text().$type<"sent" | "accepted" | "revoked" | "left">().notNull().default("sent"),
		createdAt: integer("created_at").notNull(),
		acceptedAt: integer("accepted_at"),
		/** The account that accepted it last, by whichever of its addresses. */
		acceptedBy: integer("accepted_by"),
		/** The name under which it then stood among the founders. */
		founderName: text("founder_name"),
	}),
	(t) => [
		check("draft_invites_of", sql`(${t.draftId} IS NULL) <> (${t.listingId} IS NULL)`),
		check("draft_invites_host", sql`(${t.listingId} IS NULL) = (${t.invitedBy} IS NULL)`),
		uniqueIndex("draft_invites_email").on(t.draftId, t.email),
		uniqueIndex("draft_invites_listing").on(t.listingId, t.invitedBy, t.email),
		index("draft_invites_host_of").on(t.invitedBy).where(sql`invited_by IS NOT NULL`),
		index("draft_invites_address").on(t.email),
		index("draft_invites_joined").on(t.acceptedBy).where(sql`accepted_by IS NOT NULL`),
	],
);
