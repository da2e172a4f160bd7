import { REACHES } from "#core/events/kinds";
import { endpointsIn } from "#store/webhooks";
import { administrator } from "../administrator.ts";
import { Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import { type Filter, listView, partOf } from "../parts/admin/list-view.ts";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.webhooks;
const PATH = "/admin/webhooks";
const SHOWN = 50;
/** Those that are off first: whoever asks why nothing arrives has one of them. */
const STATES = ["off", "paused", "on"] as const;

const FILTERS: readonly Filter[] = [
	{ name: "state", label: t.team.state, choices: STATES.map((value) => ({ value, label: t.states[value] })) },
];

/** For the site team: addresses that people have events sent to. Hosts alone: the rest of an address may hold a secret. */
export default function adminWebhooksPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const view = listView(c, { filters: FILTERS });
		const state = STATES.find((one) => one === view.filters.state) ?? "off";
		const before = /^\d{1,15}$/.test(view.after ?? "") ? Number(view.after) : Number.MAX_SAFE_INTEGER;
		const found = await endpointsIn(c.var.services.db, state, before, SHOWN + 1);
		const { items, next } = partOf(found, SHOWN, ({ id }) => id);
		return showAdminPage(
			c,
			{ area: "webhooks", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.team.lead}</p>
				<AdminList
					view={view}
					filters={FILTERS}
					rows={items}
					next={next}
					empty={t.team.none}
					columns={[
						{ label: t.team.host, cell: ({ url }) => <bdi>{new URL(url).host}</bdi> },
						{
							label: t.team.owner,
							cell: ({ userId, email }) => (
								<a href={`/admin/people/${userId}`}>
									<bdi>{email}</bdi>
								</a>
							),
						},
						{ label: t.team.hears, cell: ({ reach }) => t.team.reaches[REACHES.find((one) => one === reach) ?? "own"] },
						{
							label: t.team.state,
							cell: ({ state, offReason, failingSince }) => (
								<>
									{t.states[state]}. {offReason !== null && t.offReasons[offReason]}{" "}
									{failingSince !== null && t.failing(<Time at={failingSince} />)}
								</>
							),
						},
						{ label: t.team.added, cell: ({ createdAt }) => <Time at={createdAt} /> },
					]}
				/>
			</>,
		);
	});
}
