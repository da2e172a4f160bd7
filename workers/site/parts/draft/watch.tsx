import type { FC } from "hono/jsx";
import { type FailureOutcome, isSettled } from "#core/web/page";
import { sharedWords } from "#core/words/shared";
import { PostForm } from "../../form.tsx";
import { addressWords } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { factsOf } from "./facts.ts";
import { type Draft, GROUPS } from "./rows.ts";

const t = words.draft.watch;

/** The pages of a website that a draft asked for, as it says them: its `outcome` is an open list to programs, not here. */
type Entry = Omit<Draft["crawl_report"][number], "outcome"> & {
	outcome: "read" | "being_read" | "waiting" | "failed" | FailureOutcome;
};

const reportOf = (draft: Draft): Entry[] => draft.crawl_report as Entry[];

/** Tells one state of a draft from a later one, also while pages are read: that alone is no new version. */
export function seenOf(draft: Draft): string {
	const report = reportOf(draft);
	return [draft.version, report.filter(isSettled).length, report.length].join(".");
}

/** Whether something is under way that a page should look for again. */
export const isUnderWay = ({ status, competitor }: Draft): boolean =>
	status !== "ready" || competitor?.status === "reading";

/** How many facts each page gave, by its address. */
function factsByPage(draft: Draft): Map<string, number> {
	const counts = new Map<string, number>();
	for (const row of Object.values(GROUPS).flat()) {
		for (const { quotes } of factsOf(draft, row)) {
			for (const url of new Set(quotes.map((quote) => quote.url))) counts.set(url, (counts.get(url) ?? 0) + 1);
		}
	}
	return counts;
}

function factCount(draft: Draft): number {
	return Object.values(GROUPS)
		.flat()
		.reduce((sum, row) => sum + factsOf(draft, row).filter(({ quotes }) => quotes.length > 0).length, 0);
}

const isPage = ({ role }: Entry) => role !== "robots" && role !== "sitemap" && role !== "draft";

/** Reading the website: each page as it was read, with what was found on it, what is to come, and what could not be read. */
export const Watch: FC<{ draft: Draft; token: string }> = ({ draft, token }) => {
	const pages = reportOf(draft).filter(isPage);
	const settled = pages.filter(isSettled);
	const read = pages.filter(({ outcome }) => outcome === "read").length;
	const unread = settled.filter(({ outcome }) => outcome !== "read");
	const facts = factCount(draft);
	const byPage = factsByPage(draft);
	const isReady = draft.status === "ready";
	const isNothing = isReady && read === 0;
	const said = isReady ? t.done(read, facts) : t.pages(settled.length, pages.length, facts);
	return (
		<section
			id="watch"
			class="watch"
			aria-labelledby="watch-head"
			data-part
			data-seen={seenOf(draft)}
			data-poll={isUnderWay(draft) ? "" : undefined}
			data-say={draft.competitor?.status === "reading" ? t.comparing : said}
		>
			<p id="watch-head">
				<strong>{isNothing ? t.nothing(<bdi>{draft.domain}</bdi>) : t[draft.status](<bdi>{draft.domain}</bdi>)}</strong>{" "}
				{!isNothing && said}
				{!isReady && <span class="muted"> {t.aMinute}</span>}
			</p>
			<ol class={isReady ? "strip" : "strip is-filling"}>
				{pages.map((entry) => (
					<li class={CLASSES[entry.outcome] ?? "unread"}>
						<bdi>{pathOf(entry.url)}</bdi>
						<span>{statusWords(entry, byPage.get(entry.url), isReady)}</span>
					</li>
				))}
				{draft.status === "crawling" && pages.length === 0 && (
					<li class="now">
						{t.home}
						<span>{t.reading}</span>
					</li>
				)}
			</ol>
			{isReady && draft.reading.state !== "read" && draft.listing_id === null ? (
				<Unread draft={draft} />
			) : (
				isReady && unread.length > 0 && <UnreadPages entries={unread} />
			)}
			{isReady && draft.listing_id === null && <ReadAgain draft={draft} token={token} />}
		</section>
	);
};

const CLASSES: Partial<Record<Entry["outcome"], string>> = { read: "done", being_read: "now", waiting: "due" };

function statusWords({ outcome }: Entry, facts: number | undefined, isReady: boolean): string {
	if (outcome === "being_read") return t.reading;
	if (outcome === "waiting") return t.waiting;
	if (outcome !== "read") return t.unread;
	return facts === undefined && !isReady ? t.read : t.facts(facts ?? 0);
}

/** Its path, as people read it. */
function pathOf(url: string): string {
	const words = addressWords(url);
	const slash = words.indexOf("/");
	return slash < 0 ? t.home : words.slice(slash);
}

/** Why an address was not read, in a sentence. */
const whyUnread = ({ outcome, status }: Entry): string =>
	outcome in sharedWords.unread ? sharedWords.unread[outcome as FailureOutcome](status) : words.draft.unread.failed;

/** What mends it; null where reading it again is all. */
const wayOut = ({ outcome }: Entry) => words.draft.unread.ways[outcome as FailureOutcome] ?? null;

/** What could not be read, why, and what to do. */
const UnreadPages: FC<{ entries: readonly Entry[] }> = ({ entries }) => (
	<details>
		<summary>{t.unreadPages(entries.length)}</summary>
		<ul>
			{entries.map((entry) => (
				<li>
					<strong>
						<bdi>{addressWords(entry.url)}</bdi>
					</strong>
					: {whyUnread(entry)}
				</li>
			))}
		</ul>
		{[...new Set(entries.flatMap((entry) => wayOut(entry) ?? []))].map((way) => (
			<p>{way}</p>
		))}
		<p class="muted">{t.unreadHelp}</p>
	</details>
);

/** Nothing is known of the website: said before anything else, with both ways out. */
const Unread: FC<{ draft: Draft }> = ({ draft }) => {
	const report = reportOf(draft);
	const entry = report.find(({ role }) => role === "home" || role === "draft") ?? report[0];
	return (
		<div class="notice problem">
			<div>
				<h2>{words.draft.unread.title}</h2>
				<p>{entry === undefined || draft.reading.state === "failed" ? words.draft.unread.failed : whyUnread(entry)}</p>
				{entry !== undefined && <p>{wayOut(entry)}</p>}
				<p>{words.draft.unread.help}</p>
			</div>
		</div>
	);
};

const ReadAgain: FC<{ draft: Draft; token: string }> = ({ draft, token }) => (
	<PostForm action={`/account/drafts/${draft.id}/again`} token={token}>
		<button type="submit" class="quiet">
			{words.draft.unread.again}
		</button>
	</PostForm>
);
