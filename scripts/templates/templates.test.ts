import { describe, expect, it } from "vitest";
import { readSettings } from "#core/site-settings/read";
import { SLUG } from "#core/web/slug";
import { referenceStatements } from "#scripts/demo/index";
import { PRODUCTS } from "#scripts/demo/reference";
import { TEMPLATES, templateNamed } from "#scripts/templates/index";

const codes = new Set(PRODUCTS.map(({ code }) => code));

describe.each(Object.entries(TEMPLATES))("%s", (_name, template) => {
	it("has settings that hold, deployed and here", () => {
		for (const isLocal of [true, false]) expect(readSettings(template.settings, isLocal).problems).toEqual([]);
	});

	it("has a tree of categories, each once, described, and found by words of its own", () => {
		const children = template.categories.flatMap((category) => category.children);
		const slugs = [...template.categories.map(({ slug }) => slug), ...children.map(([slug]) => slug)];
		expect(new Set(slugs).size).toBe(slugs.length);
		expect(slugs.filter((slug) => !SLUG.test(slug))).toEqual([]);
		for (const { children: own, description } of template.categories) {
			expect(own.length).toBeGreaterThanOrEqual(3);
			expect(description).toMatch(/\.$/);
		}
		const phrases = children.flatMap(([slug]) => (template.words[slug]?.synonyms ?? "").split(", "));
		expect(phrases.filter((phrase) => phrase.trim() === "")).toEqual([]);
		expect(
			phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index),
			"words of two categories",
		).toEqual([]);
		expect(children.every(([slug]) => template.words[slug] !== undefined)).toBe(true);
	});

	it("sells what there is to sell, and fills an empty database with its own categories alone", () => {
		expect(Object.keys(template.products).filter((code) => !codes.has(code))).toEqual([]);
		const sql = referenceStatements(template).join("\n");
		expect(sql).toContain(`'${template.categories[0]?.slug}'`);
		expect(sql).toContain(`'${template.products.launch?.name}'`);
		expect(sql).not.toContain("'developer-tools'");
	});
});

it("names those that there are when another is asked for", () => {
	expect(() => templateNamed("toString")).toThrow("There is no template toString. There are: courses (");
});
