import { expect, it } from "vitest";
import { matchOf } from "#core/search/matched";

const TEXT = {
	name: "Photo Prism",
	squeezed: "photoprism",
	tagline: "Albums for families",
	labels: "Photography\nGalleries",
	body: "Organizes pictures and categorises them.",
};
const unit = (word: string, ...forms: string[]) => ({ word, forms: forms.length > 0 ? forms : [word], begins: [] });

it("says which words stand where", () => {
	expect(matchOf([unit("album"), unit("photoprism"), unit("category", "categorise")], TEXT)).toEqual({
		matched: "all",
		words: [
			{ word: "album", forms: ["album"], in: ["tagline"] },
			{ word: "photoprism", forms: ["photoprism"], in: ["name"] },
			{ word: "category", forms: ["categorise"], in: ["details"] },
		],
		passage: "Organizes pictures and categorises them.",
	});
});

it("knows words by their stems, not by their beginnings", () => {
	expect(matchOf([unit("photograph"), unit("family"), unit("gal")], TEXT)).toEqual({
		matched: "some",
		words: [{ word: "family", forms: ["family"], in: ["tagline"] }],
		passage: null,
	});
	expect(matchOf([unit("prisms")], TEXT).words[0]?.in).toEqual(["name"]);
	expect(matchOf([unit("rism")], TEXT)).toEqual({ matched: "some", words: [], passage: null });
});

it("takes any form, and all parts of one", () => {
	expect(matchOf([unit("albumfamily", "album family"), unit("image", "image", "picture")], TEXT).matched).toBe("all");
	expect(matchOf([unit("albumzebra", "album zebra")], TEXT).matched).toBe("some");
});

it("finds words of scripts without spaces anywhere, and words with any ending", () => {
	const text = { ...TEXT, tagline: "請求書作成ツール", body: "Einkaufslisten teilen" };
	expect(matchOf([unit("請求"), unit("作成"), unit("einkaufsliste", "einkaufsliste*")], text)).toMatchObject({
		matched: "all",
		words: [{ in: ["tagline"] }, { in: ["tagline"] }, { in: ["details"] }],
		passage: "Einkaufslisten teilen",
	});
	expect(matchOf([unit("kaufsliste", "kaufsliste*")], text).words).toEqual([]);
});
