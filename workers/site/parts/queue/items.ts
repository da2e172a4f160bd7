import { sendMail } from "#core/jobs/kinds";
import { fieldName } from "#core/words/shared";
import { CLAIM_DISPUTED } from "#store/claim-disputes";
import type { Db } from "#store/db";
import { type DeadLetterRow, oldestDeadLetters } from "#store/dead-letters";
import { FACT_REPORTED } from "#store/fact-reports";
import { heldReviews, type ListedReview, REVIEW_REPORTED } from "#store/review-lists";
import { openTeamTasks, type TeamTaskRow, tasksByIds } from "#store/team-tasks";
import { oldestBursts, type WaitingBurst } from "#store/waiting-bursts";
import { COUNTED_MAX, listingsNamed, type NamedListing, oldestTasks, type Waiting } from "#store/work-queue";
import { spoken } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import type { IconName } from "../icons.tsx";
import { HELD_WORDS } from "../reviews.tsx";

const t = words.queue;

export const TABS = ["all", "facts", "claims", "money", "votes", "reviews", "orders", "jobs", "mails"] as const;
export type Tab = (typeof TABS)[number];

/** Something that waits for a decision. */
export interface QueueItem {
	/** Names it in addresses: `task-7`. */
	key: string;
	of: { task: TeamTaskRow } | { review: ListedReview } | { letter: DeadLetterRow } | { burst: WaitingBurst };
	listing: NamedListing | null;
	/** Since when it waits, epoch milliseconds. */
	at: number;
	kind: string;
	title: string;
	about: string;
	icon: IconName;
	isFailure?: boolean;
}

const MONEY = new Set(
	[
		"refund_second_payment",
		"payment_mismatch",
		"partial_refund",
		"refund_failed",
		"refund_refused",
		"refund_asked",
	].concat(["check_vat_number", "refund_vat", "state_vat"]),
);

/** Where a kind of task stands; work that somebody bought is an order's. */
export function tabOf(kind: string): Tab {
	if (kind === FACT_REPORTED) return "facts";
	if (kind === CLAIM_DISPUTED) return "claims";
	if (kind === REVIEW_REPORTED) return "reviews";
	return MONEY.has(kind) ? "money" : "orders";
}

/** How much waits in each tab. */
export function countsOf(waiting: Waiting): Record<Tab, number> {
	const counts = { ...Object.fromEntries(TABS.map((tab) => [tab, 0])) } as Record<Tab, number>;
	for (const [kind, count] of Object.entries(waiting.tasks)) counts[tabOf(kind)] += count;
	counts.votes += waiting.heldBursts;
	counts.reviews += waiting.heldReviews;
	counts.jobs += waiting.failedJobs;
	counts.mails += waiting.failedMails;
	counts.all = Object.values(counts).reduce((sum, count) => sum + count, 0);
	return counts;
}

/** The oldest that wait in a tab, up to `limit`. */
export async function itemsOf(db: Db, tab: Tab, waiting: Waiting, limit: number): Promise<QueueItem[]> {
	const kinds = Object.keys(waiting.tasks).filter((kind) => tab !== "all" && tabOf(kind) === tab);
	const [tasks, held, letters, bursts] = await Promise.all([
		tab === "all"
			? openTeamTasks(db, limit)
			: kinds.length === 0
				? []
				: tasksByIds(db, await oldestTasks(db, kinds, limit)),
		tab === "all" || tab === "reviews" ? heldReviews(db, limit) : [],
		tab === "all" || tab === "jobs" || tab === "mails" ? oldestDeadLetters(db, limit * 2) : [],
		tab === "all" || tab === "votes" ? oldestBursts(db, { limit, votesMax: COUNTED_MAX }) : [],
	]);
	const ofTab = letters.filter(({ job }) => tab === "all" || (job === sendMail.name) === (tab === "mails"));
	const named = await listingsNamed(
		db,
		[...tasks, ...bursts].flatMap(({ listingId }) => (listingId === null ? [] : [listingId])),
	);
	const items = [
		...tasks.map((task) => ofTask(task, task.listingId === null ? null : (named.get(task.listingId) ?? null))),
		...held.map(ofReview),
		...ofTab.map(ofLetter),
		...bursts.map((burst) => ofBurst(burst, named.get(burst.listingId) ?? null)),
	];
	return items.sort((a, b) => a.at - b.at).slice(0, limit);
}

