import allowWebhook from "#actions/webhooks/allow-webhook";
import stopWebhook from "#actions/webhooks/stop-webhook";
import { REACHES } from "#core/events/kinds";
import { endpointsIn } from "#store/webhooks";
import { administrator } from "../administrator.ts";
import { Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { BulkReport, doBulk } from "../parts/admin/bulk.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import { type Filter, listView, partOf } from "../parts/admin/list-view.ts";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.webhooks;
const PATH = "/admin/webhooks";
const SHOWN = 50;
/** Those that are off first: whoever asks why nothing arrives has one of them. */
const STATES = ["off", "paused", "on"] as const;

const FILTERS: readonly Filter[] = [
	{
		name: "state",
		label: t.team.state,
		unset: t.states[STATES[0]],
		choices: STATES.slice(1).map((value) => ({ value, label: t.states[value] })),
	},
];

/** For the site team: addresses that people have events sent to, and switching them off. Hosts alone: the rest of an address may hold a secret. */
export default function adminWebhooksPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const view = listView(c, { filters: FILTERS });
		const state = STATES.find((one) => one === view.filters.state) ?? STATES[0];
		const before = /^\d{1,15}$/.test(view.after ?? "") ? Number(view.after) : Number.MAX_SAFE_INTEGER;
		const [found, token] = await Promise.all([
			endpointsIn(c.var.services.db, state, before, SHOWN + 1),
			formTokenOf(c),
		]);
		const { items, next } = partOf(found, SHOWN, ({ id }) => id);
		return showAdminPage(
			c,
			{ area: "webhooks", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.team.lead}</p>
				<BulkReport c={c} nameOf={t.team.nameOf} />
				<AdminList
					view={view}
					idOf={({ id }) => id}
					nameOf={({ id, url }) => `${t.team.nameOf(id)} (${new URL(url).host})`}
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
					bulk={{
						action: `${PATH}/decide`,
						token,
						reason: t.team.reason,
						buttons: [
							{ value: "stop", label: t.team.stop, kind: "danger" },
							{ value: "allow", label: t.team.allow },
						],
					}}
				/>
			</>,
		);
	});

	site.post(`${PATH}/decide`, async (c) => decide(c, String((await c.req.formData()).get("decision"))));
}

/** What the site team gives back waits for its owner to switch it on. */
function decide(c: PageContext, decision: string): Promise<Response> {
	const of = (webhook_id: number, form: FormData) => ({ webhook_id, reason: String(form.get("reason") ?? "") });
	if (decision !== "allow") return doBulk(c, { action: stopWebhook, home: PATH, inputOf: of });
	const inputOf = (id: number, form: FormData) => ({ ...of(id, form), as: "paused" as const });
	return doBulk(c, { action: allowWebhook, home: PATH, inputOf });
}
