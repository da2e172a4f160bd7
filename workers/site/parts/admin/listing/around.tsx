import type { Child, FC } from "hono/jsx";
import type { TeamListingFacts } from "#store/team-listing";
import { Time } from "../../../form.tsx";
import { dayOf, number, spoken, usd } from "../../../words/format.ts";
import { words } from "../../../words/words.ts";

const t = words.teamListings;

const Section: FC<{ id: string; title: string; isEmpty?: boolean; children?: Child }> = (props) => (
	<section aria-labelledby={props.id}>
		<h2 id={props.id}>{props.title}</h2>
		{props.isEmpty ? <p class="muted">{t.none_yet}</p> : props.children}
	</section>
);

/** What stands around a listing: its people, launches, orders, reviews, claims, readings and history. */
export const Around: FC<{ of: TeamListingFacts }> = ({ of }) => (
	<>
		<People of={of} />
		<Launches of={of} />
		<Section id="orders" title={t.orders} isEmpty={of.orders.length === 0}>
			<ul>
				{of.orders.map(({ number: order, status, product, week, amountCents }) => (
					<li>
						<a href={`/admin/orders/${order}`}>{order}</a>: {spoken(product)}, {usd(amountCents)}, {spoken(status)}
						{week !== null && <>, {dayOf(week)}</>}
					</li>
				))}
			</ul>
		</Section>
		<Section id="reviews" title={t.reviews} isEmpty={of.reviews.length === 0}>
			<ul>
				{of.reviews.map(({ stars, body, status, at }) => (
					<li>
						{t.stars(stars)}, {spoken(status)}, <Time at={at} />: <span dir="auto">{body}</span>
					</li>
				))}
			</ul>
		</Section>
		<Section id="claims" title={t.claims} isEmpty={of.claims.length === 0}>
			<ul>
				{of.claims.map(({ id, email, method, status, createdAt }) => (
					<li>
						{status === "disputed" ? <a href={`/admin/claims/${id}`}>{spoken(status)}</a> : spoken(status)}:{" "}
						<bdi>{email ?? t.nobody}</bdi>, {spoken(method)}, <Time at={createdAt} />
					</li>
				))}
			</ul>
		</Section>
		<Reads of={of} />
		<Section id="history" title={t.history} isEmpty={of.events.length === 0}>
			<ul>
				{of.events.map(({ kind, at, to }) => (
					<li>
						<Time at={at} />: {t.events[kind] ?? spoken(kind)}
						{to !== null && <span class="muted"> {spoken(to)}</span>}
					</li>
				))}
			</ul>
		</Section>
	</>
);

const People: FC<{ of: TeamListingFacts }> = ({ of: { owner, founders } }) => (
	<Section id="people" title={t.people}>
		<p>
			{owner === null
				? t.noOwner
				: t.ownerIs(
						owner.name === null ? null : <bdi>{owner.name}</bdi>,
						<a href={`/admin/people/${owner.id}`}>
							<bdi>{owner.email}</bdi>
						</a>,
					)}
		</p>
		{founders.length > 0 && (
			<ul>
				{founders.map(({ slug, name, title }) => (
					<li>
						<a href={`/founders/${slug}`}>
							<bdi>{name}</bdi>
						</a>
						{title !== null && <>, {title}</>}
					</li>
				))}
			</ul>
		)}
	</Section>
);

const Launches: FC<{ of: TeamListingFacts }> = ({ of: { launches, listing } }) => (
	<Section id="launches" title={t.launches} isEmpty={launches.length === 0}>
		<ul>
			{launches.map(({ week, kind, votes, rank, place, withdrawnReason }) => (
				<li>
					<a href={`/launches/${week}`}>{dayOf(week)}</a>: {t.launchKinds[kind]}, {number(votes)}{" "}
					{t.votes.toLowerCase()}
					{rank !== null && <>, {t.rank(rank)}</>}
					{place !== null && <>, {t.award(place)}</>}
					{withdrawnReason !== null && <span class="tag"> {t.stopped[withdrawnReason] ?? t.stoppedOtherwise}</span>}
				</li>
			))}
		</ul>
		{listing.status === "live" && (
			<p>
				<a href={`/admin/listings/${listing.slug}/votes`}>{t.seeVotes}</a>
			</p>
		)}
	</Section>
);

const Reads: FC<{ of: TeamListingFacts }> = ({ of: { parts } }) => {
	const { reread, badge } = parts;
	return (
		<Section id="reads" title={t.reads}>
			<p>{reread?.readAt == null ? t.neverRead : t.readAt(<Time at={reread.readAt} />)}</p>
			{reread?.outcome != null && <p dir="auto">{reread.outcome}</p>}
			{reread?.nextReadAt != null && <p>{t.nextRead(<Time at={reread.nextReadAt} />)}</p>}
			<h3>{t.badge}</h3>
			<p>{badge?.checkedAt == null ? t.neverLooked : t.badgeSeen(<Time at={badge.checkedAt} />, badge.seen)}</p>
		</Section>
	);
};
