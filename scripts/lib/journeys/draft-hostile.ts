import type { Page } from "playwright-core";
import { LIST_FIELDS } from "#core/drafts/draft-fields";
import { addAxe } from "#scripts/lib/axe";
import type { Stage } from "#scripts/lib/journeys/stage";

/** What axe finds on a page, and whether it is wider than its window. */
export async function findings(page: Page): Promise<string[]> {
	await addAxe(page);
	const found = (await page.evaluate("axe.run().then(({ violations }) => violations.map(({ id }) => id))")) as string[];
	const wide = await page.evaluate("document.documentElement.scrollWidth > innerWidth");
	return wide === true ? [...found, "wider than the window"] : found;
}

/** What people and websites may say in every row: one endless word, one from right to left, and markup. */
export async function hostileWords(page: Page, { served, problems, shoot }: Stage): Promise<void> {
	const endless = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau".padEnd(58, "x");
	const said = `${endless} שלוםעולםארוךבליהפסקה <img src=x onerror="window.ran=1"><script>window.ran=1</script>`;
	await page.evaluate("window.ran = undefined");
	const stored = await served.db.prepare("SELECT id, profile FROM drafts ORDER BY created_at LIMIT 1").first<{
		id: string;
		profile: string;
	}>();
	const profile = JSON.parse(stored?.profile ?? "{}");
	const quote = {
		quote: said,
		url: `https://${endless}.example/${endless}`,
		start: 0,
		end: 9,
		fetched_at: new Date().toISOString(),
	};
	const evidence = [
		{ ...quote, page_hash: "0" },
		{ ...quote, page_hash: "1" },
	];
	for (const [field, entry] of Object.entries<object>(profile.fields)) {
		const value = (LIST_FIELDS as readonly string[]).includes(field) ? [said, said] : said;
		Object.assign(entry, { value, state: "ai", evidence, ai_value: value, ai_score: 0.5 });
	}
	profile.faqs.items = [{ question: said, answer: said, evidence }];
	profile.founders.items = [{ name: said, title: said, bio: said, evidence }];
	profile.milestones.items = [{ date: "2026-01-01", title: said, description: said, url: null, evidence }];
	profile.company_socials.items = { linkedin: { url: `https://example.com/${endless}`, evidence } };
	for (const section of ["title", "story"]) profile.story.sections[section] = { text: said, evidence };
	Object.assign(profile.seo, { title: said, meta: said, title_evidence: evidence, meta_evidence: evidence });
	const cell = { value: said, evidence };
	profile.competitor = {
		url: quote.url,
		status: "ready",
		detail: said,
		cells: [{ field: "name", own: cell, competitor: cell }],
	};
	await served.db.prepare("UPDATE drafts SET profile = ?").bind(JSON.stringify(profile)).run();
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`${served.origin}/account/drafts/${stored?.id}?edit=tagline`);
		for (const found of await findings(page)) problems.expect(false, `hostile words, ${width} px: ${found}`);
		problems.expect((await page.evaluate("window.ran === undefined")) === true, `hostile words ran at ${width} px`);
		await shoot(page, `draft-hostile-${width}`);
	}
}
