import getMyListing from "#operations/listings/get-my-listing";
import updateMyListing from "#operations/listings/update-my-listing";
import { ask } from "../ask.ts";
import type { Refused } from "../attempt.ts";
import { PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { mergeForm } from "../merging.ts";
import { ownForm, ownId, ownPath, ownRoute } from "../own-product.ts";
import { Crumbs } from "../parts/crumbs.tsx";
import {
	changedFields,
	LISTING_FIELDS,
	ListingFields,
	refusedFields,
	storedText,
} from "../parts/owner/listing-fields.tsx";
import type { Own } from "../parts/owner/own.ts";
import { RefusedNotice } from "../parts/refused.tsx";
import { problemsIn } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.owner.edit;

const PART = "/edit";

/** An owner's edit of a listing: what is saved is public at once. */
export default function productEditPage(site: Site): void {
	site.get(ownRoute(PART), async (c) => {
		const session = signedIn(c);
		return session instanceof Response ? session : page(c);
	});

	ownForm(site, {
		part: PART,
		doIt: (c, listing_id, sent) =>
			mergeForm<Own>({
				sent,
				fields: LISTING_FIELDS,
				read: () => ask(c, getMyListing, { params: { listing_id } }),
				stored: (listing, field) => storedText(valuesOf(listing), field),
				write: (listing) =>
					ask(c, updateMyListing, {
						params: { listing_id },
						body: { fields: changedFields(sent) },
						seenVersion: listing.version,
					}),
			}),
		page,
		back: "?done=saved",
	});
}

const valuesOf = (listing: Own) => ({ ...listing, pricing_model: listing.pricing.model });

async function page(c: PageContext, refused?: Refused): Promise<Response> {
	const listing_id = ownId(c);
	const [listing, token] = await Promise.all([ask(c, getMyListing, { params: { listing_id } }), formTokenOf(c)]);
	const { teamEmail } = c.var.services.settings;
	const problems = problemsIn(refused?.error);
	return show(
		c,
		{ title: t.title(listing.name) },
		<>
			<Crumbs
				above={[
					{ href: "/account/products", label: words.owner.products },
					{ href: ownPath(listing_id), label: listing.name },
				]}
			/>
			<h1>{t.heading(<bdi>{listing.name}</bdi>)}</h1>
			<p class="lead">{t.lead}</p>
			<RefusedNotice error={refused?.error} fields={refusedFields(problems)} />
			<PostForm action={ownPath(listing_id, PART)} token={token} class="edit-form">
				<ListingFields values={valuesOf(listing)} sent={refused?.sent} problems={problems} />
				<button type="submit" class="primary l">
					{t.save}
				</button>
			</PostForm>
			<p class="muted">{t.notHere(<a href={`mailto:${teamEmail}`}>{t.askTeam}</a>)}</p>
		</>,
	);
}
