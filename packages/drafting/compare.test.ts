import { expect, it } from "vitest";
import { compareSites } from "#drafting/compare";
import { readPages } from "#testing/pages";

async function site(url: string, html: string) {
	return { url, pages: await readPages({ "/": ["home", html] }, url.replace(/\/$/, "")), categories: [] };
}

it("sets two sites side by side, with quotes on both and blanks where one is silent", async () => {
	const own = await site(
		"https://acme.com/",
		"<title>Acme - Cloud backups</title><h1>Cloud backups</h1><p>Acme was founded in 2011.</p><p>Plans from $12 per month</p>",
	);
	const competitor = await site(
		"https://bolt.io/",
		"<title>Bolt - Backups that fly</title><h1>Backups that fly</h1><p>Bolt is now in public beta.</p>",
	);
	const cells = compareSites(own, competitor);
	const row = (field: string) => cells.find((cell) => cell.field === field);
	expect(row("name")).toMatchObject({ own: { value: "Acme" }, competitor: { value: "Bolt" } });
	expect(row("founded_year")).toMatchObject({ own: { value: "2011" }, competitor: null });
	expect(row("pricing_model")).toMatchObject({ own: { value: "paid" }, competitor: null });
	expect(row("stage")).toMatchObject({ own: null, competitor: { value: "beta" } });
	expect(row("country")).toBeUndefined();
	for (const { own: ours, competitor: theirs } of cells) {
		for (const quote of ours?.evidence ?? []) expect(quote.url).toBe("https://acme.com/");
		for (const quote of theirs?.evidence ?? []) expect(quote.url).toBe("https://bolt.io/");
		expect((ours ?? theirs)?.evidence.length).toBeGreaterThan(0);
	}
});
