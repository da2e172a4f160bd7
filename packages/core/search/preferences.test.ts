import { expect, it } from "vitest";
import { type Preference, preferencesOf } from "#core/search/preferences";
import { readQuery } from "#core/search/query";

const understood = (text: string): Preference[] => readQuery(text, "apart")?.preferences ?? [];
const inShort = (text: string) =>
	understood(text).map(
		(one) =>
			`${one.words.join(" ")}: ${one.filter} ${one.filter === "price" ? one.limit.cents : one.filter === "absence" ? one.what : one.values}`,
	);

it.each([
	["german crm", "german: country DE"],
	["a CRM from Germany", "germany: country DE"],
	["Österreich invoices made in Austria", "austria: country AT"],
	["bosnia & herzegovina wiki", "bosnia herzegovina: country BA"],
	["notes from the United States", "united states: country US"],
	["us-based help desk", "us: country US"],
	["Polish company payroll", "polish: country PL"],
	["free crm", "free: pricingModel free"],
	["crm with a free plan", "free: pricingModel free,freemium"],
	["free trial helpdesk", "free trial: pricingModel free_trial"],
	["open-source wiki", "open source: pricingModel open_source"],
	["free open source crm", "free open source: pricingModel open_source"],
	["free FOSS notes", "free foss: pricingModel open_source"],
	["free or open-source notes", "free or open source: pricingModel free,open_source"],
	["open source or freemium or free notes", "open source or freemium or free: pricingModel open_source,freemium,free"],
	["payroll from Austria or Germany", "austria or germany: country AT,DE"],
	["payroll made in Sweden and in the Netherlands", "sweden: country SE"],
	["payroll from Sweden or from the Netherlands", "sweden or from the netherlands: country SE,NL"],
	["german or Germany-based payroll", "german or germany: country DE"],
	["payroll from Austria oder Germany", "austria oder germany: country AT,DE"],
	["freemium notes", "freemium: pricingModel freemium"],
	["lifetime deal planner", "lifetime deal: pricingModel one_time"],
	["photo editor without a subscription", "without a subscription: pricingModel one_time,free,open_source"],
	["kostenloses CRM", "kostenloses: pricingModel free,freemium,open_source"],
	["crm under $20 a month", "under 20 a month: price 2000"],
	["wiki in beta", "beta: stage beta"],
	["established companies payroll", "established: stage established"],
])("understands what names a value: %s", (text, expected) => {
	expect(inShort(text)).toContain(expected);
});

it("understands a union of countries as any of them", () => {
	const [eu] = understood("EU-made analytics");
	expect(eu).toMatchObject({ filter: "country", words: ["eu"] });
	const values = eu !== undefined && "values" in eu ? eu.values : [];
	expect(values).toContain("FR");
	expect(values).toHaveLength(27);
});

it.each([
	"polish photos",
	"turkey recipes",
	"tell us what to build",
	"free up disk space",
	"beta testing",
	"subscription billing",
	"idea board",
	"growing vegetables",
	"learn spanish",
])("leaves words that mean something else: %s", (text) => {
	expect(understood(text)).toEqual([]);
});

it("understands the first of a kind where nothing says that either will do, and nothing in quotation marks", () => {
	expect(inShort("free freemium german french wiki")).toEqual(["german: country DE", "free: pricingModel free"]);
	expect(inShort("german notes or french wiki")).toEqual(["german: country DE"]);
	expect(inShort('german or "french" wiki')).toEqual(["german: country DE"]);
	expect(inShort('"german" crm')).toEqual([]);
});

it("reads no words into nothing", () => {
	expect(preferencesOf([], new Set())).toEqual({ facts: [], absences: [] });
});
