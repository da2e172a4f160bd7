import type { FC } from "hono/jsx";
import restoreVersion from "#actions/listings/restore-version";
import { notFound } from "#core/errors";
import { type VersionChange, versionChanges } from "#core/listings/version-changes";
import { editsBefore, type ListedEdit } from "#store/listing-edits";
import { ownedListing } from "#store/owned-listings";
import { act } from "../act.ts";
import type { Refused } from "../attempt.ts";
import { PostForm, Time } from "../form.tsx";
import { ownForm, ownId, ownPath, ownRoute } from "../own-product.ts";
import { fieldName, platformName } from "../parts/field-names.ts";
import { Difference } from "../parts/owner/difference.tsx";
import { showOwnPage } from "../parts/owner/own-page.tsx";
import { valueWords } from "../parts/owner/value-words.ts";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.owner.history;
const PART = "/history";
const SHOWN = 10;

/** Every edit of a listing's facts: whose it was, when, what it changed, and a way back. */
export default function productHistoryPage(site: Site): void {
	site.get(ownRoute(PART), (c) => page(c));

	ownForm(site, {
		part: PART,
		doIt: (c, listing_id, { version, edit }) =>
			act(c, restoreVersion, { listing_id, version: Number(version), edit: Number(edit) }),
		page,
		back: PART,
	});
}

async function page(c: PageContext, refused?: Refused): Promise<Response> {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const { db } = c.var.services;
	const { listing } = (await ownedListing(db, session.user.id, ownId(c))) ?? notFound("listing of yours");
	const before = Number(c.req.query("before"));
	const from = Number.isInteger(before) && before > 0 ? before : listing.version + 1;
	const [edits, token] = await Promise.all([editsBefore(db, listing.id, from, SHOWN + 1), formTokenOf(c)]);
	const shown = edits.slice(0, SHOWN);
	return showOwnPage(
		c,
		{ listing: { listing_id: listing.id, name: listing.name }, title: t.title, lead: t.lead, refused },
		<>
			{shown.length === 0 && <p class="empty">{t.none}</p>}
			<ol class="rows history" reversed>
				{shown.map((edit) => (
					<Edit edit={edit} listing={listing} token={token} />
				))}
			</ol>
			{edits.length > SHOWN && (
				<p>
					<a href={`${ownPath(listing.id, PART)}?before=${shown.at(-1)?.version}`}>{t.older}</a>
				</p>
			)}
		</>,
	);
}

interface EditProps {
	edit: ListedEdit;
	listing: { id: number; ownerId: number | null; version: number };
	token: string;
}

const Edit: FC<EditProps> = ({ edit, listing, token }) => {
	const changes = versionChanges(edit.before, edit.after);
	return (
		<li id={`v${edit.version}`}>
			<div>
				<h2>{by(edit, listing.ownerId)}</h2>
				<p class="muted">
					<Time at={edit.at} />
				</p>
				{changes.length === 0 && <p class="muted">{t.quotesOnly}</p>}
				<dl>
					{changes.map((change) => (
						<>
							<dt>
								{nameOf(change)}
								{change.isQuoted && <span class="tag">{t.fromWebsite}</span>}
							</dt>
							<dd>
								<Difference before={inWords(change.field, change.before)} after={inWords(change.field, change.after)} />
							</dd>
						</>
					))}
				</dl>
			</div>
			{changes.length > 0 && (
				<PostForm action={ownPath(listing.id, PART)} token={token}>
					<input type="hidden" name="version" value={String(listing.version)} />
					<input type="hidden" name="edit" value={String(edit.version)} />
					<button type="submit" class="secondary">
						{t.putBack}
						<span class="visually-hidden">{t.putBackWhat(<Time at={edit.at} />)}</span>
					</button>
				</PostForm>
			)}
		</li>
	);
};

function by({ userId, isTeam }: ListedEdit, ownerId: number | null): string {
	if (userId === null) return t.bySite;
	if (userId === ownerId) return t.byYou;
	return isTeam ? t.byTeam : t.byOthers;
}

function nameOf({ field, entry }: VersionChange) {
	if (entry === undefined) return fieldName(field);
	if (field === "socials") return platformName(entry);
	if (field === "story") return words.draft.rows[`story-${entry}`] ?? fieldName(entry);
	return <bdi>{entry}</bdi>;
}

function inWords(field: string, value: string | string[]): string | string[] {
	return typeof value === "string" ? valueWords(field, value) : value.map((entry) => valueWords(field, entry));
}
