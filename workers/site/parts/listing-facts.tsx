import type { Child, FC } from "hono/jsx";
import { asSpelt } from "#core/search/quotation";
import { webAddress } from "#core/web/website";
import { addressWords, countryName, pricingWords, spoken, weekWords } from "../words/format.ts";
import { words } from "../words/words.ts";
import { Fact } from "./fact.tsx";
import type { Notes } from "./facts.ts";
import { Icon } from "./icons.tsx";
import { addressOf } from "./paging.tsx";
import { isBlank, type Listing } from "./shown-listing.ts";
import { socialsOf } from "./socials.tsx";

const t = words.listing;

interface Props {
	listing: Listing;
	notes: Notes;
}

/** The short facts, each with its mark; what was looked for and not found stands in its place. */
export const FactList: FC<Props> = (props) => {
	const { listing } = props;
	const { model, summary } = listing.pricing;
	const { stage, founded_year: founded, contact_email: contact } = listing;
	const mail = contact === null ? undefined : `mailto:${encodeURIComponent(contact).replace("%40", "@")}`;
	return (
		<section aria-labelledby="facts">
			<h2 id="facts">{t.facts}</h2>
			<dl class="fact-list">
				<Website url={listing.url} />
				<Known {...props} name={t.price} field="pricing_summary" value={summary} />
				<Known {...props} name={t.model} field="pricing_model" value={model && pricingWords(model)} />
				<Known {...props} name={t.stage} field="stage" value={stage && spoken(stage)} />
				<Place {...props} />
				<Known {...props} name={t.founded} field="founded_year" value={founded === null ? null : String(founded)} />
				<Video {...props} />
				<Known {...props} name={t.contact} field="contact_email" value={contact} href={mail} />
				{listing.domain_rating !== null && <DomainRating of={listing.domain_rating} />}
				<Launches listing={listing} />
				<Categories {...props} />
				<Elsewhere {...props} />
				<Tags {...props} />
				{listing.views > 0 && <Row name={t.views}>{t.viewCount(listing.views)}</Row>}
			</dl>
		</section>
	);
};

const Row: FC<{ name: string; children?: Child }> = ({ name, children }) => (
	<div>
		<dt>{name}</dt>
		<dd>{children}</dd>
	</div>
);

interface KnownProps extends Props {
	name: string;
	field: string;
	value: string | null;
	href?: string | undefined;
	rel?: string;
}

/** A fact with its mark, or blank where it was looked for; nothing where nobody looked. */
const Known: FC<KnownProps> = ({ listing, notes, name, field, value, href, rel }) =>
	value === null && !isBlank(listing, field) ? null : (
		<Row name={name}>
			<Fact of={notes} field={field} words={value} href={href} rel={rel} />
		</Row>
	);

const Website: FC<{ url: string }> = ({ url }) => {
	const address = webAddress(url);
	return (
		<Row name={t.website}>
			{address === null ? (
				<bdi>{addressWords(url)}</bdi>
			) : (
				<a class="out" href={address} rel="nofollow noopener ugc">
					<bdi>{addressWords(url)}</bdi>
					<Icon of="out" />
				</a>
			)}
		</Row>
	);
};

const Place: FC<Props> = ({ listing, notes }) => {
	const { city, country } = listing;
	if (city === null && country === null && !isBlank(listing, "city") && !isBlank(listing, "country")) return null;
	return (
		<Row name={t.basedIn}>
			{(city !== null || country === null) && (
				<Fact of={notes} field="city" words={city} after={country === null ? "" : ","} />
			)}{" "}
			{country !== null && <Fact of={notes} field="country" words={countryName(country)} />}
		</Row>
	);
};

/** Only where the section is unlocked. It is linked, not embedded: players of others watch who looks. */
const Video: FC<Props> = (props) => {
	const url = props.listing.media?.demo_video_url ?? null;
	const address = url === null ? null : webAddress(url);
	const value = address === null ? null : addressWords(address);
	return (
		<Known
			{...props}
			name={t.demoVideo}
			field="demo_video_url"
			value={value}
			href={address ?? undefined}
			rel="sponsored noopener"
		/>
	);
};

/** A third party's number: who measured it, when, and where it is going. */
const DomainRating: FC<{ of: NonNullable<Listing["domain_rating"]> }> = ({
	of: { value, provider, date, change, history },
}) => {
	const oldest = history[0];
	return (
		<Row name={t.domainRating}>
			{t.ratedOf(value)} <small>{t.ratingScale}</small>
			{change !== null && oldest !== undefined && <small>, {t.ratingSince(change, oldest.date)}</small>}
			<br />
			<small>{t.ratingFrom(provider, date)}</small>
		</Row>
	);
};

/** Every week it launched in, each with the votes that ranked it there. */
const Launches: FC<{ listing: Listing }> = ({ listing: { launches, launch_week } }) => {
	if (launches.length === 0 && launch_week === null) return null;
	const weeks = launches.length > 0 ? launches : [{ week: launch_week ?? "", paid: false, week_votes: null }];
	return (
		<Row name={t.launchWeeks(weeks.length)}>
			<ul>
				{weeks.map(({ week, paid, week_votes }) => (
					<li>
						<a href={`/launches/${week}`}>{weekWords(week)}</a>
						{paid && <> {t.relaunched}</>}
						{week_votes !== null && week_votes > 0 && <small>, {t.weekVotes(week_votes)}</small>}
					</li>
				))}
			</ul>
		</Row>
	);
};

const Categories: FC<Props> = ({ listing: { categories }, notes, listing }) =>
	categories.length === 0 && !isBlank(listing, "categories") ? null : (
		<Row name={t.categories(categories.length)}>
			{categories.length === 0 && <Fact of={notes} field="categories" words={null} />}
			<Listed
				of={categories.map(({ slug, name }) => (
					<Fact of={notes} field="categories" entry={name} words={name} href={`/categories/${slug}`} />
				))}
			/>
		</Row>
	);

const Elsewhere: FC<Props> = ({ listing, notes }) => {
	const profiles = socialsOf(listing.socials);
	return profiles.length === 0 ? null : (
		<Row name={t.elsewhere}>
			<Listed
				of={profiles.map(({ platform, name, address }) => (
					<Fact of={notes} field="socials" entry={platform} words={name} href={address} rel="nofollow noopener ugc" />
				))}
			/>
		</Row>
	);
};

const Tags: FC<Props> = ({ listing, notes }) =>
	listing.tags.length === 0 && !isBlank(listing, "tags") ? null : (
		<Row name={t.tags}>
			{listing.tags.length === 0 && <Fact of={notes} field="tags" words={null} />}
			<Listed
				of={listing.tags.map((tag) => (
					<Fact of={notes} field="tags" entry={tag} words={tag} href={addressOf("/listings", { q: asSpelt(tag) })} />
				))}
			/>
		</Row>
	);

const Listed: FC<{ of: readonly Child[] }> = ({ of: entries }) =>
	entries.length === 0 ? null : (
		<ul class="inline">
			{entries.map((entry) => (
				<li>{entry}</li>
			))}
		</ul>
	);
