import type { Child, FC } from "hono/jsx";
import type { ApiKeyRow } from "#store/api-keys";
import type { AuditEntry } from "#store/audit-log";
import type { BanRow } from "#store/bans";
import type { OwnAddress } from "#store/email-addresses";
import type { IdentityRow } from "#store/identities";
import type { personRecords, VoteCounts } from "#store/people";
import type { ListedReview } from "#store/review-lists";
import type { ListedSession } from "#store/sessions";
import { methodName } from "#usecases/identity";
import type { standingsOf } from "#usecases/orders/order-standing";
import type { ConnectedApp } from "#workers/http/grants";
import { Time } from "../../form.tsx";
import { exactMoney, spoken } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.people;

/** What the tables hold of somebody. */
export interface PersonData {
	addresses: readonly OwnAddress[];
	identities: readonly IdentityRow[];
	sessions: readonly ListedSession[];
	keys: readonly ApiKeyRow[];
	apps: readonly ConnectedApp[];
	votes: VoteCounts;
	reviews: readonly ListedReview[];
	bans: readonly BanRow[];
	acts: readonly AuditEntry[];
	standingOf: Awaited<ReturnType<typeof standingsOf>>;
	records: Awaited<ReturnType<typeof personRecords>>;
}

const Part: FC<{ name: keyof typeof t.parts; rows: readonly Child[]; children?: Child }> = ({
	name,
	rows,
	children,
}) => (
	<section aria-labelledby={`part-${name}`}>
		<h2 id={`part-${name}`}>{t.parts[name]}</h2>
		{rows.length === 0 ? (
			<p class="muted">{t.nothing}</p>
		) : (
			<ul>
				{rows.map((row) => (
					<li>{row}</li>
				))}
			</ul>
		)}
		{children}
	</section>
);

/** Everything that is known of somebody, for the site team. */
export const PersonRecords: FC<{ of: PersonData; id: number }> = ({ of: data, id }) => (
	<>
		<Part
			name="addresses"
			rows={[
				...data.addresses.map(({ address, isPrimary }) => (
					<>
						<bdi>{address}</bdi>
						{isPrimary && <> ({t.primary})</>}
					</>
				)),
				...data.identities.map(({ provider, subject, knownAs }) =>
					subject === null ? t.disconnected(methodName(provider, null)) : t.connected(methodName(provider, knownAs)),
				),
			]}
		/>
		<Part name="access" rows={accessRows(data)} />
		<Part
			name="products"
			rows={[
				...data.records.listings.map(({ slug, name, status }) => (
					<>
						<a href={`/admin/listings/${slug}/edit`}>
							<bdi>{name}</bdi>
						</a>
						, {words.products.states[status]}
					</>
				)),
				...(data.records.founder === null
					? []
					: [t.founderPage(<a href={`/founders/${data.records.founder}`}>{data.records.founder}</a>)]),
			]}
		/>
		<Part
			name="votes"
			rows={[
				...(data.votes.counted > 0 ? [t.counted(data.votes.counted)] : []),
				...data.votes.discounted.map(({ reason, votes }) => t.notCounted(votes, words.votes.reasons[reason])),
			]}
		/>
		<Part
			name="reviews"
			rows={data.reviews.map(({ listing, status, stars, at }) => (
				<>
					<a href={`/listings/${listing.slug}`}>
						<bdi>{listing.name}</bdi>
					</a>
					, {words.reviewTeam.statuses[status]}, {words.reviewTeam.stars(stars)}, <Time at={at} />
				</>
			))}
		/>
		<Part
			name="orders"
			rows={data.records.orders.map(({ number, status, totalCents, currency, createdAt }) =>
				t.order(
					<a href={`/admin/orders/${number}`}>
						<code>{number}</code>
					</a>,
					words.orders.states[data.standingOf({ number, status })],
					exactMoney(totalCents, currency),
					<Time at={createdAt} />,
				),
			)}
		/>
		<Part
			name="mails"
			rows={data.records.mails.map(({ mail, at, outcome }) =>
				t.mail(spoken(mail), <Time at={at} />, outcome ?? t.waits),
			)}
		/>
		<Part
			name="reports"
			rows={data.records.reports.map(({ kind, slug, name, at, words: said, decision }) => (
				<>
					{t.report(
						<a href={`/listings/${slug}`}>
							<bdi>{name}</bdi>
						</a>,
						t.reported[kind],
						<Time at={at} />,
					)}
					: <bdi>{said}</bdi>{" "}
					<span class="muted">
						{decision === null ? t.undecided : t.reportDecided(t.decisions[decision] ?? spoken(decision))}
					</span>
				</>
			))}
		/>
		{data.bans.length > 0 && (
			<Part
				name="bans"
				rows={data.bans.map(({ at, liftedAt, reason }) =>
					t.ban(<Time at={at} />, liftedAt === null ? null : <Time at={liftedAt} />, <bdi>{reason}</bdi>),
				)}
			/>
		)}
		<Part
			name="acts"
			rows={data.acts.map(({ action, subject, at }) =>
				t.acted(words.log.actions[action] ?? spoken(action), <bdi>{subject}</bdi>, <Time at={at} />),
			)}
		>
			<p>
				<a href={`/admin/log?q=user%3A${id}`}>{t.more}</a>
			</p>
		</Part>
	</>
);

function accessRows({ sessions, keys, apps }: PersonData): Child[] {
	return [
		...sessions.map(({ browser, system, createdAt }) =>
			t.browserSince(words.account.sessions.device(browser, system), <Time at={createdAt} />),
		),
		...keys.map(({ name, prefix, createdAt }) => t.keySince(<bdi>{name}</bdi>, prefix, <Time at={createdAt} />)),
		...apps.map(({ clientName, until }) => t.appUntil(<bdi>{clientName}</bdi>, <Time at={until} />)),
	];
}
