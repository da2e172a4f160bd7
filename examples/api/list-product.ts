// From a website's address to a place in a launch week.
// Needs Node 22.18 or newer, and the package launchweek-client.
// Usage: ORIGIN=http://127.0.0.1:8787 API_KEY=lw_... node list-product.ts https://your-product.example
import { setTimeout as sleep } from "node:timers/promises";
import { LaunchweekError, launchweekClient } from "launchweek-client";

const [website] = process.argv.slice(2);
const { ORIGIN = "http://127.0.0.1:8787", API_KEY } = process.env;
if (website === undefined || API_KEY === undefined) throw new Error("Give a website, and a key in API_KEY.");

const client = launchweekClient({ origin: ORIGIN, token: API_KEY });

// The key names this piece of work: run the program again, and the product is not submitted twice.
const { id } = await client.call("submit_listing", { url: website }, { idempotencyKey: `list:${website}` });
let draft = await client.call("get_draft", { id });
while (draft.status !== "ready") {
	await sleep(2000);
	draft = await client.call("get_draft", { id });
}
for (const [field, { value, evidence }] of Object.entries(draft.fields)) {
	if (value !== null) console.log(`${field}: ${value} (${evidence[0]?.quote ?? "no quote"})`);
}

// A draft needs a category of this directory. A real program asks its user.
if (draft.fields.categories.value === null) {
	const { items } = await client.call("list_categories");
	const name = items[0]?.name;
	if (name !== undefined) await client.call("update_draft", { id, fields: { categories: [name] } });
}

try {
	const listing = await client.call("submit_draft", { id });
	const queued = await client.call("choose_free_listing", { listing_id: listing.listing_id });
	console.log(`Queued for the week of ${queued.launch_week}. Put this on the homepage:\n${queued.badge.html}`);
} catch (error) {
	if (!(error instanceof LaunchweekError) || !error.is("draft_incomplete", "duplicate_domain")) throw error;
	console.error(error.message);
	for (const { operation, why } of error.nextActions) console.error(`  ${operation}: ${why}`);
	process.exitCode = 1;
}
