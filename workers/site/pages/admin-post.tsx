import editPost from "#actions/content/edit-post";
import putBackPost from "#actions/content/put-back-post";
import uploadPostPicture from "#actions/content/upload-post-picture";
import writePost from "#actions/content/write-post";
import { withParagraph } from "#core/content/picture-markdown";
import { postState } from "#core/content/post";
import { hashesIn } from "#core/content/post-pictures";
import { notFound } from "#core/errors";
import { entriesAbout } from "#store/audit-log";
import type { Db } from "#store/db";
import { keptPictures, type PictureRow } from "#store/pictures";
import { type PostDraft, postDraft, postVersionsOf } from "#store/post-drafts";
import { picturesOfPost } from "#store/post-pictures";
import { iso } from "#usecases/fields";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { refusalOf, type Sent } from "../attempt.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changed } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { PostFields, type TypedPost, textsOf, typedOf, typedPost } from "../parts/admin/post-form.tsx";
import { PicturesOfPost } from "../parts/admin/post-picture.tsx";
import { Post } from "../parts/post.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { type Problems, problemsIn, typed } from "../parts/text-field.tsx";
import { sentFile } from "../sent-file.ts";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.posts;
const PATH = "/admin/posts";
const VERSIONS = 30;
const ENTRIES = 20;
/** Of earlier versions. */
const PICTURES = 60;

const EMPTY: TypedPost = { slug: "", title: "", summary: "", body: "", author: "", faqs: [], published: "" };

/** For the site team: one post, written, previewed, published, set to a day, and put back to what it said before. */
export default function adminPostPage(site: Site): void {
	site.get("/admin/posts/new", (c) => page(c, null, {}));
	site.post(`${PATH}/new`, (c) => send(c, null));

	site.get(`${PATH}/:id{[0-9]{1,15}}`, async (c) => page(c, await postOf(c), {}));
	site.post(`${PATH}/:id{[0-9]{1,15}}`, async (c) => send(c, await postOf(c)));

	site.post(`${PATH}/:id{[0-9]{1,15}}/put-back`, (c) => {
		const id = Number(c.req.param("id"));
		return decided(c, `${PATH}/${id}`, async ({ version, to }) => {
			await act(c, putBackPost, { post_id: id, version: Number(version), to: Number(to) });
			return { saved: "yes" };
		});
	});
}

const postOf = async (c: PageContext): Promise<PostDraft> =>
	(await postDraft(c.var.services.db, Number(c.req.param("id")))) ?? notFound("post");

/** What was typed, of the post as it was read. */
interface Typed {
	post: TypedPost;
	version: number;
}

interface Shown {
	/** As typed, where something was. */
	post?: TypedPost;
	/** That what was typed is to be seen, and not saved. */
	isPreview?: boolean;
	/** Of the post as it was read. */
	version?: number;
	error?: ReturnType<typeof refusalOf>;
	/** What is wrong with what never reached the action. */
	problems?: Problems;
	/** What was typed of a picture that could not be taken. */
	alt?: string;
	/** That a picture was put into what was typed. */
	hasPicture?: boolean;
}

async function send(c: PageContext, before: PostDraft | null): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const sent = await c.req.parseBody();
	const post = typedPost(sent);
	const version = Number(sent.version);
	if (sent.decision === "picture") return picture(c, before, { post, version }, sent);
	if (sent.decision === "preview") return page(c, before, { post, version, isPreview: true });
	const texts = textsOf(post, before?.publishedAt ?? null);
	try {
		const { postId } =
			before === null
				? await act(c, writePost, texts)
				: await act(c, editPost, { ...texts, post_id: before.postId, version });
		return c.redirect(`${PATH}/${postId}?saved=yes`, 303);
	} catch (failure) {
		const error = refusalOf(failure);
		c.status(error.status as 400);
		return page(c, before, { post, version, error });
	}
}

