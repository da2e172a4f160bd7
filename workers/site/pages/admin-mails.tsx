import type { FC } from "hono/jsx";
import allowAddress from "#actions/mails/allow-address";
import sendMailAgain from "#actions/mails/send-mail-again";
import stopAddress from "#actions/mails/stop-address";
import { sha256Hex } from "#core/sha256";
import { isEmailAddress } from "#core/web/email";
import { MAILS } from "#mails/registry";
import { ownerOfAddress } from "#store/email-addresses";
import { stopsOf } from "#store/mail-choices";
import { mailsListed } from "#store/mail-outbox";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { BulkReport, doBulk } from "../parts/admin/bulk.tsx";
import { decided } from "../parts/admin/decided.ts";
import { Decision } from "../parts/admin/decision.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import { type Filter, listView, partOf } from "../parts/admin/list-view.ts";
import { addressOf } from "../parts/paging.tsx";
import { typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { spoken } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.outbox;
const PATH = "/admin/mails";
const SHOWN = 50;

const FILTERS: readonly Filter[] = [
	{ name: "state", label: t.state, choices: [{ value: "open", label: t.waiting }] },
	{ name: "mail", label: t.name, choices: [...MAILS.keys()].map((name) => ({ value: name, label: spoken(name) })) },
];

/** For the site team: mails that wait or have ended, and addresses that get none. */
export default function adminMailsPage(site: Site): void {
	site.get(PATH, (c) => page(c));

	site.post(`${PATH}/again`, (c) => doBulk(c, { action: sendMailAgain, home: PATH, inputOf: (place) => ({ place }) }));

	site.post(`${PATH}/address`, (c) =>
		decided(
			c,
			PATH,
			async ({ email, decision, reason }) => {
				const about = { email: typed(email).trim(), reason: typed(reason) };
				await (decision === "allow" ? act(c, allowAddress, about) : act(c, stopAddress, about));
			},
			(refused) => page(c, refused),
		),
	);
}

async function page(c: PageContext, refused?: Refused): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const view = listView(c, { filters: FILTERS, path: PATH });
	const address = (refused === undefined ? view.q : typed(refused.sent.email)).toLowerCase();
	const userId = address === "" ? undefined : ((await ownerOfAddress(db, address)) ?? null);
	const [found, token] = await Promise.all([
		userId === null
			? []
			: mailsListed(db, {
					userId,
					mail: view.filters.mail,
					isOpen: view.filters.state === "open",
					limit: SHOWN + 1,
					before: view.after === null ? undefined : Number(view.after) || undefined,
				}),
		formTokenOf(c),
	]);
	const { items, next } = partOf(found, SHOWN, ({ place }) => place);
	return showAdminPage(
		c,
		{ area: "mails", title: t.title },
		<>
			<h1>{t.title}</h1>
			<p class="lead">{t.lead}</p>
			<BulkReport c={c} nameOf={t.mailAt} />
			<AdminList
				view={view}
				filters={FILTERS}
				searchHelp={t.search}
				rows={items}
				idOf={({ place }) => place}
				nameOf={({ mail, place }) => `${spoken(mail)} ${place}`}
				next={next}
				empty={view.isNarrowed ? t.noneSuch : t.none}
				columns={[
					{ label: t.name, cell: ({ mail }) => spoken(mail) },
					{ label: t.to, cell: (mail) => (mail.address === null ? t.nobody : <bdi>{mail.address}</bdi>) },
					{ label: t.left, cell: ({ at }) => <Time at={at} /> },
					{
						label: t.state,
						cell: ({ closedAt, dueAt, outcome }) =>
							closedAt === null ? t.waits(<Time at={dueAt} />) : t.ended(<Time at={closedAt} />, <bdi>{outcome}</bdi>),
					},
				]}
				bulk={{ action: `${PATH}/again`, token, buttons: [{ value: "again", label: t.again }] }}
			/>
			{isEmailAddress(address) && <Address {...{ c, address, token, refused }} />}
		</>,
	);
}

interface AddressProps {
	c: PageContext;
	address: string;
	token: string;
	refused: Refused | undefined;
}

/** Whether an address gets mail, why not, and the decision. */
const Address: FC<AddressProps> = async ({ c, address, token, refused }) => {
	const stops = await stopsOf(c.var.services.db, await sha256Hex(address));
	const isStopped = stops.some(({ reason }) => reason !== "no_invites");
	return (
		<section aria-labelledby="address">
			<h2 id="address">{t.address(<bdi>{address}</bdi>)}</h2>
			{stops.length === 0 && <p>{t.isSent}</p>}
			{stops.map(({ reason, detail, at }) => (
				<p>
					{t.stops[reason](<Time at={at} />)} {detail !== null && t.said(<bdi>{detail}</bdi>)}
				</p>
			))}
			<Decision
				{...{ c, token, refused }}
				action={`${PATH}/address`}
				returnTo={addressOf(PATH, { q: address })}
				hidden={{ email: address }}
				reason={{ label: t.reason }}
				buttons={[isStopped ? { value: "allow", label: t.allow } : { value: "stop", label: t.stop, kind: "danger" }]}
			/>
		</section>
	);
};
