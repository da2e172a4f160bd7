import type { FC } from "hono/jsx";
import { webAddress } from "#core/web/website";
import type { AwardWon } from "#store/awards";
import type { Readings } from "#store/listing-rereads";
import { addressWords, dayBeside, dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";
import { Postmark } from "./award.tsx";
import { Fact } from "./fact.tsx";
import type { Notes } from "./facts.ts";
import type { Listing } from "./shown-listing.ts";
import { Tile } from "./tile.tsx";

const t = words.listing;

/** Where it was won, the newest first. */
export const Awards: FC<{ won: readonly AwardWon[] }> = ({ won }) =>
	won.length === 0 ? null : (
		<section aria-label={t.awards}>
			<ul class="awards">
				{won.map((award) => (
					<li class="award">
						<Postmark place={award.place} week={award.week} id={`award-${award.week}`} />
						<div>
							<h2 class="name">
								<a href={`/launches/${award.week}`}>{t.award}</a>
							</h2>
							<p class="muted">{t.awardPlace(award)}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);

/** Who made it, each with what proves it. */
export const FoundersBeside: FC<{ listing: Listing; notes: Notes }> = ({ listing: { founders }, notes }) =>
	founders.length === 0 ? null : (
		<section aria-labelledby="founders">
			<h2 id="founders">{t.founders(founders.length)}</h2>
			<ul class="people">
				{founders.map(({ slug, name, title, bio }) => (
					<li>
						<Tile of="person" />
						<div>
							<h3>
								<Fact of={notes} field="founders" entry={name} words={name} href={`/founders/${slug}`} />
							</h3>
							{title !== null && (
								<p class="muted">
									<bdi>{title}</bdi>
								</p>
							)}
							{bio !== null && <p dir="auto">{bio}</p>}
						</div>
					</li>
				))}
			</ul>
		</section>
	);

interface PagesReadProps {
	listing: Listing;
	readings: Readings | null;
	now: Date;
}

/** The pages that quotes stand on, those with the most first; when they were read, and when they are again. */
export const PagesRead: FC<PagesReadProps> = ({ listing: { evidence }, readings, now }) => {
	const quotes = Object.values(evidence).flat();
	const pages = [...Map.groupBy(quotes, ({ url }) => url)]
		.map(([url, on]) => ({ url, count: new Set(on.map(({ quote }) => quote)).size }))
		.toSorted((a, b) => b.count - a.count || a.url.localeCompare(b.url));
	const readAt = readings?.readAt == null ? [] : [new Date(readings.readAt).toISOString()];
	const newest = [...quotes.flatMap(({ fetched_at }) => fetched_at ?? []), ...readAt].toSorted().at(-1);
	const next = readings?.nextReadAt ?? 0;
	if (pages.length === 0) return null;
	return (
		<section aria-labelledby="pages-read">
			<div class="side-head">
				<h2 id="pages-read">{t.pagesRead}</h2>
				{newest !== undefined && (
					<time class="muted" datetime={newest}>
						{dayOf(newest)}
					</time>
				)}
			</div>
			<ul class="pages-read">
				{pages.map(({ url, count }) => (
					<li>
						<Page url={url} />
						<span class="muted">{t.quotes(count)}</span>
					</li>
				))}
			</ul>
			{next > now.getTime() && (
				<p class="muted">{t.readAgain(dayBeside(new Date(next).toISOString(), now.toISOString()))}</p>
			)}
		</section>
	);
};

const Page: FC<{ url: string }> = ({ url }) => {
	const address = webAddress(url);
	return address === null ? (
		<bdi>{addressWords(url)}</bdi>
	) : (
		<a href={address} rel="nofollow noopener ugc">
			<bdi>{addressWords(url)}</bdi>
		</a>
	);
};

/** How to put something right, for everybody and for whoever it is about. */
export const PutRight: FC<{
	listing: Listing;
	canSign: boolean;
	/** Whether who looks at it manages it. */
	isOwn: boolean;
}> = ({ listing, canSign, isOwn }) => (
	<section class="on-screen" aria-label={t.putRight}>
		{!listing.claimed && (
			<>
				<h2 class="name">{t.isThisYours}</h2>
				<p class="muted">{t.unclaimed}</p>
				<p>
					<a class="button" href={`/listings/${listing.slug}/claim`} rel="nofollow">
						{t.claimThis}
					</a>
				</p>
			</>
		)}
		{listing.claimed && !(isOwn && listing.verified) && (
			<p class="muted">
				{(isOwn ? t.provable : t.yours)(
					<a href={`/listings/${listing.slug}/claim`} rel="nofollow">
						{t.claim(<bdi>{listing.name}</bdi>)}
					</a>,
				)}
			</p>
		)}
		<p class="muted">
			<a href={`/listings/${listing.slug}/report`} rel="nofollow">
				{words.facts.reportOne}
			</a>
		</p>
		{canSign && (
			<p class="muted">
				{words.proofs.linkOf(
					<a href={`/proofs/listings/${listing.slug}.jws`}>{words.proofs.link}</a>,
					<a href="/proofs">{words.proofs.linkWhat}</a>,
				)}
			</p>
		)}
	</section>
);
