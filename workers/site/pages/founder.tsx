import getFounder from "#operations/founders/get-founder";
import { ask } from "../ask.ts";
import { show } from "../layout.tsx";
import { Crumbs, crumbData } from "../parts/crumbs.tsx";
import { fieldName } from "../parts/field-names.ts";
import { ListingCard } from "../parts/listing-card.tsx";
import { Origin, type Proved } from "../parts/origin.tsx";
import { Prose } from "../parts/prose.tsx";
import { Socials } from "../parts/socials.tsx";
import { Tile } from "../parts/tile.tsx";
import { founderPreview } from "../share/preview.ts";
import type { Site } from "../site.ts";
import { beginning, countryName } from "../words/format.ts";

const ABOVE = [{ href: "/founders", label: "Founders" }];

/** A founder: who they are, what they have built, and what they say of it. */
export default function founderPage(site: Site): void {
	site.get("/founders/:slug", async (c) => {
		const founder = await ask(c, getFounder, { params: { slug: c.req.param("slug") } });
		const companies = founder.companies.map(({ name }) => name).join(", ");
		return show(
			c,
			{
				title: founder.name,
				description: beginning(founder.bio ?? `${founder.name}, ${founder.title ?? "founder"} of ${companies}.`),
				canonical: `/founders/${founder.slug}`,
				kind: "profile",
				image: await founderPreview(founder, c.var.services.settings),
				jsonLd: [
					{
						"@type": "Person",
						name: founder.name,
						jobTitle: founder.title ?? undefined,
						description: founder.bio ?? undefined,
						url: founder.url,
						worksFor: founder.companies.map(({ name, url }) => ({ "@type": "Organization", name, url })),
					},
					crumbData(c.var.services.settings.origin, ABOVE, founder.name),
				],
			},
			<>
				<Crumbs above={ABOVE} />
				<div class="profile-head">
					<Tile size="xl" of="person" />
					<div class="what">
						<h1 dir="auto">{founder.name}</h1>
						<p class="tagline">
							{founder.title !== null && <bdi>{founder.title}</bdi>}
							{founder.title !== null && founder.country !== null && " · "}
							{founder.country !== null && countryName(founder.country)}
						</p>
					</div>
				</div>
				{founder.bio !== null && <Prose text={founder.bio} class="lead" />}
				<Socials of={founder.socials} />
				<section aria-labelledby="companies">
					<h2 id="companies">{founder.companies.length === 1 ? "Company" : "Companies"}</h2>
					<ul class="listings">
						{founder.companies.map((company) => (
							<ListingCard
								listing={company}
								note={
									<>
										{company.role !== null && (
											<p class="note" dir="auto">
												{company.role}
											</p>
										)}
										<Origin
											of={foundingOf(company.evidence)}
											field="founders"
											about={
												<>
													founder of <bdi>{company.name}</bdi>
												</>
											}
										/>
									</>
								}
							/>
						))}
					</ul>
				</section>
				{founder.stories.map(({ listing, sections }) => (
					<section aria-labelledby={`story-${listing.slug}`}>
						<h2 id={`story-${listing.slug}`}>
							<bdi>{sections.find(({ section }) => section === "title")?.text ?? `The story of ${listing.name}`}</bdi>
						</h2>
						{sections
							.filter(({ section }) => section !== "title")
							.map(({ section, text }) => (
								<>
									{section !== "story" && <h3>{fieldName(section)}</h3>}
									<Prose text={text} />
								</>
							))}
					</section>
				))}
				{founder.interview.length > 0 && (
					<section aria-labelledby="interview">
						<h2 id="interview">Interview</h2>
						{founder.interview.map(({ question, answer }) => (
							<>
								<h3>{question}</h3>
								<Prose text={answer} />
							</>
						))}
					</section>
				)}
			</>,
		);
	});
}

/** What is behind somebody's being a founder: the website's words, or else the company that stated it here. */
function foundingOf(quotes: Proved["evidence"][string]): Proved {
	return { evidence: { founders: quotes }, typed: quotes.length > 0 ? [] : [{ field: "founders", by: "owner" }] };
}
