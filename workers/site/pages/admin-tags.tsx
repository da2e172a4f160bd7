import type { FC } from "hono/jsx";
import allowTag from "#actions/tags/allow-tag";
import forbidTag from "#actions/tags/forbid-tag";
import mergeTags from "#actions/tags/merge-tags";
import removeTag from "#actions/tags/remove-tag";
import { ENTRY_MAX } from "#core/limits";
import { forbiddenFrom } from "#store/forbidden-tags";
import { openTagChanges, type TagChange } from "#store/tag-changes";
import { TAG_SORTS, type TagSort, tagCursor, tagsFrom } from "#store/tags";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { PostForm, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { BULK_FORM, BulkReport, doBulk } from "../parts/admin/bulk.tsx";
import { decided, typedBefore } from "../parts/admin/decided.ts";
import { Decision } from "../parts/admin/decision.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import { listView, partOf } from "../parts/admin/list-view.ts";
import { tagPage } from "../parts/admin/tag-page.ts";
import { LineField } from "../parts/line-field.tsx";
import { problemsIn, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.tagTeam;
const PATH = "/admin/tags";
const FORBIDDEN = "/admin/forbidden-tags";
const SHOWN = 50;
const OPEN_SHOWN = 10;
const SORTS = TAG_SORTS.map((value) => ({ value, label: t.sorts[value] }));

/** For the site team: every tag that is in use, what is done with several, and those that are forbidden. */
export default function adminTagsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const { db } = c.var.services;
		const view = listView(c, { sorts: SORTS });
		const [found, open, token] = await Promise.all([
			tagsFrom(db, { begin: view.q, sort: view.sort as TagSort, after: view.after, limit: SHOWN + 1 }),
			openTagChanges(db, OPEN_SHOWN),
			formTokenOf(c),
		]);
		const { items, next } = partOf(found, SHOWN, tagCursor);
		return showAdminPage(
			c,
			{ area: "tags", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<BulkReport c={c} nameOf={t.number} />
				<p>
					<a class="button" href={FORBIDDEN}>
						{t.forbidden}
					</a>
				</p>
				<GoingOn of={open} />
				<AdminList
					view={view}
					sorts={SORTS}
					searchHelp={t.search}
					rows={items.map((row, index) => ({ ...row, place: index + 1 }))}
					idOf={({ place }) => place}
					nameOf={({ tag }) => tag}
					next={next}
					empty={view.isNarrowed ? t.noneSuch : t.none}
					columns={[
						{
							label: t.tag,
							cell: ({ tag, place }) => (
								<>
									<a href={tagPage(tag)}>
										<bdi>{tag}</bdi>
									</a>
									<input type="hidden" name={`tag-${place}`} value={tag} form={BULK_FORM} />
								</>
							),
						},
						{ label: t.count, isFigure: true, cell: ({ listings }) => listings },
					]}
					bulk={{
						action: `${PATH}/several`,
						token,
						reason: t.reason,
						fields: <LineField name="into" idPrefix="bulk-" label={t.into} hint={t.intoHelp} max={ENTRY_MAX} />,
						buttons: [
							{ value: "merge", label: t.merge },
							{ value: "remove", label: t.remove, kind: "danger", isRefusal: true },
							{ value: "forbid", label: t.forbid, kind: "danger" },
						],
					}}
				/>
			</>,
		);
	});

	site.post(`${PATH}/several`, async (c) => {
		const form = await c.req.formData();
		const reason = typed(form.get("reason"));
		const tagOf = (id: number) => typed(form.get(`tag-${id}`));
		if (form.get("decision") === "merge") {
			const into = typed(form.get("into"));
			return doBulk(c, { action: mergeTags, home: PATH, inputOf: (id) => ({ tag: tagOf(id), into, reason }) });
		}
		const action = form.get("decision") === "forbid" ? forbidTag : removeTag;
		return doBulk(c, { action, home: PATH, inputOf: (id) => ({ tag: tagOf(id), reason }) });
	});

	site.get(FORBIDDEN, (c) => forbiddenPage(c));

	site.post(FORBIDDEN, (c) =>
		decided(
			c,
			FORBIDDEN,
			async ({ tag, reason }) => {
				await act(c, forbidTag, { tag: typed(tag), reason: typed(reason) });
			},
			(refused) => forbiddenPage(c, refused),
		),
	);

	site.post(`${FORBIDDEN}/allow`, (c) =>
		decided(c, FORBIDDEN, async ({ tag }) => {
			await act(c, allowTag, { tag: typed(tag) });
		}),
	);
}

async function forbiddenPage(c: PageContext, refused?: Refused): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const view = listView(c, { path: FORBIDDEN });
	const [found, token] = await Promise.all([
		forbiddenFrom(c.var.services.db, view.after ?? "", SHOWN + 1),
		formTokenOf(c),
	]);
	const { items, next } = partOf(found, SHOWN, ({ key }) => key);
	const problems = problemsIn(refused?.error);
	return showAdminPage(
		c,
		{ area: "tags", title: t.forbidden, above: [{ href: PATH, label: t.title }] },
		<>
			<h1>{t.forbidden}</h1>
			<p class="lead">{t.forbiddenLead}</p>
			<AdminList
				view={view}
				rows={items}
				next={next}
				empty={t.noForbidden}
				columns={[
					{
						label: t.tag,
						cell: ({ tag }) => (
							<a href={tagPage(tag)}>
								<bdi>{tag}</bdi>
							</a>
						),
					},
					{ label: t.why, cell: ({ reason }) => <bdi>{reason}</bdi> },
					{ label: words.alternativeTeam.since, cell: ({ at }) => <Time at={at} /> },
					{ label: t.allow, cell: ({ tag }) => <Allow tag={tag} token={token} /> },
				]}
			/>
			<section aria-labelledby="add">
				<h2 id="add">{t.forbiddenTag}</h2>
				<Decision
					{...{ c, token, refused }}
					action={FORBIDDEN}
					reason={{ label: t.why, hint: t.whyHelp }}
					buttons={[{ value: "forbid", label: t.forbid, kind: "danger" }]}
				>
					<LineField
						name="tag"
						label={t.tag}
						max={ENTRY_MAX}
						required
						value={refused === undefined ? typedBefore(c, "tag") : typed(refused.sent.tag)}
						problem={problems["/tag"]}
					/>
				</Decision>
			</section>
		</>,
	);
}

/** The button that lets a tag be used again. */
export const Allow: FC<{ tag: string; token: string; returnTo?: string }> = ({ tag, token, returnTo }) => (
	<PostForm action={`${FORBIDDEN}/allow`} token={token}>
		<input type="hidden" name="tag" value={tag} />
		{returnTo !== undefined && <input type="hidden" name="return_to" value={returnTo} />}
		<button type="submit" class="secondary" aria-label={t.allowOne(tag)}>
			{t.allow}
		</button>
	</PostForm>
);

const GoingOn: FC<{ of: readonly TagChange[] }> = ({ of }) =>
	of.length === 0 ? null : (
		<section aria-labelledby="open">
			<h2 id="open">{t.goingOn}</h2>
			<ul>
				{of.map(({ tag, into, listings, state }) => (
					<li>{t.goesOn(<bdi>{tag}</bdi>, into === null ? null : <bdi>{into}</bdi>, listings, state === "undoing")}</li>
				))}
			</ul>
		</section>
	);
