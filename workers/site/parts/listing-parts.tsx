import type { FC } from "hono/jsx";
import { STORY_SECTIONS } from "#core/drafts/draft-fields";
import { webAddress } from "#core/web/website";
import { fieldName } from "#core/words/shared";
import { dayBeside, milestoneDay, milestoneTime } from "../words/format.ts";
import { words } from "../words/words.ts";
import { Fact, FactText } from "./fact.tsx";
import type { Notes } from "./facts.ts";
import { Faqs, Prose } from "./prose.tsx";
import { isBlank, type Listing } from "./shown-listing.ts";

const t = words.listing;

interface Props {
	listing: Listing;
	notes: Notes;
}

/** The picture of its website; nothing where there is none, and no room for it. */
export const Cover: FC<{ picture: Listing["cover"]; name: string }> = ({ picture, name }) =>
	picture === null ? null : (
		<img class="cover" src={picture.url} alt={t.cover(name)} width={picture.width} height={picture.height} />
	);

/** What it is, in the words of its website or its owner. */
export const About: FC<Props> = ({ listing, notes }) => {
	const [text, field] =
		listing.description !== null
			? [listing.description, "description"]
			: listing.short_description !== null
				? [listing.short_description, "short_description"]
				: [listing.summary, listing.summary === null ? "description" : "summary"];
	if (text === null && listing.headline === null && !isBlank(listing, field)) return null;
	return (
		<section aria-labelledby="about">
			{listing.headline === null ? (
				<h2 id="about" class="visually-hidden">
					{t.description}
				</h2>
			) : (
				<h2 id="about" class="name">
					<Fact of={notes} field="headline" words={listing.headline} />
				</h2>
			)}
			{(text !== null || isBlank(listing, field)) && <FactText of={notes} field={field} words={text} />}
		</section>
	);
};

/** A list of which each entry has its mark. */
export const Entries: FC<Props & { field: "features" | "usps" }> = ({ listing, notes, field }) =>
	listing[field].length === 0 && !isBlank(listing, field) ? null : (
		<section aria-labelledby={field}>
			<h2 id={field}>{t[field]}</h2>
			{listing[field].length === 0 ? (
				<p>
					<Fact of={notes} field={field} words={null} />
				</p>
			) : (
				<ul class="ticks">
					{listing[field].map((entry) => (
						<li dir="auto">
							<Fact of={notes} field={field} entry={entry} words={entry} />
						</li>
					))}
				</ul>
			)}
		</section>
	);

/** In the founder's words, where the section is unlocked. */
export const Story: FC<Props> = ({ listing, notes }) => {
	const { story } = listing;
	if (story == null) return null;
	const { title, ...sections } = story;
	const told = STORY_SECTIONS.filter((name) => name !== "title" && sections[name as keyof typeof sections]?.trim());
	if (told.length === 0) return null;
	return (
		<section aria-labelledby="story">
			<h2 id="story">
				<bdi>{title ?? t.story}</bdi>
			</h2>
			{told.map((name) => (
				<>
					{name !== "story" && <h3>{fieldName(name)}</h3>}
					<FactText of={notes} field="story" entry={name} words={story[name] ?? ""} />
				</>
			))}
		</section>
	);
};

/** Questions, the first one open; each answer with its mark. */
export const Questions: FC<Props> = ({ listing: { faqs }, notes }) =>
	faqs.length === 0 ? null : (
		<section aria-labelledby="faqs">
			<h2 id="faqs">{t.questions}</h2>
			<Faqs
				faqs={faqs}
				isFirstOpen
				answer={({ question, answer }) => <FactText of={notes} field="faqs" entry={question} words={answer} />}
			/>
		</section>
	);

/** Dated events, each with its mark. */
export const Milestones: FC<Props> = ({ listing: { milestones = [] }, notes }) => {
	if (milestones.length === 0) return null;
	return (
		<section aria-labelledby="milestones">
			<h2 id="milestones">{t.milestones}</h2>
			<ol class="dated">
				{milestones.map(({ date, title, description, url }) => {
					const address = url === null ? null : webAddress(url);
					return (
						<li>
							<time datetime={milestoneTime(date)}>{milestoneDay(date)}</time>
							<div>
								<h3>
									<Fact
										of={notes}
										field="milestones"
										entry={title}
										words={title}
										href={address ?? undefined}
										rel="sponsored noopener"
									/>
								</h3>
								{description !== null && <Prose text={description} />}
							</div>
						</li>
					);
				})}
			</ol>
		</section>
	);
};

/** What the company told lately. */
export const Updates: FC<{ listing: Listing; now: Date }> = ({ listing: { latest_updates: updates }, now }) => {
	if (updates.length === 0) return null;
	return (
		<section aria-labelledby="updates">
			<h2 id="updates">{t.updates}</h2>
			<ol class="dated">
				{updates.map(({ id, title, body, created_at }) => (
					<li id={`update-${id}`}>
						<time datetime={created_at}>{dayBeside(created_at, now.toISOString())}</time>
						<div>
							<h3>
								<bdi>{title}</bdi>
							</h3>
							<Prose text={body} />
						</div>
					</li>
				))}
			</ol>
		</section>
	);
};
