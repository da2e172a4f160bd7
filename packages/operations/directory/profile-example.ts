import { LISTING_SUMMARY_EXAMPLE } from "#operations/directory/listing-summary";
import type { ListingProfileAnswer } from "#operations/directory/profile";

/** For the examples of the operations that answer with a profile. */
export const LISTING_PROFILE_EXAMPLE: ListingProfileAnswer = {
	...LISTING_SUMMARY_EXAMPLE,
	community_votes: { raw: 131, counted: 128, discounted: 3 },
	launches: [{ week: "2026-10-05", kind: "free", week_votes: 37, paid: false }],
	domain_rating: {
		value: 37.2,
		provider: "example-ratings",
		date: "2026-11-01",
		trend: "up",
		change: 1.4,
		history: [
			{ date: "2026-10-01", value: 35.8 },
			{ date: "2026-11-01", value: 37.2 },
		],
	},
	headline: "Fewer empty chairs",
	description: "Tidewell reminds patients of their appointments and offers cancelled slots to those who wait.",
	summary: null,
	features: ["Text message reminders", "Waiting list"],
	usps: ["Works with the calendar a clinic already has"],
	tags: ["reminders"],
	keywords: [],
	pricing: { model: "subscription", summary: "From 19 euros a month." },
	city: "Utrecht",
	founded_year: 2021,
	contact_email: null,
	categories: [{ slug: "scheduling", name: "Scheduling" }],
	founders: [
		{
			slug: "mila-vos",
			name: "Mila Vos",
			title: "Founder",
			bio: "Ran the front desk of a dental practice for nine years.",
			socials: {},
			url: "https://launchweek.example/founders/mila-vos",
		},
	],
	faqs: [{ question: "Does it need an app?", answer: "No, reminders are text messages." }],
	socials: { linkedin: "https://www.linkedin.com/company/tidewell-example" },
	latest_updates: [
		{
			id: 12,
			title: "Reminders in five languages",
			body: "Patients can now choose.",
			created_at: "2026-11-02T09:00:00.000Z",
		},
	],
	seo: { title: null, description: null },
	claimed: true,
	not_found_on_website: ["contact_email"],
	not_read_on_website: [],
	evidence: {
		features: [{ quote: "Text message reminders", url: "https://tidewell.example/features" }],
		founded_year: [
			{
				quote: "Founded in Utrecht in 2021",
				url: "https://tidewell.example/about",
				start: 12,
				end: 38,
				fetched_at: "2026-10-02T08:40:00.000Z",
				after: " by two nurses.",
				spans: [{ start: 0, end: 4 }],
				seen: { at: "2026-11-01T03:10:00.000Z", is_there: true },
			},
		],
	},
	typed: [
		{ field: "features", of: "Waiting list", by: "owner" },
		{ field: "usps", by: "owner" },
	],
	updated_at: "2026-11-02T09:00:00.000Z",
};
