import { domainOf } from "#core/web/domain";
import { websitesListed } from "#store/domain-ratings";
import { type Standing, standingBoard } from "#store/leaderboards";
import { revenueOf } from "#store/revenue";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import { type ListView, listView } from "../parts/admin/list-view.ts";
import type { PageContext, Site } from "../site.ts";
import { dayOf, usd } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.revenue;
const PATH = "/admin/revenue";
const ROWS_SHOWN = 50;

/** For the site team: products whose revenue is published, and the way to any other. */
export default function adminRevenuePage(site: Site): void {
	site.get(PATH, async (c) => {
		const view = listView(c, { path: PATH });
		return showAdminPage(
			c,
			{ title: t.title, area: "revenue" },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<AdminList
					view={view}
					searchHelp={t.findHelp}
					columns={[
						{ label: t.product, cell: ({ id, name }) => <a href={`${PATH}/${id}`}>{t.of(<bdi>{name}</bdi>)}</a> },
						{
							label: t.amount,
							cell: ({ value }) => (value === null ? <span class="muted">{t.noFigure}</span> : usd(value)),
						},
						{
							label: t.seen,
							cell: ({ source, date }) =>
								source !== null &&
								date !== null && (
									<>
										<bdi>{source}</bdi>, {dayOf(date)}
									</>
								),
						},
					]}
					rows={await rowsOf(c, view)}
					next={null}
					empty={view.isNarrowed ? t.noProduct : t.none}
				/>
			</>,
		);
	});
}

type Figure = { [Part in keyof Standing]: Standing[Part] | null };

/** Those that are published, the greatest first; or the product with the website that is looked for. */
async function rowsOf(c: PageContext, { q }: ListView): Promise<({ id: number; name: string } & Figure)[]> {
	const { db } = c.var.services;
	if (q !== "") {
		const found = await websitesListed(db, [domainOf(q) ?? q]);
		return Promise.all(
			[...found.values()].map(async ({ id, name }) => {
				const [newest] = await revenueOf(db, id, 1);
				return {
					id,
					name,
					value: newest?.monthlyCents ?? null,
					source: newest?.source ?? null,
					date: newest?.day ?? null,
				};
			}),
		);
	}
	const best = await standingBoard(db, "revenue", { limit: ROWS_SHOWN, offset: 0 });
	return best.map(({ card, facts }) => ({ id: card.id, name: card.name, ...facts }));
}
