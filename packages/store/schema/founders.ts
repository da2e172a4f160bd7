import { sql } from "drizzle-orm";
import { index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import type { SocialPlatform } from "#core/drafts/draft-fields";
import { sqliteTable } from "../lazy-table.ts";

export const founders = sqliteTable(
	"founders",
	() => ({
		id: integer().primaryKey(),
		slug: text().notNull().unique(),
		name: text().notNull(),
		/** Lower case without accents: what the name search matches. */
		searchName: text("search_name").notNull(),
		title: text(),
		bio: text(),
		country: text(),
		socials: text({ mode: "json" }).$type<Partial<Record<SocialPlatform, string>>>().notNull().default({}),
		/** The person's account, once they have one. */
		userId: integer("user_id").unique(),
		/** Shown in the list: at least one of their listings is live. */
		liveListings: integer("live_listings").notNull().default(0),
		createdAt: integer("created_at").notNull(),
		/** When they last answered the interview; kept by triggers, null where they have not. */
		answeredAt: integer("answered_at"),
	}),
	// The list shows only founders with a live listing; a query must repeat the condition to the letter.
	(t) => [
		index("founders_country").on(t.country, t.searchName, t.id).where(sql`live_listings > 0`),
		index("founders_answered").on(t.answeredAt, t.id).where(sql`live_listings > 0 AND answered_at IS NOT NULL`),
		index("founders_name").on(t.searchName, t.id).where(sql`live_listings > 0`),
	],
);

export const listingFounders = sqliteTable(
	"listing_founders",
	() => ({
		listingId: integer("listing_id").notNull(),
		founderId: integer("founder_id")
			.notNull()
			.references(() => founders.id),
		title: text(),
		/** 0 is the primary founder. */
		position: integer().notNull(),
	}),
	(t) => [
		primaryKey({ columns: [t.listingId, t.founderId] }),
		index("listing_founders_founder").on(t.founderId, t.listingId),
		// A profile reads its first founders from this index alone.
		index("listing_founders_order").on(t.listingId, t.position, t.founderId, t.title),
	],
);

export const interviewQuestions = sqliteTable(
	"interview_questions",
	() => ({
		id: integer().primaryKey(),
		question: text().notNull(),
		help: text(),
		position: integer().notNull(),
		/** Counts the site team's edits; 0 while it is as it came with the directory. */
		version: integer().notNull().default(0),
		/** When the site team closed it: its answers stay, and nobody new is asked. */
		closedAt: integer("closed_at"),
		/** The question that it took the place of. */
		replaces: integer(),
	}),
	(t) => [index("interview_questions_replaces").on(t.replaces)],
);

/** What a person answered before, each from when it was written until another took its place. */
export const interviewVersions = sqliteTable(
	"interview_versions",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		userId: integer("user_id").notNull(),
		questionId: integer("question_id")
			.notNull()
			.references(() => interviewQuestions.id),
		answer: text().notNull(),
		/** When it was written. */
		at: integer().notNull(),
	}),
	(t) => [
		index("interview_versions_of").on(t.userId, t.questionId, t.id),
		index("interview_versions_question").on(t.questionId),
	],
);

export const interviewAnswers = sqliteTable(
	"interview_answers",
	() => ({
		userId: integer("user_id").notNull(),
		questionId: integer("question_id")
			.notNull()
			.references(() => interviewQuestions.id),
		answer: text().notNull(),
		updatedAt: integer("updated_at").notNull(),
	}),
	(t) => [primaryKey({ columns: [t.userId, t.questionId] }), index("interview_answers_question").on(t.questionId)],
);
