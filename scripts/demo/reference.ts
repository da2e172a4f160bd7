/** What every deployment needs beside categories: interview questions and products. Prices are the admin's to change. */
import type { ProductOption } from "#core/orders/product-options";

export const INTERVIEW_QUESTIONS: readonly (readonly [question: string, help: string])[] = [
	["What does your product do, in the words you would use to a neighbour?", "No jargon: one or two sentences."],
	["What were you doing when you first noticed the problem?", "A moment or a day you remember."],
	["What did people use before your product existed?", "Spreadsheets and paper count."],
	["How did you find your first ten customers?", "The way it really went, detours included."],
	["What did you get wrong in the first year?", "And what you did about it."],
	["What have you decided not to build, and why?", "A feature or a market you said no to."],
	["How do you decide what to work on next week?", "Your real process, however simple."],
	["How is your company financed, and why that way?", "Only as much as you want to be public."],
	["Which tool or habit could your team not do without?", "It need not be software."],
	["What would you tell somebody who starts today?", "One piece of advice you wish you had had."],
];

export interface ProductData {
	code: string;
	name: string;
	description: string;
	priceCents: number;
	needsListing: boolean;
	options?: Record<string, ProductOption>;
	includes?: readonly string[];
}

export const PRODUCTS: readonly ProductData[] = [
	{
		code: "launch",
		name: "Paid launch",
		description:
			"Your listing goes live at once or in a week you choose, without the queue of the free plan and without a badge on your homepage. Story, milestones and media are unlocked. Votes and awards are not for sale.",
		priceCents: 9900,
		needsListing: true,
	},
	{
		code: "skip_queue",
		name: "Skip the queue",
		description:
			"Moves your free launch to an earlier week that you choose. The badge on your homepage is still needed.",
		priceCents: 3900,
		needsListing: true,
	},
	{
		code: "featured",
		name: "Featured listing",
		description: "Highlights your listing in lists and on its category's page, marked as paid wherever it is shown.",
		priceCents: 14900,
		needsListing: true,
	},
	{
		code: "done_for_you",
		name: "Done for you",
		description: "The site team writes your profile with you: texts, questions and answers, pictures and story.",
		priceCents: 39900,
		needsListing: true,
		options: {
			contact_name: { label: "Whom we should talk to", kind: "text", required: false, max_length: 120 },
			language: {
				label: "Language we talk in",
				kind: "choice",
				required: false,
				choices: ["English", "German", "French", "Spanish"],
			},
		},
	},
	{
		code: "launch_bundle",
		name: "Launch bundle",
		description: "A paid launch, featured placement and extra categories together, for less than their sum.",
		priceCents: 21900,
		needsListing: true,
		includes: ["launch", "featured", "extra_categories"],
	},
	{
		code: "extra_categories",
		name: "Extra categories",
		description: "Shows your listing in up to three categories beside its primary one.",
		priceCents: 2900,
		needsListing: true,
	},
	{
		code: "relaunch",
		name: "Relaunch",
		description:
			"A listing that is live launches again in a week you choose, for a major new version. Votes of its earlier launch stay where they were cast.",
		priceCents: 5900,
		needsListing: true,
	},
	{
		code: "ai_review",
		name: "Profile review",
		description: "A report on your profile: what is missing, what is unclear, and which statements lack evidence.",
		priceCents: 1900,
		needsListing: true,
	},
	{
		code: "billboard_min",
		name: "Billboard",
		description:
			"Puts your listing on the billboard, which ranks by money contributed and says so everywhere. You name the amount; the price is the least.",
		priceCents: 1000,
		needsListing: true,
	},
	{
		code: "trophy_cabinet",
		name: "Trophy cabinet",
		description: "A physical trophy for an award your listing has won, engraved and sent to you.",
		priceCents: 12900,
		needsListing: true,
		options: {
			award_week: {
				label: "Monday of the week of the award, YYYY-MM-DD",
				kind: "award_week",
				required: true,
			},
			engraving: { label: "Words to engrave", kind: "text", required: true, max_length: 60 },
			material: { label: "Material", kind: "choice", required: true, choices: ["oak", "glass", "steel"] },
			copies: { label: "How many", kind: "integer", required: false, min: 1, max: 5 },
			gift_wrapped: { label: "Wrapped as a gift", kind: "boolean", required: false },
			ship_to: { label: "Postal address", kind: "text", required: true, max_length: 300 },
		},
	},
];
