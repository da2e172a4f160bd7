import { postState } from "#core/content/post";
import { listPostDrafts } from "#store/post-drafts";
import { administrator } from "../administrator.ts";
import { Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import { listView, partOf } from "../parts/admin/list-view.ts";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.posts;
const SHOWN = 50;

/** For the site team: all posts, also those that nobody else sees. */
export default function adminPostsPage(site: Site): void {
	site.get("/admin/posts", async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const view = listView(c);
		const now = Date.now();
		const before = Number(view.after) || undefined;
		const found = await listPostDrafts(c.var.services.db, { before, limit: SHOWN + 1 });
		const { items, next } = partOf(found, SHOWN, ({ postId }) => postId);
		return showAdminPage(
			c,
			{ area: "posts", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<p>
					<a class="button" href="/admin/posts/new">
						{t.write}
					</a>
				</p>
				<AdminList
					view={view}
					rows={items}
					next={next}
					empty={t.none}
					columns={[
						{
							label: t.post,
							cell: ({ postId, title }) => (
								<a href={`/admin/posts/${postId}`}>
									<bdi>{title}</bdi>
								</a>
							),
						},
						{
							label: t.state,
							cell: ({ publishedAt }) => t.states[postState({ publishedAt }, now)](<Time at={publishedAt ?? 0} />),
						},
						{ label: t.author, cell: ({ author }) => <bdi>{author}</bdi> },
						{ label: t.edited, cell: ({ editedAt }) => <Time at={editedAt} /> },
					]}
				/>
			</>,
		);
	});
}
