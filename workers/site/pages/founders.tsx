import { FOUNDER_SEARCH_MAX } from "#core/limits";
import { COUNTRY_CODES } from "#core/web/countries";
import listFounders from "#operations/founders/list-founders";
import { ask, pageOfAddress } from "../ask.ts";
import { show } from "../layout.tsx";
import { Empty } from "../parts/empty.tsx";
import { Corrected } from "../parts/found-list.tsx";
import { addressOf, BehindLast, Paging } from "../parts/paging.tsx";
import { Tile } from "../parts/tile.tsx";
import type { Site } from "../site.ts";
import { beginning, countryName } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.founders;

/** The people behind live listings. */
export default function foundersPage(site: Site): void {
	site.get("/founders", async (c) => {
		const q = c.req.query("q")?.trim() || undefined;
		const country = COUNTRY_CODES.find((code) => code === c.req.query("country")?.toUpperCase());
		const found = await ask(c, listFounders, { query: { q, country, page: pageOfAddress(c) } });
		const query = { q, country };
		return show(
			c,
			{
				title: t.founders,
				description: t.about,
				isPublic: true,
				...(q === undefined && country === undefined && { canonical: addressOf("/founders", { page: found.page }) }),
			},
			<>
				<h1>{t.founders}</h1>
				<search>
					<form method="get" action="/founders" class="search">
						<div class="search-row">
							<label class="grow">
								<span class="visually-hidden">{t.name}</span>
								<input
									type="search"
									name="q"
									value={q ?? ""}
									maxlength={FOUNDER_SEARCH_MAX}
									placeholder={t.searchByName}
								/>
							</label>
							<button type="submit" class="secondary">
								{t.search}
							</button>
						</div>
					</form>
				</search>
				<Corrected to={found.corrected_query} filters={query} path="/founders" />
				{country !== undefined && (
					<ul class="chips" aria-label={t.filters}>
						<li>
							<a href={addressOf("/founders", { q })}>
								{countryName(country)} <span aria-hidden="true">×</span>
								<span class="visually-hidden">{t.remove}</span>
							</a>
						</li>
					</ul>
				)}
				{found.items.length === 0 && found.page > 1 && <BehindLast of={found} path="/founders" query={query} />}
				{found.items.length === 0 &&
					found.page === 1 &&
					(q === undefined && country === undefined ? (
						<Empty title={t.noneYet} help={t.noneYetHow} href="/submit" label={words.weeks.empty.submit} />
					) : (
						<Empty title={t.nobody} help={t.nobodyWhy} href="/founders" label={t.all} />
					))}
				<ul class="people two">
					{found.items.map((founder) => (
						<li>
							<Tile of="person" />
							<div>
								<h2>
									<a href={`/founders/${founder.slug}`}>
										<bdi>{founder.name}</bdi>
									</a>
								</h2>
								<p class="facts">
									{founder.title !== null && (
										<span>
											<bdi>{founder.title}</bdi>
										</span>
									)}
									{founder.country !== null && (
										<a href={addressOf("/founders", { country: founder.country })}>{countryName(founder.country)}</a>
									)}
									<span>{t.listings(founder.live_listings)}</span>
								</p>
								{founder.bio !== null && <p dir="auto">{beginning(founder.bio)}</p>}
							</div>
						</li>
					))}
				</ul>
				<Paging of={found} path="/founders" query={query} />
			</>,
		);
	});
}
