import addSynonym from "#actions/search/add-synonym";
import editSynonym from "#actions/search/edit-synonym";
import removeSynonym from "#actions/search/remove-synonym";
import { notFound } from "#core/errors";
import { entriesAbout } from "#store/audit-log";
import { synonymById, synonymsByStems } from "#store/search/synonyms";
import { SAME_PHRASE, stemsOfPhrase } from "#usecases/search/synonym-input";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { Notice, PostForm } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changes } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { SynonymFields, synonymInput, typedSynonym } from "../parts/admin/synonym-form.tsx";
import { addressOf } from "../parts/paging.tsx";
import { RefusedNotice, WayOut } from "../parts/refused.tsx";
import { linesOf, problemsIn } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.searchTeam;
const ABOVE = { href: "/admin/search", label: t.title };
const PATH = "/admin/search/synonyms";
const ENTRIES_SHOWN = 20;

/** For the site team: what products are also called, one row: added, changed, taken out. */
export default function adminSynonymPage(site: Site): void {
	site.get(`${PATH}/new`, (c) => newPage(c));

	site.post(`${PATH}/new`, (c) =>
		decided(
			c,
			PATH,
			async (sent) => {
				await act(c, addSynonym, synonymInput(typedSynonym(sent)));
			},
			(refused) => newPage(c, refused),
		),
	);

	site.get(`${PATH}/:id{[0-9]{1,15}}`, (c) => page(c));

	site.post(`${PATH}/:id{[0-9]{1,15}}`, (c) =>
		decided(
			c,
			PATH,
			async (sent) => {
				const about = { synonym_id: Number(c.req.param("id")), version: Number(sent.version) };
				await act(c, editSynonym, { ...about, ...synonymInput(typedSynonym(sent)) });
			},
			(refused) => page(c, refused),
		),
	);

	site.post(`${PATH}/:id{[0-9]{1,15}}/remove`, (c) =>
		decided(c, PATH, async (sent) => {
			await act(c, removeSynonym, { synonym_id: Number(c.req.param("id")), version: Number(sent.version) });
		}),
	);
}

async function newPage(c: PageContext, refused?: Refused): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const asked = { phrase: c.req.query("phrase"), others: c.req.query("others") };
	return showAdminPage(
		c,
		{ area: "search", title: t.add, above: [ABOVE, { href: PATH, label: t.synonyms }], width: "narrow" },
		<>
			<h1>{t.add}</h1>
			<RefusedNotice error={refused?.error} />
			{await wayToTheOther(c, refused)}
			<PostForm action={`${PATH}/new`} token={await formTokenOf(c)} class="card">
				<SynonymFields of={typedSynonym(refused?.sent ?? asked)} problems={problemsIn(refused?.error)} />
				<button type="submit" class="primary">
					{t.save}
				</button>
			</PostForm>
		</>,
	);
}

/** To the row that has the same words already, with what was typed for it; null where that is not what was refused. */
async function wayToTheOther(c: PageContext, refused: Refused | undefined) {
	if (problemsIn(refused?.error)["/phrase"] !== SAME_PHRASE.detail) return null;
	const { phrase, others } = typedSynonym(refused?.sent ?? {});
	const [row] = (await synonymsByStems(c.var.services.db, [stemsOfPhrase(phrase)])).values();
	return row === undefined ? null : (
		<WayOut
			href={addressOf(`${PATH}/${row.id}`, { others: linesOf(others).join("\n") })}
			label={t.toTheOther(row.phrase)}
		/>
	);
}

async function page(c: PageContext, refused?: Refused): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const id = Number(c.req.param("id"));
	const [row, entries, token] = await Promise.all([
		synonymById(db, id),
		entriesAbout(db, `synonym:${id}`, ENTRIES_SHOWN),
		formTokenOf(c),
	]);
	const { phrase, others, version } = row ?? notFound("row");
	const problems = problemsIn(refused?.error);
	const all = new Set([...others, ...linesOf(c.req.query("others"))]);
	const of = refused === undefined ? { phrase, others: [...all].join("\n") } : typedSynonym(refused.sent);
	// Once it was said that somebody else saved, saving again is on purpose.
	const seen = problems["/version"] === undefined && refused !== undefined ? Number(refused.sent.version) : version;
	return showAdminPage(
		c,
		{ area: "search", title: phrase, above: [ABOVE, { href: PATH, label: t.synonyms }], width: "narrow" },
		<>
			<h1>
				<bdi>{phrase}</bdi>
			</h1>
			<p>
				<a href={addressOf("/listings", { q: phrase })}>{t.tryIt(<bdi>{phrase}</bdi>)}</a>
			</p>
			<RefusedNotice error={refused?.error} />
			{await wayToTheOther(c, refused)}
			{problems["/version"] !== undefined && <Notice kind="problem">{problems["/version"]}</Notice>}
			<PostForm action={`${PATH}/${id}`} token={token} class="card">
				<input type="hidden" name="version" value={String(seen)} />
				<input type="hidden" name="return_to" value={`${PATH}/${id}`} />
				<SynonymFields of={of} problems={problems} />
				<button type="submit" class="primary">
					{t.save}
				</button>
			</PostForm>
			<section aria-labelledby="remove">
				<h2 id="remove">{t.removeTitle}</h2>
				<p class="muted">{t.removeAbout}</p>
				<PostForm action={`${PATH}/${id}/remove`} token={token}>
					<input type="hidden" name="version" value={String(version)} />
					<button type="submit" class="secondary">
						{t.remove}
					</button>
				</PostForm>
			</section>
			<Changes of={entries} c={c} token={token} nameOf={(fact) => t.facts[fact] ?? fact} />
		</>,
	);
}
