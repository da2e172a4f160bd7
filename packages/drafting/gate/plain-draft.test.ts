import { expect, it } from "vitest";
import type { DrafterInput, SiteDraft } from "#core/drafts/draft-fields";
import { verifyEvidence } from "#core/evidence/evidence-quote";
import { strangeInLine, strangeInProse } from "#core/web/plain-text";
import { draftExtractively } from "#drafting/drafter";
import { gateDraft } from "#drafting/evidence-gate";
import { readPages } from "#testing/pages";

const SITE = "https://tidewell.org";

/** A page that turns and hides words wherever a page can hold them: raw, as entities and escaped in JSON. */
const HOSTILE = `<html lang="en"><head><title>Tide\u202ewell&#x202c; - Water reports</title>
<meta name="description" content="Tidewell \u2066measures&#8233; the water of lakes and writes a report every week.">
<meta property="og:site_name" content="Tidewell\u202e">
<script type="application/ld+json">{"@type":"Organization","name":"Tidewell\\u202e","founder":{"@type":"Person","name":"Mila \\u2067Vos\\u0007"}}</script>
</head><body><header><h1>Water\u202e reports for \u0007lakes</h1><img src="/logo.png" alt="Tidewell\u202d logo"></header><main>
<p>Tidewell&#x202e; measures the water of lakes.</p><h2>What \u202edoes it cost?</h2><p>It is free\u0085for schools.</p>
<section class="team"><h3>Mila \u202eVos</h3><p>Founder &amp; CEO\u202e</p></section></main>
<footer><a href="mailto:hello@tidewell.org">hello@\u200etidewell.org\u202e</a></footer></body></html>`;

const input = async (html: string): Promise<DrafterInput> => ({
	url: `${SITE}/`,
	pages: await readPages({ "/": ["home", html] }, SITE),
	categories: [],
});

function textsOf(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

it("drafts a hostile page without a character that turns or hides words, every quote still literal", async () => {
	const site = await input(HOSTILE);
	const { draft } = draftExtractively(site);
	expect(draft.fields.name?.value).toBe("Tidewell");
	expect(draft.fields.tagline?.value).toBe("Water reports for lakes");
	expect(textsOf(draft).filter((text) => strangeInProse(text) !== null)).toEqual([]);
	expect(textsOf(site.pages).filter((text) => strangeInProse(text) !== null)).toEqual([]);
	for (const candidate of Object.values(draft.fields)) {
		for (const quote of candidate.evidence) expect(verifyEvidence(site.pages, quote)).toEqual(quote);
	}
});

it("takes such characters out of what a model composed, and lets it pass only where its quotes still hold it", async () => {
	const site = await input("<html><body><h1>Tidewell</h1><p>Reports on lakes, every week.</p></body></html>");
	const at = (quote: string) => {
		const start = site.pages[0]?.text.indexOf(quote) ?? -1;
		return { quote, url: `${SITE}/`, start, end: start + quote.length, fetched_at: 0, page_hash: site.pages[0]?.hash };
	};
	const claimed = (value: string, quote: string) => ({ value, evidence: [at(quote)] });
	const found = {
		fields: {
			name: claimed("Tide\u202ewell\r\n", "Tidewell"),
			tagline: claimed("Reports\non lakes\u2028, every week.", "Reports on lakes, every week."),
			city: claimed("\u202enodnoL", "Tidewell"),
			features: { value: ["Reports\r\non lakes\u202e"], evidence: [at("Reports on lakes, every week.")] },
		},
		faqs: [],
		founders: [],
		company_socials: {},
		founder_socials: {},
		story: {},
		milestones: [],
		seo: {},
	} as unknown as SiteDraft;
	const { draft } = gateDraft(found, site.pages, site);
	expect(draft.fields.name?.value).toBe("Tidewell");
	expect(draft.fields.features?.value).toEqual(["Reports on lakes"]);
	expect(draft.fields.city).toBeUndefined();
	expect(textsOf(draft).filter((text) => strangeInLine(text) !== null)).toEqual([]);
});
