import type { Child, FC } from "hono/jsx";
import approveAlternative from "#actions/listings/approve-alternative";
import declineAlternative from "#actions/listings/decline-alternative";
import { notFound } from "#core/errors";
import { ALTERNATIVES_MAX, LINK_MAX } from "#core/limits";
import { type ListingSummary, toSummary } from "#operations/directory/listing-summary";
import { approvedAlternatives, suggestedAlternatives } from "#store/alternatives";
import { ownedListing } from "#store/owned-listings";
import { act } from "../act.ts";
import type { Refused } from "../attempt.ts";
import { Notice, PostForm } from "../form.tsx";
import { ownForm, ownId, ownPath, ownRoute } from "../own-product.ts";
import { LineField } from "../parts/line-field.tsx";
import { showOwnPage } from "../parts/owner/own-page.tsx";
import { problemsIn, typed } from "../parts/text-field.tsx";
import { Tile } from "../parts/tile.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.owner.alternatives;
const PART = "/alternatives";
const SAVED = `${PART}?done=saved`;
const SUGGESTED = 6;

/** What could be used instead of a listing: what its owner has approved, what is suggested, and any other by its address. */
export default function productAlternativesPage(site: Site): void {
	site.get(ownRoute(PART), (c) => page(c));

	ownForm(site, {
		part: PART,
		doIt: (c, listing_id, { alternative }) =>
			act(c, approveAlternative, { listing_id, alternative: slugIn(typed(alternative)) }),
		page,
		back: SAVED,
	});
	ownForm(site, {
		part: `${PART}/decline`,
		doIt: (c, listing_id, { alternative }) =>
			act(c, declineAlternative, { listing_id, alternative: typed(alternative) }),
		page,
		back: SAVED,
	});
}

/** The slug of a product's address here, or what was typed instead of one. */
function slugIn(text: string): string {
	const path = text.trim().replace(/[?#].*$/s, "");
	return path.slice(path.lastIndexOf("/", path.length - 2) + 1).replace(/\/$/, "");
}

async function page(c: PageContext, refused?: Refused): Promise<Response> {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const { db, links } = c.var.services;
	const { listing } = (await ownedListing(db, session.user.id, ownId(c))) ?? notFound("listing of yours");
	const { id, name, slug, primaryCategoryId } = listing;
	const [approved, suggested, token] = await Promise.all([
		approvedAlternatives(db, slug),
		primaryCategoryId === null ? [] : suggestedAlternatives(db, { id, primaryCategoryId }, SUGGESTED),
		formTokenOf(c),
	]);
	const path = ownPath(id, PART);
	const problem = problemsIn(refused?.error)["/alternative"];
	const isTakenOut = refused?.error.errors[0]?.code === "taken_out";
	const isFull = refused !== undefined && problem === undefined && approved.length >= ALTERNATIVES_MAX;
	return showOwnPage(
		c,
		{
			listing: { listing_id: id, name },
			title: t.title,
			lead: t.lead,
			refused: isFull ? undefined : refused,
		},
		<>
			{isFull && <Notice kind="problem">{t.full(ALTERNATIVES_MAX)}</Notice>}
			<section aria-labelledby="approved">
				<h2 id="approved">{t.approved}</h2>
				{approved.length === 0 && <p class="empty">{t.noneApproved}</p>}
				<ul class="listings">
					{approved.map((card) => (
						<Alternative of={toSummary(card, links)}>
							<Decide path={`${path}/decline`} of={card} token={token} label={t.takeOff} />
						</Alternative>
					))}
				</ul>
			</section>
			<section aria-labelledby="suggested">
				<h2 id="suggested">{t.suggested}</h2>
				<p class="muted">{suggested.length === 0 ? t.noneSuggested : t.suggestedWhy}</p>
				<ul class="listings">
					{suggested.map((card) => (
						<Alternative of={toSummary(card, links)}>
							<Decide path={path} of={card} token={token} label={t.approve} />
							<Decide path={`${path}/decline`} of={card} token={token} label={t.decline} />
						</Alternative>
					))}
				</ul>
			</section>
			<section aria-labelledby="another">
				<h2 id="another">{t.another}</h2>
				<PostForm action={path} token={token} class="edit-form">
					<LineField
						name="alternative"
						label={t.address}
						hint={t.addressHint}
						required
						max={LINK_MAX}
						value={typed(refused?.sent.alternative)}
						problem={problem === undefined ? undefined : isTakenOut ? t.takenOut : t.unknown}
					/>
					<button type="submit" class="primary">
						{t.approve}
					</button>
				</PostForm>
			</section>
		</>,
	);
}

const Alternative: FC<{ of: ListingSummary; children?: Child }> = ({ of, children }) => (
	<li class="listing">
		<Tile picture={of.logo} />
		<div class="what">
			<h3>
				<a href={`/listings/${of.slug}`}>
					<bdi>{of.name}</bdi>
				</a>
			</h3>
			{of.tagline !== null && (
				<p class="tagline" dir="auto">
					{of.tagline}
				</p>
			)}
		</div>
		<div class="actions">{children}</div>
	</li>
);

const Decide: FC<{ path: string; of: { slug: string; name: string }; token: string; label: string }> = (props) => (
	<PostForm action={props.path} token={props.token}>
		<input type="hidden" name="alternative" value={props.of.slug} />
		<button type="submit" class="secondary">
			{props.label}
			<span class="visually-hidden">{t.of(<bdi>{props.of.name}</bdi>)}</span>
		</button>
	</PostForm>
);
