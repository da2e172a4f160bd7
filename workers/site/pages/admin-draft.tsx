import draftAnew from "#actions/drafts/draft-anew";
import handOverDraft from "#actions/drafts/hand-over-draft";
import stopDraft from "#actions/drafts/stop-draft";
import throwAwayDraft from "#actions/drafts/throw-away-draft";
import { notFound } from "#core/errors";
import { DraftView } from "#operations/drafts/draft-schema";
import { draftAnswer } from "#operations/drafts/draft-view";
import { entriesAbout } from "#store/audit-log";
import { draftById } from "#store/drafts";
import { listingById } from "#store/listings";
import { draftRuns } from "#store/team-drafts";
import { userById } from "#store/users";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused, Sent } from "../attempt.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changes } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { DRAFT_ACTS, type DraftAct, DraftActs } from "../parts/admin/draft-acts.tsx";
import { DraftInvites, DraftPages, DraftRuns, DraftValues } from "../parts/admin/draft-records.tsx";
import { typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.draftTeam;
const PATH = "/admin/drafts";
const RUNS_SHOWN = 20;
const ENTRIES_SHOWN = 20;

/** For the site team: one draft with its quotes, how it came about, and what is decided about it. */
export default function adminDraftPage(site: Site): void {
	site.get(`${PATH}/:id{[0-9a-fA-F-]{36}}`, (c) => page(c));

	site.post(`${PATH}/:id{[0-9a-fA-F-]{36}}/:act{${DRAFT_ACTS.join("|")}}`, (c) => {
		const id = c.req.param("id");
		const name = c.req.param("act") as DraftAct;
		return decided(
			c,
			name === "throw-away" ? PATH : `${PATH}/${id}`,
			async (sent) => {
				await ACTS[name](c, { draft_id: id, version: Number(sent.version), reason: typed(sent.reason) }, sent);
			},
			(why) => page(c, { act: name, why }),
		);
	});
}

interface About {
	draft_id: string;
	version: number;
	reason: string;
}

/** What each form does. */
const ACTS: Readonly<Record<DraftAct, (c: PageContext, about: About, sent: Sent) => Promise<unknown>>> = {
	anew: (c, about) => act(c, draftAnew, about),
	stop: (c, about) => act(c, stopDraft, about),
	"hand-over": (c, about, { user_id }) =>
		act(c, handOverDraft, { ...about, user_id: typed(user_id) === "" ? Number.NaN : Number(user_id) }),
	"throw-away": (c, about) => act(c, throwAwayDraft, about),
};

async function page(c: PageContext, refused?: { act: DraftAct; why: Refused }): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const row = (await draftById(db, (c.req.param("id") ?? "").toLowerCase())) ?? notFound("draft");
	const [answer, owner, listing, runs, entries, token] = await Promise.all([
		draftAnswer(db, row),
		userById(db, row.userId),
		row.listingId === null ? null : listingById(db, row.listingId),
		draftRuns(db, row.id, RUNS_SHOWN),
		entriesAbout(db, `draft:${row.id}`, ENTRIES_SHOWN),
		formTokenOf(c),
	]);
	const draft = DraftView.parse(answer);
	const name = draft.fields.name.value ?? draft.domain;
	return showAdminPage(
		c,
		{ area: "drafts", title: name, above: [{ href: PATH, label: t.title }] },
		<>
			<h1>
				<bdi>{name}</bdi>
			</h1>
			<p class="lead">
				{row.listingId === null ? t.statuses[row.status] : t.states.submitted}.{" "}
				{owner !== null &&
					t.ownedBy(
						<a href={`/admin/people/${owner.id}`}>
							<bdi>{owner.name ?? owner.email}</bdi>
						</a>,
					)}
			</p>
			<p class="actions wide-gaps">
				<a href={row.url} rel="nofollow noreferrer">
					<bdi>{row.url}</bdi>
				</a>
				{listing !== null && <a href={`/admin/listings/${listing.slug}`}>{t.toListing}</a>}
			</p>
			<section aria-labelledby="decide">
				<h2 id="decide">{t.decide}</h2>
				{row.listingId === null ? <DraftActs {...{ c, token, draft, refused }} /> : <p>{t.isListing}</p>}
			</section>
			<section aria-labelledby="values">
				<h2 id="values">{t.values}</h2>
				<DraftValues draft={draft} />
			</section>
			<section aria-labelledby="read">
				<h2 id="read">{t.read}</h2>
				<DraftPages draft={draft} />
			</section>
			<section aria-labelledby="runs">
				<h2 id="runs">{t.runs}</h2>
				<DraftRuns of={runs} />
			</section>
			<section aria-labelledby="invites">
				<h2 id="invites">{t.invites}</h2>
				<DraftInvites draft={draft} />
			</section>
			<Changes of={entries} c={c} token={token} nameOf={(fact) => t.facts[fact] ?? fact} wordsOf={wordsOf} />
		</>,
	);
}

/** What a fact of a decision says in words, where it is a code. */
function wordsOf(fact: string, value: unknown): string | undefined {
	const statuses: Readonly<Record<string, string>> = t.statuses;
	return fact === "status" && typeof value === "string" ? statuses[value] : undefined;
}
