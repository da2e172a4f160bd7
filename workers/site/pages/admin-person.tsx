import banPerson from "#actions/people/ban-person";
import deletePerson from "#actions/people/delete-person";
import endAccess from "#actions/people/end-access";
import liftBan from "#actions/people/lift-ban";
import mergeAccounts from "#actions/people/merge-accounts";
import setRole from "#actions/people/set-role";
import { notFound } from "#core/errors";
import { mergePreview } from "#store/account-merge";
import { apiKeysOf } from "#store/api-keys";
import { entriesAbout, logRows } from "#store/audit-log";
import { bansOf, standingBan } from "#store/bans";
import { addressesOf } from "#store/email-addresses";
import { identitiesOf } from "#store/identities";
import { personRecords, voteCounts } from "#store/people";
import { reviewsBy } from "#store/review-lists";
import { sessionsOf } from "#store/sessions";
import { type UserRow, userById } from "#store/users";
import { standingsOf } from "#usecases/orders/order-standing";
import { personKeys } from "#usecases/person-keys";
import { connectedApps } from "#workers/http/grants";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused, Sent } from "../attempt.ts";
import { Notice, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changed } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { type PersonAct, PersonActions } from "../parts/admin/person-actions.tsx";
import { type PersonData, PersonRecords } from "../parts/admin/person-records.tsx";
import { typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { spoken } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.people;
const PATH = "/admin/people";
/** Rows of each list of somebody's page. */
const SHOWN = 20;

/** For the site team: one account, what is known of it, and what is decided about it. */
export default function adminPersonPage(site: Site): void {
	site.get(`${PATH}/:id{[0-9]{1,15}}`, (c) => page(c));

	site.post(`${PATH}/:id{[0-9]{1,15}}/:act{role|ban|lift|end|merge|delete}`, (c) => {
		const id = Number(c.req.param("id"));
		const name = c.req.param("act") as PersonAct;
		return decided(
			c,
			name === "delete" || name === "merge" ? PATH : `${PATH}/${id}`,
			async (sent) => {
				await ACTS[name](c, id, sent);
				return undefined;
			},
			(why) => page(c, { act: name, why }, Number(why.sent.into) || undefined),
		);
	});
}

/** What each form does. */
const ACTS: Readonly<Record<PersonAct, (c: PageContext, user_id: number, sent: Sent) => Promise<unknown>>> = {
	role: (c, user_id, { decision, reason }) =>
		act(c, setRole, { user_id, role: decision === "admin" ? "admin" : "member", reason: typed(reason) }),
	ban: (c, user_id, { reason }) => act(c, banPerson, { user_id, reason: typed(reason) }),
	lift: (c, user_id, { reason }) => act(c, liftBan, { user_id, reason: typed(reason) }),
	end: (c, user_id, { sessions, keys, apps, reason }) => {
		const chosen = { sessions: sessions === "yes", keys: keys === "yes", apps: apps === "yes" };
		return act(c, endAccess, { user_id, ...chosen, reason: typed(reason) });
	},
	merge: (c, from_id, { into, reason, typed: address }) =>
		act(c, mergeAccounts, { from_id, into_id: Number(into), typed: typed(address), reason: typed(reason) }),
	delete: (c, user_id, { reason, typed: address }) =>
		act(c, deletePerson, { user_id, typed: typed(address), reason: typed(reason) }),
};

async function page(c: PageContext, refused?: { act: PersonAct; why: Refused }, sentInto?: number) {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const user = (await userById(db, Number(c.req.param("id")))) ?? notFound("account");
	const into = c.req.query("into") ?? (sentInto === undefined ? undefined : String(sentInto));
	const [data, ban, merge, entries, token] = await Promise.all([
		dataOf(c, user),
		standingBan(db, user.id),
		into === undefined ? null : mergeOf(c, user, Number(into)),
		entriesAbout(db, `user:${user.id}`, SHOWN),
		formTokenOf(c),
	]);
	const name = user.name ?? user.email;
	return showAdminPage(
		c,
		{ area: "people", title: name, above: [{ href: PATH, label: t.title }] },
		<>
			<h1>
				<bdi>{name}</bdi>
			</h1>
			<p class="lead">{t.about(t.number(user.id), t.roles[user.role], <Time at={user.createdAt} />)}</p>
			{ban !== null && <Notice kind="problem">{t.isBanned(<Time at={ban.at} />, <bdi>{ban.reason}</bdi>)}</Notice>}
			<section aria-labelledby="decide">
				<h2 id="decide">{t.parts.decide}</h2>
				<PersonActions
					{...{ c, token, user, ban, merge, refused }}
					isIntoWrong={into !== undefined && merge === null}
				/>
			</section>
			<PersonRecords of={data} id={user.id} />
			<section aria-labelledby="log">
				<h2 id="log">{t.parts.log}</h2>
				{entries.length === 0 && <p class="muted">{t.nothing}</p>}
				{entries.map((entry) => (
					<>
						<h3>{words.log.actions[entry.action] ?? spoken(entry.action)}</h3>
						<Changed entry={entry} userId={admin.user.id} token={token} returnTo={`${PATH}/${user.id}`} />
					</>
				))}
			</section>
		</>,
	);
}

async function mergeOf(c: PageContext, user: UserRow, intoId: number) {
	const { db } = c.var.services;
	const into = Number.isSafeInteger(intoId) && intoId !== user.id ? await userById(db, intoId) : null;
	if (into === null) return null;
	return { into, preview: await mergePreview(db, { fromId: user.id, intoId: into.id, at: 0 }) };
}

async function dataOf(c: PageContext, { id }: UserRow): Promise<PersonData> {
	const { db, oauth } = c.var.services;
	const api = (await oauth())?.api ?? null;
	const [addresses, identities, sessions, keys, apps, votes, reviews, bans, acts, records] = await Promise.all([
		addressesOf(db, id),
		identitiesOf(db, id),
		sessionsOf(db, id, Date.now(), SHOWN),
		apiKeysOf(db, id),
		api === null ? [] : connectedApps(api, id),
		voteCounts(db, id),
		reviewsBy(db, id, { limit: SHOWN, offset: 0 }),
		bansOf(db, id, SHOWN),
		logRows(db, { actor: `user:${id}`, limit: SHOWN }),
		personKeys(db, id).then(({ mailboxes }) => personRecords(db, { userId: id, mailboxes }, SHOWN)),
	]);
	const standingOf = await standingsOf(db, records.orders);
	return { addresses, identities, sessions, keys, apps, votes, reviews, bans, acts, records, standingOf };
}
