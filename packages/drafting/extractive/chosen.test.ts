import { expect, it } from "vitest";
import { draftExtractively } from "#drafting/drafter";
import { CHOSEN_SITES } from "#drafting/fixtures/chosen-sites";
import { readPages } from "#testing/pages";

for (const { name, url, html, chosen } of CHOSEN_SITES) {
	it(`chooses what it says of ${name}`, async () => {
		const { origin, pathname } = new URL(url);
		const pages = await readPages({ [pathname]: ["home", html] }, origin);
		const { fields } = draftExtractively({ url, pages, categories: [] }).draft;
		const drafted = {
			name: fields.name?.value,
			tagline: fields.tagline?.value ?? null,
			description: fields.description?.value,
			features: fields.features?.value ?? [],
		};
		expect(drafted).toMatchObject(chosen);
	});
}
