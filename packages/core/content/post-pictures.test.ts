import { expect, it } from "vitest";
import { pictureMarkdown } from "#core/content/picture-markdown";
import { hashesIn, picturesIn } from "#core/content/post-pictures";

const A = "a".repeat(64);
const B = "b".repeat(64);

it("finds pictures however Markdown writes them, and none in code or in HTML that stays text", () => {
	const text = [
		`![A chart](/pictures/${A}) ![](/pictures/${B} "title") ![Again][one] ![far](https://x.example/a.png)`,
		`\`![code](/pictures/${"c".repeat(64)})\` <img src="/pictures/${"d".repeat(64)}" alt="x">`,
		`[one]: /pictures/${A}`,
	].join("\n\n");
	expect(picturesIn(text)).toEqual([
		{ address: `/pictures/${A}`, hash: A, alt: "A chart" },
		{ address: `/pictures/${B}`, hash: B, alt: "" },
		{ address: `/pictures/${A}`, hash: A, alt: "Again" },
		{ address: "https://x.example/a.png", hash: null, alt: "far" },
	]);
	expect(hashesIn(text)).toEqual([A, B]);
});

it.each(["A chart", "a] ![b", "*bold* _and_ `code`", "<b>&amp; [x](y)", "back\\slash!", "~~struck~~"])(
	"says %s of a picture, word for word",
	(alt) => {
		const [picture, ...more] = picturesIn(`${pictureMarkdown({ hash: A, alt })}\n`);
		expect(more).toEqual([]);
		const shown = picture?.alt.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
		expect(shown).toBe(alt);
	},
);
