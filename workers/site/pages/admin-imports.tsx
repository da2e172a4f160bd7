import beginImport from "#actions/imports/begin-import";
import { IMPORT_FILE_MAX_BYTES, IMPORT_NAME_MAX, IMPORT_ROWS_MAX } from "#core/limits";
import { newestImports } from "#store/imports";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { PostForm, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { LineField } from "../parts/line-field.tsx";
import { problemsOf } from "../parts/text-field.tsx";
import { sentFile } from "../sent-file.ts";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.imports;
const PATH = "/admin/imports";
const SHOWN = 30;

/** For the site team: files of products, and a form for another one. */
export default function adminImportsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		return admin instanceof Response ? admin : page(c);
	});

	site.post(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const file = sentFile((await c.req.parseBody()).file);
		if (typeof file === "string") return page(c, file);
		const name = file.name.replaceAll(/\p{C}/gu, "").trim().slice(-IMPORT_NAME_MAX) || t.file;
		try {
			const bytes = new Uint8Array(await file.arrayBuffer());
			const { import_id } = await act(c, beginImport, { name, bytes });
			return c.redirect(`${PATH}/${import_id}`, 303);
		} catch (error) {
			return page(c, Object.values(problemsOf(error))[0] ?? t.choose);
		}
	});
}

async function page(c: PageContext, problem?: string) {
	const earlier = await newestImports(c.var.services.db, SHOWN);
	const token = await formTokenOf(c);
	if (problem !== undefined) c.status(400);
	return showAdminPage(
		c,
		{ area: "imports", title: t.title, width: "narrow" },
		<>
			<h1>{t.title}</h1>
			<p class="lead">{t.lead}</p>
			<PostForm action={PATH} token={token} class="card" multipart>
				<LineField
					name="file"
					label={t.file}
					hint={t.fileHelp(IMPORT_FILE_MAX_BYTES / 1024 / 1024, IMPORT_ROWS_MAX)}
					problem={problem}
					required
					input={(attributes) => <input type="file" {...attributes} accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv" />}
				/>
				<button type="submit">{t.read}</button>
			</PostForm>
			<section aria-labelledby="earlier">
				<h2 id="earlier">{t.earlier}</h2>
				{earlier.length === 0 && <p class="empty">{t.none}</p>}
				<ul class="rows">
					{earlier.map(({ id, name, state, rows, doneTo, fresh, there, refused, createdAt }) => (
						<li>
							<div>
								<h3>
									<a href={`${PATH}/${id}`}>
										<bdi>{name}</bdi>
									</a>
								</h3>
								<p class="muted">
									<Time at={createdAt} />, {t.progress(doneTo === 0 ? 0 : fresh + there + refused, rows)}
								</p>
							</div>
							<span class="tag">{t.states[state]}</span>
						</li>
					))}
				</ul>
			</section>
		</>,
	);
}
