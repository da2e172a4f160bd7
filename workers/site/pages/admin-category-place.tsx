import addCategory from "#actions/categories/add-category";
import changeCategory from "#actions/categories/change-category";
import mergeCategories from "#actions/categories/merge-categories";
import { notFound } from "#core/errors";
import { CATEGORY_TEXT_MAX } from "#core/limits";
import { allCategories } from "#store/categories";
import { listingsIn, placedCategory } from "#store/category-tree";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { PostForm } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { PlaceFields, type PlaceFilled } from "../parts/admin/category/place-fields.tsx";
import { decided } from "../parts/admin/decided.ts";
import { Decision } from "../parts/admin/decision.tsx";
import { categoryChoices } from "../parts/category-choices.ts";
import { LineField } from "../parts/line-field.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { problemsIn, TextField, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.teamTree;
const ADD_PATH = "/admin/add-category";
/** Of the listings that a merger moves, how many are counted. */
const COUNTED_TO = 10_000;
const LIST = { href: "/admin/categories", label: words.admin.categories };

/** For the site team: adds categories, and says what each is called, where it stands, whether it is open, or into which it goes. */
export default function adminCategoryPlacePage(site: Site): void {
	site.get(ADD_PATH, (c) => addPage(c));

	site.post(ADD_PATH, (c) =>
		decided(
			c,
			LIST.href,
			async (sent) => {
				await act(c, addCategory, { ...placeIn(sent), description: typed(sent.description) });
			},
			(refused) => addPage(c, refused),
		),
	);

	site.get("/admin/categories/:slug/place", (c) => placePage(c, c.req.param("slug")));

	site.post("/admin/categories/:slug/place", (c) => {
		const category = c.req.param("slug");
		return decided(
			c,
			LIST.href,
			async (sent) => {
				const place = { ...placeIn(sent), closed: sent.closed === "on" };
				await act(c, changeCategory, { category, version: Number(sent.version), ...place });
			},
			(refused) => placePage(c, category, refused),
		);
	});

	site.post("/admin/categories/:slug/merge", (c) => {
		const category = c.req.param("slug");
		return decided(
			c,
			LIST.href,
			async (sent) => {
				const input = { category, version: Number(sent.version), into: typed(sent.into) };
				const { hasMore, moved } = await act(c, mergeCategories, input);
				return hasMore ? { moved: String(moved) } : {};
			},
			(refused) => placePage(c, category, refused),
		);
	});
}

const placeIn = (sent: Readonly<Record<string, unknown>>) => ({
	name: typed(sent.name),
	slug: typed(sent.slug).trim(),
	parent: typed(sent.parent),
	position: Number(typed(sent.position) === "" ? Number.NaN : sent.position),
});

const filledIn = (sent: Readonly<Record<string, unknown>>): PlaceFilled => ({
	name: typed(sent.name),
	slug: typed(sent.slug),
	parent: typed(sent.parent),
	position: typed(sent.position),
});

async function addPage(c: PageContext, refused?: Refused) {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const [all, token] = await Promise.all([allCategories(c.var.services.db), formTokenOf(c)]);
	const problems = problemsIn(refused?.error);
	const last = Math.max(0, ...all.map(({ position }) => position));
	const filled =
		refused === undefined ? { name: "", slug: "", parent: "", position: String(last + 1) } : filledIn(refused.sent);
	return showAdminPage(
		c,
		{ area: "categories", above: [LIST], title: t.add, width: "narrow" },
		<>
			<h1>{t.add}</h1>
			<p class="lead">{t.addLead}</p>
			<RefusedNotice error={refused?.error} />
			<PostForm action={ADD_PATH} token={token} class="card">
				<PlaceFields filled={filled} parents={all.filter(({ parentId }) => parentId === null)} problems={problems} />
				<TextField
					name="description"
					label={t.description}
					help={t.descriptionHelp}
					max={CATEGORY_TEXT_MAX}
					rows={3}
					value={typed(refused?.sent.description)}
					problem={problems["/description"]}
				/>
				<button type="submit" class="primary">
					{t.add}
				</button>
			</PostForm>
		</>,
	);
}

async function placePage(c: PageContext, slug: string, refused?: Refused) {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const [all, token] = await Promise.all([allCategories(db), formTokenOf(c)]);
	const row = all.find((one) => one.slug === slug) ?? notFound("category");
	const category = (await placedCategory(db, row.id)) ?? notFound("category");
	const problems = problemsIn(refused?.error);
	const isMerge = refused !== undefined && refused.sent.into !== undefined;
	const sent = refused === undefined || isMerge ? null : refused.sent;
	const filled = sent === null ? { ...category, position: String(category.position) } : filledIn(sent);
	const isClosed = sent === null ? category.closed : sent.closed === "on";
	const home = `/admin/categories/${slug}`;
	const into = all.find((one) => one.slug === (typed(refused?.sent.into) || c.req.query("into")) && one.id !== row.id);
	return showAdminPage(
		c,
		{
			area: "categories",
			title: t.placeTitle(category.name),
			width: "narrow",
			above: [LIST, { href: home, label: category.name }],
		},
		<>
			<h1>{t.placeHeading(category.name)}</h1>
			<p class="lead">{t.placeLead}</p>
			{!isMerge && <RefusedNotice error={refused?.error} />}
			<PostForm action={`${home}/place`} token={token} class="card">
				<input type="hidden" name="version" value={String(category.version)} />
				<PlaceFields
					filled={filled}
					parents={all.filter(({ id, parentId }) => parentId === null && id !== row.id)}
					problems={isMerge ? {} : problems}
				/>
				<label>
					<input type="checkbox" name="closed" checked={isClosed} /> {t.closed}
				</label>
				<button type="submit" class="primary">
					{t.save}
				</button>
			</PostForm>
			<section aria-labelledby="merge">
				<h2 id="merge">{t.merge}</h2>
				<p>{t.mergeHelp}</p>
				<form method="get" action={`${home}/place#merge`}>
					<LineField
						name="into"
						label={t.into}
						problem={isMerge ? problems["/into"] : undefined}
						input={(attributes) => (
							<select {...attributes} required>
								<option value="" />
								{categoryChoices(all)
									.filter(({ value }) => value !== slug)
									.map(({ value, label }) => (
										<option value={value} selected={value === into?.slug}>
											{label}
										</option>
									))}
							</select>
						)}
					/>
					<button type="submit" class="secondary">
						{t.mergeLook}
					</button>
				</form>
				{into !== undefined && (
					<Decision
						c={c}
						action={`${home}/merge`}
						token={token}
						hidden={{ version: category.version, into: into.slug }}
						reason={null}
						refused={isMerge ? refused : undefined}
						buttons={[{ value: "merge", label: t.mergeIt, kind: "danger" }]}
					>
						<p>{t.mergeMoves(await listingsIn(db, row.id, COUNTED_TO + 1), COUNTED_TO, category.name, into.name)}</p>
					</Decision>
				)}
			</section>
		</>,
	);
}
