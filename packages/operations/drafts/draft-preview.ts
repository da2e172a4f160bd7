import type { z } from "zod";
import { readingOf } from "#core/drafts/site-reading";
import { factsOfDraft, plainSocials } from "#core/listings/listing-facts";
import { safeDraft } from "#core/listings/safe-values";
import { slugify } from "#core/web/slug";
import type { Context } from "#operations/define";
import { listingProfile } from "#operations/directory/profile";
import { NO_PARTS, ownListingView } from "#operations/listings/own-listing-view";
import { categoryNamed } from "#store/categories-by-name";
import type { DraftRow } from "#store/drafts";
import { newListing } from "#store/new-listing";
import { pictureSourcesOf, shownPictures } from "#store/pictures";

/** The listing that a draft would become, as its page would show it; nothing of it is stored, and no id is taken. */
export async function draftPreview(
	draft: DraftRow,
	ctx: Pick<Context, "db" | "links" | "settings" | "now">,
): Promise<z.output<typeof listingProfile>> {
	const now = ctx.now.getTime();
	const drafted = safeDraft(draft.profile);
	const { columns, profile } = factsOfDraft(drafted, readingOf(draft));
	const [category, pictures] = await Promise.all([
		categoryNamed(ctx.db, drafted.fields.categories.value?.[0] ?? ""),
		pictureSourcesOf(ctx.db, { draftId: draft.id }),
	]);
	const name = columns.name === "" ? draft.domain : columns.name;
	const listing = newListing({
		...columns,
		id: 0,
		name,
		slug: slugify(name, "preview"),
		url: draft.url,
		domain: draft.domain,
		ownerId: draft.userId,
		primaryCategoryId: category?.id ?? 0,
		now,
	});
	const socials = plainSocials(drafted.founder_socials);
	const parts = {
		...NO_PARTS,
		categories: category === null ? [] : [{ slug: category.slug, name: category.name, position: 0 }],
		founders: drafted.founders.items.map(({ name: founder, title, bio }, position) => ({
			slug: slugify(founder, "founder"),
			name: founder,
			title,
			bio,
			socials: position === 0 ? socials : {},
		})),
		milestones: drafted.milestones.items.map(({ date, title, description, url }, index) => ({
			id: index,
			listingId: 0,
			date,
			title,
			description,
			url,
		})),
		draftId: draft.id,
	};
	return listingProfile.parse(
		ownListingView({ listing: { ...listing, ...shownPictures(pictures) }, profile }, parts, ctx),
	);
}
