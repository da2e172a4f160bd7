import { expect, it } from "vitest";
import { draftExtractively } from "#drafting/drafter";
import { pageWithData } from "#drafting/fixtures/facts/fact-site";
import { readPages } from "#testing/pages";

const BODY = "<h1>Ledgers for beekeepers</h1><p>Combwise counts hives and honey.</p>";

async function drafted(...nodes: Record<string, unknown>[]) {
	const html = pageWithData("Combwise", { "@context": "https://schema.org", "@graph": nodes }, BODY);
	const pages = await readPages({ "/": ["home", html] }, "https://combwise.com");
	const categories = [
		{ slug: "finance", name: "Finance", description: "", synonyms: ["ledger*", "finance"], hints: [] },
		{ slug: "crm", name: "CRM", description: "", synonyms: ["crm"], hints: [] },
	];
	return draftExtractively({ url: "https://combwise.com/", pages, categories }).draft;
}

const question = (name: string, text: string) => ({
	"@type": "Question",
	name,
	acceptedAnswer: { "@type": "Answer", text },
});

it("reads questions and answers off a FAQPage that shows none, each value its own quote", async () => {
	const draft = await drafted({
		"@type": "FAQPage",
		mainEntity: [
			question("Does it work offline?", "Yes. Entries are kept on the phone until it finds a network."),
			question("Can two people share a hive?", "Any number of people may share one."),
			question("Is there a trial?", "<p>Thirty days, with everything.</p>"),
			{ "@type": "Question", name: "Is it good?", suggestedAnswer: { "@type": "Answer", text: "Very." } },
		],
	});
	expect(draft.faqs.map(({ question: asked, answer }) => [asked, answer])).toEqual([
		["Does it work offline?", "Yes. Entries are kept on the phone until it finds a network."],
		["Can two people share a hive?", "Any number of people may share one."],
	]);
	expect(draft.faqs[0]?.evidence.map(({ quote }) => quote)).toEqual([
		"Does it work offline?",
		"Yes. Entries are kept on the phone until it finds a network.",
	]);
});

it("takes a person for a founder by title and employer, and nobody of another company", async () => {
	const own = { "@type": "Organization", name: "Combwise" };
	const draft = await drafted(
		{ "@type": "Person", name: "Ines Falk", jobTitle: "Co-founder & CEO", worksFor: own },
		{ "@type": "Person", name: "Omar Reyes", jobTitle: "Head of Sales", worksFor: own },
		{
			"@type": "Person",
			name: "Kim Daly",
			jobTitle: "Founder",
			worksFor: { "@type": "Organization", name: "Petal House" },
		},
		{ "@type": "Person", name: "Una Weiss", jobTitle: "Founder" },
	);
	expect(draft.founders.map(({ name, title }) => [name, title])).toEqual([["Ines Falk", "Co-founder & CEO"]]);
	expect(draft.founders[0]?.evidence.map(({ quote }) => quote)).toEqual(["Ines Falk", "Co-founder & CEO"]);
});

it("finds founders among the people whom the company's own data employs", async () => {
	const draft = await drafted({
		"@type": "Organization",
		name: "Combwise",
		employee: [
			{ "@type": "Person", name: "Ines Falk", jobTitle: "Founder" },
			{ "@type": "Person", name: "Omar Reyes", jobTitle: "Engineer" },
		],
	});
	expect(draft.founders.map(({ name }) => name)).toEqual(["Ines Falk"]);
});

it("reads the kind of application as words for a category, and not that of other things", async () => {
	const draft = await drafted({
		"@type": "SoftwareApplication",
		name: "Combwise",
		applicationCategory: "FinanceApplication",
	});
	expect(draft.fields.categories?.value).toEqual(["Finance"]);
	expect(draft.fields.categories?.evidence.map(({ quote }) => quote)).toContain("FinanceApplication");
	const other = await drafted({
		"@type": "SoftwareApplication",
		name: "Hivetool",
		applicationCategory: "FinanceApplication",
	});
	expect(other.fields.categories).toBeUndefined();
});
