import judgeBurst from "#actions/votes/judge-burst";
import { notFound } from "#core/errors";
import { entriesAbout } from "#store/audit-log";
import { burstById } from "#store/vote-bursts";
import { closedWeek } from "#store/weeks";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { BURST_BUTTONS, BurstSpan, KnownOfBurst } from "../parts/admin/burst.tsx";
import { Changed } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { Decision } from "../parts/admin/decision.tsx";
import { typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.bursts;
const PATH = "/admin/votes";
const ENTRIES = 20;

/** For the site team: one burst of votes with what is known of it, to be decided about, and what was. */
export default function adminBurstPage(site: Site): void {
	site.get(`${PATH}/:id{[0-9]{1,15}}`, (c) => page(c));

	site.post(`${PATH}/:id{[0-9]{1,15}}`, (c) => {
		const id = Number(c.req.param("id"));
		return decided(
			c,
			`${PATH}/${id}`,
			async ({ votes, decision, reason }) => {
				const counts = decision === "count";
				await act(c, judgeBurst, { burst_id: id, votes: Number(votes), counts, reason: typed(reason).trim() });
				return undefined;
			},
			(refused) => page(c, refused),
		);
	});
}

async function page(c: PageContext, refused?: Refused) {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const burst = (await burstById(db, Number(c.req.param("id")))) ?? notFound("burst");
	const path = `${PATH}/${burst.id}`;
	const [closed, entries, token] = await Promise.all([
		closedWeek(db, burst.week),
		entriesAbout(db, `vote_burst:${burst.id}`, ENTRIES),
		formTokenOf(c),
	]);
	const { name } = burst.listing;
	return showAdminPage(
		c,
		{ area: "votes", title: t.name(burst.votes, name), above: [{ href: PATH, label: t.title }], width: "narrow" },
		<>
			<h1>{t.heading(burst.votes, <bdi>{name}</bdi>)}</h1>
			<p class="lead">
				<BurstSpan burst={burst} />
			</p>
			<KnownOfBurst burst={burst} isClosed={closed !== null} />
			{burst.decision === null && (
				<Decision
					c={c}
					action={path}
					token={token}
					hidden={{ votes: burst.votes }}
					reason={{ label: t.reason }}
					refused={refused}
					buttons={BURST_BUTTONS}
				/>
			)}
			{entries.length > 0 && (
				<section aria-labelledby="changes">
					<h2 id="changes">{t.changes}</h2>
					{entries.map((entry) => (
						<Changed entry={entry} userId={admin.user.id} token={token} returnTo={path} />
					))}
				</section>
			)}
		</>,
	);
}
