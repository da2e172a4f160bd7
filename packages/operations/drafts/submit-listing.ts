import * as z from "zod";
import { completenessOf } from "#core/completeness";
import { wasRead } from "#core/crawl-report";
import { domainOf } from "#core/domain";
import { emptyProfile } from "#core/draft-state";
import { productKey } from "#core/website";
import { parseAddress } from "#crawl/gate";
import { type Context, defineOperation } from "#operations/define";
import { exampleDraft } from "#operations/drafts/draft-example";
import { DraftView, draftAnswer, draftView } from "#operations/drafts/draft-view";
import { NO_FIT } from "#operations/drafts/listing-fit";
import { hasPages } from "#store/draft-pages";
import { changeDraft, type DraftRow, draftsOfDomain, insertDraft } from "#store/drafts";
import { enqueue } from "#store/outbox";
import { commit } from "#usecases/commit";
import { requiredLine } from "#usecases/fields";

export default defineOperation({
	id: "submit_listing",
	method: "post",
	path: "/drafts",
	area: "drafts",
	scope: "listings:write",
	status: 201,
	idempotent: true,
	limit: "costly",
	summary: "Submit a product by its website, to have its profile drafted",
	description:
		"Give the public website of a product. The service reads the site as far as its robots.txt allows and drafts a profile, each value with quotes from the site; what the site does not state stays blank. Nothing is published and nothing is charged. Answers at once with a draft in status crawling: poll get_draft every few seconds until it is ready. The same product submitted again gives the same draft, with resumed: true.",
	body: z.strictObject({ url: requiredLine(2048) }),
	output: DraftView.extend({
		resumed: z.boolean().meta({ description: "True when you had a draft of this product already: this is it." }),
	}),
	example: {
		input: { url: "https://inkfern.com" },
		output: { ...exampleDraft("crawling"), resumed: false },
	},
	async handler({ url }, ctx) {
		const { db, caller, settings } = ctx;
		const address = parseAddress(url, { allowLoopback: settings.allowLoopbackCrawl });
		const domain = domainOf(address.href) ?? address.host;
		const drafts = await draftsOfDomain(db, caller.userId, domain);
		const known = drafts.find((draft) => productKey(new URL(draft.url)) === productKey(address));
		if (known !== undefined) return resume(known, ctx);
		const now = ctx.now.getTime();
		const profile = emptyProfile();
		const draft: DraftRow = {
			id: ctx.ids.uuid(),
			userId: caller.userId,
			url: address.href,
			domain,
			status: "crawling",
			profile,
			completeness: completenessOf(profile, false).completeness,
			crawlReport: [],
			listingId: null,
			version: 1,
			createdAt: now,
			updatedAt: now,
		};
		return commit({ ...draftView(draft, [], NO_FIT), resumed: false }, [
			...insertDraft(db, draft),
			enqueue(db, { job: "crawl-site", subject: draft.id, dueAt: now, now }),
		]);
	},
});

/** An open draft goes on where it was; one whose site could not be read, or whose pages are no longer kept, is read again. */
async function resume(draft: DraftRow, ctx: Context) {
	const now = ctx.now.getTime();
	const isOpen = draft.status === "ready" && draft.listingId === null;
	const isUnread = isOpen && !(wasRead(draft.crawlReport) && (await hasPages(ctx.db, draft.id)));
	if (!isUnread) return commit({ ...(await draftAnswer(ctx.db, draft)), resumed: true }, []);
	const again = { status: "crawling", crawlReport: [] } as const;
	const answer = await draftAnswer(ctx.db, { ...draft, ...again, crawlReport: [], updatedAt: now });
	return commit({ ...answer, resumed: true }, [
		...changeDraft(ctx.db, draft, { ...again, crawlReport: [] }, now),
		enqueue(ctx.db, { job: "crawl-site", subject: draft.id, dueAt: now, now }),
	]);
}
