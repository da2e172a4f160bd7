import bringListingBack from "#actions/listings/bring-listing-back";
import withdrawListing from "#actions/listings/withdraw-listing";
import getMyListing from "#operations/listings/get-my-listing";
import { act } from "../act.ts";
import { ask } from "../ask.ts";
import type { Refused } from "../attempt.ts";
import { PostForm } from "../form.tsx";
import { ownForm, ownId, ownPath, ownRoute } from "../own-product.ts";
import { LineField } from "../parts/line-field.tsx";
import type { Own } from "../parts/owner/own.ts";
import { showOwnPage } from "../parts/owner/own-page.tsx";
import { problemsIn, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.owner.withdraw;
const PART = "/withdraw";

/** Takes a listing out of the directory, after saying what follows; and brings it back. */
export default function productWithdrawPage(site: Site): void {
	site.get(ownRoute(PART), (c) => page(c));

	ownForm(site, {
		part: PART,
		doIt: (c, listing_id, { confirm }) => act(c, withdrawListing, { listing_id, confirm: typed(confirm) }),
		page,
	});
	ownForm(site, { part: "/back", doIt: (c, listing_id) => act(c, bringListingBack, { listing_id }), page });
}

async function page(c: PageContext, refused?: Refused): Promise<Response> {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const listing_id = ownId(c);
	const [listing, token] = await Promise.all([ask(c, getMyListing, { params: { listing_id } }), formTokenOf(c)]);
	const home = <a href={ownPath(listing_id)}>{t.goHome}</a>;
	return showOwnPage(
		c,
		{ listing, title: t.title, lead: listing.status === "draft" ? t.nothing : t.lead, refused },
		listing.status === "draft" ? (
			<p>{home}</p>
		) : (
			<>
				<h2>{t.follows}</h2>
				<ul class="follows">
					{consequences(listing).map((sentence) => (
						<li>{sentence}</li>
					))}
				</ul>
				<PostForm action={ownPath(listing_id, PART)} token={token} class="edit-form">
					<LineField
						name="confirm"
						label={t.confirm(<bdi>{listing.name}</bdi>)}
						required
						max={500}
						value={typed(refused?.sent.confirm)}
						problem={problemsIn(refused?.error)["/confirm"] === undefined ? undefined : t.notItsName}
					/>
					<button type="submit" class="secondary danger">
						{t.press}
					</button>
				</PostForm>
				<p>{home}</p>
			</>
		),
	);
}

/** What follows for a listing where it stands now, one sentence each. */
function consequences({ status, plan, launch_week: week, award, followers }: Own): string[] {
	const day = week === null ? "" : dayOf(week);
	if (status !== "live") {
		return [t.placeFreed(day), plan === "paid" ? t.paidWaits : t.queueAnew, t.badgeOff, t.factsStay];
	}
	return [
		t.pageGone,
		t.openWeek,
		t.votesStay,
		...(award !== null ? [t.awardsStay] : []),
		t.reviewsStay,
		...(followers > 0 ? [t.followersStay(followers)] : []),
		t.badgeGone,
		t.paidGone,
		t.comeBack,
	];
}
