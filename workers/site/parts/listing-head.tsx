import type { Child, FC } from "hono/jsx";
import { webAddress } from "#core/web/website";
import { addressWords, counted, countryName, dayOf, pricingWords, spoken, weekWords } from "../words/format.ts";
import { platformName } from "./field-names.ts";
import { Icon } from "./icons.tsx";
import { Paid, Rating, Verified } from "./listing-card.tsx";
import type { Listing } from "./listing-parts.tsx";
import { ListOrigin, Origin } from "./origin.tsx";
import { Socials } from "./socials.tsx";
import { Tile } from "./tile.tsx";

interface Props {
	listing: Listing;
	/** Whether money had a part in its place here: then its outgoing link says so to search engines. */
	isSponsored: boolean;
}

interface HeadProps extends Props {
	/** What the visitor may press: vote, follow, save. */
	press?: Child;
}

/** Name, tagline, what it has earned, and the way to its website. */
export const Head: FC<HeadProps> = ({ listing, isSponsored, press }) => {
	const address = webAddress(listing.url);
	return (
		<div class="profile-head">
			<Tile picture={listing.logo} size="xl" eager />
			<div class="what">
				<h1>
					<bdi>{listing.name}</bdi>
					{listing.verified && <Verified />}
				</h1>
				{listing.tagline !== null && (
					<p class="tagline" dir="auto">
						{listing.tagline}
					</p>
				)}
				<p class="facts">
					{listing.paid && <Paid />}
					{listing.status !== "live" && listing.launch_week !== null && (
						<span class="tag">Launches {dayOf(listing.launch_week)}</span>
					)}
					{listing.rating !== null && <Rating rating={listing.rating} />}
					<span>{counted(listing.followers, "follower")}</span>
				</p>
				{listing.tagline !== null && (
					<Origin of={listing} field="tagline" words={listing.tagline} about="the tagline" />
				)}
			</div>
			<div class="actions">
				{press}
				{address !== null && (
					<a class="button l" href={address} rel={isSponsored ? "sponsored noopener" : "nofollow noopener ugc"}>
						<Icon of="out" />
						Visit website
					</a>
				)}
			</div>
		</div>
	);
};

/** The short facts, each with its source. */
export const SidePanel: FC<Props> = ({ listing }) => (
	<aside class="side" aria-label="Facts">
		<dl>
			<Fact name="Website">
				<bdi>{addressWords(listing.url)}</bdi>
			</Fact>
			<Pricing listing={listing} />
			{listing.stage !== null && (
				<Fact name="Stage" of={listing} field="stage">
					<bdi>{spoken(listing.stage)}</bdi>
				</Fact>
			)}
			{(listing.city !== null || listing.country !== null) && <Place listing={listing} />}
			{listing.founded_year !== null && (
				<Fact name="Founded" of={listing} field="founded_year">
					{listing.founded_year}
				</Fact>
			)}
			{listing.contact_email !== null && (
				<Fact name="Contact" of={listing} field="contact_email">
					<a href={`mailto:${encodeURIComponent(listing.contact_email).replace("%40", "@")}`}>
						<bdi>{listing.contact_email}</bdi>
					</a>
				</Fact>
			)}
			{listing.domain_rating !== null && <DomainRating of={listing.domain_rating} />}
			<Launches listing={listing} />
			{listing.categories.length > 0 && (
				<Fact name={listing.categories.length === 1 ? "Category" : "Categories"}>
					<ul class="plain">
						{listing.categories.map(({ slug, name }) => (
							<li>
								<a href={`/categories/${slug}`}>{name}</a>
							</li>
						))}
					</ul>
					<ListOrigin of={listing} field="categories" about="the categories" />
				</Fact>
			)}
			<Fact name="Views">{listing.views.toLocaleString("en")}</Fact>
		</dl>
		<Socials of={listing.socials} />
		<ListOrigin of={listing} field="socials" about="the profiles elsewhere" nameOf={platformName} />
		{listing.tags.length > 0 && (
			<p class="muted">
				{listing.tags.map((tag, index) => (
					<>
						{index > 0 && " · "}
						<bdi>{tag}</bdi>
					</>
				))}
			</p>
		)}
		<ListOrigin of={listing} field="tags" about="the tags" />
		{!listing.claimed && (
			<p class="muted">
				Nobody manages this listing yet. Is it your company’s?{" "}
				<a href="/connect">Claim it through the API or an agent.</a>
			</p>
		)}
	</aside>
);

