import type { FC } from "hono/jsx";
import askRatings from "#actions/ratings/ask-ratings";
import importRatings from "#actions/ratings/import-ratings";
import { utcDay } from "#core/launches/week";
import { RATING_IMPORT_TEXT_MAX } from "#core/limits";
import { PROVIDER_NAME_MAX, providerName } from "#core/ratings/provider";
import { domainOf } from "#core/web/domain";
import { entriesAbout, type ListedEntry } from "#store/audit-log";
import { providersKept, shownRating, websitesListed } from "#store/domain-ratings";
import { standingBoard } from "#store/leaderboards";
import { newestRun, type RatingRun } from "#store/rating-runs";
import { boardTotal, liveTotal } from "#store/totals";
import { type JudgedRating, judgeRatings, NoRatings } from "#usecases/ratings/judge-ratings";
import { act } from "../act.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Undo } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { AdminList } from "../parts/admin/list.tsx";
import { type ListView, listView } from "../parts/admin/list-view.ts";
import { LineField } from "../parts/line-field.tsx";
import { TextField, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.ratings;
const PATH = "/admin/ratings";
const ROWS_SHOWN = 20;
const IMPORTS_SHOWN = 10;
/** Rows of a checked file that are listed one by one; those that are refused come first. */
const JUDGED_SHOWN = 200;

/** What somebody is about to import. */
interface Given {
	provider: string;
	day: string;
	text: string;
}

/** For the site team: whose ratings are shown, the rounds of asking for them, and figures from files. */
export default function adminRatingsPage(site: Site): void {
	site.get(PATH, (c) => page(c));

	site.post(`${PATH}/ask`, (c) =>
		decided(c, PATH, async ({ provider }) => {
			await act(c, askRatings, { provider: String(provider) });
			return { asked: "1" };
		}),
	);

	site.post(`${PATH}/import`, async (c) => {
		const sent = await c.req.parseBody();
		const file = sent.file instanceof File && sent.file.size > 0 ? await sent.file.text() : null;
		const given = { provider: typed(sent.provider), day: typed(sent.day), text: file ?? typed(sent.text) };
		if (sent.take === undefined) return page(c, given);
		return decided(
			c,
			PATH,
			async () => {
				const { added } = await act(c, importRatings, given);
				return { added: String(added) };
			},
			() => page(c, given),
		);
	});
}

async function page(c: PageContext, given?: Given) {
	const { db, clock, settings } = c.var.services;
	const { ratingProvider: provider } = settings;
	const now = clock.now();
	const view = listView(c, { path: PATH });
	const checked = given === undefined ? null : await checkedRows(c, given, now);
	const [rows, rated, live, kept, run, imports, token] = await Promise.all([
		rowsOf(c, view),
		boardTotal(db, "domain-rating"),
		liveTotal(db),
		providersKept(db),
		provider === null ? null : newestRun(db, provider),
		entriesAbout(db, "ratings:imports", IMPORTS_SHOWN),
		formTokenOf(c),
	]);
	const others = kept.filter((one) => one !== provider);
	if (checked?.problem !== undefined) c.status(400);
	return showAdminPage(
		c,
		{ title: t.title, area: "ratings" },
		<>
			<h1>{t.title}</h1>
			{c.req.query("asked") !== undefined && <Notice kind="good">{t.askedNow}</Notice>}
			{c.req.query("added") !== undefined && <Notice kind="good">{t.taken(Number(c.req.query("added")) || 0)}</Notice>}
			<p class="lead">{provider === null ? t.noneShown : t.shown(<bdi>{provider}</bdi>)}</p>
			<p>
				{provider !== null && `${t.coverage(rated, live)} `}
				{others.length > 0 && `${t.alsoKept(others.join(", "))} `}
				<a href="/admin/settings/ratings">{t.choose}</a>
			</p>
			{provider !== null && <Asking c={c} provider={provider} run={run} token={token} />}
			<section aria-labelledby="import">
				<h2 id="import">{t.importing}</h2>
				{checked !== null && <Checked judged={checked.judged} problem={checked.problem} />}
				<ImportForm
					given={given ?? { provider: provider ?? "", day: utcDay(now), text: "" }}
					token={token}
					judged={checked?.judged}
				/>
			</section>
			<section aria-labelledby="products">
				<h2 id="products">{t.list}</h2>
				<AdminList
					view={view}
					searchHelp={t.findHelp}
					columns={[
						{
							label: t.product,
							cell: ({ id, name }) => <a href={`${PATH}/${id}`}>{t.historyOf(<bdi>{name}</bdi>)}</a>,
						},
						{
							label: t.rating,
							cell: ({ value, source, date }) =>
								value === null || source === null || date === null ? (
									<span class="muted">{t.noFigure}</span>
								) : (
									<>
										{value.toFixed(1)} <small>{t.of(source, date)}</small>
									</>
								),
						},
					]}
					rows={rows}
					next={null}
					empty={view.isNarrowed ? t.noProduct : t.noneRated}
				/>
			</section>
			<Imports entries={imports} token={token} />
		</>,
	);
}

interface Row {
	id: number;
	name: string;
	value: number | null;
	source: string | null;
	date: string | null;
}

/** The best rated, or the product with the website that is looked for. */
async function rowsOf(c: PageContext, { q }: ListView): Promise<Row[]> {
	const { db } = c.var.services;
	if (q !== "") {
		const found = await websitesListed(db, [domainOf(q) ?? q]);
		return Promise.all(
			[...found.values()].map(async ({ id, name }) => {
				const point = await shownRating(db, id);
				const value = point === null ? null : point.ratingTenths / 10;
				return { id, name, value, source: point?.provider ?? null, date: point?.day ?? null };
			}),
		);
	}
	const best = await standingBoard(db, "domain-rating", { limit: ROWS_SHOWN, offset: 0 });
	return best.map(({ card, facts }) => ({ id: card.id, name: card.name, ...facts }));
}

async function checkedRows(
	c: PageContext,
	given: Given,
	now: Date,
): Promise<{ judged: JudgedRating[]; problem?: string }> {
	try {
		const provider = providerName(given.provider);
		return { judged: await judgeRatings(c.var.services.db, { ...given, provider }, now) };
	} catch (error) {
		if (error instanceof NoRatings) return { judged: [], problem: error.message };
		throw error;
	}
}

const Asking: FC<{ c: PageContext; provider: string; run: RatingRun | null; token: string }> = (props) => {
	const { c, provider, run, token } = props;
	const isAsked = c.var.services.asksForRatings;
	return (
		<section aria-labelledby="asking">
			<h2 id="asking">{t.asking}</h2>
			<p>
				{!isAsked && t.notAsked(<bdi>{provider}</bdi>)} {run === null ? isAsked && t.neverAsked : <Round of={run} />}{" "}
				{isAsked && t.weekly}
			</p>
			{isAsked && (run === null || run.endedAt !== null) && (
				<PostForm action={`${PATH}/ask`} token={token}>
					<input type="hidden" name="provider" value={provider} />
					<button type="submit" class="secondary">
						{t.askNow}
					</button>
				</PostForm>
			)}
		</section>
	);
};

const Round: FC<{ of: RatingRun }> = ({ of: { endedAt, asked, rated, problem } }) => {
	if (endedAt === null) return <>{t.underWay(asked, rated)}</>;
	const moment = <Time at={endedAt} />;
	return problem === null ? t.ended(moment, asked, rated) : t.broke(moment, asked, problem);
};

const Checked: FC<{ judged: readonly JudgedRating[]; problem: string | undefined }> = ({ judged, problem }) => {
	if (problem !== undefined) return <Notice kind="problem">{problem}</Notice>;
	const count = (wanted: JudgedRating["outcome"]) => judged.filter(({ outcome }) => outcome === wanted).length;
	// What is refused first: that is what somebody has to see.
	const shown = judged.toSorted((a, b) => Number(b.outcome === "refused") - Number(a.outcome === "refused"));
	return (
		<>
			<p role="status">{t.outcome(count("new"), count("there"), count("refused"))}</p>
			<div class="scroll">
				<table>
					<thead>
						<tr>
							<th scope="col">{t.line}</th>
							<th scope="col">{t.website}</th>
							<th scope="col">{t.rating}</th>
							<th scope="col">{t.becomes}</th>
						</tr>
					</thead>
					<tbody>
						{shown.slice(0, JUDGED_SHOWN).map(({ line, row, listing, outcome, problem: why }) => (
							<tr>
								<td>{line}</td>
								<td>
									<bdi>{listing?.name ?? row?.domain ?? ""}</bdi>
								</td>
								<td>{row === null ? "" : (row.ratingTenths / 10).toFixed(1)}</td>
								<td>{outcome === "refused" ? why : t.outcomes[outcome]}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			{judged.length > JUDGED_SHOWN && <p class="muted">{t.more(judged.length - JUDGED_SHOWN)}</p>}
		</>
	);
};

const ImportForm: FC<{ given: Given; token: string; judged: readonly JudgedRating[] | undefined }> = (props) => {
	const { given, token, judged = [] } = props;
	const fresh = judged.filter(({ outcome }) => outcome === "new").length;
	return (
		<PostForm action={`${PATH}/import`} token={token} multipart class="card">
			<LineField
				name="provider"
				label={t.provider}
				hint={t.providerHelp}
				value={given.provider}
				max={PROVIDER_NAME_MAX}
				required
			/>
			<LineField name="day" label={t.day} value={given.day} max={"YYYY-MM-DD".length} required />
			<div class="field">
				<label for="file">{t.file}</label>
				<input type="file" id="file" name="file" accept=".csv,.tsv,.txt,text/csv" />
			</div>
			<TextField
				name="text"
				label={t.rows}
				help={t.importHelp}
				value={given.text}
				max={RATING_IMPORT_TEXT_MAX}
				rows={6}
				required={false}
			/>
			<p class="actions">
				<button type="submit" class={fresh > 0 ? "secondary" : "primary"}>
					{t.check}
				</button>
				{fresh > 0 && (
					<button type="submit" class="primary" name="take" value="true">
						{t.take(fresh)}
					</button>
				)}
			</p>
		</PostForm>
	);
};

const Imports: FC<{ entries: readonly ListedEntry[]; token: string }> = ({ entries, token }) => (
	<section aria-labelledby="imports">
		<h2 id="imports">{t.imports}</h2>
		{entries.length === 0 && <p class="empty">{t.noImports}</p>}
		<ul class="rows">
			{entries
				.filter(({ action }) => action === "import_ratings")
				.map((entry) => (
					<li>
						<div>
							<p>{t.figures(Number(entry.detail.figures), String(entry.detail.provider))}</p>
							<p class="muted">
								<Time at={entry.at} />
							</p>
						</div>
						<Undo entry={entry} token={token} returnTo={`${PATH}#imports`} />
					</li>
				))}
		</ul>
	</section>
);
