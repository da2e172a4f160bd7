import type { Prompt } from "@modelcontextprotocol/server";
import type { Completed } from "#workers/mcp/completed";

/** A conversation starter that people pick in their client: a job they have, step by step. */
export interface PromptEntry {
	definition: Prompt;
	/** Arguments that the directory can go on with. */
	completes?: Readonly<Record<string, Completed>>;
	text(args: Readonly<Record<string, string>>): string;
}

const submitMyProduct: PromptEntry = {
	definition: {
		name: "submit_my_product",
		title: "List my product",
		description: "Drafts a profile from your product's website, completes it with you, and queues its launch.",
		arguments: [{ name: "url", description: "Your product's public website.", required: true }],
	},
	text: ({ url }) => `Help me list my product. Its website: ${JSON.stringify(url)}

1. Call submit_listing with this address, then get_draft until its status is "ready".
2. Show me the draft: each value with the quote it rests on, and what was not found. Do not fill gaps yourself; ask me, all at once.
3. Send my answers with update_draft, and submit_draft when I agree with the result.
4. Tell me what the free plan means (a launch week some weeks out, and the badge on my homepage) and what paid plans cost today (list_products). Let me choose: choose_free_listing, or quote_order and then create_checkout, whose link I open and pay myself.
5. Finish with what I still have to do, and by when.`,
};

const planMyLaunch: PromptEntry = {
	definition: {
		name: "plan_my_launch",
		title: "Plan my launch",
		description: "Looks at your listing and the launch calendar and makes a plan for your launch week.",
		arguments: [
			{
				name: "listing_id",
				description: "One of your listings; without it you are asked which.",
				required: false,
			},
		],
	},
	text: ({ listing_id: listingId }) => `Help me plan the launch of ${
		listingId === undefined
			? "one of my listings (call list_my_listings and ask me which)"
			: `my listing with listing_id ${JSON.stringify(listingId)}`
	}.

1. Read it with get_my_listing: its status, plan, launch week, and what is missing in its profile.
2. Read the weeks around its launch with get_launch_week, and one of the last weeks, to see how full they are and what others did.
3. Write me a plan, week by week until the launch and for the week itself: what to complete in the profile, when the badge must be on my homepage, updates and milestones worth posting, whom to tell. Votes are cast by people on the site; do not suggest ways to buy or automate them.
4. Name paid options only if they would help, with today's prices from list_products, and call them paid.
5. Ask before you change anything.`,
};

const findATool: PromptEntry = {
	definition: {
		name: "find_a_tool",
		title: "Find a tool, with proof",
		description: "Finds products for a need, and proves each claim with the website's own words.",
		arguments: [
			{ name: "need", description: "What it is for, and what it must have or cost.", required: true },
			{ name: "category", description: "Slug of a category to look in.", required: false },
			{ name: "country", description: "Where it must come from: a two-letter code.", required: false },
		],
	},
	completes: { category: "category", country: "country" },
	text: ({ need, category, country }) => `Find a product for me. What I need: ${JSON.stringify(need)}${
		category ? `. Look in the category ${JSON.stringify(category)}` : ""
	}${country ? `. It must come from ${JSON.stringify(country)}` : ""}.

1. Search with search_listings, by few words and filters; when nothing fits, use fewer words or another category (list_categories), and look at get_alternatives of what comes close.
2. Read the two or three that fit best with get_listing.
3. For each, prove what I asked for: the value, the quote in \`evidence\` that bears it, and the address of the page it stands on. What is not stated you do not know: say so, and do not guess.
4. Put them side by side (compare_listings) and recommend one. Call paid what carries paid: true. Community votes and ratings are opinions of people here, not proof.`,
};

const claimMyCompany: PromptEntry = {
	definition: {
		name: "claim_my_company",
		title: "Claim my company",
		description: "Takes over the listing of your company by proving that its domain is yours.",
		arguments: [{ name: "slug", description: "Slug of the listing; found by its name if left out.", required: false }],
	},
	completes: { slug: "listing" },
	text: ({
		slug,
	}) => `Help me take over the listing of my company${slug ? ` ${JSON.stringify(slug)}` : " (ask me its website, and find it with search_listings and `domain`)"}.

1. Show me the listing (get_listing) and make sure that it is mine.
2. Ask me how I can prove the domain: a DNS record, a tag on the homepage, a file on the website, or a mail to an address at the domain. Then call claim_listing with it.
3. Tell me exactly what to publish and where, as \`instructions\` says, and wait until I say that it is there.
4. Call verify_claim. If it was not found, tell me what was looked at and what was seen there. For a mail, list_my_claims shows when I opened its link.
5. Once it is verified, show me what to put right: get_my_listing.`,
};

const confirmMyBadge: PromptEntry = {
	definition: {
		name: "confirm_my_badge",
		title: "Confirm my badge",
		description: "Has the badge on your homepage looked for, so that your free launch goes live.",
		arguments: [{ name: "listing_id", description: "One of your listings; asked for if left out.", required: false }],
	},
	text: ({
		listing_id: id,
	}) => `Help me get the badge of ${id ? `my listing with listing_id ${JSON.stringify(id)}` : "my listing (list_my_listings; ask me which one waits for its badge)"} found.

1. Read get_my_listing: its \`badge\` has the HTML, when it was last looked for, and what was seen.
2. If nothing was found, give me the HTML to paste into my homepage as it is, the link around the image, and wait until I have done it.
3. Call choose_free_listing with the listing_id again: that has the badge looked for at once and keeps the place in the queue. Some seconds later get_my_listing says what was seen.
4. If it was still not found, explain \`badge.code\` and \`badge.seen\` in plain words and what to change. Finish with the day it goes live.`,
};

const correctAFact: PromptEntry = {
	definition: {
		name: "correct_a_fact",
		title: "Correct a fact",
		description: "Puts right what a listing says, with its evidence.",
		arguments: [
			{ name: "slug", description: "Slug of the listing.", required: true },
			{ name: "what", description: "What is wrong, and what is right.", required: true },
		],
	},
	completes: { slug: "listing" },
	text: ({ slug, what }) => `A fact of the listing ${JSON.stringify(slug)} is wrong: ${JSON.stringify(what)}

1. Read it with get_listing: the value, who states it (\`typed\`) and the quote behind it (\`evidence\`).
2. Tell me what the listing says now and what bears it. If my correction contradicts the quote, say so before anything else.
3. If the listing is mine (list_my_listings), send the correction with update_my_listing, only after I agreed to its exact words.
4. If it is not, you cannot change it: give me the address of its page (links.page), where anybody can report a fact to the site team; claim_listing if the company is mine.`,
};

export const PROMPTS: readonly PromptEntry[] = [
	findATool,
	submitMyProduct,
	planMyLaunch,
	confirmMyBadge,
	correctAFact,
	claimMyCompany,
];
