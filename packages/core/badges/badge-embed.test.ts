import { expect, it } from "vitest";
import { badgeBbcode, badgeEmbed } from "#core/badges/badge-embed";

it("escapes a listing's name in HTML and in Markdown", () => {
	const image = { url: "https://site.example/badges/acme/b.svg", width: 10, height: 5 };
	const embed = badgeEmbed("https://site.example/listings/acme", image, `"><script>[x](y)`);
	expect(embed.html).toBe(
		'<a href="https://site.example/listings/acme"><img src="https://site.example/badges/acme/b.svg" alt="&quot;&gt;&lt;script&gt;[x](y)" width="10" height="5"></a>',
	);
	expect(embed.markdown).toBe(
		String.raw`[!["\>\<script\>\[x\](y)](https://site.example/badges/acme/b.svg)](https://site.example/listings/acme)`,
	);
});

it("writes BBCode that shows the image and leads to the listing", () => {
	expect(badgeBbcode("https://lw.example/listings/a", "https://lw.example/badges/a/b.svg")).toBe(
		"[url=https://lw.example/listings/a][img]https://lw.example/badges/a/b.svg[/img][/url]",
	);
});
