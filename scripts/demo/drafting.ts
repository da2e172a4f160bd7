import { emptySiteDraft, type SiteDraft } from "#core/drafts/draft-fields";
import type { DraftProfile } from "#core/drafts/draft-profile";
import { emptyProfile, mergeDraft } from "#core/drafts/draft-state";
import type { Evidence } from "#core/evidence/evidence";
import type { ReadPage } from "#core/web/page";
import { readHtml } from "#crawl/page-text";
import { draftExtractively } from "#drafting/drafter";
import { gateDraft } from "#drafting/evidence-gate";
import { mergeDrafts } from "#drafting/model/merge";
import type { Launch } from "#scripts/demo/calendar";
import { categoryTree } from "#scripts/demo/categories";
import { addressOf, readAt, readablePages, type WebsitePage } from "#scripts/demo/websites";

/** The drafts of invented products: their own websites, read and drafted by the code that reads and drafts real ones. */

const CATEGORIES = categoryTree();

/** What does not depend on the day: a website drafts alike whenever it is read. */
const drafted = new Map<string, Promise<SiteDraft>>();

/** What was drafted, by the slug of the product, and of what was read once more by that and what had changed. */
export type Drafts = Readonly<Record<string, SiteDraft>>;

/** All that was drafted in this process, or that it was told. */
export async function knownDrafts(): Promise<Drafts> {
	return Object.fromEntries(await Promise.all([...drafted].map(async ([slug, draft]) => [slug, await draft] as const)));
}

/** Has these not drafted again. */
export function tellDrafts(drafts: Drafts): void {
	for (const [slug, draft] of Object.entries(drafts)) drafted.set(slug, Promise.resolve(draft));
}

/** What the drafter made of a product's website. */
export async function draftOf(launch: Launch): Promise<DraftProfile> {
	const known = remembered(launch.slug, async () => draftWebsite(launch, await readWebsite(readablePages(launch))));
	const fetchedAt = new Date(readAt(launch)).toISOString();
	const dated = (key: string, value: unknown) => (key === "fetched_at" ? fetchedAt : value);
	return mergeDraft(emptyProfile(), JSON.parse(JSON.stringify(await known), dated) as SiteDraft);
}

/**
 * What rules alone find in pages of a product's website, as its monthly reading drafts it.
 * @param state of the website: pages of one and the same product differ by it alone.
 */
export async function rereadOf(
	launch: Launch,
	state: "same" | "renewed",
	pages: readonly ReadPage[],
): Promise<SiteDraft> {
	const url = `${addressOf(launch)}/`;
	return remembered(`${launch.slug} ${state}`, async () => draftExtractively({ url, pages, categories: [] }).draft);
}

function remembered(name: string, draft: () => Promise<SiteDraft>): Promise<SiteDraft> {
	const known = drafted.get(name) ?? draft();
	drafted.set(name, known);
	return known;
}

export function readWebsite(pages: readonly WebsitePage[]): Promise<ReadPage[]> {
	return Promise.all(pages.map((page) => readHtml({ ...page, fetchedAt: 0 })));
}

/** As the drafter works with a model: what rules find, and what a model claims, passed by the gate. */
async function draftWebsite(launch: Launch, pages: readonly ReadPage[]): Promise<SiteDraft> {
	const site = { url: `${addressOf(launch)}/`, categories: CATEGORIES };
	const { draft } = draftExtractively({ ...site, pages });
	const claimed = gateDraft(claimsOf(launch, pages), pages, site);
	const merged = mergeDrafts(draft, claimed.draft) ?? draft;
	return gateDraft(merged, pages, site).draft;
}

/** What a model reads in these pages and rules do not: how it is paid for, and what it offers. */
function claimsOf(launch: Launch, pages: readonly ReadPage[]): SiteDraft {
	const { product } = launch;
	const [model, ...prices] = product.pricing;
	const quoted = (words: readonly string[]) => words.map((text) => quoteFrom(pages, text));
	return emptySiteDraft({
		pricing_model: { value: model, evidence: quoted(prices) },
		features: { value: [...product.features], evidence: quoted(product.features) },
		usps: { value: [product.usp], evidence: quoted([product.usp]) },
	});
}

function quoteFrom(pages: readonly ReadPage[], words: string): Evidence {
	const page = pages.find(({ text }) => text.includes(words));
	if (page === undefined) throw new Error(`No page says "${words}".`);
	const start = page.text.indexOf(words);
	const fetched_at = new Date(page.fetchedAt).toISOString();
	return { quote: words, url: page.url, start, end: start + words.length, fetched_at, page_hash: page.hash };
}
