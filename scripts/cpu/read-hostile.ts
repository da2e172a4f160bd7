import { emptyProfile, mergeDraft } from "#core/drafts/draft-state";
import { readingOf } from "#core/drafts/site-reading";
import { completenessOf } from "#core/listings/completeness";
import { factsOfDraft } from "#core/listings/listing-facts";
import type { PageRole, ReadPage } from "#core/web/page";
import { decodeText } from "#crawl/charset";
import { choosePages } from "#crawl/choose-pages";
import { parseHtml } from "#crawl/page-text";
import { createDrafter } from "#drafting/drafter";
import { unitsOf } from "#drafting/model/prompt";
import { findStaleFacts } from "#drafting/staleness";
import { claimingModel } from "./claiming-model.ts";

const CATEGORIES = ["Productivity", "Backup and storage", "Pricing tools"].map((name) => ({
	slug: name.toLowerCase(),
	name,
	description: `${name} for teams that keep notes, plans and backups.`,
}));

/** Everything that is done with one page between its bytes and a listing, with a model that claims all it can. */
export async function readWhole(html: string, role: PageRole): Promise<ReadPage> {
	const url = `https://acme-backups.example/${role === "home" ? "" : role}`;
	const text = decodeText(new TextEncoder().encode(html), "text/html");
	const { page } = await parseHtml({ html: text, url, role, fetchedAt: 0 });
	choosePages(page, 7);
	const input = { url, pages: [page], categories: CATEGORIES };
	const { draft } = await createDrafter({ model: claimingModel(unitsOf(input.pages)) }).draft(input);
	const reading = readingOf({ status: "ready", crawlReport: [] });
	const profile = mergeDraft(emptyProfile(), draft);
	completenessOf(profile, true, reading);
	const { profile: facts } = factsOfDraft(profile, reading);
	const quoted = Object.entries(facts.evidence).map(([field, evidence]) => ({ field, value: "", evidence }));
	findStaleFacts(quoted, [page], draft);
	return page;
}
