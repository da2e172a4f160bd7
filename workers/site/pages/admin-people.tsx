import { DAY_MS } from "#core/launches/week";
import { findPeople } from "#store/people";
import { administrator } from "../administrator.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import { type Filter, listView, partOf } from "../parts/admin/list-view.ts";
import type { Site } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.people;
const SHOWN = 50;
const DAYS = [1, 7, 30] as const;

const FILTERS: readonly Filter[] = [
	{
		name: "role",
		label: t.role,
		choices: [
			{ value: "admin", label: t.roles.admin },
			{ value: "member", label: t.roles.member },
		],
	},
	{
		name: "standing",
		label: t.standing,
		choices: [
			{ value: "banned", label: t.banned },
			{ value: "free", label: t.notBanned },
		],
	},
	{ name: "seen", label: t.seen, choices: DAYS.map((days) => ({ value: String(days), label: t.lastDays(days) })) },
];

/** For the site team: everybody who has an account. */
export default function adminPeoplePage(site: Site): void {
	site.get("/admin/people", async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const view = listView(c, { filters: FILTERS });
		const { role, standing, seen } = view.filters;
		const found = await findPeople(c.var.services.db, {
			q: view.q,
			role: role === "admin" || role === "member" ? role : undefined,
			isBanned: standing === undefined ? undefined : standing === "banned",
			seenSince: seen === undefined ? undefined : Date.now() - Number(seen) * DAY_MS,
			before: Number(view.after) || undefined,
			limit: SHOWN + 1,
		});
		const { items, next } = partOf(found, SHOWN, ({ id }) => id);
		return showAdminPage(
			c,
			{ area: "people", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<AdminList
					view={view}
					filters={FILTERS}
					searchHelp={t.search}
					rows={items}
					next={next}
					empty={view.isNarrowed ? t.noneSuch : t.none}
					columns={[
						{
							label: t.person,
							cell: ({ id, name }) => (
								<a href={`/admin/people/${id}`}>{name === null ? t.number(id) : <bdi>{name}</bdi>}</a>
							),
						},
						{ label: t.address, cell: ({ email }) => <bdi>{email}</bdi> },
						{ label: t.role, cell: ({ role: one }) => t.roles[one] },
						{ label: t.standing, cell: ({ isBanned }) => isBanned && <span class="tag">{t.banned}</span> },
						{ label: t.since, cell: ({ createdAt }) => dayOf(new Date(createdAt).toISOString()) },
						{
							label: t.lastSeen,
							cell: ({ seenAt }) => (seenAt === null ? t.notSignedIn : dayOf(new Date(seenAt).toISOString())),
						},
					]}
				/>
			</>,
		);
	});
}