/** Keeps the picture that was sent and puts it into the text that was typed, which is not saved by that. */
async function picture(c: PageContext, before: PostDraft | null, shown: Typed, sent: Sent): Promise<Response> {
	const file = sentFile(sent.picture);
	const alt = typed(sent.alt).trim();
	if (typeof file === "string") {
		c.status(400);
		return page(c, before, { ...shown, alt, problems: { "/bytes": file } });
	}
	try {
		const { markdown } = await act(c, uploadPostPicture, { bytes: new Uint8Array(await file.arrayBuffer()), alt });
		const { post } = shown;
		const caret = typed(sent.caret) === "" ? null : Number(sent.caret);
		const body = withParagraph(post.body, markdown, caret);
		return page(c, before, { ...shown, post: { ...post, body }, hasPicture: true });
	} catch (failure) {
		const error = refusalOf(failure);
		c.status(error.status as 400);
		return page(c, before, { ...shown, alt, error });
	}
}

/** The pictures that the text names and those that the post had, by their hash: the text's first. */
async function picturesFor(db: Db, body: string, before: PostDraft | null): Promise<Map<string, PictureRow>> {
	const [inText, had] = await Promise.all([
		keptPictures(db, hashesIn(body)),
		before === null ? [] : picturesOfPost(db, before.postId, PICTURES),
	]);
	return new Map([...inText, ...had.map((row): [string, PictureRow] => [row.hash, row])]);
}

async function page(c: PageContext, before: PostDraft | null, shown: Shown): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const {
		post = before === null ? EMPTY : typedOf(before.texts),
		isPreview = false,
		hasPicture = false,
		alt = "",
		error,
	} = shown;
	const problems = { ...problemsIn(error), ...shown.problems };
	// Once it was said that somebody else saved, saving again is on purpose.
	const version = problems["/version"] === undefined ? (shown.version ?? before?.version) : before?.version;
	const [token, versions, entries, pictures] = await Promise.all([
		formTokenOf(c),
		before === null ? [] : postVersionsOf(db, before.postId, VERSIONS),
		before === null ? [] : entriesAbout(db, `post:${before.postId}`, ENTRIES),
		picturesFor(db, post.body, before),
	]);
	const now = Date.now();
	const title = before?.texts.title ?? t.newTitle;
	const path = before === null ? `${PATH}/new` : `${PATH}/${before.postId}`;
	const state = postState({ publishedAt: before?.publishedAt ?? null }, now);
	return showAdminPage(
		c,
		{ area: "posts", title, above: [{ href: PATH, label: t.title }] },
		<>
			<h1>
				<bdi>{title}</bdi>
			</h1>
			{before !== null && (
				<p class="lead">
					{t.states[state](<Time at={before.publishedAt ?? 0} />)}
					{state === "published" && (
						<>
							{" "}
							<a href={`/blog/${before.slug}`}>{t.look}</a>
						</>
					)}
				</p>
			)}
			{c.req.query("saved") !== undefined && error === undefined && !isPreview && !hasPicture && (
				<Notice kind="good">{t.saved}</Notice>
			)}
			{hasPicture && <Notice kind="good">{t.pictures.isIn}</Notice>}
			<RefusedNotice error={error} />
			{problems["/version"] !== undefined && <Notice kind="problem">{problems["/version"]}</Notice>}
			{isPreview && (
				<section aria-label={t.preview} class="card">
					<Notice>{t.previewAbout}</Notice>
					<article class="post">
						<Post
							{...post}
							publishedAt={iso(textsOf(post, before?.publishedAt ?? null).publishedAt || null)}
							pictures={pictures}
							isPreview
						/>
					</article>
				</section>
			)}
			<PostFields action={path} token={token} post={post} version={version ?? null} problems={problems} alt={alt} />
			<PicturesOfPost body={post.body} pictures={[...pictures.values()]} />
			{before !== null && versions.length > 0 && (
				<section aria-labelledby="history">
					<h2 id="history">{t.history}</h2>
					<ul class="rows">
						{versions.map((one) => (
							<li>
								<div>
									<details>
										<summary>{t.version(one.version, <Time at={one.editedAt} />)}</summary>
										<article class="post card">
											<Post {...one.texts} publishedAt={iso(one.texts.publishedAt)} pictures={pictures} isPreview />
										</article>
									</details>
									<p class="muted">{t.characters(one.texts.body.length)}</p>
								</div>
								<PostForm action={`${path}/put-back`} token={token}>
									<input type="hidden" name="version" value={String(before.version)} />
									<input type="hidden" name="to" value={String(one.version)} />
									<button type="submit" class="secondary" aria-label={t.putBackOne(one.version)}>
										{t.putBack}
									</button>
								</PostForm>
							</li>
						))}
					</ul>
				</section>
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
