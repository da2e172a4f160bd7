import type { FC } from "hono/jsx";
import askRatings from "#actions/ratings/ask-ratings";
import importRatings from "#actions/ratings/import-ratings";
import { utcDay } from "#core/launches/week";
import { providerName } from "#core/ratings/provider";
import { domainOf } from "#core/web/domain";
import { entriesAbout } from "#store/audit-log";
import { providersKept, shownRating, websitesListed } from "#store/domain-ratings";
import { standingBoard } from "#store/leaderboards";
import { newestRun, type RatingRun } from "#store/rating-runs";
import { boardTotal, liveTotal } from "#store/totals";
import { type JudgedRating, judgeRatings, NoRatings } from "#usecases/ratings/judge-ratings";
import { act } from "../act.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { decided } from "../parts/admin/decided.ts";
import { AdminList } from "../parts/admin/list.tsx";
import { type ListView, listView } from "../parts/admin/list-view.ts";
import { CheckedRatings, ImportForm, PastImports, type RatingsGiven } from "../parts/ratings/import.tsx";
import { typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.ratings;
const PATH = "/admin/ratings";
const IMPORT = `${PATH}/import`;
const ROWS_SHOWN = 20;
const IMPORTS_SHOWN = 10;

/** For the site team: whose ratings are shown, the rounds of asking for them, and figures from files. */
export default function adminRatingsPage(site: Site): void {
	site.get(PATH, (c) => page(c));

	site.post(`${PATH}/ask`, (c) =>
		decided(c, PATH, async ({ provider }) => {
			await act(c, askRatings, { provider: String(provider) });
			return { asked: "1" };
		}),
	);

	site.post(IMPORT, async (c) => {
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

async function page(c: PageContext, given?: RatingsGiven) {
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
				{checked !== null && <CheckedRatings judged={checked.judged} problem={checked.problem} />}
				<ImportForm
					action={IMPORT}
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
			<PastImports entries={imports} token={token} returnTo={`${PATH}#imports`} />
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
	given: RatingsGiven,
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
