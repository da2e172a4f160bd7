// An agent without a model: it does what each answer's `next_actions` says, until a person has to act.
// A model would choose among them; that each names what can be done now is the same for both.
// Needs Node 22.18 or newer, and the package launchweek-client.
// Usage: ORIGIN=http://127.0.0.1:8787 API_KEY=lw_... node agent.ts https://your-product.example
import { setTimeout as sleep } from "node:timers/promises";
import { LaunchweekError, launchweekClient, type OperationId, type Schema } from "launchweek-client";

const [website] = process.argv.slice(2);
const { ORIGIN = "http://127.0.0.1:8787", API_KEY } = process.env;
if (website === undefined || API_KEY === undefined) throw new Error("Give a website, and a key in API_KEY.");

const client = launchweekClient({ origin: ORIGIN, token: API_KEY });

/** What the agent knows by now; each step takes its identifiers from here. */
const known = { id: "", listing_id: 0 };
interface Answered {
	id?: string;
	listing_id?: number | null;
	next_actions: Schema<"NextAction">[];
}

/** What it can do by itself. Money, and what people must decide, is not among it. */
const STEPS: Partial<Record<OperationId, () => Promise<Answered>>> = {
	async get_draft() {
		await sleep(1000);
		return client.call("get_draft", { id: known.id });
	},
	async update_draft() {
		const { items } = await client.call("list_categories");
		return client.call("update_draft", { id: known.id, fields: { categories: [items[0]?.name ?? ""] } });
	},
	submit_draft: () => client.call("submit_draft", { id: known.id }),
	choose_free_listing: () => client.call("choose_free_listing", { listing_id: known.listing_id }),
};

const done: OperationId[] = ["submit_listing"];
let answer: Answered = await client.call("submit_listing", { url: website });
while (done.length < 200) {
	known.id = answer.id ?? known.id;
	known.listing_id = answer.listing_id ?? known.listing_id;
	// Of what is named, the furthest on that was not done before; asking again how it stands may be repeated.
	const named = answer.next_actions.map(({ operation }) => operation as OperationId);
	const next = named.findLast((id) => STEPS[id] !== undefined && (id === "get_draft" || !done.includes(id)));
	const step = next && STEPS[next];
	if (next === undefined || step === undefined) break;
	const { why } = answer.next_actions.find(({ operation }) => operation === next) ?? { why: "" };
	if (done.at(-1) !== next) console.log(`${next}: ${why}`);
	done.push(next);
	try {
		answer = await step();
	} catch (error) {
		if (!(error instanceof LaunchweekError)) throw error;
		console.log(`${next} was refused (${error.code}): ${error.message}`);
		answer = { next_actions: error.nextActions };
	}
}
console.log(`Done: ${[...new Set(done)].join(", ")}. Now it is a person's turn:`);
for (const { operation, why } of answer.next_actions) console.log(`  ${operation}: ${why}`);
