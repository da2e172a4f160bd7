import type { FC } from "hono/jsx";
import editCategory from "#actions/team/edit-category";
import { notFound } from "#core/errors";
import { CATEGORY_HINTS_MAX, CATEGORY_PHRASE_MAX, CATEGORY_SYNONYMS_MAX, CATEGORY_TEXT_MAX } from "#core/limits";
import { entriesAbout } from "#store/audit-log";
import { type CategoryWithTexts, categoriesWithTexts, categoryWithTexts } from "#store/category-texts";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Sent } from "../attempt.ts";
import { Notice, PostForm } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changes } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { NotStored } from "../parts/not-stored.tsx";
import { linesOf, type Problems, problemsOf, TextField, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.admin;

const EDITS_SHOWN = 10;

/** For the site team: what belongs into each category, and the words by which drafts find it. */
export default function adminCategoriesPage(site: Site): void {
	site.get("/admin/categories", async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const rows = await categoriesWithTexts(c.var.services.db);
		return showAdminPage(
			c,
			{ area: "categories", title: t.categories },
			<>
				<h1>{t.categories}</h1>
				<p class="lead">{t.draftsChooseAmongTheseA}</p>
				<Moved moved={Number(c.req.query("moved"))} />
				<p>
					<a class="button" href="/admin/add-category">
						{words.teamTree.add}
					</a>
				</p>
				{rows
					.filter(({ parentId }) => parentId === null)
					.map((parent) => (
						<CategoryRows of={[parent, ...rows.filter(({ parentId }) => parentId === parent.id)]} />
					))}
			</>,
		);
	});

	site.get("/admin/categories/:slug", async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const category = await named(c);
		return form(c, category, category, {});
	});

	site.post("/admin/categories/:slug", async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const category = await named(c);
		return decided(
			c,
			"/admin/categories",
			async (sent) => {
				await act(c, editCategory, { category: category.slug, ...readForm(sent) });
			},
			({ sent, error }) => form(c, category, readForm(sent), problemsOf(error)),
		);
	});
}

async function named(c: PageContext): Promise<CategoryWithTexts> {
	return (await categoryWithTexts(c.var.services.db, c.req.param("slug") ?? "")) ?? notFound("category");
}

/** What the form shows. */
type Filled = Pick<CategoryWithTexts, "version" | "description" | "belongs" | "excludes" | "synonyms" | "hints">;

function readForm(body: Sent): Filled {
	return {
		version: Number(body.version),
		description: typed(body.description),
		belongs: typed(body.belongs),
		excludes: typed(body.excludes),
		synonyms: linesOf(body.synonyms),
		hints: linesOf(body.hints),
	};
}

/** The first problem of a list or of one of its lines. */
function problemOf(problems: Problems, list: "synonyms" | "hints"): string | undefined {
	const [pointer, message] =
		Object.entries(problems).find(([at]) => at === `/${list}` || at.startsWith(`/${list}/`)) ?? [];
	const line = pointer?.split("/")[2];
	return line === undefined ? message : `Line ${Number(line) + 1}: ${message}`;
}

/** Of a merger that has more to move. */
const Moved: FC<{ moved: number }> = ({ moved }) =>
	Number.isInteger(moved) && moved > 0 ? <Notice>{words.teamTree.moved(moved)}</Notice> : null;

const CategoryRows: FC<{ of: readonly CategoryWithTexts[] }> = ({ of }) => (
	<ul class="rows">
		{of.map(({ slug, name, parentId, synonyms, hints, closedAt }) => (
			<li id={slug}>
				<div>
					<a href={`/admin/categories/${slug}`}>{parentId === null ? <strong>{name}</strong> : name}</a>
				</div>
				<span class="muted">{t.namesAndHints(synonyms.length, hints.length)}</span>
				{closedAt !== null && <span class="tag">{words.teamTree.isClosed}</span>}
				<a href={`/admin/categories/${slug}/place`} aria-label={words.teamTree.placeTitle(name)}>
					{words.teamTree.place}
				</a>
			</li>
		))}
	</ul>
);

/** A textarea holds so many lines of so many characters, with what ends them. */
const listMax = (lines: number) => lines * (CATEGORY_PHRASE_MAX + 2);

async function form(c: PageContext, category: CategoryWithTexts, filled: Filled, problems: Problems) {
	const [token, edits] = await Promise.all([
		formTokenOf(c),
		entriesAbout(c.var.services.db, `category:${category.id}`, EDITS_SHOWN),
	]);
	const isBad = Object.keys(problems).length > 0;
	if (isBad) c.status(400);
	const changed = problems["/version"];
	return showAdminPage(
		c,
		{
			area: "categories",
			above: [{ href: "/admin/categories", label: t.categories }],
			title: category.name,
			width: "narrow",
		},
		<>
			<h1>{category.name}</h1>
			<p>
				<a href={`/admin/categories/${category.slug}/place`}>{words.teamTree.place}</a>
			</p>
			{isBad && <NotStored changed={changed} href={`/admin/categories/${category.slug}`} />}
			<PostForm action={`/admin/categories/${category.slug}`} token={token} class="card">
				<input type="hidden" name="version" value={String(changed === undefined ? filled.version : category.version)} />
				<TextField
					name="description"
					label={t.description}
					help={`Shown on its public page. At most ${CATEGORY_TEXT_MAX} characters.`}
					max={CATEGORY_TEXT_MAX}
					rows={3}
					value={filled.description}
					problem={problems["/description"]}
				/>
				<TextField
					name="belongs"
					label={t.whatBelongsHere}
					help={`Read by the drafting model and by the site team. At most ${CATEGORY_TEXT_MAX} characters.`}
					max={CATEGORY_TEXT_MAX}
					rows={3}
					required={false}
					value={filled.belongs}
					problem={problems["/belongs"]}
				/>
				<TextField
					name="excludes"
					label={t.whatBelongsElsewhere}
					help={`And where. At most ${CATEGORY_TEXT_MAX} characters.`}
					max={CATEGORY_TEXT_MAX}
					rows={3}
					required={false}
					value={filled.excludes}
					problem={problems["/excludes"]}
				/>
				<TextField
					name="synonyms"
					label={t.whatSuchAProductIs}
					help={`One word or phrase a line, in any language, whole words. A star at a word's end takes any ending: “invoic*”. At most ${CATEGORY_SYNONYMS_MAX} lines of ${CATEGORY_PHRASE_MAX} characters.`}
					max={listMax(CATEGORY_SYNONYMS_MAX)}
					rows={12}
					required={false}
					value={filled.synonyms.join("\n")}
					problem={problemOf(problems, "synonyms")}
				/>
				<TextField
					name="hints"
					label={t.wordsThatOftenGoWith}
					help={`They count half, and prove nothing alone. At most ${CATEGORY_HINTS_MAX} lines of ${CATEGORY_PHRASE_MAX} characters.`}
					max={listMax(CATEGORY_HINTS_MAX)}
					rows={8}
					required={false}
					value={filled.hints.join("\n")}
					problem={problemOf(problems, "hints")}
				/>
				<button type="submit">{t.saveTheCategory}</button>
			</PostForm>
			<Changes of={edits} c={c} token={token} />
		</>,
	);
}
