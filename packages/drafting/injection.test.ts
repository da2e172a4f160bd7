import { afterEach, expect, it } from "vitest";
import { openAiCompatibleModel } from "#adapters/ai/openai-compatible";
import type { SiteDraft } from "#core/drafts/draft-fields";
import type { ReadPage } from "#core/web/page";
import { squeeze } from "#core/web/text-fold";
import { createDrafter, draftExtractively } from "#drafting/drafter";
import { INJECTION_PAGES } from "#drafting/fixtures/injection-pages";
import { readPages } from "#testing/pages";
import { type Site, startSite } from "#testing/servers";

let server: Site | undefined;

afterEach(async () => {
	await server?.stop();
});

/** Every value of the draft has quotes, and each stands in the page where it says. */
function expectEvidence(draft: SiteDraft, pages: readonly ReadPage[]): void {
	const lists = [...draft.faqs, ...draft.founders, ...draft.milestones];
	const single = [draft.fields, draft.company_socials, draft.founder_socials, draft.story, draft.seo].flatMap((group) =>
		Object.values(group),
	);
	for (const { evidence } of [...lists, ...single]) {
		expect(evidence.length).toBeGreaterThan(0);
		for (const { quote, url, start, end } of evidence) {
			const page = pages.find((one) => one.url === url);
			expect(squeeze(page?.text.slice(start, end) ?? "")).toBe(quote);
		}
	}
}

const input = async (html: string) => ({
	url: "https://tidewell.org/",
	pages: await readPages({ "/": ["home", html] }, "https://tidewell.org"),
	categories: [],
});

for (const { name, html, forbidden, obeyed } of INJECTION_PAGES) {
	it(`${name} is not followed by the embedded drafter`, async () => {
		const site = await input(html);
		const { draft } = draftExtractively(site);
		expect(draft.fields.name?.value).toBe("Tidewell");
		expect(draft.fields.contact_email?.value).toBe("hello@tidewell.org");
		expect(JSON.stringify(draft)).not.toMatch(forbidden);
		expectEvidence(draft, site.pages);
	});

	it(`${name} does not get through even when a model follows it`, async () => {
		const message = { content: JSON.stringify({ ...obeyed, logo_url: undefined }) };
		const body = JSON.stringify({ choices: [{ finish_reason: "stop", message }] });
		server = await startSite({ "/v1/chat/completions": { body } });
		const model = openAiCompatibleModel({ baseUrl: `${server.origin}/v1`, model: "small" });
		const site = await input(html);
		const { draft } = await createDrafter({ model }).draft(site);
		expect(await server.requests()).not.toHaveLength(0);
		expect(draft.fields.name?.value).toBe("Tidewell");
		expect(JSON.stringify(draft)).not.toMatch(forbidden);
		expectEvidence(draft, site.pages);
	});
}
