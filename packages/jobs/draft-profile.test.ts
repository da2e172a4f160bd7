import { beforeEach, expect, it } from "vitest";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { mintCategory } from "#testing/listings";
import { PRODUCT_SITE } from "#testing/product-site";
import { makeWorld, type World } from "#testing/world";

stopSitesAfterEach();
let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

interface Field {
	value: string | string[] | null;
	state: string;
	evidence: { quote: string; url: string; start: number; end: number }[];
}

it("drafts a four-page site within seconds: every value has a quote that stands in the page, the rest is blank", async () => {
	const ada = await world.person();
	await mintCategory(world.db, "productivity", { name: "Productivity", description: "Notes, tasks and calendars." });
	const product = await site(PRODUCT_SITE);
	const startedAt = Date.now();
	const { body } = await world.api("POST", "/drafts", { as: ada, body: { url: product.origin } });
	await world.runJobs();
	expect(Date.now() - startedAt).toBeLessThan(10_000);
	const answer = await world.api<{ fields: Record<string, Field> }>("GET", `/drafts/${body.id}`, { as: ada });
	expect(answer.body).toMatchObject({
		status: "ready",
		fields: {
			name: { value: "Inkfern", state: "ai" },
			founded_year: { value: "2021", state: "ai" },
			contact_email: { value: "hello@inkfern.example", state: "ai" },
			demo_video_url: { value: null, state: "not_found" },
		},
	});
	expect((answer.body as unknown as { crawl_report: unknown[] }).crawl_report).toHaveLength(5);
	const drafted = Object.values(answer.body.fields).filter((field) => field.value !== null);
	expect(drafted.length).toBeGreaterThanOrEqual(6);
	for (const field of drafted) {
		expect(field.evidence.length).toBeGreaterThan(0);
		for (const { quote, url } of field.evidence) {
			const source = PRODUCT_SITE[new URL(url).pathname] as { body: string };
			expect(plain(source.body)).toContain(plain(quote));
		}
	}
});

/** Text and attributes without tags and white space: a quote is found in it without any of the reader's own offsets. */
function plain(html: string): string {
	const attributes = [...html.matchAll(/"([^"]*)"/g)].map((match) => match[1]).join(" ");
	return `${html.replaceAll(/<[^>]*>/g, "")} ${attributes}`.replaceAll("&amp;", "&").replaceAll(/\s+/g, "");
}
