import { emptySiteDraft } from "#core/drafts/draft-fields";
import { emptyProfile, mergeDraft } from "#core/drafts/draft-state";
import type { Candidate, Evidence } from "#core/evidence/evidence";
import { completenessOf } from "#core/listings/completeness";
import { sha256Hex } from "#core/sha256";
import type { ReadPage } from "#core/web/page";
import { parseHtml } from "#crawl/page-text";
import { type Db, runBatch } from "#store/db";
import { replacePages } from "#store/draft-pages";
import type { DraftRow } from "#store/drafts";
import { drafts } from "#store/schema/index";
import { NOW } from "#testing/now";
import type { Person } from "#testing/people";
import { READ } from "#testing/site-readings";

/** The homepage of a product that minted drafts were read from; the drafter finds the name and the tagline in it. */
export const PRODUCT_HTML = `<!doctype html><html lang="en"><head><title>Inkfern | Shared notes for small teams</title>
<meta property="og:site_name" content="Inkfern">
<meta name="description" content="Inkfern keeps the notes of your team in one place."></head>
<body><header><a href="/">Inkfern</a></header><main><h1>Shared notes for small teams</h1>
<p>Inkfern keeps the notes of your team in one place.</p></main></body></html>`;

/** A page as the crawl would have stored it. */
export async function readPage(url: string, html = PRODUCT_HTML): Promise<ReadPage> {
	return (await parseHtml({ html, url, role: "home", fetchedAt: NOW.getTime() })).page;
}

/** A value with a quote that stands in the page. */
export function quoted<T extends string | string[]>(page: ReadPage, value: T, quote: string): Candidate<T> {
	const start = page.text.indexOf(quote);
	if (start < 0) throw new Error(`the page does not say "${quote}"`);
	const evidence: Evidence = {
		quote,
		url: page.url,
		start,
		end: start + quote.length,
		fetched_at: new Date(page.fetchedAt).toISOString(),
		page_hash: page.hash,
	};
	return { value, evidence: [evidence] };
}

/**
 * Mints a ready draft with its stored homepage: name and tagline are drafted with quotes, everything else was not found.
 * @param categories names of the directory's categories, typed as a user would.
 */
export async function mintDraft(
	db: Db,
	person: Person,
	options: { domain?: string; categories?: string[]; row?: Partial<DraftRow> } = {},
): Promise<DraftRow> {
	const domain = options.domain ?? "inkfern.example";
	const page = await readPage(`https://${domain}/`);
	const drafted = mergeDraft(
		emptyProfile(),
		emptySiteDraft({
			name: quoted(page, "Inkfern", "Inkfern"),
			tagline: quoted(page, "Shared notes for small teams", "Shared notes for small teams"),
		}),
	);
	if (options.categories) {
		drafted.fields.categories = { ...drafted.fields.categories, value: options.categories, state: "manual" };
	}
	const id = await sha256Hex(`${person.userId} ${domain}`);
	const row: DraftRow = {
		id: `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`,
		userId: person.userId,
		url: page.url,
		domain,
		status: "ready",
		profile: drafted,
		completeness: completenessOf(drafted, true, READ).completeness,
		crawlReport: [
			{ url: page.url, role: "home", outcome: "read", status: 200, bytes: 900, durationMs: 5, detail: "Read." },
		],
		modelAnswers: null,
		listingId: null,
		version: 1,
		createdAt: NOW.getTime(),
		updatedAt: NOW.getTime(),
		...options.row,
	};
	await runBatch(db, [db.insert(drafts).values(row), ...(await replacePages(db, row.id, [page], NOW.getTime()))]);
	return row;
}
