import editSitePage from "#actions/team/edit-site-page";
import { notFound } from "#core/errors";
import { SITE_PAGE_MAX } from "#core/limits";
import { DEFAULT_TEXTS, SITE_PAGE_TITLES, SITE_PAGES, type SitePageName } from "#core/site-pages/site-pages";
import { type SitePage, sitePage } from "#store/site-pages";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { PostForm } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { NotStored } from "../parts/not-stored.tsx";
import { type Problems, problemsOf, TextField, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.admin;

/** For the site team: the texts of privacy and terms. */
export default function adminPagesPage(site: Site): void {
	site.get("/admin/pages", async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		return showAdminPage(
			c,
			{ area: "pages", title: t.pages, width: "narrow" },
			<>
				<h1>{t.pages}</h1>
				<ul class="rows">
					{SITE_PAGES.map((name) => (
						<li>
							<a href={`/admin/pages/${name}`}>{SITE_PAGE_TITLES[name]}</a>
							<a href={`/${name}`}>{t.asEverybodySeesIt}</a>
						</li>
					))}
				</ul>
			</>,
		);
	});

	site.get("/admin/pages/:page", async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const name = named(c);
		return form(c, name, await sitePage(c.var.services.db, name), {});
	});

	site.post("/admin/pages/:page", async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const name = named(c);
		const { version, body } = await c.req.parseBody();
		const sent = { version: Number(version), body: typed(body) };
		try {
			await act(c, editSitePage, { page: name, ...sent });
		} catch (error) {
			return form(c, name, sent, problemsOf(error));
		}
		return c.redirect(`/${name}`, 303);
	});
}

function named(c: PageContext): SitePageName {
	return SITE_PAGES.find((name) => name === c.req.param("page")) ?? notFound("page");
}

async function form(
	c: PageContext,
	name: SitePageName,
	filled: Pick<SitePage, "version" | "body">,
	problems: Problems,
) {
	const { db, settings } = c.var.services;
	const token = await formTokenOf(c);
	const isBad = Object.keys(problems).length > 0;
	if (isBad) c.status(400);
	const changed = problems["/version"];
	// Once it was said that somebody else saved, saving again is on purpose.
	const version = changed === undefined ? filled.version : (await sitePage(db, name)).version;
	return showAdminPage(
		c,
		{
			area: "pages",
			above: [{ href: "/admin/pages", label: t.pages }],
			title: SITE_PAGE_TITLES[name],
			width: "narrow",
		},
		<>
			<h1>{SITE_PAGE_TITLES[name]}</h1>
			{isBad && <NotStored changed={changed} href={`/${name}`} />}
			<PostForm action={`/admin/pages/${name}`} token={token} class="card">
				<input type="hidden" name="version" value={String(version)} />
				<TextField
					name="body"
					label={t.text}
					help={`Markdown, headings from ## on, at most ${SITE_PAGE_MAX} characters. Empty it, and the text that the software brings is shown again.`}
					max={SITE_PAGE_MAX}
					rows={24}
					required={false}
					value={filled.body === "" && !isBad ? DEFAULT_TEXTS[name](settings) : filled.body}
					problem={problems["/body"]}
				/>
				<button type="submit">{t.saveThePage}</button>
			</PostForm>
		</>,
	);
}
