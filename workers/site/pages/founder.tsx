import type { FC } from "hono/jsx";
import type { z } from "zod";
import { fieldName } from "#core/words/shared";
import getFounder from "#operations/founders/get-founder";
import { type AwardWon, awardsOfFounder } from "#store/awards";
import { ask } from "../ask.ts";
import { show } from "../layout.tsx";
import { Crumbs, crumbData } from "../parts/crumbs.tsx";
import { Fact } from "../parts/fact.tsx";
import { type Numbering, newNumbering, notesOf } from "../parts/facts.ts";
import { ListingCard } from "../parts/listing-card.tsx";
import { Prose } from "../parts/prose.tsx";
import { SocialLinks } from "../parts/socials.tsx";
import { Tile } from "../parts/tile.tsx";
import { founderPreview } from "../share/preview.ts";
import type { Site } from "../site.ts";
import { beginning, countryName } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.founders;

type Founder = z.output<typeof getFounder.output>;
type Company = Founder["companies"][number];

/** A founder: who they are, what they have built, and what they say of it. */
export default function founderPage(site: Site): void {
	site.get("/founders/:slug", async (c) => {
		const slug = c.req.param("slug");
		const [founder, won] = await Promise.all([
			ask(c, getFounder, { params: { slug } }),
			awardsOfFounder(c.var.services.db, slug),
		]);
		const awards = Map.groupBy(won, ({ slug }) => slug);
		const companies = founder.companies.map(({ name }) => name).join(", ");
		const above = [{ href: "/founders", label: t.founders }];
		const numbering = newNumbering();
		return show(
			c,
			{
				title: founder.name,
				description: beginning(founder.bio ?? t.aboutOne(founder.name, founder.title, companies)),
				canonical: `/founders/${founder.slug}`,
				kind: "profile",
				image: await founderPreview(founder, c.var.services.settings),
				jsonLd: [personData(founder), crumbData(c.var.services.settings.origin, above, founder.name)],
			},
			<>
				<Crumbs above={above} />
				<div class="listing-head">
					<Tile size="xl" of="person" />
					<div class="what">
						<h1>
							<bdi>{founder.name}</bdi>
						</h1>
						{founder.title !== null && (
							<p class="tagline">
								<bdi>{founder.title}</bdi>
							</p>
						)}
						<p class="facts">
							{founder.country !== null && <span>{countryName(founder.country)}</span>}
							<span>{t.listings(founder.live_listings)}</span>
						</p>
					</div>
				</div>
				<div class="profile ruled">
					<div class="middle">
						{founder.bio !== null && <Prose text={founder.bio} />}
						<section aria-labelledby="products">
							<h2 id="products">{t.products(founder.companies.length)}</h2>
							<ul class="listings">
								{founder.companies.map((company) => (
									<ListingCard
										listing={company}
										numbering={numbering}
										note={<Part company={company} numbering={numbering} won={awards.get(company.slug) ?? []} />}
									/>
								))}
							</ul>
						</section>
					</div>
					<div class="side">
						<Facts founder={founder} />
					</div>
					<div class="middle">
						<Stories founder={founder} />
						<Interview founder={founder} />
					</div>
				</div>
			</>,
		);
	});
}

/** Source: schema.org, Person; only what the page shows. */
function personData(founder: Founder): Record<string, unknown> {
	return {
		"@type": "Person",
		name: founder.name,
		jobTitle: founder.title ?? undefined,
		description: founder.bio ?? undefined,
		url: founder.url,
		worksFor: founder.companies.map(({ name, url }) => ({ "@type": "Organization", name, url })),
	};
}

/** What somebody is at a company, with the website's words or who stated it; and what it has won. */
const Part: FC<{ company: Company; numbering: Numbering; won: readonly AwardWon[] }> = (props) => {
	const { company, numbering, won } = props;
	const { evidence } = company;
	const typed = evidence.length > 0 ? [] : [{ field: "founders", by: "owner" as const }];
	return (
		<>
			<p class="note">
				<Fact
					of={notesOf({ evidence: { founders: evidence }, typed }, numbering)}
					field="founders"
					words={company.role ?? t.founder}
				/>
			</p>
			{won.map((award) => (
				<p class="note">
					<a href={`/launches/${award.week}`}>{words.listing.award}</a>: {words.listing.awardPlace(award)}
				</p>
			))}
		</>
	);
};

const Facts: FC<{ founder: Founder }> = ({ founder: { country, socials } }) => {
	const hasSocials = Object.keys(socials).length > 0;
	if (country === null && !hasSocials) return null;
	return (
		<section aria-labelledby="facts">
			<h2 id="facts">{t.facts}</h2>
			<dl class="fact-list">
				{country !== null && (
					<div>
						<dt>{t.country}</dt>
						<dd>
							<a href={`/founders?country=${country}`}>{countryName(country)}</a>
						</dd>
					</div>
				)}
				{hasSocials && (
					<div>
						<dt>{t.elsewhere}</dt>
						<dd>
							<SocialLinks of={socials} />
						</dd>
					</div>
				)}
			</dl>
		</section>
	);
};

/** Only of listings that have unlocked them. */
const Stories: FC<{ founder: Founder }> = ({ founder }) => (
	<>
		{founder.stories.map(({ listing, sections }) => (
			<section aria-labelledby={`story-${listing.slug}`}>
				<h2 id={`story-${listing.slug}`}>
					<bdi>{sections.find(({ section }) => section === "title")?.text ?? t.storyOf(listing.name)}</bdi>
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
	</>
);

const Interview: FC<{ founder: Founder }> = ({ founder: { interview } }) =>
	interview.length === 0 ? null : (
		<section aria-labelledby="interview">
			<h2 id="interview">{t.interview}</h2>
			<dl class="interview">
				{interview.map(({ question, answer }) => (
					<>
						<dt>{question}</dt>
						<dd>
							<Prose text={answer} />
						</dd>
					</>
				))}
			</dl>
		</section>
	);
