import type { GetPromptResult, Prompt } from "@modelcontextprotocol/server";
import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";

/** A conversation starter that people pick in their client. */
interface PromptEntry {
	definition: Prompt;
	text(args: Readonly<Record<string, string>>): string;
}

const submitMyProduct: PromptEntry = {
	definition: {
		name: "submit_my_product",
		title: "Submit my product",
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

const PROMPTS: readonly PromptEntry[] = [submitMyProduct, planMyLaunch];

export function listPrompts(): Prompt[] {
	return PROMPTS.map((prompt) => prompt.definition);
}

/** @throws ProtocolError for an unknown prompt or a missing argument. */
export function getPrompt(name: string, args: Readonly<Record<string, string>>): GetPromptResult {
	const prompt = PROMPTS.find((entry) => entry.definition.name === name);
	if (prompt === undefined) {
		throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt ${JSON.stringify(name)}.`);
	}
	const { definition } = prompt;
	const missing = (definition.arguments ?? []).filter((argument) => argument.required && !args[argument.name]);
	if (missing.length > 0) {
		const names = missing.map((argument) => argument.name).join(", ");
		throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The prompt ${name} needs: ${names}.`);
	}
	return {
		...(definition.description !== undefined && { description: definition.description }),
		messages: [{ role: "user", content: { type: "text", text: prompt.text(args) } }],
	};
}
