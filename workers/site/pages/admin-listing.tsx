import type { FC } from "hono/jsx";
import correctListing from "#actions/team/correct-listing";
import putBackEdit from "#actions/team/put-back-edit";
import { AppError } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { valuesByField } from "#core/listings/listing-facts";
import { BESIDE_VALUES } from "#core/listings/profile";
import { fieldName } from "#core/words/shared";
import { columnsOf, newestEdits } from "#store/listing-edits";
import { type ListingWithProfile, listingOfSlug } from "#store/owned-listings";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { attempt, type Refused, type Sent } from "../attempt.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { changedFields, ListingFields } from "../parts/owner/listing-fields.tsx";
import { problemsIn, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.admin;

/** Edits of the history that the page shows. */
const SHOWN = 10;

/** For the site team: corrects facts of a listing, and puts edits back. To anybody else it does not exist. */
export default function adminListingPage(site: Site): void {
	site.get("/admin/listings/:slug/edit", (c) => page(c, c.req.param("slug")));

	site.post("/admin/listings/:slug/edit", async (c) => {
		const form = await c.req.parseBody();
		const fields = changedFields(form);
		return done(c, c.req.param("slug"), form, (of) => act(c, correctListing, { ...of, fields }));
	});

	site.post("/admin/listings/:slug/put-back", async (c) => {
		const form = await c.req.parseBody();
		return done(c, c.req.param("slug"), form, (of) => act(c, putBackEdit, { ...of, edit: Number(form.edit) }));
	});
}

type Named = { listing_id: number; version: number; reason: string };

/** Does what a form asks for, and shows the page again with what was typed where that is refused. */
async function done(c: PageContext, slug: string, sent: Sent, doIt: (of: Named) => Promise<unknown>) {
	const reason = typed(sent.reason);
	return attempt(
		c,
		async () => {
			await doIt({ listing_id: Number(sent.listing_id), version: Number(sent.version), reason });
			return `/admin/listings/${slug}/edit`;
		},
		(error) => page(c, slug, { sent, error }),
	);
}

async function page(c: PageContext, slug: string, refused?: Refused) {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const current = await listingOfSlug(db, slug);
	if (current === null) throw new AppError("not_found", "There is no such listing.");
	const { listing } = current;
	const values = valuesByField({ columns: columnsOf(listing), profile: current.profile });
	const problems = problemsIn(refused?.error);
	const [edits, token] = await Promise.all([newestEdits(db, listing.id, SHOWN), formTokenOf(c)]);
	return showAdminPage(
		c,
		{
			area: "listings",
			title: t.editTitle(listing.name),
			above: [
				{ href: "/admin/listings", label: words.teamListings.title },
				{ href: `/admin/listings/${slug}`, label: listing.name },
			],
		},
		<>
			<h1>{t.editHeading(<bdi>{listing.name}</bdi>)}</h1>
			{refused !== undefined && (
				<Notice kind="problem">{refused.error.errors[0]?.message ?? refused.error.message}</Notice>
			)}
			<p class="lead">{t.whatYouChangeIsMarked}</p>
			<PostForm action={`/admin/listings/${slug}/edit`} token={token} class="card">
				<Named listing={listing} />
				<ListingFields values={values} sent={refused?.sent} problems={problems} />
				<Reason id="reason" />
				<button type="submit">{t.save}</button>
			</PostForm>
			<section aria-labelledby="history">
				<h2 id="history">{t.newestEdits}</h2>
				{edits.length === 0 && <p class="empty">{t.nobodyHasEditedItYet}</p>}
				<ul class="rows">
					{edits.map((edit) => (
						<li>
							<div>
								<h3>{t.version(edit.version)}</h3>
								<p class="muted">
									<Time at={edit.at} />, {edit.userId === listing.ownerId ? t.byTheOwner : t.byTheSiteTeam}:{" "}
									{edit.keys
										.filter((key) => !BESIDE_VALUES.has(key))
										.map(wordsOf)
										.join(", ")}
								</p>
							</div>
							<PostForm action={`/admin/listings/${slug}/put-back`} token={token}>
								<Named listing={listing} />
								<input type="hidden" name="edit" value={String(edit.version)} />
								<Reason id={`reason-${edit.version}`} />
								<button type="submit" class="secondary">
									{t.putBack(<span class="visually-hidden">{t.whatVersionChanged(edit.version)}</span>)}
								</button>
							</PostForm>
						</li>
					))}
				</ul>
			</section>
		</>,
	);
}

/** A fact as it is called here; of those of the hot table the history has the column's name. */
const wordsOf = (key: string) => fieldName(key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

const Named: FC<{ listing: ListingWithProfile["listing"] }> = ({ listing }) => (
	<>
		<input type="hidden" name="listing_id" value={String(listing.id)} />
		<input type="hidden" name="version" value={String(listing.version)} />
	</>
);

const Reason: FC<{ id: string }> = ({ id }) => (
	<>
		<label for={id}>{t.reasonForItsOwner}</label>
		<input id={id} name="reason" required maxlength={TEAM_REASON_MAX} autocomplete="off" />
	</>
);
