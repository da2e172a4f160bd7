import inviteToListing from "#actions/invites/invite-to-listing";
import makeOwner from "#actions/invites/make-owner";
import removeFounder from "#actions/invites/remove-founder";
import revokeInvite from "#actions/invites/revoke-invite";
import { notFound } from "#core/errors";
import { INVITES_MAX } from "#core/limits";
import { versionChanges } from "#core/listings/version-changes";
import { EMAIL_MAX } from "#core/web/email";
import inviteCofounder from "#operations/drafts/invite-cofounder";
import getMyListing from "#operations/listings/get-my-listing";
import type { Db } from "#store/db";
import { invitesOf } from "#store/draft-invites";
import { draftOfUser } from "#store/drafts";
import { editsBefore } from "#store/listing-edits";
import { act } from "../act.ts";
import { ask } from "../ask.ts";
import { attempt, type Refused } from "../attempt.ts";
import { Notice, PostForm } from "../form.tsx";
import { freshlySignedIn } from "../fresh.ts";
import { ownForm, ownId, ownPath, ownRoute } from "../own-product.ts";
import { LineField } from "../parts/line-field.tsx";
import { InviteLine } from "../parts/owner/invite-line.tsx";
import { showOwnPage } from "../parts/owner/own-page.tsx";
import { typed } from "../parts/text-field.tsx";
import { Tile } from "../parts/tile.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.owner.people;
const PART = "/people";

/** Who stands on a listing as a founder, who was invited, and who has joined. */
export default function productPeoplePage(site: Site): void {
	site.get(ownRoute(PART), (c) => page(c));

	ownForm(site, {
		part: PART,
		doIt: async (c, listing_id, { email }) => {
			const id = await draftIdOf(c, listing_id);
			return id === null
				? act(c, inviteToListing, { listing_id, email: typed(email) })
				: ask(c, inviteCofounder, { params: { id }, body: { email } });
		},
		page,
		back: `${PART}?sent=1#invites`,
	});
	ownForm(site, {
		part: `${PART}/revoke`,
		doIt: async (c, listing_id, { email }) => {
			const draft_id = await draftIdOf(c, listing_id);
			const of = draft_id === null ? { listing_id } : { draft_id };
			return act(c, revokeInvite, { of, email: typed(email) });
		},
		page,
		back: PART,
	});
	ownForm(site, {
		part: `${PART}/remove`,
		doIt: (c, listing_id, { founder }) => act(c, removeFounder, { listing_id, slug: typed(founder) }),
		page,
		back: `${PART}?taken=1`,
	});

	// Leads away from the listing's pages, as they are the co-founder's now.
	site.post(ownRoute(`${PART}/owner`), async (c) => {
		const session = freshlySignedIn(c, ownPath(ownId(c), PART));
		if (session instanceof Response) return session;
		const sent = await c.req.parseBody();
		return attempt(
			c,
			async () => {
				await act(c, makeOwner, {
					session_hash: session.hash,
					listing_id: ownId(c),
					invite_id: Number(typed(sent.invite)),
				});
				return "/account/products?passed=1";
			},
			(error) => page(c, { sent, error }),
		);
	});
}

/** The draft behind a listing; null where its owner has none, as after a claim: then invites are the listing's own. */
async function draftIdOf(c: PageContext, listing_id: number): Promise<string | null> {
	const { draft_id } = await ask(c, getMyListing, { params: { listing_id } });
	const userId = c.var.session?.user.id ?? notFound("account");
	return draft_id !== null && (await draftOfUser(c.var.services.db, userId, draft_id)) !== null ? draft_id : null;
}

async function page(c: PageContext, refused?: Refused): Promise<Response> {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const listing_id = ownId(c);
	const { db } = c.var.services;
	const [listing, draftId, token] = await Promise.all([
		ask(c, getMyListing, { params: { listing_id } }),
		draftIdOf(c, listing_id),
		formTokenOf(c),
	]);
	const invites = await invitesOf(
		db,
		draftId === null ? { listingId: listing_id, invitedBy: session.user.id } : { draftId },
	);
	const wrong = refused?.error.errors.find(({ pointer }) => pointer === "/email");
	const taken = c.req.query("taken") === "1" ? await lastTaken(db, listing_id) : null;
	const path = ownPath(listing_id, PART);
	return showOwnPage(
		c,
		{ listing, title: t.title, lead: t.lead, refused },
		<>
			<section aria-labelledby="founders">
				<h2 id="founders">{t.founders}</h2>
				{taken !== null && (
					<Notice kind="good">
						<p>
							{t.taken(<bdi>{taken.name}</bdi>)} {t.putBackText}
						</p>
						<PostForm action={ownPath(listing_id, "/history")} token={token}>
							<input type="hidden" name="version" value={taken.version} />
							<input type="hidden" name="edit" value={taken.version} />
							<button type="submit" class="secondary">
								{t.putBack}
							</button>
						</PostForm>
					</Notice>
				)}
				{listing.founders.length === 0 && <p class="empty">{t.none}</p>}
				<ul class="people">
					{listing.founders.map(({ slug, name, title }) => (
						<li>
							<Tile of="person" />
							<div>
								<h3>
									<a href={`/founders/${slug}`}>
										<bdi>{name}</bdi>
									</a>
								</h3>
								{title !== null && (
									<p class="muted" dir="auto">
										{title}
									</p>
								)}
								{draftId === null && (
									<PostForm action={`${path}/remove`} token={token}>
										<input type="hidden" name="founder" value={slug} />
										<button type="submit" class="quiet">
											{t.remove}
											<span class="visually-hidden">{t.to(<bdi>{name}</bdi>)}</span>
										</button>
									</PostForm>
								)}
							</div>
						</li>
					))}
				</ul>
				{draftId === null ? (
					<p class="muted">{t.claimed(<a href={ownPath(listing_id, "/history")}>{t.history}</a>)}</p>
				) : (
					<p>
						<a href={`/account/drafts/${draftId}?edit=founders#field-founders`}>{t.edit}</a>
					</p>
				)}
			</section>
			<section aria-labelledby="invites">
				<h2 id="invites">{t.invites}</h2>
				{c.req.query("sent") === "1" && refused === undefined && (
					<Notice kind="good">{words.draft.invites.mailed}</Notice>
				)}
				{invites.length === 0 && <p class="empty">{t.noInvites}</p>}
				<ul class="rows">
					{invites.map((invite) => (
						<InviteLine of={invite} path={path} token={token} isOwn={invite.acceptedBy === session.user.id} />
					))}
				</ul>
				<PostForm action={path} token={token} class="edit-form">
					<LineField
						name="email"
						label={t.label}
						hint={t.help(INVITES_MAX)}
						problem={wrong && words.draft.invites.wrong(wrong.code)}
						input={(attributes) => (
							<input
								{...attributes}
								type="email"
								required
								maxlength={EMAIL_MAX}
								autocomplete="off"
								value={typed(refused?.sent.email)}
							/>
						)}
					/>
					<button type="submit" class="primary">
						{t.invite}
					</button>
				</PostForm>
			</section>
		</>,
	);
}

/** Whom the last edit of a listing took off it; null where it did something else, as after they were put back. */
async function lastTaken(db: Db, listingId: number): Promise<{ version: string; name: string } | null> {
	const [last] = await editsBefore(db, listingId, Number.MAX_SAFE_INTEGER, 1);
	const changes = last === undefined ? [] : versionChanges(last.before, last.after);
	const gone = changes.find(({ field, entry, after }) => field === "founders" && entry !== undefined && after === "");
	return last === undefined || gone?.entry === undefined ? null : { version: String(last.version), name: gone.entry };
}
