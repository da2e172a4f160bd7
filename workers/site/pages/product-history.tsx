import type { FC } from "hono/jsx";
import restoreVersion from "#actions/listings/restore-version";
import { notFound } from "#core/errors";
import type { PictureState } from "#core/listings/listing-parts";
import { pictureChanges, type VersionChange, versionChanges } from "#core/listings/version-changes";
import { platformName } from "#core/words/platform-name";
import { fieldName } from "#core/words/shared";
import { valueWords } from "#core/words/value-words";
import type { Db } from "#store/db";
import { editsBefore, type ListedEdit } from "#store/listing-edits";
import { ownedListing } from "#store/owned-listings";
import { keptPictures, pictureSourcesOf } from "#store/pictures";
import { act } from "../act.ts";
import type { Refused } from "../attempt.ts";
import { PostForm, Time } from "../form.tsx";
import { ownForm, ownId, ownPath, ownRoute } from "../own-product.ts";
import { Difference } from "../parts/owner/difference.tsx";
import { showOwnPage } from "../parts/owner/own-page.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.owner.history;
const PART = "/history";
const SHOWN = 10;

/** Every edit of a listing's facts, founders, milestones and pictures: whose it was, when, what it changed, and a way back. */
export default function productHistoryPage(site: Site): void {
	site.get(ownRoute(PART), (c) => page(c));

	ownForm(site, {
		part: PART,
		doIt: (c, listing_id, { version, edit }) =>
			act(c, restoreVersion, { listing_id, version: Number(version), edit: Number(edit) }),
		page,
		back: `${PART}?done=put_back`,
	});
}

async function page(c: PageContext, refused?: Refused): Promise<Response> {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const { db, links } = c.var.services;
	const { listing } = (await ownedListing(db, session.user.id, ownId(c))) ?? notFound("listing of yours");
	const before = Number(c.req.query("before"));
	const from = Number.isInteger(before) && before > 0 ? before : listing.version + 1;
	const [edits, token] = await Promise.all([editsBefore(db, listing.id, from, SHOWN + 1), formTokenOf(c)]);
	const shown = edits.slice(0, SHOWN);
	const pictures = await picturesIn(db, listing.id, shown);
	return showOwnPage(
		c,
		{ listing: { listing_id: listing.id, name: listing.name }, title: t.title, lead: t.lead, refused },
		<>
			{shown.length === 0 && <p class="empty">{t.none(<a href={ownPath(listing.id, "/edit")}>{t.editFacts}</a>)}</p>}
			<p class="muted">{t.interview(<a href="/account/interview">{t.yourInterview}</a>)}</p>
			<ol class="rows history" reversed>
				{shown.map((edit) => (
					<Edit edit={edit} listing={listing} pictures={pictures} address={links.picture} token={token} />
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

/** Pictures that edits name and that are kept: whether its people may still look at each. */
async function picturesIn(db: Db, listingId: number, edits: readonly ListedEdit[]): Promise<Map<string, boolean>> {
	const changes = edits.flatMap(({ before, after }) => pictureChanges(before, after));
	const hashes = changes.flatMap(({ before, after }) => [before?.hash, after?.hash]).filter((hash) => hash != null);
	if (hashes.length === 0) return new Map();
	const [kept, sources] = await Promise.all([keptPictures(db, hashes), pictureSourcesOf(db, { listingId })]);
	const isOurs = (hash: string) => sources.some((source) => source.hash === hash);
	return new Map([...kept].map(([hash, { isPublic }]) => [hash, isPublic || isOurs(hash)]));
}

interface EditProps {
	edit: ListedEdit;
	listing: { id: number; ownerId: number | null; version: number };
	/** The kept ones by their hash, and whether each can be shown. */
	pictures: ReadonlyMap<string, boolean>;
	address(hash: string): string;
	token: string;
}

const Edit: FC<EditProps> = ({ edit, listing, pictures, address, token }) => {
	const changes = versionChanges(edit.before, edit.after);
	const shown = pictureChanges(edit.before, edit.after);
	const isMoved = edit.before.primaryCategoryId !== edit.after.primaryCategoryId;
	// What nobody shows is deleted: that picture does not come back.
	const isGone = shown.some(
		({ before }) => before?.origin === "owner" && before.hash !== null && !pictures.has(before.hash),
	);
	const canGoBack = changes.length + shown.length > 0 && !isGone;
	return (
		<li id={`v${edit.version}`}>
			<div>
				<h2>{by(edit, listing.ownerId)}</h2>
				<p class="muted">
					<Time at={edit.at} />
				</p>
				{isMoved && <p class="muted">{t.moved}</p>}
				{changes.length + shown.length === 0 && !isMoved && (
					<p class="muted">{"evidence" in edit.after ? t.quotesOnly : t.nothing}</p>
				)}
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
					{shown.map(({ kind, before, after }) => (
						<>
							<dt>{words.pictures.kinds[kind]}</dt>
							<dd class="was-now">
								<Shown label={t.takenOut} kind={kind} picture={before} pictures={pictures} address={address} />
								<Shown label={t.putIn} kind={kind} picture={after} pictures={pictures} address={address} />
							</dd>
						</>
					))}
				</dl>
				{isGone && <p class="muted">{t.pictureGone(<a href={ownPath(listing.id, "/pictures")}>{t.upload}</a>)}</p>}
			</div>
			{canGoBack && (
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

interface ShownProps extends Pick<EditProps, "pictures" | "address"> {
	label: string;
	kind: "logo" | "cover";
	picture: PictureState | null;
}

/** A picture of then, or the words for it where there was none or it is not kept any more. */
const Shown: FC<ShownProps> = ({ label, kind, picture, pictures, address }) => {
	const hash = picture?.hash ?? null;
	return (
		<p>
			{label}
			{hash !== null && pictures.get(hash) === true && <img class={`own-${kind}`} src={address(hash)} alt="" />}
			<span>{pictureWords(picture, hash !== null && !pictures.has(hash))}</span>
		</p>
	);
};

function pictureWords(picture: PictureState | null, isGone: boolean): string {
	if (picture === null) return t.noPicture;
	if (picture.origin === "website") return isGone ? t.websitesGone : t.websites;
	if (picture.hash === null) return t.hidden;
	return isGone ? t.ownersGone : t.owners;
}

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
