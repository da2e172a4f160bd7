import type { FC } from "hono/jsx";
import giveRevenueKey from "#actions/revenue/give-revenue-key";
import removeRevenueKey from "#actions/revenue/remove-revenue-key";
import { REVENUE_KEY_MAX, REVENUE_PAYMENTS_MAX } from "#core/limits";
import { ROUNDED_TO } from "#core/revenue/monthly";
import getMyListing from "#operations/listings/get-my-listing";
import { revenueOf } from "#store/revenue";
import { type RevenueKey, revenueKeyOf } from "#store/revenue-keys";
import { isFresh } from "#usecases/fresh-sign-in";
import { act } from "../act.ts";
import { ask } from "../ask.ts";
import type { Refused } from "../attempt.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { freshlySignedIn, freshPath } from "../fresh.ts";
import { ownForm, ownId, ownPath, ownRoute } from "../own-product.ts";
import { LineField } from "../parts/line-field.tsx";
import { showOwnPage } from "../parts/owner/own-page.tsx";
import { problemsIn, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { dayOf, usd } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.ownerRevenue;
const PART = "/revenue";
const FIGURES_SHOWN = 12;

/** Has an owner show what a product earns, by a key of theirs, and take that back. */
export default function productRevenuePage(site: Site): void {
	site.get(ownRoute(PART), (c) => page(c));

	ownForm(site, {
		part: PART,
		back: PART,
		async doIt(c, listing_id, { key, rounded_to, only_this }) {
			const session_hash = c.var.session?.hash ?? "";
			const rounding = ROUNDED_TO.find((cents) => String(cents) === rounded_to) ?? ROUNDED_TO[0];
			const input = { session_hash, listing_id, key: typed(key), rounded_to: rounding, only_this: only_this === "on" };
			await act(c, giveRevenueKey, input);
		},
		page,
	});

	ownForm(site, {
		part: `${PART}/remove`,
		back: PART,
		doIt: (c, listing_id) => act(c, removeRevenueKey, { listing_id }),
		page,
	});
}

async function page(c: PageContext, refused?: Refused): Promise<Response> {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	if (refused?.error.code === "sign_in_again") {
		const again = freshlySignedIn(c, ownPath(ownId(c), PART));
		if (again instanceof Response) return again;
	}
	const listing_id = ownId(c);
	const { db, canSeal } = c.var.services;
	const [listing, token] = await Promise.all([ask(c, getMyListing, { params: { listing_id } }), formTokenOf(c)]);
	const [key, figures] = await Promise.all([revenueKeyOf(db, listing_id), revenueOf(db, listing_id, FIGURES_SHOWN)]);
	const path = ownPath(listing_id, PART);
	const again = <a href={freshPath(path)}>{t.signInAgain}</a>;
	return showOwnPage(
		c,
		{ listing, title: t.title, lead: t.lead, refused },
		<>
			{key !== null && <Kept of={key} path={path} token={token} />}
			{figures.length > 0 && (
				<section aria-labelledby="figures">
					<h2 id="figures">{t.figures}</h2>
					<ul>
						{figures.map(({ day, monthlyCents, source }) => (
							<li>
								{t.figure(<strong>{usd(monthlyCents)}</strong>, dayOf(day))} <span class="muted">{source}</span>
							</li>
						))}
					</ul>
				</section>
			)}
			<section aria-labelledby="what">
				<h2 id="what">{t.what}</h2>
				<p class="lead">{t.whatText}</p>
			</section>
			{key === null && <Steps />}
			{key === null && !canSeal && <Notice>{t.notSetUp}</Notice>}
			{key === null && canSeal && !isFresh(session.since, Date.now()) && <Notice>{t.fresh(again)}</Notice>}
			{key === null && canSeal && isFresh(session.since, Date.now()) && (
				<GiveForm path={path} token={token} refused={refused} />
			)}
		</>,
	);
}

const Steps: FC = () => (
	<section aria-labelledby="make">
		<h2 id="make">{t.make}</h2>
		<ol>
			{t
				.steps(
					<a href="https://dashboard.stripe.com/apikeys" rel="noopener noreferrer">
						{t.stripe}
					</a>,
					<strong>{t.permission}</strong>,
					<strong>{t.nothing}</strong>,
				)
				.map((step) => (
					<li>{step}</li>
				))}
		</ol>
	</section>
);

const Kept: FC<{ of: RevenueKey; path: string; token: string }> = ({ of, path, token }) => {
	const { ending, givenAt, outcome, nextReadAt } = of;
	const said = outcome === null ? t.reading : t.outcomes[outcome];
	return (
		<section aria-label={t.key} class="card">
			<p>{t.kept(ending, <Time at={givenAt} />)}</p>
			<Notice kind={outcome === "refused" ? "problem" : "good"}>
				{typeof said === "string" ? said : said(REVENUE_PAYMENTS_MAX)}
			</Notice>
			{outcome !== null && nextReadAt !== null && <p class="muted">{t.next(<Time at={nextReadAt} />)}</p>}
			<PostForm action={`${path}/remove`} token={token}>
				<p class="muted">{t.removeText}</p>
				<button type="submit" class="secondary danger">
					{t.remove}
				</button>
			</PostForm>
		</section>
	);
};

const GiveForm: FC<{ path: string; token: string; refused: Refused | undefined }> = ({ path, token, refused }) => {
	const problems = problemsIn(refused?.error);
	const rounded = typed(refused?.sent.rounded_to);
	return (
		<PostForm action={path} token={token} class="edit-form">
			<LineField
				name="key"
				label={t.key}
				hint={t.keyHelp}
				required
				problem={problems["/key"]}
				// What was typed never comes back in a page.
				input={(attributes) => (
					<input {...attributes} type="password" maxlength={REVENUE_KEY_MAX} autocomplete="off" spellcheck={false} />
				)}
			/>
			<LineField
				name="rounded_to"
				label={t.rounded}
				input={(attributes) => (
					<select {...attributes}>
						{ROUNDED_TO.map((cents) => (
							<option value={String(cents)} selected={String(cents) === rounded}>
								{t.roundings[String(cents)]}
							</option>
						))}
					</select>
				)}
			/>
			<label>
				<input type="checkbox" name="only_this" required checked={refused?.sent.only_this === "on"} /> {t.onlyThis}
			</label>
			{problems["/only_this"] !== undefined && <p class="wrong">{problems["/only_this"]}</p>}
			<p class="muted">{t.isChecked}</p>
			<button type="submit" class="primary">
				{t.give}
			</button>
		</PostForm>
	);
};
