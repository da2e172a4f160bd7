import { expect, it } from "vitest";
import type { CategoryChoice } from "#core/drafts/draft-fields";
import { draftExtractively } from "#drafting/drafter";
import { readPages } from "#testing/pages";

const TREE: readonly CategoryChoice[] = [
	{ slug: "crm", name: "CRM", description: "", synonyms: ["customer relationship"], hints: ["contact"] },
	{ slug: "backup", name: "Backups", description: "", synonyms: ["backup"], hints: ["copies"] },
];

async function drafted(home: string) {
	const pages = await readPages({ "/": ["home", `<html><head>${home}</html>`] });
	return draftExtractively({ url: "https://acme.com/", pages, categories: TREE });
}

it("names a category with the quotes that hold its words, and a score", async () => {
	const { draft } = await drafted(
		'<title>Acme - Backups for studios</title><meta name="description" content="Acme keeps a backup of every song."></head><body><h1>Sleep well</h1><p>Nightly copies of all your tapes, kept in two towns.</p></body>',
	);
	const { value, evidence, score } = draft.fields.categories ?? {};
	expect(value).toEqual(["Backups"]);
	expect(evidence?.map(({ quote }) => quote)).toEqual(
		expect.arrayContaining(["Acme - Backups for studios", "Acme keeps a backup of every song."]),
	);
	expect(score).toBeGreaterThanOrEqual(0.75);
});

it("reads the lines under the main heading, and JSON-LD's keywords", async () => {
	const data = JSON.stringify({ "@type": "SoftwareApplication", name: "Acme", keywords: "crm, sales" });
	const { draft } = await drafted(
		`<title>Acme</title><script type="application/ld+json">${data}</script></head><body><h1>Know everybody</h1><p>A customer relationship tool with a good memory</p></body>`,
	);
	expect(draft.fields.categories?.value).toEqual(["CRM"]);
});

it("does not count the parts of others, plans, or its own name", async () => {
	const { draft } = await drafted(
		"<title>Backup Bros</title></head><body><h1>Backup Bros</h1><section><h2>Our customers</h2><h3>Nightly backups for Petal House</h3></section><p>Backup is coming soon.</p></body>",
	);
	expect(draft.fields.categories).toBeUndefined();
});

it("does not count what a description goes on to list", async () => {
	const { draft } = await drafted(
		'<title>Acme - Whales on photos</title><meta name="description" content="Acme finds whales on photos. Backup, logs and a map."></head><body><h1>Whales on photos</h1><p>Acme tells whales apart. Nightly backup for your photos.</p></body>',
	);
	expect(draft.fields.categories).toBeUndefined();
});
