import { SEARCH_MISSES_KEPT_DAYS } from "#core/limits";
import { MISS_KINDS } from "#core/search/misses";
import { folded } from "#core/search/words";
import { missesOf, totalMisses } from "#store/search/misses";
import { synonymsFrom } from "#store/search/synonyms";
import { administrator } from "../administrator.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import { listView, partOf } from "../parts/admin/list-view.ts";
import { addressOf } from "../parts/paging.tsx";
import type { Site } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.searchTeam;
const PATH = "/admin/search";
const SYNONYMS = `${PATH}/synonyms`;
const SHOWN = 30;

/** For the site team: what visitors looked for and did not find, and what products are also called. */
export default function adminSearchPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const choices = MISS_KINDS.map((kind) => ({ value: kind, label: t.kinds[kind] }));
		const filters = [{ name: "kind", label: t.kind, choices }];
		const view = listView(c, { filters });
		const offset = Math.max(Math.trunc(Number(view.after ?? 0)) || 0, 0);
		const kind = MISS_KINDS.find((one) => one === view.filters.kind);
		const found = await missesOf(c.var.services.db, { kind, limit: SHOWN + 1, offset });
		const { items, next } = partOf(found, SHOWN, () => offset + SHOWN);
		const { db, clock } = c.var.services;
		const today = clock.now().toISOString().slice(0, 10);
		const asked = items.map(({ query }) => query);
		const totals = await totalMisses(db, asked, { today, days: SEARCH_MISSES_KEPT_DAYS });
		return showAdminPage(
			c,
			{ area: "search", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<p>
					<a class="button" href={SYNONYMS}>
						{t.synonyms}
					</a>
				</p>
				<AdminList
					view={view}
					filters={filters}
					rows={items}
					next={next}
					empty={kind === undefined ? t.none : t.noneOfKind}
					columns={[
						{
							label: t.query,
							cell: ({ query }) => (
								<a href={addressOf("/listings", { q: query })}>
									<bdi>{query}</bdi>
								</a>
							),
						},
						{
							label: t.kind,
							cell: (row) => (row.corrected === null ? t.kinds[row.kind] : t.correctedTo(<bdi>{row.corrected}</bdi>)),
						},
						{ label: t.count, isFigure: true, cell: ({ count }) => count },
						{ label: t.total, isFigure: true, cell: ({ query, count }) => totals.get(query) ?? count },
						{ label: t.day, cell: ({ day }) => <time datetime={day}>{dayOf(day)}</time> },
						{
							label: t.synonyms,
							cell: ({ query, corrected }) => (
								<a
									href={addressOf(`${SYNONYMS}/new`, { phrase: query, others: corrected ?? undefined })}
									aria-label={t.makeOf(query)}
								>
									{t.add}
								</a>
							),
						},
					]}
				/>
			</>,
		);
	});

	site.get(SYNONYMS, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const view = listView(c);
		const found = await synonymsFrom(c.var.services.db, {
			begin: folded(view.q),
			after: view.after ?? "",
			limit: SHOWN + 1,
		});
		const { items, next } = partOf(found, SHOWN, ({ stems }) => stems);
		return showAdminPage(
			c,
			{ area: "search", title: t.synonyms, above: [{ href: PATH, label: t.title }] },
			<>
				<h1>{t.synonyms}</h1>
				<p class="lead">{t.synonymsLead}</p>
				<p>
					<a class="button" href={`${SYNONYMS}/new`}>
						{t.add}
					</a>{" "}
					<a class="button secondary" href={`${SYNONYMS}/import`}>
						{t.import}
					</a>{" "}
					<a class="button secondary" href={`${SYNONYMS}.csv`} download>
						{t.export}
					</a>
				</p>
				<AdminList
					view={view}
					searchHelp={t.lookFor}
					rows={items}
					next={next}
					empty={t.noSynonyms}
					columns={[
						{
							label: t.phrase,
							cell: ({ id, phrase }) => (
								<a href={`${SYNONYMS}/${id}`}>
									<bdi>{phrase}</bdi>
								</a>
							),
						},
						{ label: t.others, cell: ({ others }) => <bdi>{others.join(", ")}</bdi> },
					]}
				/>
			</>,
		);
	});
}
