import type { DraftField } from "#core/drafts/draft-fields";
import { AppError } from "#core/errors";
import { draftProfile, crawlSite as kind } from "#core/jobs/kinds";
import type { SiteRead } from "#core/web/page";
import { crawlSite } from "#crawl/crawl-site";
import { crawlerOf } from "#crawl/crawler";
import { defineJob, type JobContext } from "#jobs/define";
import { measureDraft } from "#jobs/measure-draft";
import { showFound } from "#jobs/show-found";
import { replacePages } from "#store/draft-pages";
import { changeDraft, type DraftRow, draftById, noteProgress } from "#store/drafts";
import { enqueue } from "#store/outbox";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";
import { leaveDraftMail } from "#usecases/drafts/leave-draft-mail";
import { endedEarly } from "#usecases/drafts/with-found";

const UNREADABLE = "no page could be read";

/** Reads the website of a draft and stores its pages; what follows is the drafting, or the end when nothing was read. */
export default defineJob(kind, {
	async run({ subject }, ctx) {
		const draft = await draftById(ctx.db, subject);
		if (draft?.status !== "crawling") return "already moved";
		const site = await read(draft, ctx);
		const outcome = await commitGuarded(
			ctx.db,
			async () => {
				const current = await draftById(ctx.db, subject);
				if (current?.status !== "crawling") return { statements: [], outcome: "already moved" };
				return finished(current, site, ctx);
			},
			{ stale: AGAIN },
		);
		if (outcome === UNREADABLE) measureDraft(draft, "unreadable", 0, ctx);
		return outcome;
	},
	async gaveUp({ subject }, ctx) {
		await endFailed(subject, "reading", ctx);
	},
});

/** What a home page alone says as well as the whole site: it shows while the other pages are read. */
const STATED_AT_HOME: readonly DraftField[] = ["name", "tagline", "short_description", "logo_url"];

/** A site that cannot be read is no failure, its report says why. Source: docs/drafts.md#a-site-that-cannot-be-read. */
async function read(draft: DraftRow, ctx: JobContext): Promise<SiteRead> {
	const { db, settings, links, ports } = ctx;
	let isHomeShown = false;
	const unwanted = new AbortController();
	const input = {
		url: draft.url,
		...crawlerOf(settings, links),
		signal: unwanted.signal,
		onProgress: async (soFar: SiteRead) => {
			// A draft that was stopped or thrown away meanwhile needs no further page.
			if (!(await noteProgress(db, draft.id, soFar.report))) return unwanted.abort();
			const home = soFar.pages.find(({ role }) => role === "home");
			if (home === undefined || isHomeShown) return;
			isHomeShown = true;
			const { draftExtractively } = await import("#drafting/drafter");
			const found = draftExtractively({ url: draft.url, pages: [home], categories: [], only: STATED_AT_HOME });
			await showFound(draft.id, "crawling", found, ctx, STATED_AT_HOME);
		},
	};
	try {
		return await crawlSite(input, ports.crawl);
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		const entry = {
			url: draft.url,
			role: "home",
			status: null,
			bytes: 0,
			durationMs: 0,
			detail: error.message,
		} as const;
		return { url: draft.url, pages: [], report: [{ ...entry, outcome: "refused_address" }] };
	}
}

async function finished(draft: DraftRow, site: SiteRead, { db, now }: JobContext) {
	const at = now.getTime();
	if (site.pages.length === 0) {
		const change = { status: "ready", crawlReport: site.report } as const;
		return { statements: changeDraft(db, draft, change, at), outcome: UNREADABLE };
	}
	return {
		statements: [
			...(await replacePages(db, draft.id, site.pages, at)),
			...changeDraft(db, draft, { status: "drafting", crawlReport: site.report, modelAnswers: null }, at),
			enqueue(db, draftProfile, { subject: draft.id, dueAt: at, now: at }),
		],
		outcome: `read ${site.pages.length} pages`,
	};
}

/** What a draft's report says of an undertaking that failed for good. */
export const FAILED = {
	reading: "The website could not be read: our reader failed at it several times.",
	drafting: "The website was read, but no profile could be drafted from it: our drafter failed at it several times.",
} as const;

/**
 * Ends a draft whose reading or drafting failed for good, so that nobody polls it for ever, and says so in its report:
 * nothing is known of such a website, which is not the same as nothing being stated on it. What has shown so far is taken
 * back; what its owner typed stays.
 */
export async function endFailed(draftId: string, what: keyof typeof FAILED, ctx: JobContext): Promise<void> {
	const { db, now } = ctx;
	const ended = await commitGuarded(
		db,
		async () => {
			const draft = await draftById(db, draftId);
			if (draft === null || draft.status === "ready") return { statements: [], outcome: null };
			const change = endedEarly(draft, FAILED[what]);
			const mail = leaveDraftMail(db, { ...draft, ...change }, { isEmpty: true, now });
			return { statements: [...changeDraft(db, draft, change, now.getTime()), mail], outcome: draft };
		},
		{ stale: AGAIN },
	);
	if (ended !== null) measureDraft(ended, "failed", 0, ctx);
}
