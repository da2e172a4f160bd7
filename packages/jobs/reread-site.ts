import { AppError } from "#core/errors";
import { quotedFacts } from "#core/evidence/quoted-facts";
import { copyListingPictures, rereadSite } from "#core/jobs/kinds";
import type { ReadPage, SiteRead } from "#core/web/page";
import { crawlSite } from "#crawl/crawl-site";
import { crawlerOf } from "#crawl/crawler";
import { goneQuotes, staleQuotes } from "#drafting/staleness";
import { defineJob, type JobContext } from "#jobs/define";
import { runBatch } from "#store/db";
import { keepReread, REREAD_AFTER_MS, type RereadResult } from "#store/listing-rereads";
import { enqueue } from "#store/outbox";
import { type ListingWithProfile, listingWithProfile } from "#store/owned-listings";
import { leaveStaleMail } from "#usecases/listings/leave-stale-mail";

/** Reads the website of a live listing again and keeps for its owner which facts it states no more. Changes none of them. */
export default defineJob(rereadSite, {
	async run({ subject: listingId }, { db, now, ...ctx }) {
		const keep = (result: RereadResult) => runBatch(db, [keepReread(db, listingId, result)]);
		const current = await listingWithProfile(db, listingId);
		if (current?.listing.status !== "live") {
			await keep({ nextReadAt: null, outcome: "The listing was not live." });
			return "not live";
		}
		const nextReadAt = now.getTime() + REREAD_AFTER_MS;
		const facts = quotedFacts({ columns: current.listing, profile: current.profile });
		if (facts.length === 0) {
			await keep({ nextReadAt, outcome: "No fact of the listing rests on its website." });
			return "no quotes to look for";
		}
		const { pages, failure } = await read(current.listing.url, ctx);
		if (pages.length === 0) {
			const outcome = `The website could not be read again, so nothing was marked. ${failure}`;
			await keep({ nextReadAt, outcome });
			return "could not be read: nothing marked";
		}
		const { draftExtractively } = await import("#drafting/drafter");
		const { draft } = draftExtractively({ url: current.listing.url, pages, categories: [] });
		const stale = staleQuotes(facts, pages, draft);
		await copyAgain(current, draft.fields.logo_url?.value ?? null, pages, { db, now });
		const gone = new Set(stale.staleFacts.map(({ field }) => field)).size;
		const found = {
			readAt: now.getTime(),
			...stale,
			pagesRead: pages.map(({ url }) => url),
			goneQuotes: goneQuotes(Object.values(current.profile.evidence).flat(), pages),
		};
		const outcome = `The website was read again: ${gone === 1 ? "1 fact is" : `${gone} facts are`} no longer on it.`;
		const mails = await leaveStaleMail(db, current.listing, stale.staleFacts, now);
		await runBatch(db, [keepReread(db, listingId, { nextReadAt, outcome, found }), ...mails]);
		return `read ${pages.length} pages, ${gone} stale`;
	},
	async gaveUp({ subject: listingId }, { db, now }) {
		const outcome = "The website could not be read again, so nothing was marked.";
		const nextReadAt = now.getTime() + REREAD_AFTER_MS;
		await runBatch(db, [keepReread(db, listingId, { nextReadAt, outcome })]);
	},
});

async function read(url: string, { settings, links, ports }: Pick<JobContext, "settings" | "links" | "ports">) {
	try {
		const site = await crawlSite({ url, ...crawlerOf(settings, links) }, ports.crawl);
		const failure = site.report.find((entry) => entry.role === "home") ?? site.report[0];
		return { pages: pagesWithWords(site), failure: failure?.detail ?? "Nothing was found there." };
	} catch (error) {
		if (error instanceof AppError) return { pages: [], failure: error.message };
		throw error;
	}
}

/**
 * The pages whose words could be read: that a quote is missing from the mere shell of an application says nothing.
 * A shell that cannot be told among the pages (it redirected, or repeats another) casts doubt on all of them.
 */
function pagesWithWords({ pages, report }: SiteRead): ReadPage[] {
	const shells = report.filter(({ outcome }) => outcome === "app_shell").map(({ url }) => url);
	if (shells.some((url) => !pages.some((page) => page.url === url))) return [];
	return pages.filter(({ url }) => !shells.includes(url));
}

/** Pictures change like words do: they are copied from where the website has them by now. A typed logo stays first. */
async function copyAgain(
	{ listing, profile }: ListingWithProfile,
	found: string | null,
	pages: readonly ReadPage[],
	{ db, now }: Pick<JobContext, "db" | "now">,
): Promise<void> {
	const isTyped = profile.typed?.logo_url !== undefined;
	const logo = isTyped ? listing.logoUrl : (found ?? listing.logoUrl);
	const at = now.getTime();
	const onceKey = `${copyListingPictures.name}:${listing.id}`;
	const { pictureAddresses } = await import("#drafting/extractive/pictures");
	const payload = pictureAddresses(pages, logo);
	await runBatch(db, [enqueue(db, copyListingPictures, { subject: listing.id, payload, dueAt: at, now: at, onceKey })]);
}
