import { FOUNDER_SEARCH_MAX } from "#core/limits";
import { COUNTRY_CODES } from "#core/web/countries";
import listFounders from "#operations/founders/list-founders";
import { ask, pageOfAddress } from "../ask.ts";
import { show } from "../layout.tsx";
import { addressOf, Paging } from "../parts/paging.tsx";
import { Tile } from "../parts/tile.tsx";
import type { Site } from "../site.ts";
import { beginning, counted, countryName } from "../words/format.ts";

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
				title: "Founders",
				description: "The people behind the products of the directory.",
				isPublic: true,
				...(q === undefined && country === undefined && { canonical: addressOf("/founders", { page: found.page }) }),
			},
			<>
				<h1>Founders</h1>
				<search>
					<form method="get" action="/founders" class="search">
						<div class="search-row">
							<label class="grow">
								<span class="visually-hidden">Name</span>
								<input
									type="search"
									name="q"
									value={q ?? ""}
									maxlength={FOUNDER_SEARCH_MAX}
									placeholder="Search by name"
								/>
							</label>
							<button type="submit">Search</button>
						</div>
					</form>
				</search>
				{country !== undefined && (
					<ul class="chips" aria-label="Filters in use">
						<li>
							<a href={addressOf("/founders", { q })}>
								{countryName(country)} <span aria-hidden="true">×</span>
								<span class="visually-hidden">(remove)</span>
							</a>
						</li>
					</ul>
				)}
				{found.items.length === 0 && <p class="empty">Nobody of that name has a live listing here.</p>}
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
								<p class="muted">
									{founder.title !== null && (
										<>
											<bdi>{founder.title}</bdi> ·{" "}
										</>
									)}
									{founder.country !== null && (
										<>
											<a href={addressOf("/founders", { country: founder.country })}>{countryName(founder.country)}</a>{" "}
											·{" "}
										</>
									)}
									{counted(founder.live_listings, "listing")}
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
