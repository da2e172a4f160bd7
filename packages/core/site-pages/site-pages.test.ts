import { expect, it } from "vitest";
import { DEFAULT_TEXTS, SITE_PAGES } from "#core/site-pages/site-pages";

it("has a text for every page that names the operator and whom to write to", () => {
	for (const page of SITE_PAGES) {
		const text = DEFAULT_TEXTS[page]({ siteName: "Acme", teamEmail: "team@acme.example" });
		expect(text).toContain("Acme");
		expect(text).toContain("team@acme.example");
		expect(text.length).toBeGreaterThan(500);
	}
});
