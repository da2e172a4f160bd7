import { expect, it } from "vitest";
import { markdownToHtml } from "#core/content/markdown";
import { withParagraph, withSizes, withWholePictures } from "#core/content/picture-markdown";

const A = "a".repeat(64);
const B = "b".repeat(64);

it("puts a paragraph where somebody stood, else at the end", () => {
	expect(withParagraph("One.\n\nTwo.", "![x](y)", 5)).toBe("One.\n\n![x](y)\n\nTwo.");
	for (const at of [null, 99, -1, Number.NaN]) expect(withParagraph("One.", "P", at)).toBe("One.\n\nP");
	expect(withParagraph("", "P", 0)).toBe("P");
});

it("makes addresses whole, those of references too, and leaves others", () => {
	const text = `![x](/pictures/${A}) ![y][r] [z](/pictures/none)\n\n[r]: /pictures/${B}`;
	expect(withWholePictures(text, (hash) => `https://d.example/pictures/${hash}`)).toBe(
		`![x](https://d.example/pictures/${A}) ![y][r] [z](/pictures/none)\n\n[r]: https://d.example/pictures/${B}`,
	);
});

it("gives pictures their sizes, and white behind what something shines through", () => {
	const html = markdownToHtml(`![x](https://d.example/pictures/${A}) ![y](/pictures/${B})`);
	const sizes = new Map([[A, { width: 640, height: 320, transparent: true }]]);
	const sized = withSizes(html, sizes);
	expect(sized).toContain(
		`<img src="https://d.example/pictures/${A}" width="640" height="320" loading="lazy" decoding="async" class="on-white" alt="x"`,
	);
	expect(sized).toContain(`<img src="/pictures/${B}" alt="y"`);
});
