import type { FC } from "hono/jsx";
import writeReview from "#actions/reviews/write-review";
import { notFound } from "#core/errors";
import { REVIEW_MAX, REVIEW_MIN } from "#core/limits";
import { type ListingRow, publicListing } from "#store/listings";
import { isOutsider, reviewOf } from "#store/reviews";
import type { Session } from "#workers/http/session";
import { act } from "../act.ts";
import { Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { OwnState, WithdrawReview } from "../parts/reviews.tsx";
import { type Problems, problemsOf, TextField, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.reviews;

/** Writing one's review of a product, changing it, and taking it back. */
export default function listingReviewPage(site: Site): void {
	site.get("/listings/:slug/review", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const listing = await liveListing(c);
		const { db } = c.var.services;
		const [own, isAllowed] = await Promise.all([
			reviewOf(db, session.user.id, listing.id),
			isOutsider(db, session.user.id, listing.id),
		]);
		if (!isAllowed) return notOnesOwn(c, listing);
		return form(c, session, listing, own === null || own.status === "withdrawn" ? NOTHING : own, {});
	});

	site.post("/listings/:slug/review", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const listing = await liveListing(c);
		const sent = readForm(await c.req.parseBody());
		try {
			await act(c, writeReview, {
				listing: listing.slug,
				// What was not chosen is refused by name, with everything else that is wrong.
				stars: sent.stars as number,
				text: sent.body,
				incentivised: sent.incentivised as boolean,
			});
		} catch (error) {
			return form(c, session, listing, sent, problemsOf(error));
		}
		return c.redirect(`/listings/${listing.slug}#reviews`, 303);
	});
}

async function liveListing(c: PageContext): Promise<ListingRow> {
	const listing = await publicListing(c.var.services.db, c.req.param("slug") ?? "");
	return listing?.status === "live" ? listing : notFound("live product");
}

/** What the form shows; undefined where nothing is chosen yet. */
type Filled = { stars: number | undefined; body: string; incentivised: boolean | undefined };

const NOTHING: Filled = { stars: undefined, body: "", incentivised: undefined };

function readForm(body: Record<string, unknown>): Filled {
	return {
		stars: typeof body.stars === "string" ? Number(body.stars) : undefined,
		body: typed(body.text),
		incentivised: body.incentivised === "yes" ? true : body.incentivised === "no" ? false : undefined,
	};
}

function notOnesOwn(c: PageContext, listing: ListingRow) {
	return show(
		c,
		{ title: t.reviewTitle(listing.name), width: "narrow" },
		<article class="card">
			<h1>{t.own}</h1>
			<p>{t.ownWhy(<a href={`/listings/${listing.slug}#reviews`}>{t.itsPage}</a>)}</p>
		</article>,
	);
}

async function form(c: PageContext, session: Session, listing: ListingRow, filled: Filled, problems: Problems) {
	const token = await formTokenOf(c);
	const own = await reviewOf(c.var.services.db, session.user.id, listing.id);
	const isThere = own !== null && own.status !== "withdrawn";
	const isBad = Object.keys(problems).length > 0;
	if (isBad) c.status(400);
	const path = `/listings/${listing.slug}`;
	return show(
		c,
		{ title: t.reviewTitle(listing.name), width: "narrow" },
		<>
			<Crumbs above={[{ href: path, label: listing.name }]} />
			<h1>{(isThere ? t.editOf : t.review)(<bdi>{listing.name}</bdi>)}</h1>
			{isBad && <Notice kind="problem">{t.somethingWrong}</Notice>}
			{isThere && <OwnState review={own} />}
			<PostForm action={`${path}/review`} token={token} class="card">
				<StarChoice chosen={filled.stars} problem={problems["/stars"]} />
				<TextField
					name="text"
					label={t.tell}
					help={t.tellHelp(REVIEW_MIN, REVIEW_MAX)}
					min={REVIEW_MIN}
					max={REVIEW_MAX}
					rows={8}
					value={filled.body}
					problem={problems["/text"]}
				/>
				<RewardChoice chosen={filled.incentivised} problem={problems["/incentivised"]} />
				<p class="muted">
					{t.whatHappens} {isThere && t.lookedAtAgain}
				</p>
				<button type="submit">{isThere ? t.save : t.send}</button>
			</PostForm>
			{isThere && <WithdrawReview id={own.id} of={listing.name} returnTo={path} token={token} />}
		</>,
	);
}

const StarChoice: FC<{ chosen: number | undefined; problem: string | undefined }> = ({ chosen, problem }) => (
	<fieldset>
		<legend>{t.howGood}</legend>
		{problem !== undefined && <strong class="wrong">{t.chooseStars}</strong>}
		{[5, 4, 3, 2, 1].map((stars) => (
			<label class="check">
				<input type="radio" name="stars" value={String(stars)} required checked={chosen === stars} />{" "}
				<span class={`stars of-${stars}`}>
					<span class="visually-hidden">{t.stars(stars)}</span>
				</span>
			</label>
		))}
	</fieldset>
);

const RewardChoice: FC<{ chosen: boolean | undefined; problem: string | undefined }> = ({ chosen, problem }) => (
	<fieldset>
		<legend>{t.gotAnything}</legend>
		{problem !== undefined && <strong class="wrong">{t.chooseReward}</strong>}
		<label class="check">
			<input type="radio" name="incentivised" value="no" required checked={chosen === false} /> <span>{t.no}</span>
		</label>
		<label class="check">
			<input type="radio" name="incentivised" value="yes" required checked={chosen === true} /> <span>{t.yes}</span>
		</label>
	</fieldset>
);
