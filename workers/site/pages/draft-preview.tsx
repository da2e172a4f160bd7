import { notFound } from "#core/errors";
import { evidenceOf } from "#core/listings/evidence-counts";
import { draftPreview } from "#operations/drafts/draft-preview";
import getMyListing from "#operations/listings/get-my-listing";
import { draftOfUser } from "#store/drafts";
import { ask, visitor } from "../ask.ts";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { EvidenceBar } from "../parts/evidence.tsx";
import { notesOf } from "../parts/facts.ts";
import { ListingBody } from "../parts/listing-body.tsx";
import { Head } from "../parts/listing-head.tsx";
import { type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.draft.preview;

/** A draft as the page of its listing would show it, for its owner alone. */
export default function draftPreviewPage(site: Site): void {
	site.get("/account/drafts/:id/preview", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { services } = c.var;
		const id = c.req.param("id").toLowerCase();
		const draft = (await draftOfUser(services.db, session.user.id, id)) ?? notFound("draft");
		// What has become a listing is edited there too: its page shows the listing.
		const listing =
			draft.listingId === null
				? await draftPreview(draft, services.context(visitor(c)))
				: await ask(c, getMyListing, { params: { listing_id: draft.listingId } });
		const notes = notesOf(listing);
		const back = (
			<a class="button l" href={`/account/drafts/${id}`}>
				{t.back}
			</a>
		);
		const hasPaidParts = listing.story !== null || (listing.milestones?.length ?? 0) > 0;
		return show(
			c,
			{ title: t.title(listing.name) },
			<>
				<Crumbs
					above={[
						{ href: "/account/products", label: words.draft.products },
						{ href: `/account/drafts/${id}`, label: listing.name },
					]}
				/>
				<Notice>
					{t.notice} {hasPaidParts && t.paidParts}
				</Notice>
				<Head listing={listing} notes={notes} actions={back} />
				<EvidenceBar of={evidenceOf(listing)} />
				<ListingBody listing={listing} notes={notes} now={services.context(visitor(c)).now} />
			</>,
		);
	});
}
