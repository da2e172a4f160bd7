import type { FC } from "hono/jsx";
import hidePicture from "#actions/pictures/hide-picture";
import restorePicture from "#actions/pictures/restore-picture";
import uploadPicture from "#actions/pictures/upload-picture";
import { AppError, notFound } from "#core/errors";
import { PICTURE_KINDS, PICTURE_TYPES, type PictureKind, type ShownPicture } from "#core/pictures/picture";
import { ownedListing } from "#store/owned-listings";
import { pictureSourcesOf, type SourceWithPicture, shownPictures } from "#store/pictures";
import { act } from "../act.ts";
import { markWrong, Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { ownId, ownPath, ownRoute } from "../own-product.ts";
import { Crumbs } from "../parts/crumbs.tsx";
import { problemsOf } from "../parts/text-field.tsx";
import { sentFile } from "../sent-file.ts";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.pictures;
const PART = "/pictures";

/** Logo and cover of a listing, for its owner. To anybody else it does not exist. */
export default function productPicturesPage(site: Site): void {
	site.get(ownRoute(PART), (c) => page(c));

	site.post(`${ownRoute(PART)}/:kind{logo|cover}/:what{upload|hide|restore}`, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const input = { listing_id: ownId(c), kind: kindOf(c.req.param("kind")) };
		const what = c.req.param("what");
		if (what === "hide") await act(c, hidePicture, input);
		else if (what === "restore") await act(c, restorePicture, input);
		else {
			const problem = await uploaded(c, input);
			if (problem !== null) return page(c, { kind: input.kind, problem });
		}
		return c.redirect(`${ownPath(input.listing_id, PART)}?saved=${input.kind}#${input.kind}`, 303);
	});
}

function kindOf(kind: string | undefined): PictureKind {
	return PICTURE_KINDS.find((known) => known === kind) ?? notFound("picture");
}

/** @returns what is wrong with the file; null when it is shown now. */
async function uploaded(c: PageContext, input: { listing_id: number; kind: PictureKind }): Promise<string | null> {
	const file = sentFile((await c.req.parseBody()).file);
	if (typeof file === "string") return file;
	try {
		await act(c, uploadPicture, { ...input, bytes: new Uint8Array(await file.arrayBuffer()) });
		return null;
	} catch (error) {
		const { "/bytes": problem } = problemsOf(error);
		const code = error instanceof AppError ? error.errors?.[0]?.code : undefined;
		return t.refusals[code ?? ""] ?? problem ?? t.choose;
	}
}

interface Failed {
	kind: PictureKind;
	problem: string;
}

async function page(c: PageContext, failed?: Failed) {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const { db, links } = c.var.services;
	const { listing } = (await ownedListing(db, session.user.id, ownId(c))) ?? notFound("listing of yours");
	const sources = await pictureSourcesOf(db, { listingId: listing.id });
	const shown = shownPictures(sources);
	const token = await formTokenOf(c);
	const isPublic = listing.status === "live" || listing.status === "scheduled";
	if (failed !== undefined) c.status(400);
	return show(
		c,
		{ title: t.title(listing.name), width: "narrow" },
		<>
			<Crumbs
				above={[
					{ href: "/account/products", label: t.yourProducts },
					{ href: ownPath(listing.id), label: listing.name },
				]}
			/>
			<h1>{t.heading(<bdi>{listing.name}</bdi>)}</h1>
			<p>{t.lead}</p>
			{PICTURE_KINDS.map((kind) => (
				<Picture
					kind={kind}
					sources={sources.filter((source) => source.kind === kind)}
					shown={shown[kind]}
					address={shown[kind] && links.picture(shown[kind].hash)}
					path={ownPath(listing.id, `${PART}/${kind}`)}
					token={token}
					problem={failed?.kind === kind ? failed.problem : undefined}
					told={
						failed === undefined && c.req.query("saved") === kind ? (isPublic ? t.saved : t.savedHidden) : undefined
					}
				/>
			))}
		</>,
	);
}

interface PictureProps {
	kind: PictureKind;
	sources: readonly SourceWithPicture[];
	shown: ShownPicture | null;
	/** Of what is shown. */
	address: string | null;
	path: string;
	token: string;
	problem: string | undefined;
	/** What came of the press that leads here: the page opens at this picture, below its own head. */
	told: string | undefined;
}

/** What is shown now, where it comes from, and what can be done about it. */
const Picture: FC<PictureProps> = ({ kind, sources, shown, address, path, token, problem, told }) => {
	const owners = sources.find(({ origin }) => origin === "owner");
	const website = sources.find(({ origin }) => origin === "website");
	return (
		<section id={kind} aria-labelledby={`${kind}-title`} class="own-picture">
			<h2 id={`${kind}-title`}>{t.kinds[kind]}</h2>
			{told !== undefined && <Notice kind="good">{told}</Notice>}
			{shown !== null && address !== null && (
				<img class={`own-${kind}`} src={address} alt={t.alts[kind]} width={shown.width} height={shown.height} />
			)}
			<p>
				<From kind={kind} owners={owners} website={website} />
				{shown !== null && <span class="muted"> ({t.size(shown.width, shown.height)})</span>}
			</p>
			<PostForm action={`${path}/upload`} token={token} multipart>
				<div class="field">
					<label for={`${kind}-file`}>{t.file[kind]}</label>
					<small id={`${kind}-help`}>
						{t.hints[kind]} {t.formats}
					</small>
					{problem !== undefined && (
						<p class="wrong" id={`${kind}-problem`} role="alert">
							{problem}
						</p>
					)}
					<input
						type="file"
						id={`${kind}-file`}
						name="file"
						accept={PICTURE_TYPES.join(",")}
						required
						aria-describedby={problem === undefined ? `${kind}-help` : `${kind}-problem ${kind}-help`}
						{...markWrong(problem !== undefined)}
					/>
				</div>
				<button type="submit" class="secondary">
					{t.upload[kind]}
				</button>
			</PostForm>
			<div class="actions">
				{owners !== undefined && (
					<PostForm action={`${path}/restore`} token={token}>
						<button type="submit" class="secondary">
							{t.restore[kind]}
						</button>
					</PostForm>
				)}
				{shown !== null && (
					<PostForm action={`${path}/hide`} token={token}>
						<button type="submit" class="secondary">
							{t.hide[kind]}
						</button>
					</PostForm>
				)}
			</div>
			{website !== undefined && website.refused.length > 0 && (
				<details>
					<summary>{t.refused}</summary>
					<dl>
						{website.refused.map(({ address: refused, reason, code }) => (
							<>
								<dt>
									<bdi>{refused}</bdi>
								</dt>
								<dd>{code === undefined ? reason : t.refusals[code]}</dd>
							</>
						))}
					</dl>
				</details>
			)}
		</section>
	);
};

interface FromProps {
	kind: PictureKind;
	owners: SourceWithPicture | undefined;
	website: SourceWithPicture | undefined;
}

const From: FC<FromProps> = ({ kind, owners, website }) => {
	if (owners !== undefined) {
		if (owners.hash !== null) return t.fromOwner;
		return kind === "logo" ? t.hidden : t.hiddenCover;
	}
	if (website?.hash == null) return kind === "logo" ? t.none : t.noneCover;
	return t.fromWebsite(<bdi>{website.address}</bdi>);
};