/** Every week it launched in, each with the votes that ranked it there. */
const Launches: FC<{ listing: Listing }> = ({ listing: { launches, launch_week } }) => {
	if (launches.length === 0 && launch_week === null) return null;
	const weeks = launches.length > 0 ? launches : [{ week: launch_week ?? "", paid: false, week_votes: null }];
	return (
		<Fact name={weeks.length === 1 ? "Launch week" : "Launch weeks"}>
			<ul class="plain">
				{weeks.map(({ week, paid, week_votes }) => (
					<li>
						<a href={`/launches/${week}`}>{weekWords(week)}</a>
						{paid && " launched again (Paid)"}
						{week_votes !== null && <span class="muted">, {counted(week_votes, "vote")} in it</span>}
					</li>
				))}
			</ul>
		</Fact>
	);
};

const Fact: FC<{ name: string; of?: Listing; field?: string; children?: Child }> = ({ name, of, field, children }) => (
	<div>
		<dt>{name}</dt>
		<dd>
			{children}
			{of !== undefined && field !== undefined && <Origin of={of} field={field} about={name.toLowerCase()} />}
		</dd>
	</div>
);

const Pricing: FC<{ listing: Listing }> = ({ listing }) => {
	const { model, summary } = listing.pricing;
	return (
		<>
			{model !== null && (
				<Fact name="Pricing" of={listing} field="pricing_model">
					<bdi>{pricingWords(model)}</bdi>
				</Fact>
			)}
			{summary !== null && (
				<Fact name="Prices" of={listing} field="pricing_summary">
					<bdi>{summary}</bdi>
				</Fact>
			)}
		</>
	);
};

const Place: FC<{ listing: Listing }> = ({ listing }) => (
	<Fact name="Based in">
		{listing.city !== null && <bdi>{listing.city}</bdi>}
		{listing.city !== null && listing.country !== null && ", "}
		{listing.country !== null && countryName(listing.country)}
		<PlaceOrigin listing={listing} />
	</Fact>
);

/** City and country are told in one unless they come from different hands or quotes. */
const PlaceOrigin: FC<{ listing: Listing }> = ({ listing }) => {
	const { city, country, evidence, typed } = listing;
	const source = (field: string) =>
		JSON.stringify([evidence[field] ?? [], typed.find((one) => one.field === field)?.by ?? null]);
	if (city === null || country === null || source("city") === source("country")) {
		return <Origin of={listing} field={city === null ? "country" : "city"} about="based in" />;
	}
	return (
		<>
			<Origin of={listing} field="city" about="city" />
			<Origin of={listing} field="country" about="country" />
		</>
	);
};

const TREND = { up: "rising", down: "falling", steady: "steady" } as const;

/** A third party's number: who measured it, when, and where it is going. */
const DomainRating: FC<{ of: NonNullable<Listing["domain_rating"]> }> = ({ of: rating }) => (
	<Fact name="Domain Rating">
		{rating.value.toFixed(1)} <span class="muted">of 100</span>
		{rating.trend !== null && rating.change !== null && (
			<span class="muted">
				, {TREND[rating.trend]} ({rating.change > 0 ? "+" : ""}
				{rating.change.toFixed(1)})
			</span>
		)}
		<br />
		<small>
			{rating.provider}, {dayOf(rating.date)}
		</small>
	</Fact>
);
