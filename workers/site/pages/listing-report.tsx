import type { FC } from "hono/jsx";
import reportFact from "#actions/facts/report-fact";
import { AppError } from "#core/errors";
import { REPORT_WORDS_MAX } from "#core/limits";
import { REPORT_REASONS, type ReportReason } from "#core/listings/fact-reports";
import { sha256Hex } from "#core/sha256";
import { EMAIL_MAX, mailboxOf } from "#core/web/email";
import { fieldName } from "#core/words/shared";
import getListing from "#operations/directory/get-listing";
import { hasOpenReport } from "#store/fact-reports";
import { type ReportedFact, reportedFact } from "#usecases/listings/reported-fact";
import { act } from "../act.ts";
import { ask } from "../ask.ts";
import { markWrong, Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { ReportedWords } from "../parts/reported-words.tsx";
import { type Problems, problemsOf, TextField, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.facts.report;

/** What a form sent that was refused. */
interface Failed {
	said: { reason: string; words: string; email: string };
	problems: Problems;
}

/** Telling the site team that a fact of a listing is wrong. Needs no account: the decision is mailed. */
export default function listingReportPage(site: Site): void {
	site.get("/listings/:slug/report", (c) => {
		const field = c.req.query("fact");
		return field === undefined ? choose(c) : page(c, field, c.req.query("of") ?? "");
	});

	site.post("/listings/:slug/report", async (c) => {
		const form = await c.req.parseBody();
		const [field, entry] = [typed(form.fact), typed(form.of)];
		const said = { reason: typed(form.reason), words: typed(form.words), email: typed(form.email).trim() };
		const email = c.var.session?.user.email ?? said.email;
		const reason = said.reason as ReportReason;
		try {
			await act(c, reportFact, { listing: c.req.param("slug"), field, entry, reason, words: said.words, email });
		} catch (error) {
			return page(c, field, entry, { said, problems: problemOf(error) });
		}
		return c.redirect(`${addressOf(c, field, entry)}&sent=1`, 303);
	});
}

/** @throws the error itself where it is none that the form can show. */
function problemOf(error: unknown): Problems {
	if (error instanceof AppError && error.errors.length === 0 && error.status < 500 && error.code !== "not_found") {
		return { "": error.message };
	}
	return problemsOf(error);
}

const addressOf = (c: PageContext, field: string, entry: string) =>
	`/listings/${c.req.param("slug")}/report?${new URLSearchParams({ fact: field, ...(entry !== "" && { of: entry }) })}`;

/** Which fact: every one that its page shows. */
async function choose(c: PageContext) {
	const listing = await ask(c, getListing, { params: { slug: c.req.param("slug") } });
	const fields = new Set([
		...Object.keys(listing.evidence),
		...listing.typed.map(({ field }) => field),
		...listing.not_found_on_website,
	]);
	return show(
		c,
		{ title: t.titleOf(listing.name), width: "narrow" },
		<>
			<h1>{t.heading(<bdi>{listing.name}</bdi>)}</h1>
			<p>{t.choose}</p>
			<ul>
				{[...fields].map((field) => (
					<li>
						<a href={addressOf(c, field, "")} rel="nofollow">
							{fieldName(field)}
						</a>
					</li>
				))}
			</ul>
		</>,
	);
}

async function page(c: PageContext, field: string, entry: string, failed?: Failed) {
	const { db } = c.var.services;
	const slug = c.req.param("slug") ?? "";
	const fact = await reportedFact(db, slug, field, entry);
	if (fact === null) throw new AppError("not_found", t.noSuchFact);
	const [token, isDone] = await Promise.all([formTokenOf(c), isReported(c, fact, field, entry)]);
	if (failed !== undefined) c.status(400);
	return show(
		c,
		{ title: t.titleOf(fact.name), width: "narrow" },
		<>
			<h1>{t.heading(<bdi>{fact.name}</bdi>)}</h1>
			{isDone && (
				<Notice kind="good">
					<p>{t.done}</p>
					<p>
						<a href={`/listings/${slug}`}>{t.back(<bdi>{fact.name}</bdi>)}</a>
					</p>
				</Notice>
			)}
			{failed?.problems[""] !== undefined && <Notice kind="problem">{failed.problems[""]}</Notice>}
			<ReportedWords field={field} entry={entry} said={fact.said} quotes={fact.quotes} />
			{!isDone && (
				<PostForm action={`/listings/${slug}/report`} token={token}>
					<input type="hidden" name="fact" value={field} />
					<input type="hidden" name="of" value={entry} />
					<Reasons said={failed?.said.reason} problem={failed?.problems["/reason"]} />
					<TextField
						name="words"
						label={t.words}
						help={t.wordsHelp}
						max={REPORT_WORDS_MAX}
						rows={4}
						required={false}
						value={failed?.said.words ?? ""}
						problem={failed?.problems["/words"]}
					/>
					{c.var.session === null && <Email said={failed?.said.email} problem={failed?.problems["/email"]} />}
					<button type="submit">{t.send}</button>
				</PostForm>
			)}
		</>,
	);
}

async function isReported(c: PageContext, { listingId }: ReportedFact, field: string, entry: string): Promise<boolean> {
	const email = c.var.session?.user.email;
	if (email === undefined) return c.req.query("sent") === "1" && c.req.method === "GET";
	const reporter = await sha256Hex(mailboxOf(email));
	return hasOpenReport(c.var.services.db, { listingId, field, entry, reporter });
}

const Reasons: FC<{ said: string | undefined; problem: string | undefined }> = ({ said, problem }) => (
	<fieldset>
		<legend>{t.reason}</legend>
		{problem !== undefined && <p class="wrong">{t.chooseReason}</p>}
		{REPORT_REASONS.map((reason) => (
			<label>
				<input type="radio" name="reason" value={reason} required checked={reason === said} /> {t.reasons[reason]}
			</label>
		))}
	</fieldset>
);

const Email: FC<{ said: string | undefined; problem: string | undefined }> = ({ said = "", problem }) => (
	<div class="field">
		<label for="email">{t.email}</label>
		<small id="email-help">{t.emailHelp}</small>
		{problem !== undefined && (
			<p class="wrong" id="email-problem">
				{problem}
			</p>
		)}
		<input
			{...{ id: "email", name: "email", type: "email", autocomplete: "email", required: true, value: said }}
			maxlength={EMAIL_MAX}
			aria-describedby={problem === undefined ? "email-help" : "email-problem email-help"}
			{...markWrong(problem !== undefined)}
		/>
	</div>
);
