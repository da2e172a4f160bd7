import featureListing from "#actions/listings/feature-listing";
import hideListing from "#actions/listings/hide-listing";
import restoreListing from "#actions/listings/restore-listing";
import { addWeeks, weekOf } from "#core/launches/week";
import { allCategories } from "#store/categories";
import { LOOKED_THROUGH, type TeamFilter, type TeamListing, type TeamSort, teamListings } from "#store/team-listings";
import { administrator } from "../administrator.ts";
import { Notice } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { BulkReport, doBulk } from "../parts/admin/bulk.tsx";
import { AdminList, type Column } from "../parts/admin/list.tsx";
import { type Choice, type Filter, type ListView, listView } from "../parts/admin/list-view.ts";
import { categoryChoices } from "../parts/category-choices.ts";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { dayOf, number, weekWords } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.teamListings;
const PATH = "/admin/listings";
const SHOWN = 30;
/** Weeks that can be chosen, before and after this one. */
const WEEKS_AROUND = { before: 8, after: 12 };

const choices = (said: Readonly<Record<string, string>>): Choice[] =>
	Object.entries(said).map(([value, label]) => ({ value, label }));
const SORTS = choices(t.sorts);

/** For the site team: every listing, found by whatever somebody knows of it, and what is done with several. */
export default function adminListingsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const { db } = c.var.services;
		const categories = await allCategories(db);
		const filters = filtersOf(categoryChoices(categories), new Date());
		const view = listView(c, { filters, sorts: SORTS });
		const [page, token] = await Promise.all([
			teamListings(db, {
				...asked(view, categories),
				sort: view.sort as TeamSort,
				after: view.after,
				limit: SHOWN,
			}),
			formTokenOf(c),
		]);
		return showAdminPage(
			c,
			{ area: "listings", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<BulkReport c={c} nameOf={t.id} />
				{page.isCut && <Notice>{t.cut(LOOKED_THROUGH)}</Notice>}
				<AdminList
					view={view}
					filters={filters}
					sorts={SORTS}
					searchHelp={t.searchHelp}
					rows={page.items}
					idOf={({ id }) => id}
					nameOf={({ name }) => name}
					next={page.next}
					empty={t.none}
					columns={COLUMNS}
					bulk={{
						action: `${PATH}/decide`,
						token,
						reason: t.reasonForOwners,
						buttons: [
							{ value: "hide", label: t.hideAll, kind: "danger" },
							{ value: "restore", label: t.restoreAll },
							{ value: "feature", label: t.featureAll },
						],
					}}
				/>
			</>,
		);
	});

	site.post(`${PATH}/decide`, async (c) => bulk(c, String((await c.req.formData()).get("decision"))));
}

/** The pressed button decides which action each of the chosen rows is given. */
function bulk(c: PageContext, decision: string): Promise<Response> {
	const of = (listing_id: number, form: FormData) => ({ listing_id, reason: String(form.get("reason") ?? "") });
	if (decision === "restore") return doBulk(c, { action: restoreListing, home: PATH, inputOf: of });
	if (decision === "feature") {
		const inputOf = (id: number, form: FormData) => ({ ...of(id, form), featured: true });
		return doBulk(c, { action: featureListing, home: PATH, inputOf });
	}
	return doBulk(c, { action: hideListing, home: PATH, inputOf: of });
}

function filtersOf(categories: readonly Choice[], now: Date): Filter[] {
	const weeks = Array.from({ length: WEEKS_AROUND.before + WEEKS_AROUND.after + 1 }, (_, index) =>
		addWeeks(weekOf(now), WEEKS_AROUND.after - index),
	);
	return [
		{ name: "status", label: t.status, choices: choices(t.statuses) },
		{ name: "plan", label: t.plan, choices: choices(t.plans) },
		{ name: "category", label: t.category, choices: categories },
		{ name: "owned", label: t.owner, choices: choices(t.owned) },
		{ name: "featured", label: t.featured, choices: choices(t.featuredBy) },
		{ name: "week", label: t.week, choices: weeks.map((week) => ({ value: week, label: weekWords(week) })) },
	];
}

function asked({ q, filters }: ListView, categories: readonly { id: number; slug: string }[]): TeamFilter {
	const { status, plan, category, owned, featured, week } = filters;
	const id = categories.find(({ slug }) => slug === category)?.id;
	return {
		...(q !== "" && { q }),
		// The list's own choices have no other values.
		...(status !== undefined && { status: status as NonNullable<TeamFilter["status"]> }),
		...(plan !== undefined && { plan: plan as NonNullable<TeamFilter["plan"]> }),
		...(id !== undefined && { category: id }),
		...(owned !== undefined && { owned: owned === "yes" }),
		...(featured !== undefined && { featured: featured === "yes" }),
		...(week !== undefined && { week }),
	};
}

const COLUMNS: readonly [Column<TeamListing>, ...Column<TeamListing>[]] = [
	{
		label: t.listing,
		cell: ({ slug, name, domain }) => (
			<>
				<a href={`${PATH}/${slug}`}>
					<bdi>{name}</bdi>
				</a>
				<br />
				<span class="muted">
					<bdi>{domain}</bdi>
				</span>
			</>
		),
	},
	{
		label: t.status,
		cell: ({ status, hiddenAt, featured, teamPick }) => (
			<>
				{hiddenAt === null ? t.statuses[status] : t.statuses.hidden} {featured && <span class="tag">{t.tagPaid}</span>}
				{teamPick && <span class="tag">{t.tagFeatured}</span>}
			</>
		),
	},
	{ label: t.plan, cell: ({ plan }) => t.plans[plan ?? "none"] },
	{ label: t.category, cell: ({ category }) => category },
	{ label: t.owner, cell: ({ ownerEmail }) => (ownerEmail === null ? t.nobody : <bdi>{ownerEmail}</bdi>) },
	{ label: t.week, cell: ({ launchWeek }) => (launchWeek === null ? null : dayOf(launchWeek)) },
	{ label: t.votes, cell: ({ votes }) => number(votes), isFigure: true },
	{ label: t.views, cell: ({ views }) => number(views), isFigure: true },
];
