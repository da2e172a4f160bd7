import * as z from "zod";
import { categoryReference } from "#operations/directory/listing-summary";
import { listingProfile, Milestone, story } from "#operations/directory/profile";
import { StaleFacts } from "#operations/listings/stale-facts";
import { nextActions, timestamp } from "#usecases/fields";

/** A listing as its owner sees it: everything public and what only they need. Source: docs/listings.md#what-its-owner-sees. */

const nullableText = z.string().nullable();
const texts = z.array(z.string());

export const Plan = z.enum(["free", "paid"]).nullable();

/** What an owner edits stands beside the public profile's own shape of it, under the names update_my_listing takes. */
export const OwnListing = listingProfile
	.extend({
		listing_id: z.int(),
		plan: Plan,
		launch_position: z.int().nullable().meta({ description: "Its place in the free queue of that week." }),
		public_url: z.string().meta({ description: "Its page, once it is live." }),
		domain: z.string(),
		pricing_summary: nullableText,
		demo_video_url: nullableText,
		seo_title: nullableText,
		seo_description: nullableText,
		categories: z
			.array(categoryReference.extend({ primary: z.boolean() }))
			.meta({ description: "The primary one first." }),
		story: story.nullable().meta({ description: "Public once `unlocked` says so." }),
		milestones: z.array(Milestone).meta({ description: "Newest first; public once `unlocked` says so." }),
		media: z.object({ demo_video_url: nullableText }).meta({ description: "Public once `unlocked` says so." }),
		unlocked: z
			.object({ story: z.boolean(), milestones: z.boolean(), media: z.boolean() })
			.meta({ description: "Paid sections that the public page shows." }),
		stale_facts: StaleFacts,
		site_read_at: timestamp
			.nullable()
			.meta({ description: "When the website was last read again; null before the first time." }),
		site_read_outcome: nullableText.meta({
			description: "What came of the last attempt to read it again, also when it could not be read.",
		}),
		badge: z
			.object({
				html: z.string(),
				markdown: z.string(),
				code: nullableText.meta({
					description:
						"What the last look found: found, not_found, unreachable, timeout, http_error, blocked_by_robots, wrong_listing; checking while one is under way; null before the first.",
				}),
				seen: nullableText,
				rel: nullableText,
				fetched_url: nullableText,
				redirects: texts,
				checked_at: timestamp.nullable(),
				next_check_at: timestamp.nullable(),
				if_late: nullableText,
			})
			.meta({ description: "The badge to put on the homepage, and what the last check of it saw." }),
		hidden: z
			.object({ since: timestamp, reason: z.string() })
			.nullable()
			.meta({ description: "That the site team hid it, since when and why; then only they can show it again." }),
		draft_id: z.uuid().nullable(),
		created_at: timestamp,
		version: z.int().meta({ description: "Counts the changes of the listing, by whomever." }),
		next_actions: nextActions,
	})
	.meta({
		id: "OwnListing",
		description: "A listing as its owner sees it: everything public, and what only they need.",
	});

export type OwnListingAnswer = z.input<typeof OwnListing>;