/** The order that a task is about; of an order's lines the cause names it. */
export function orderOf({ detail, cause }: Pick<TeamTaskRow, "detail" | "cause">): string | null {
	if (typeof detail.order === "string") return detail.order;
	return /^order:([^:]+):/.exec(cause)?.[1] ?? null;
}

export const wordsOf = (kind: string) => t.tasks[kind] ?? t.work(spoken(kind));

function ofTask(task: TeamTaskRow, listing: NamedListing | null): QueueItem {
	const { id, kind, createdAt: at, detail } = task;
	const of = { key: `task-${id}`, of: { task }, listing, at };
	const name = listing?.name ?? t.deleted;
	if (kind === FACT_REPORTED) {
		const reason = words.facts.report.reasons[detail.reason as keyof typeof words.facts.report.reasons] ?? "";
		const title = t.fact.title(name, fieldName(String(detail.field)));
		return { ...of, kind: t.fact.kind, title, about: reason, icon: "flag" };
	}
	if (kind === CLAIM_DISPUTED) {
		const way = words.claims.way[detail.method as keyof typeof words.claims.way];
		return {
			...of,
			kind: t.claim.kind,
			title: t.claim.title(name),
			about: t.claim.about(way?.short ?? ""),
			icon: "pencil",
		};
	}
	if (kind === REVIEW_REPORTED) {
		return { ...of, kind: t.review.reported, title: name, about: `“${String(detail.reason)}”`, icon: "flag" };
	}
	const { kind: called, about } = wordsOf(kind);
	const order = orderOf(task);
	const title = [order === null ? null : t.money.order(order), listing?.name].filter((part) => part != null).join(", ");
	return {
		...of,
		kind: called,
		title: title === "" ? called : title,
		about,
		icon: tabOf(kind) === "money" ? "money" : "pencil",
	};
}

function ofReview(review: ListedReview): QueueItem {
	const { id, listing, stars, changedAt, heldReason } = review;
	const why = heldReason === null ? "" : HELD_WORDS[heldReason];
	return {
		key: `review-${id}`,
		of: { review },
		listing: null,
		at: changedAt,
		kind: t.review.held,
		title: t.review.title(listing.name, stars),
		about: t.review.about(why),
		icon: "alert",
	};
}

function ofBurst(burst: WaitingBurst, listing: NamedListing | null): QueueItem {
	const { id, trait, foundAt, votes, firstAt, lastAt } = burst;
	return {
		key: `burst-${id}`,
		of: { burst },
		listing,
		at: foundAt,
		kind: t.burst.kind,
		title: t.burst.title(listing?.name ?? t.deleted, t.burst.votes(votes, COUNTED_MAX), lastAt - firstAt),
		about: words.bursts.traits[trait],
		icon: "alert",
	};
}

/** What a failed job was about. */
export function subjectOf({ body }: Pick<DeadLetterRow, "body">): string {
	const { subject } = (typeof body === "object" && body !== null ? body : {}) as { subject?: unknown };
	return typeof subject === "string" ? subject : "";
}

function ofLetter(letter: DeadLetterRow): QueueItem {
	const { id, job, error, createdAt: at } = letter;
	const isMail = job === sendMail.name;
	const title = t.job.title(
		isMail ? mailNameOf(letter) : (words.jobs.kinds[job] ?? spoken(job)),
		isMail ? "" : subjectOf(letter),
	);
	const kind = isMail ? t.job.mail : t.job.kind;
	return {
		key: `job-${id}`,
		of: { letter },
		listing: null,
		at,
		kind,
		title,
		about: error ?? "",
		icon: "clock",
		isFailure: true,
	};
}

/** A mail by its name: the first part of its cause. */
export const mailNameOf = (letter: DeadLetterRow): string => spoken(subjectOf(letter).split(":")[0] ?? "");
