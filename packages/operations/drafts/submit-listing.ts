import * as z from "zod";
import { emptyProfile } from "#core/drafts/draft-state";
import { readingOf } from "#core/drafts/site-reading";
import { crawlSite } from "#core/jobs/kinds";
import { ADDRESS_MAX } from "#core/limits";
import { completenessOf } from "#core/listings/completeness";
import { domainOf } from "#core/web/domain";
import { productKey } from "#core/web/website";
import { draftStanding } from "#operations/brief/draft";
import { withoutBlanks } from "#operations/brief/within";
import { type Context, defineOperation } from "#operations/define";
import { exampleDraft } from "#operations/drafts/draft-example";
import { type DraftAnswer, DraftView } from "#operations/drafts/draft-schema";
import { draftAnswer, draftView } from "#operations/drafts/draft-view";
import { actionsWhenListed } from "#operations/listed-elsewhere";
import { hasPages } from "#store/draft-pages";
import { type DraftRow, draftsOfDomain, insertDraft } from "#store/drafts";
import { enqueue } from "#store/outbox";
import { publishedOnDomain } from "#store/owned-listings";
import { AGAIN, commit } from "#usecases/commit";
import { NO_FIT } from "#usecases/drafts/listing-fit";
import { ANEW, readAnew } from "#usecases/drafts/read-anew";
import { readableAddress } from "#usecases/drafts/readable-address";
import { requiredLine } from "#usecases/fields";

export default defineOperation({
	id: "submit_listing",
	method: "post",
	path: "/drafts",
	area: "drafts",
	scope: "listings:write",
	status: 201,
	idempotent: true,
	// The same website again resumes its open draft; the website is read.
	effects: { repeatable: true, openWorld: true },
	limit: "costly",
	summary: "Submit a product by its website, to have its profile drafted",
	description:
		"Reads the product's public website as far as its robots.txt allows and drafts a profile, each value with quotes from the site; what the site does not state stays blank. Nothing is published or charged. Answers at once with a draft in status crawling: poll get_draft until it is ready. The same product again gives the same draft (resumed: true). already_listed names the listing a website has: claim_listing it, if it is the company's own.",
	body: z.strictObject({ url: requiredLine(ADDRESS_MAX) }),
	output: DraftView.extend({
		resumed: z.boolean().meta({ description: "True when you had a draft of this product already: this is it." }),
		already_listed: z.object({ slug: z.string(), url: z.string(), is_yours: z.boolean() }).nullable().meta({
			description: "The listing that this website has already; while it is there, submit_draft refuses this draft.",
		}),
	}).meta({ id: "SubmittedDraft" }),
	refuses: ["address_refused"],
	example: {
		input: { url: "https://inkfern.com" },
		output: { ...exampleDraft("crawling"), resumed: false, already_listed: null },
	},
	brief: ({ resumed, already_listed, ...draft }) => ({
		...draftStanding(draft),
		resumed,
		...withoutBlanks({ already_listed }),
	}),
	async handler({ url }, ctx) {
		const { db, caller, settings } = ctx;
		const address = readableAddress(url, "/url", { allowLoopback: settings.allowLoopbackCrawl });
		const domain = domainOf(address.href) ?? address.host;
		const drafts = await draftsOfDomain(db, caller.userId, domain);
		const known = drafts.find((draft) => productKey(new URL(draft.url)) === productKey(address));
		const listed = await publishedOnDomain(db, domain, known?.listingId ?? null);
		if (known !== undefined) return resume(known, listed, ctx);
		const now = ctx.now.getTime();
		const profile = emptyProfile();
		const draft: DraftRow = {
			id: ctx.ids.uuid(),
			userId: caller.userId,
			url: address.href,
			domain,
			status: "crawling",
			profile,
			completeness: completenessOf(profile, false, readingOf({ status: "crawling", crawlReport: [] })).completeness,
			crawlReport: [],
			modelAnswers: null,
			listingId: null,
			version: 1,
			createdAt: now,
			updatedAt: now,
		};
		return commit(
			answerOf(draftView(draft, [], NO_FIT), false, listed, ctx),
			[...insertDraft(db, draft), enqueue(db, crawlSite, { subject: draft.id, dueAt: now, now })],
			{ stale: AGAIN },
		);
	},
});

/** An open draft goes on where it was; one whose site could not be read, or whose pages are no longer kept, is read again. */
async function resume(draft: DraftRow, listed: Listed, ctx: Person) {
	const now = ctx.now.getTime();
	const isOpen = draft.status === "ready" && draft.listingId === null;
	const isUnread = isOpen && !(readingOf(draft).state === "read" && (await hasPages(ctx.db, draft.id)));
	if (!isUnread) return commit(answerOf(await draftAnswer(ctx.db, draft), true, listed, ctx), []);
	const again = { ...draft, ...ANEW, version: draft.version + 1, updatedAt: now };
	const answer = answerOf(await draftAnswer(ctx.db, again), true, listed, ctx);
	return commit(answer, readAnew(ctx.db, draft, now), { stale: AGAIN });
}

type Person = Context & { caller: { userId: number } };
type Listed = Awaited<ReturnType<typeof publishedOnDomain>>;

/** Who submits a website that is listed learns it now, not after a profile was drafted. */
function answerOf(draft: DraftAnswer, resumed: boolean, listed: Listed, { caller, links }: Person) {
	if (listed === null) return { ...draft, resumed, already_listed: null };
	const isYours = listed.ownerId === caller.userId;
	const first = actionsWhenListed(listed, caller.userId);
	const others = draft.next_actions.filter(({ operation }) => !first.some((action) => action.operation === operation));
	const already_listed = { slug: listed.slug, url: links.listing(listed.slug), is_yours: isYours };
	return { ...draft, resumed, already_listed, next_actions: [...first, ...others] };
}
