import { expect, it } from "vitest";
import { readSvg } from "#core/pictures/svg";
import { drawing, text } from "#testing/picture-files";

const written = (markup: string) => new TextDecoder().decode(readSvg(text(markup)).bytes);

it("writes a drawing anew from what draws", () => {
	const more = `<!-- made by --><metadata>who</metadata><a href="#x"><path d="M1 1h2v2z" data-name="x" sodipodi:y="1"/></a><animate attributeName="x"/>`;
	expect(written(drawing({ more, root: ' viewBox="0 0 64 64" xmlns:sodipodi="s"' }))).toBe(
		'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><circle cx="20" cy="20" r="9" fill="#c33"/><path d="M1 1h2v2z"/></svg>',
	);
});

it("escapes what it writes", () => {
	expect(
		written(drawing({ more: `<text font-family="&quot;A&quot; &lt;b&gt;">a &lt; b &amp;amp; c</text>` })),
	).toContain('<text font-family="&quot;A&quot; &lt;b&gt;">a &lt; b &amp;amp; c</text>');
});
