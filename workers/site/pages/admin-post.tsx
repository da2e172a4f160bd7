import editPost from "#actions/content/edit-post";
import putBackPost from "#actions/content/put-back-post";
import writePost from "#actions/content/write-post";
import { postState } from "#core/content/post";
import { notFound } from "#core/errors";
import { entriesAbout } from "#store/audit-log";
import { type PostDraft, postDraft, postVersionsOf } from "#store/post-drafts";
import { iso } from "#usecases/fields";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { refusalOf } from "../attempt.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changed } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { PostFields, type TypedPost, textsOf, typedOf, typedPost } from "../parts/admin/post-form.tsx";
import { Post } from "../parts/post.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { problemsIn } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.posts;
const PATH = "/admin/posts";
const VERSIONS = 30;
const ENTRIES = 20;

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

interface Shown {
	/** As typed, where something was. */
	post?: TypedPost;
	/** That what was typed is to be seen, and not saved. */
	isPreview?: boolean;
	/** Of the post as it was read. */
	version?: number;
	error?: ReturnType<typeof refusalOf>;
}

async function send(c: PageContext, before: PostDraft | null): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const sent = await c.req.parseBody();
	const post = typedPost(sent);
	const version = Number(sent.version);
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

async function page(c: PageContext, before: PostDraft | null, shown: Shown): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const { post = before === null ? EMPTY : typedOf(before.texts), isPreview = false, error } = shown;
	const problems = problemsIn(error);
	// Once it was said that somebody else saved, saving again is on purpose.
	const version = problems["/version"] === undefined ? (shown.version ?? before?.version) : before?.version;
	const [token, versions, entries] = await Promise.all([
		formTokenOf(c),
		before === null ? [] : postVersionsOf(db, before.postId, VERSIONS),
		before === null ? [] : entriesAbout(db, `post:${before.postId}`, ENTRIES),
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
			{c.req.query("saved") !== undefined && error === undefined && !isPreview && (
				<Notice kind="good">{t.saved}</Notice>
			)}
			<RefusedNotice error={error} />
			{problems["/version"] !== undefined && <Notice kind="problem">{problems["/version"]}</Notice>}
			{isPreview && (
				<section aria-label={t.preview} class="card">
					<Notice>{t.previewAbout}</Notice>
					<article class="post">
						<Post
							{...post}
							publishedAt={iso(textsOf(post, before?.publishedAt ?? null).publishedAt || null)}
							isPreview
						/>
					</article>
				</section>
			)}
			<PostFields action={path} token={token} post={post} version={version ?? null} problems={problems} />
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
											<Post {...one.texts} publishedAt={iso(one.texts.publishedAt)} isPreview />
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
