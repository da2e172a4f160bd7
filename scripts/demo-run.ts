import { once } from "node:events";
import { weekStart } from "#core/launches/week";
import { ApiClient } from "#scripts/lib/api-client";
import { runCommand } from "#scripts/lib/command";
import { fireCrons, settle } from "#scripts/lib/crons";
import { mintedPerson } from "#scripts/lib/minted-person";
import { seedDemo, serve } from "#scripts/lib/served";
import { submitFolder } from "#scripts/lib/submit-folder";
import { ROOT } from "#scripts/lib/wrangler";

/** The directory's main job on a small website that this project brings with it, step by step. */

interface Field {
	value: string | string[] | null;
	state: string;
	evidence: { quote: string; url: string }[];
}
interface Draft {
	id: string;
	status: string;
	fields: Record<string, Field>;
	founders: { name: string; title: string | null }[];
	completeness: number;
	crawl_report: { url: string; role: string; outcome: string }[];
}
interface Listing {
	listing_id: number;
	slug: string;
	status: string;
	launch_week: string;
	launch_position: number;
	public_url: string;
	badge: { html: string; code: string | null; seen: string | null };
}

const OWNER_EMAIL = "founder@example.com";
/** Minutes after a Monday has begun at which its crons are fired. */
const AFTER_MIDNIGHT_MS = 5 * 60_000;

runCommand({
	name: "demo",
	summary:
		"Takes a small product site through the whole main job, up to its public listing, in an instance of its own: fresh data, a free port, and its own clock.",
	options: { stay: { type: "boolean" } },
	optionText: { stay: "Leave the instance running at the end, to look around, until Ctrl-C." },
	async run({ values, say }) {
		say("Building the Worker and serving it with data of its own; nothing else on this machine is touched.");
		const served = await serve();
		const { origin } = served;
		try {
			await seedDemo(served);
			const { key } = await mintedPerson(served, OWNER_EMAIL);
			const facts = await mainJob(new ApiClient(key, origin), say);
			if (values.stay === true) {
				say(`\n${facts.url}\nIt stays until Ctrl-C. Sign in as ${OWNER_EMAIL}; mail arrives at ${origin}/dev/mail.`);
				await untilToldToStop();
			} else say("\nThe instance of this demo is gone again. With --stay it is left running, to look at.");
			return facts;
		} finally {
			await served.stop();
		}
	},
});

/** From the site's address to its public listing. */
async function mainJob(api: ApiClient, say: Say): Promise<{ listing_id: number; slug: string; url: string }> {
	const { site, id } = await submitFolder(api, `${ROOT}examples/demo-site`);
	const step = steps(say);
	try {
		step(`A product's website is up at ${site.origin}`);
		const draft = await drafted(api, id, say, step);
		await corrected(api, draft, say, step);
		const queued = await submitted(api, draft.id, say, step);

		step("The badge goes on the homepage, and its owner asks for a look right away");
		await site.addToHomepage(`<p>${queued.badge.html}</p>`);
		await api.call("POST", `/me/listings/${queued.listing_id}/free`);
		const path = `/me/listings/${queued.listing_id}`;
		const found = await api.until<Listing>(path, (listing) => listing.status === "scheduled", 30);
		say(`   ${found.badge.code}: ${found.badge.seen} Now ${found.status} for ${found.launch_week}.`);

		const monday = new Date(weekStart(queued.launch_week).getTime() + AFTER_MIDNIGHT_MS);
		step(`Its launch week comes: the crons are fired as of ${monday.toISOString()}`);
		await fireCrons(api.origin, monday, ["0 * * * *", "0 0 * * 1"]);
		await settle(api.origin, monday);
		await api.until<Listing>(path, (listing) => listing.status === "live", 30);
		await shown(api, queued, say, step);
		return { listing_id: queued.listing_id, slug: queued.slug, url: queued.public_url };
	} finally {
		await site.stop();
	}
}

async function untilToldToStop(): Promise<void> {
	await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
}

type Say = (line: string) => void;

function steps(say: Say): Say {
	let count = 0;
	return (line) => say(`\n${++count}. ${line}`);
}

async function drafted(api: ApiClient, id: string, say: Say, step: Say): Promise<Draft> {
	step("It is submitted, read and drafted");
	let last = "";
	const draft = await api.until<Draft>(
		`/drafts/${id}`,
		({ status }) => {
			if (status !== last) say(`   ${status}`);
			last = status;
			return status === "ready";
		},
		60,
	);
	for (const { url: address, role, outcome } of draft.crawl_report) {
		say(`   ${role.padEnd(9)} ${outcome.padEnd(8)} ${address}`);
	}
	step(`The draft, ${draft.completeness}% complete: every value with the words it was read from`);
	for (const [name, { value, evidence }] of Object.entries(draft.fields)) {
		if (value === null) continue;
		say(`   ${name.padEnd(18)} ${[value].flat().join(", ")}`);
		for (const { quote, url: page } of evidence.slice(0, 1))
			say(`   ${"".padEnd(18)}   "${quote}" (${new URL(page).pathname})`);
	}
	for (const founder of draft.founders)
		say(`   ${"founder".padEnd(18)} ${founder.name}, ${founder.title ?? "no title"}`);
	const blank = Object.entries(draft.fields).filter(([, field]) => field.value === null);
	say(`   Left blank, because the site does not say it: ${blank.map(([name]) => name).join(", ")}`);
	return draft;
}

async function corrected(api: ApiClient, draft: Draft, say: Say, step: Say): Promise<void> {
	step("Its owner corrects it; what a person typed, no redraft touches");
	const categories = draft.fields.categories?.value ?? ["Finance and Accounting"];
	const { fields } = await api.call<Draft>("PATCH", `/drafts/${draft.id}`, {
		fields: { tagline: "Polite reminders until the invoice is paid", stage: "launched", categories },
		lock_fields: ["name"],
		regenerate: ["tagline", "short_description"],
	});
	for (const name of ["name", "tagline", "stage", "categories"]) {
		say(`   ${name.padEnd(18)} ${[fields[name]?.value].flat().join(", ")} (${fields[name]?.state})`);
	}
}

async function submitted(api: ApiClient, draftId: string, say: Say, step: Say): Promise<Listing> {
	step("It becomes a listing, on the free plan");
	const { listing_id } = await api.call<Listing>("POST", `/drafts/${draftId}/submit`);
	const queued = await api.call<Listing>("POST", `/me/listings/${listing_id}/free`);
	say(`   ${queued.status}, place ${queued.launch_position} in the week of ${queued.launch_week}`);
	say(`   ${queued.badge.html}`);
	return queued;
}

async function shown(api: ApiClient, { slug }: Listing, say: Say, step: Say): Promise<void> {
	step("It is public");
	interface Public {
		name: string;
		tagline: string;
		status: string;
		categories: { slug: string }[];
	}
	const listing = await api.call<Public>("GET", `/listings/${slug}`);
	const category = listing.categories[0]?.slug ?? "";
	const [search, inCategory] = await Promise.all([
		api.call("GET", `/listings?q=${encodeURIComponent(listing.name)}`),
		api.call("GET", `/listings?category=${category}&sort=newest`),
	]);
	const isIn = (answer: unknown) => (JSON.stringify(answer).includes(`"${slug}"`) ? "found" : "NOT FOUND");
	say(`   by slug: ${listing.name}, ${listing.tagline} (${listing.status})`);
	say(`   in search: ${isIn(search)}; in category ${category}: ${isIn(inCategory)}`);
}
