import { describe, expect, it } from "vitest";
import type { CategoryChoice } from "#core/drafts/draft-fields";
import { bestCategory, claimedCategory } from "#drafting/reading/category-fit";
import { type DefiningPlace, placed } from "#drafting/reading/category-witnesses";

const choice = (slug: string, parent: string | null, synonyms: string[], hints: string[] = []): CategoryChoice => ({
	slug,
	name: slug.toUpperCase(),
	description: "",
	parent,
	synonyms,
	hints,
});
const TREE: readonly CategoryChoice[] = [
	choice("finance", null, ["accounting", "buchhaltung*"], ["money"]),
	choice("invoices", "finance", ["invoicing", "invoice software", "rechnung*"], ["billing"]),
	choice("payslips", "finance", ["payroll"]),
	choice("sales", null, ["sales software"]),
	choice("crm", "sales", ["crm", "online platform"], ["contact"]),
	choice("learning", null, ["education"], ["school"]),
];

type Placed = readonly [DefiningPlace, string];
const atPlaces = (texts: readonly Placed[]) => texts.map(([place, text]) => ({ place, text }));
const best = (...texts: Placed[]) => bestCategory(atPlaces(texts), TREE)?.choice.slug ?? null;
const claimed = (slug: string, ...texts: Placed[]) => {
	const named = TREE.find((one) => one.slug === slug);
	return named ? claimedCategory(named, atPlaces(texts), TREE) : null;
};

describe("a category", () => {
	it("needs its name at one place and another sign of it at a second", () => {
		expect(best(["title", "Invoicing for florists"])).toBeNull();
		expect(best(["title", "Invoicing for florists"], ["title", "§ - invoicing"])).toBeNull();
		expect(best(["title", "Invoicing for florists"], ["description", "§ does the billing of shops."])).toBe("invoices");
		expect(best(["title", "§ looks after your billing"], ["description", "§ does the billing of shops."])).toBeNull();
	});

	it("is told by whole words, an open ending by its beginning", () => {
		expect(best(["title", "Scrm and crmx"], ["description", "§ is scrm."])).toBeNull();
		expect(best(["title", "Rechnungssoftware"], ["description", "Rechnungen schreiben in Minuten."])).toBe("invoices");
	});

	it("is not told by words that every product uses, though a list names them", () => {
		expect(best(["title", "An online platform"], ["description", "§ is the online platform."])).toBeNull();
	});

	it("is not told by an echo of the same words alone, where they are weak", () => {
		expect(best(["title", "Crowds for education"], ["description", "Crowds for education"])).toBeNull();
	});

	it("is what the thing is, not for whom or with what", () => {
		expect(best(["title", "CRM for accounting firms"], ["description", "§ is the CRM with payroll."])).toBe("crm");
		expect(best(["title", "Software for invoicing"], ["heading", "Invoicing in a minute"])).toBe("invoices");
	});

	it("is told by the beginning of a long sentence rather than by its end", () => {
		const long = "§ is what people who sell flowers on markets and in small shops open each morning before accounting";
		expect(best(["title", "Flowers"], ["definition", long], ["heading", "Accounting"])).toBe("finance");
		expect(best(["title", "Flowers"], ["definition", long], ["feature", "Accounting"])).toBeNull();
	});
});

describe("of several categories", () => {
	it("the more specific wins over the one above it", () => {
		expect(best(["title", "Accounting and invoicing"], ["description", "§ is invoicing software."])).toBe("invoices");
		expect(best(["title", "Accounting"], ["description", "§ is accounting software."])).toBe("finance");
	});

	it("of two below one and told alike the one above them is right", () => {
		expect(best(["title", "Invoicing and payroll"], ["description", "Payroll and invoicing."])).toBe("finance");
	});

	it("of two subjects told alike none is", () => {
		expect(best(["title", "Invoicing and CRM"], ["description", "CRM and invoicing."])).toBeNull();
	});
});

describe("the score", () => {
	const score = (...texts: Placed[]) => bestCategory(atPlaces(texts), TREE)?.score ?? 0;

	it("is sure from two places on that name it", () => {
		expect(score(["title", "Payroll"], ["description", "§ does the payroll of shops."])).toBeGreaterThanOrEqual(0.75);
		expect(score(["title", "Payroll"], ["description", "§ counts your money."])).toBeLessThan(0.75);
	});

	it("is not where another subject has nearly as much", () => {
		expect(
			score(
				["title", "Payroll, CRM"],
				["heading", "Payroll and CRM"],
				["description", "§ counts wages"],
				["feature", "Payroll"],
			),
		).toBeLessThan(0.75);
	});
});

describe("a category that somebody claims", () => {
	it("is held to the same rule", () => {
		expect(claimed("invoices", ["title", "Invoicing"], ["description", "§ is invoicing software."])).not.toBeNull();
		expect(claimed("finance", ["title", "Accounting"], ["description", "§ is invoicing software."])).not.toBeNull();
		expect(claimed("payslips", ["title", "Invoicing"], ["description", "§ is invoicing software."])).toBeNull();
		expect(claimed("learning", ["title", "Invoicing for schools"], ["lead", "Education"])).toBeNull();
	});

	it("is refused where the quotes speak better for another subject", () => {
		const texts: Placed[] = [
			["title", "CRM"],
			["heading", "CRM and payroll"],
			["description", "A CRM. Payroll too."],
		];
		expect(claimed("payslips", ...texts)).toBeNull();
		expect(claimed("crm", ...texts)).not.toBeNull();
	});
});

it("reads a category without words of the site team by its name and description", () => {
	const bare = { slug: "travel", name: "Travel", description: "Booking trips, hotels and flights." };
	const told = (...texts: Placed[]) => bestCategory(atPlaces(texts), [bare])?.choice.name;
	expect(told(["title", "Travel planning"], ["description", "§ finds hotels."])).toBe("Travel");
	expect(told(["title", "Meet us at hotels"], ["description", "Trips of the team."])).toBeUndefined();
});

it("takes a line about the product itself for no line about whom it is for", () => {
	expect(best(["title", "Flowers"], ["description", "Work with §, the CRM of shops."], ["heading", "CRM"])).toBe("crm");
});

describe("the product's own name", () => {
	it("is no description, and in a title half a witness of its own", () => {
		expect(placed("title", "Payroll Pal - Payroll", ["Payroll Pal"])).toEqual([
			{ place: "title", text: "§ - Payroll" },
			{ place: "name", text: "Payroll Pal" },
		]);
		expect(placed("lead", "Payroll Pal counts", ["Payroll Pal"])).toEqual([{ place: "lead", text: "§ counts" }]);
		expect(best(["title", "§ - Payroll"], ["name", "Payroll Pal"])).toBeNull();
		expect(best(["title", "§"], ["name", "Payroll Pal"], ["description", "§ does the payroll."])).toBe("payslips");
	});

	it("is what its words say where several are written small", () => {
		expect(placed("lead", "Simple payroll help", ["Payroll Help", "payrollhelp"])).toEqual([
			{ place: "lead", text: "Simple payroll help" },
		]);
	});
});
