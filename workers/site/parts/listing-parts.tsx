import type { FC } from "hono/jsx";
import type { z } from "zod";
import { STORY_SECTIONS } from "#core/drafts/draft-fields";
import { webAddress } from "#core/web/website";
import type { ListingSummary } from "#operations/directory/listing-summary";
import type { listingProfile } from "#operations/directory/profile";
import { dayOf } from "../words/format.ts";
import { fieldName } from "./field-names.ts";
import { ListingCard } from "./listing-card.tsx";
import { Origin } from "./origin.tsx";
import { Prose } from "./prose.tsx";
import { Tile } from "./tile.tsx";

export type Listing = z.output<typeof listingProfile>;

interface Props {
	listing: Listing;
}

/** What it is and does. */
export const About: FC<Props> = ({ listing }) => {
	const [text, field] =
		listing.description !== null
			? [listing.description, "description"]
			: listing.short_description !== null
				? [listing.short_description, "short_description"]
				: [listing.summary, "summary"];
	return (
		<section aria-labelledby="about">
			<h2 id="about">
				{listing.headline === null ? (
					<>
						What <bdi>{listing.name}</bdi> is
					</>
				) : (
					<bdi>{listing.headline}</bdi>
				)}
			</h2>
			{text === null ? (
				<p class="muted">The website does not say in words that could be quoted.</p>
			) : (
				<>
					<Prose text={text} />
					<Origin of={listing} field={field} words={text} about="the description" />
				</>
			)}
			{listing.features.length > 0 && (
				<>
					<h3>Features</h3>
					<Ticks listing={listing} field="features" />
				</>
			)}
			{listing.usps.length > 0 && (
				<>
					<h3>What sets it apart</h3>
					<Ticks listing={listing} field="usps" />
				</>
			)}
			<Video listing={listing} />
		</section>
	);
};

/** A list of which each entry says where it comes from. */
const Ticks: FC<Props & { field: "features" | "usps" }> = ({ listing, field }) => (
	<ul class="ticks">
		{listing[field].map((entry) => (
			<li>
				<span dir="auto">{entry}</span>
				<Origin of={listing} field={field} entry={entry} words={entry} about={<bdi>{entry}</bdi>} />
			</li>
		))}
	</ul>
);

/** Only where the section is unlocked. It is linked, not embedded: players of others watch who looks. */
const Video: FC<Props> = ({ listing }) => {
	const address = listing.media?.demo_video_url == null ? null : webAddress(listing.media.demo_video_url);
	if (address === null) return null;
	return (
		<p>
			<a class="button" href={address} rel="sponsored noopener">
				Watch the demo
			</a>
			<Origin of={listing} field="demo_video_url" about="the demo" />
		</p>
	);
};

/** In the founder's words, where the section is unlocked. */
export const Story: FC<Props> = ({ listing }) => {
	const { story } = listing;
	if (story == null) return null;
	const { title, ...sections } = story;
	const told = STORY_SECTIONS.filter((name) => name !== "title" && sections[name as keyof typeof sections]?.trim());
	if (told.length === 0) return null;
	return (
		<section aria-labelledby="story">
			<h2 id="story">
				<bdi>{title ?? "The story"}</bdi>
			</h2>
			{told.map((name) => (
				<>
					{name !== "story" && <h3>{fieldName(name)}</h3>}
					<Prose text={story[name] ?? ""} />
					<Origin of={listing} field="story" entry={name} words={story[name]} about={fieldName(name).toLowerCase()} />
				</>
			))}
		</section>
	);
};

export const Milestones: FC<Props> = ({ listing: { milestones = [] } }) => {
	if (milestones.length === 0) return null;
	return (
		<section aria-labelledby="milestones">
			<h2 id="milestones">Milestones</h2>
			<ol class="timeline">
				{milestones.map(({ date, title, description, url }) => {
					const address = url === null ? null : webAddress(url);
					return (
						<li>
							<time datetime={date}>{dayOf(date)}</time>
							<h3>
								{address === null ? (
									<bdi>{title}</bdi>
								) : (
									<a href={address} rel="sponsored noopener">
										<bdi>{title}</bdi>
									</a>
								)}
							</h3>
							{description !== null && <Prose text={description} />}
						</li>
					);
				})}
			</ol>
		</section>
	);
};

export const Founders: FC<Props> = ({ listing }) => {
	const { founders } = listing;
	if (founders.length === 0) return null;
	return (
		<section aria-labelledby="founders">
			<h2 id="founders">{founders.length === 1 ? "Founder" : "Founders"}</h2>
			<ul class="people">
				{founders.map(({ slug, name, title, bio }) => (
					<li>
						<Tile of="person" />
						<div>
							<h3>
								<a href={`/founders/${slug}`}>
									<bdi>{name}</bdi>
								</a>
							</h3>
							{title !== null && (
								<p class="muted" dir="auto">
									{title}
								</p>
							)}
							{bio !== null && <Prose text={bio} />}
							<Origin of={listing} field="founders" entry={name} about={<bdi>{name}</bdi>} />
						</div>
					</li>
				))}
			</ul>
		</section>
	);
};

export const Updates: FC<Props> = ({ listing: { latest_updates: updates } }) => {
	if (updates.length === 0) return null;
	return (
		<section aria-labelledby="updates">
			<h2 id="updates">Latest updates</h2>
			{updates.map(({ id, title, body, created_at }) => (
				<article class="update" id={`update-${id}`}>
					<h3>
						<bdi>{title}</bdi>
					</h3>
					<p class="muted">
						<time datetime={created_at}>{dayOf(created_at)}</time>
					</p>
					<Prose text={body} />
				</article>
			))}
		</section>
	);
};

/** Blank is an answer: these facts were looked for and not found. */
export const NotStated: FC<Props> = ({ listing }) => {
	if (listing.not_found_on_website.length === 0) return null;
	return (
		<section aria-labelledby="not-stated" class="card blanks">
			<h2 id="not-stated">Not stated on the company’s website</h2>
			<p>We looked for these on the website and found no words to quote. They stay blank rather than guessed.</p>
			<ul class="chips">
				{listing.not_found_on_website.map((field) => (
					<li>{fieldName(field)}</li>
				))}
			</ul>
		</section>
	);
};

/** Nothing is known of these: that is said apart from what the website does not state. */
export const NotRead: FC<Props> = ({ listing }) => {
	if (listing.not_read_on_website.length === 0) return null;
	const reasons = [...new Set(listing.not_read_on_website.map(({ reason }) => reason))];
	return (
		<section aria-labelledby="not-read" class="card blanks">
			<h2 id="not-read">Not read on the company’s website</h2>
			<p>We could not read where these would stand, so nothing is known of them.</p>
			{reasons.map((reason) => (
				<p class="muted">{reason}</p>
			))}
			<ul class="chips">
				{listing.not_read_on_website.map(({ field }) => (
					<li>{fieldName(field)}</li>
				))}
			</ul>
		</section>
	);
};

type Alternative = ListingSummary & { approved: boolean };

export const Alternatives: FC<{ of: Listing; listings: readonly Alternative[] }> = ({ of, listings }) => {
	if (listings.length === 0) return null;
	return (
		<section aria-labelledby="alternatives">
			<h2 id="alternatives">
				Alternatives to <bdi>{of.name}</bdi>
			</h2>
			<ul class="listings two">
				{listings.map((listing) => (
					<ListingCard
						listing={listing}
						note={
							listing.approved && (
								<p class="note">
									Named by the owner of <bdi>{of.name}</bdi>
								</p>
							)
						}
					/>
				))}
			</ul>
		</section>
	);
};
