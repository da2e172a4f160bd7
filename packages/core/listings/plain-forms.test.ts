import { expect, it } from "vitest";
import { plainForms } from "#core/listings/plain-forms";

const NONE = {
	name: "Acme",
	tagline: null,
	shortDescription: null,
	tags: [],
	keywords: [],
	features: [],
	usps: [],
	description: null,
	pricing_summary: null,
	city: null,
};

it("has the words whose letters have a plain form, by where they stand", () => {
	expect(
		plainForms({
			...NONE,
			name: "ＣＲＭ Plus",
			tagline: "A ﬁne one",
			tags: ["ﾂｰﾙ"],
			shortDescription: "Ｋａｎｂａｎ",
			city: "Ｏｓａｋａ",
		}),
	).toEqual({ name: "crm plus", squeezed: "crmplus", labels: "fine ツール", body: "kanban osaka" });
	expect(plainForms({ ...NONE, features: ["ﬁle sync"] })).toEqual({ body: "file" });
});

it("is nothing where all letters are plain", () => {
	expect(plainForms({ ...NONE, tagline: "Crème brûlée, 10 m², ½ price™", description: "クラウド" })).toBeNull();
});
