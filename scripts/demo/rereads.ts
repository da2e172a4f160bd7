import { quotedFacts } from "#core/evidence/quoted-facts";
import { DAY_MS } from "#core/launches/week";
import { goneQuotes, staleQuotes } from "#drafting/staleness";
import type { Launch } from "#scripts/demo/calendar";
import { readWebsite, rereadOf } from "#scripts/demo/drafting";
import type { DemoListing } from "#scripts/demo/profiles";
import { literal } from "#scripts/demo/sql";
import { readablePages } from "#scripts/demo/websites";
import { REREAD_AFTER_MS } from "#store/listing-rereads";

/** Websites that have changed since they were read. */
const hasChanged = ({ id }: Launch): boolean => id % 7 === 4;

/** The readings of websites a month after their launch, and which quotes were no longer there. */
export async function rereadsSql(listings: readonly DemoListing[], today: Date): Promise<string[]> {
	const due = listings.filter(
		({ launch }) => launch.launchedAt !== null && launch.launchedAt + REREAD_AFTER_MS <= today.getTime(),
	);
	return Promise.all(
		due.map(async (listing) => {
			const { id, launchedAt } = listing.launch;
			const readAt = (launchedAt ?? 0) + REREAD_AFTER_MS;
			const { staleFacts: stale, ...seen } = await readAgain(listing);
			const gone = new Set(stale.map(({ field }) => field)).size;
			const outcome = `The website was read again: ${gone === 1 ? "1 fact is" : `${gone} facts are`} no longer on it.`;
			return `UPDATE listing_rereads SET read_at = ${readAt}, next_read_at = ${today.getTime() + (id % 30) * DAY_MS + REREAD_AFTER_MS}, outcome = ${literal(outcome)}, stale_facts = ${literal(stale)}, pages_read = ${literal(seen.pagesRead)}, gone_quotes = ${literal(seen.goneQuotes)}, now_quotes = ${literal(seen.nowQuotes)} WHERE listing_id = ${id}`;
		}),
	);
}

/** As the monthly reading finds it: the prices and a feature of some websites are others now. */
async function readAgain({ launch, facts }: DemoListing) {
	const [state, website] = hasChanged(launch) ? (["renewed", renewed(launch)] as const) : (["same", launch] as const);
	const pages = await readWebsite(readablePages(website));
	const draft = await rereadOf(launch, state, pages);
	const stale = staleQuotes(quotedFacts(facts), pages, draft);
	const gone = goneQuotes(Object.values(facts.profile.evidence).flat(), pages);
	return { ...stale, pagesRead: pages.map(({ url }) => url), goneQuotes: gone };
}

function renewed(launch: Launch): Launch {
	const { product } = launch;
	const [model] = product.pricing;
	const pricing = [model, "From 34 euros a month."] as const;
	return { ...launch, product: { ...product, pricing, features: product.features.slice(1) } };
}
