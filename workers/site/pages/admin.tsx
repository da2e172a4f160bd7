import type { FC } from "hono/jsx";
import { DAY_MS } from "#core/launches/week";
import { COUNTED_MAX, decidedSince, waitingCounts } from "#store/work-queue";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { Notice } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Icon } from "../parts/icons.tsx";
import { addressOf } from "../parts/paging.tsx";
import { countsOf, itemsOf, type QueueItem, TABS, type Tab } from "../parts/queue/items.ts";
import { panelOf } from "../parts/queue/panel.tsx";
import { typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.queue;
const PATH = "/admin";

/** Items of the list. */
const SHOWN = 50;

/** For the site team: what waits for a decision, the oldest first, one of it open. To anybody else it does not exist. */
export default function adminPage(site: Site): void {
	site.get(PATH, (c) => showQueue(c));
}

/** The queue, with the item that its address names open; the oldest where it names none. */
export async function showQueue(c: PageContext, refused?: Refused): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const now = Date.now();
	const wanted = c.req.query("tab");
	const tab = TABS.find((one) => one === wanted) ?? "all";
	const [waiting, done, token] = await Promise.all([
		waitingCounts(db),
		decidedSince(db, now - (now % DAY_MS)),
		formTokenOf(c),
	]);
	const counts = countsOf(waiting);
	const items = await itemsOf(db, tab, waiting, SHOWN);
	const key = c.req.query("item") ?? c.req.param("key");
	const chosen = items.find((item) => item.key === key);
	const open = chosen ?? items[0];
	const place = open === undefined ? 0 : items.indexOf(open);
	const next = items[place + 1] ?? items[place - 1];
	// What was refused of something that is gone by now is no refusal of what comes next.
	const ofItem = chosen === undefined ? undefined : refused;
	const addressFor = (item: QueueItem | undefined) =>
		addressOf(PATH, { tab: tab === "all" ? undefined : tab, item: item?.key });
	const panel =
		open === undefined
			? null
			: await panelOf({ c, item: open, token, returnTo: addressFor(next), refused: ofItem }, now);
	return showAdminPage(
		c,
		{ area: "today", title: t.title },
		<>
			<div class="queue-head">
				<h1>{t.title}</h1>
				<p class="muted">{t.keys}</p>
			</div>
			{key !== undefined && chosen === undefined && (
				<Gone typed={typed(refused?.sent.reason).trim()} isLast={open === undefined} />
			)}
			<Tabs counts={counts} tab={tab} done={done} />
			{open === undefined ? (
				<div class="empty">
					<h2>{tab === "all" ? t.empty : t.emptyTab}</h2>
					{tab === "all" && <p>{t.emptyHelp}</p>}
				</div>
			) : (
				<div class={chosen === undefined ? "queue" : "queue chosen"}>
					<nav class="queue-list" aria-label={t.list}>
						<ul>
							{items.map((item) => (
								<Row item={item} href={addressFor(item)} isOpen={item === open} now={now} />
							))}
						</ul>
						{counts[tab] > items.length && <p class="muted">{t.more}</p>}
					</nav>
					<div class="queue-panel">
						{chosen !== undefined && (
							<p class="queue-place">
								<a href={addressFor(undefined)}>{t.place(place + 1, items.length)}</a>
							</p>
						)}
						{panel}
					</div>
				</div>
			)}
		</>,
	);
}

/** What was to be decided is decided: nothing of what was sent is done, and what was typed is not lost. */
const Gone: FC<{ typed: string; isLast: boolean }> = ({ typed: reason, isLast }) => (
	<Notice>
		<p>
			{isLast ? t.gone : t.goneNext} <a href="/admin/log?days=1">{t.seeDecided}</a>
		</p>
		{reason !== "" && (
			<>
				<p>{t.notUsed}</p>
				<blockquote>
					<p dir="auto">{reason}</p>
				</blockquote>
			</>
		)}
	</Notice>
);

const Tabs: FC<{ counts: Record<Tab, number>; tab: Tab; done: number }> = ({ counts, tab, done }) => (
	<nav class="tabs queue-tabs" aria-label={t.title}>
		<ul>
			{TABS.filter((one) => one === "all" || one === tab || counts[one] > 0).map((one) => (
				<li>
					<a
						href={addressOf(PATH, { tab: one === "all" ? undefined : one })}
						aria-current={one === tab ? "page" : undefined}
					>
						{t.tabs[one]} <span class="count">{t.count(counts[one], COUNTED_MAX)}</span>
					</a>
				</li>
			))}
			<li class="done">
				<a href="/admin/log?days=1">{t.doneToday(done)}</a>
			</li>
		</ul>
	</nav>
);

const Row: FC<{ item: QueueItem; href: string; isOpen: boolean; now: number }> = ({ item, href, isOpen, now }) => (
	<li class={item.isFailure ? "failure" : undefined}>
		<a href={href} data-item aria-current={isOpen ? "true" : undefined}>
			<Icon of={item.icon} l />
			<span class="what">
				<span class="muted">{item.kind}</span>
				<strong>
					<bdi>{item.title}</bdi>
				</strong>
				<span class="muted line">
					<bdi>{item.about}</bdi>
				</span>
			</span>
			<span class="muted waits">{t.waits(now - item.at)}</span>
		</a>
	</li>
);
