import removeRevenue from "#actions/revenue/remove-revenue";
import setRevenue from "#actions/revenue/set-revenue";
import { notFound } from "#core/errors";
import { lastMonthsEnd } from "#core/launches/week";
import { REVENUE_SOURCE_MAX } from "#core/limits";
import { entriesAbout } from "#store/audit-log";
import { listingById } from "#store/listings";
import { revenueOf } from "#store/revenue";
import { act } from "../act.ts";
import type { Refused } from "../attempt.ts";
import { PostForm } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changed } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { Decision } from "../parts/admin/decision.tsx";
import { centsOf } from "../parts/cart/item-form.ts";
import { LineField } from "../parts/line-field.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { problemsIn } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { dayOf, usd } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.revenue;
const PATH = "/admin/revenue";
const FIGURES_SHOWN = 36;
const CHANGES_READ = 40;
const OURS = new Set(["set_revenue", "remove_revenue", "put_back_revenue"]);

/** For the site team: what one product has shown of its revenue, a figure to be noted, and one to be removed. */
export default function adminRevenueOfPage(site: Site): void {
	site.get(`${PATH}/:id{[0-9]{1,15}}`, (c) => page(c));

	site.post(`${PATH}/:id{[0-9]{1,15}}`, (c) =>
		decided(
			c,
			home(c),
			async ({ dollars, day, source }) => {
				const monthly_cents = centsOf(String(dollars ?? "")) ?? -1;
				const figure = { monthly_cents, day: String(day ?? ""), source: String(source ?? "") };
				await act(c, setRevenue, { listing_id: idOf(c), ...figure });
				return undefined;
			},
			(refused) => page(c, refused),
		),
	);

	site.post(`${PATH}/:id{[0-9]{1,15}}/remove`, (c) =>
		decided(c, home(c), async ({ day, at, reason }) => {
			await act(c, removeRevenue, {
				listing_id: idOf(c),
				day: String(day),
				at: Number(at),
				reason: String(reason ?? ""),
			});
			return undefined;
		}),
	);
}

const idOf = (c: PageContext) => Number(c.req.param("id"));
const home = (c: PageContext) => `${PATH}/${idOf(c)}`;

async function page(c: PageContext, refused?: Refused) {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const { db, clock } = c.var.services;
	const listing = (await listingById(db, idOf(c))) ?? notFound("listing");
	const [figures, entries, token] = await Promise.all([
		revenueOf(db, listing.id, FIGURES_SHOWN),
		entriesAbout(db, `listing:${listing.id}`, CHANGES_READ),
		formTokenOf(c),
	]);
	const path = home(c);
	const problems = problemsIn(refused?.error);
	const said = (name: string, otherwise = "") => (refused === undefined ? otherwise : String(refused.sent[name] ?? ""));
	const changes = entries.filter(({ action }) => OURS.has(action));
	return showAdminPage(
		c,
		{ title: t.titleOf(listing.name), area: "revenue", above: [{ href: PATH, label: t.title }], width: "narrow" },
		<>
			<h1>{t.of(<bdi>{listing.name}</bdi>)}</h1>
			<RefusedNotice error={refused?.error} />
			{figures.length === 0 && <p class="empty">{t.nothing}</p>}
			<ul class="rows">
				{figures.map(({ day, monthlyCents, source, at }) => (
					<li>
						<div>
							<h2>{usd(monthlyCents)}</h2>
							<p class="muted">
								<bdi>{source}</bdi>, {dayOf(day)}
							</p>
						</div>
						<details>
							<summary aria-label={t.removeOne(day)}>{t.remove}</summary>
							<Decision
								c={c}
								action={`${path}/remove`}
								token={token}
								returnTo={path}
								hidden={{ day, at }}
								reason={{ label: t.reason }}
								idPrefix={`of-${day}-`}
								buttons={[{ value: "remove", label: t.remove, kind: "danger" }]}
							/>
						</details>
					</li>
				))}
			</ul>
			<section aria-labelledby="note">
				<h2 id="note">{t.note}</h2>
				<PostForm action={path} token={token} class="card">
					<LineField
						name="dollars"
						label={t.dollars}
						hint={t.dollarsHelp}
						required
						problem={problems["/monthly_cents"] === undefined ? undefined : t.badDollars}
						input={(attributes) => <input {...attributes} value={said("dollars")} inputmode="decimal" />}
					/>
					<LineField
						name="day"
						label={t.day}
						required
						problem={problems["/day"]}
						input={(attributes) => (
							<input {...attributes} type="date" value={said("day", lastMonthsEnd(clock.now()))} />
						)}
					/>
					<LineField
						name="source"
						label={t.source}
						hint={t.sourceHelp}
						max={REVENUE_SOURCE_MAX}
						required
						value={said("source")}
						problem={problems["/source"]}
					/>
					<p class="actions">
						<button type="submit" class="primary">
							{t.save}
						</button>
					</p>
				</PostForm>
			</section>
			{changes.length > 0 && (
				<section aria-labelledby="changes">
					<h2 id="changes">{t.changes}</h2>
					{changes.map((entry) => (
						<Changed
							entry={entry}
							userId={session.user.id}
							token={token}
							returnTo={path}
							nameOf={(fact) => t.facts[fact] ?? fact}
						/>
					))}
				</section>
			)}
		</>,
	);
}
