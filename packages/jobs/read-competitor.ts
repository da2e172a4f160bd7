import type { CompetitorComparison } from "#core/drafts/draft-profile";
import { statedFacts } from "#core/drafts/draft-state";
import { AppError } from "#core/errors";
import { readCompetitor } from "#core/jobs/kinds";
import { crawlSite } from "#crawl/crawl-site";
import { crawlerOf } from "#crawl/crawler";
import { defineJob, type JobContext } from "#jobs/define";
import { categoryChoices } from "#store/category-texts";
import { changeDraft, draftById } from "#store/drafts";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";

/** Reads a competitor's website and sets its facts beside those of the draft. */
export default defineJob(readCompetitor, {
	async run({ subject, payload: { url } }, ctx) {
		if (!(await isAwaited(subject, url, ctx))) return "no longer asked for";
		const { pages, detail } = await read(subject, url, ctx);
		const categories = await categoryChoices(ctx.db);
		const { compareSites } = await import("#drafting/compare");
		const found = pages.length === 0 ? null : await ctx.ports.drafter.draft({ url, pages, categories });
		return commitGuarded(
			ctx.db,
			async () => {
				const draft = await draftById(ctx.db, subject);
				if (draft?.profile.competitor?.url !== url) return { statements: [], outcome: "no longer asked for" };
				const competitor: CompetitorComparison = {
					url,
					status: found === null ? "unreadable" : "ready",
					detail,
					cells: found === null ? [] : compareSites(statedFacts(draft.profile), found.draft),
				};
				const profile = { ...draft.profile, competitor };
				return {
					statements: changeDraft(ctx.db, draft, { profile }, ctx.now.getTime()),
					outcome: found === null ? "no page could be read" : `compared ${competitor.cells.length} facts`,
				};
			},
			{ stale: AGAIN },
		);
	},
	async gaveUp({ subject, payload: { url } }, ctx) {
		await commitGuarded(
			ctx.db,
			async () => {
				const draft = await draftById(ctx.db, subject);
				if (draft?.profile.competitor?.url !== url) return { statements: [], outcome: undefined };
				const competitor = {
					url,
					status: "unreadable",
					detail: "The website could not be compared.",
					cells: [],
				} as const;
				const profile = { ...draft.profile, competitor: { ...competitor, cells: [] } };
				return { statements: changeDraft(ctx.db, draft, { profile }, ctx.now.getTime()), outcome: undefined };
			},
			{ stale: AGAIN },
		);
	},
});

async function isAwaited(draftId: string, url: string, { db }: JobContext): Promise<boolean> {
	const competitor = (await draftById(db, draftId))?.profile.competitor;
	return competitor?.url === url && competitor.status === "reading";
}

async function read(draftId: string, url: string, ctx: JobContext) {
	const { settings, links, ports } = ctx;
	const unwanted = new AbortController();
	const input = {
		url,
		...crawlerOf(settings, links),
		signal: unwanted.signal,
		onProgress: async () => {
			if (!(await isAwaited(draftId, url, ctx))) unwanted.abort();
		},
	};
	try {
		const { pages, report } = await crawlSite(input, ports.crawl);
		const failure = report.find((entry) => entry.role === "home") ?? report[0];
		const detail =
			pages.length === 0 ? (failure?.detail ?? "Nothing was found there.") : `${pages.length} pages were read.`;
		return { pages, detail };
	} catch (error) {
		if (error instanceof AppError) return { pages: [], detail: error.message };
		throw error;
	}
}
