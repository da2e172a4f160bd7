import type { FC } from "hono/jsx";
import { PostForm } from "../../form.tsx";
import { addressWords } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { factsOf } from "./facts.ts";
import { type Draft, GROUPS } from "./rows.ts";

const t = words.draft.watch;

/** Tells one state of a draft from a later one, also while pages are read: that alone is no new version. */
export const seenOf = ({ version, crawl_report }: Draft): string => `${version}.${crawl_report.length}`;

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

type Entry = Draft["crawl_report"][number];

const isPage = ({ role }: Entry) => role !== "robots" && role !== "sitemap" && role !== "draft";

/** Reading the website: each page as it was read, with what was found on it, and what could not be read. */
export const Watch: FC<{ draft: Draft; token: string }> = ({ draft, token }) => {
	const pages = draft.crawl_report.filter(isPage);
	const read = pages.filter(({ outcome }) => outcome === "read").length;
	const unread = pages.filter(({ outcome }) => outcome !== "read");
	const facts = factCount(draft);
	const byPage = factsByPage(draft);
	const isReady = draft.status === "ready";
	const isNothing = isReady && read === 0;
	const said = isReady ? t.done(read, facts) : t.pages(read, facts);
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
					<li class={entry.outcome === "read" ? "done" : "unread"}>
						<bdi>{pathOf(entry.url)}</bdi>
						<span>{entry.outcome === "read" ? factWords(byPage.get(entry.url), isReady) : t.unread}</span>
					</li>
				))}
				{draft.status === "crawling" && (
					<li class="now">
						{pages.length === 0 ? t.home : t.next}
						<span>{t.reading}</span>
					</li>
				)}
			</ol>
			{isReady && draft.reading.state !== "read" && draft.listing_id === null ? (
				<Unread draft={draft} token={token} />
			) : (
				isReady && unread.length > 0 && <UnreadPages entries={unread} />
			)}
		</section>
	);
};

function factWords(count: number | undefined, isReady: boolean): string {
	return count === undefined && !isReady ? t.read : t.facts(count ?? 0);
}

/** Its path, as people read it. */
function pathOf(url: string): string {
	const words = addressWords(url);
	const slash = words.indexOf("/");
	return slash < 0 ? t.home : words.slice(slash);
}

/** What could not be read, why, and what to do. */
const UnreadPages: FC<{ entries: readonly Entry[] }> = ({ entries }) => (
	<details>
		<summary>{t.unreadPages(entries.length)}</summary>
		<ul>
			{entries.map(({ url, detail }) => (
				<li>
					<strong>
						<bdi>{addressWords(url)}</bdi>
					</strong>
					: <bdi>{detail}</bdi>
				</li>
			))}
		</ul>
		<p class="muted">{t.unreadHelp}</p>
	</details>
);

/** Nothing is known of the website: said before anything else, with both ways out. */
const Unread: FC<{ draft: Draft; token: string }> = ({ draft, token }) => (
	<div class="notice problem">
		<div>
			<h2>{words.draft.unread.title}</h2>
			<p>
				<bdi>{draft.reading.reason}</bdi>
			</p>
			<p>{words.draft.unread.help}</p>
			<PostForm action={`/account/drafts/${draft.id}/again`} token={token}>
				<button type="submit" class="secondary">
					{words.draft.unread.again}
				</button>
			</PostForm>
		</div>
	</div>
);
