import { expect, it } from "vitest";
import { Fact, FactText } from "./fact.tsx";
import { newNumbering, notesOf } from "./facts.ts";
import type { Proved } from "./proof.ts";

const PAGE = "https://acme.example/prices";
const quote = (words: string, more: object = {}) => ({ quote: words, url: PAGE, ...more });
const proved = (more: Partial<Proved>): Proved => ({ evidence: {}, typed: [], ...more });
const page = (...parts: ReturnType<typeof Fact>[]): string => parts.map(String).join("");
const marks = (html: string) => [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
const ids = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

it("numbers facts in the order of the page, the same words alike, each slip by an id of its own", () => {
	const evidence = { tagline: [quote("One")], city: [quote("Two")], country: [quote("One")] };
	const notes = notesOf(proved({ evidence }));
	const html = page(
		Fact({ of: notes, field: "tagline", words: "One" }),
		Fact({ of: notes, field: "city", words: "Two", after: "," }),
		Fact({ of: notes, field: "country", words: "Uno" }),
	);
	const name = (number: number) => `${number}, quoted from the website`;
	expect(marks(html)).toEqual([name(1), "Close", name(2), "Close", name(1), "Close"]);
	expect(ids(html)).toEqual(["note-1", "note-2", "note-3"]);
	for (const id of ids(html)) expect(html).toContain(`popovertarget="${id}"`);
	expect(html).toContain("</button>,</span>");
	expect(html).toContain("<mark>Two</mark>");
	expect(html, "other words, no yellow").toContain('<bdi><span class="keep">Uno<button');
});

it("tells what its owner stated, what the team wrote and what nobody says", () => {
	const notes = notesOf(
		proved({
			typed: [
				{ field: "stage", by: "owner" },
				{ field: "features", of: "Mine", by: "team" },
			],
			not_read_on_website: [{ field: "city", reason: "robots.txt forbids it." }],
			not_found_on_website: ["country"],
		}),
	);
	const html = (field: string, words: string | null, entry?: string) => page(Fact({ of: notes, field, words, entry }));
	expect(html("stage", "Growing")).toContain("Its owner stated it here");
	expect(html("features", "Mine", "Mine")).toContain("Checked by the team");
	expect(html("features", "Other", "Other")).toBe("<bdi>Other</bdi>");
	expect(html("city", null)).toContain("robots.txt forbids it.");
	expect(html("country", null)).toContain("found no words that say this");
	expect(html("founded_year", null)).toContain("Neither the website nor the owner says this");
	expect(html("country", null)).toContain(">Not stated</button>");
	expect(html("city", null)).toContain(">Not read</button>");
});

it("carries marks inside the paragraphs of a text, and its owner's at the end", () => {
	const evidence = { description: [quote("We back up every night.")] };
	const text = "We back up every night.\n\nMore of <b>mine</b>\nhere.";
	const site = page(FactText({ of: notesOf(proved({ evidence })), field: "description", words: text }));
	expect(site).toContain("<mark>We back up every </mark>");
	expect(site).toContain('<p dir="auto">More of &lt;b&gt;mine&lt;/b&gt;<br/>here.</p>');
	const typed = [{ field: "description", by: "owner" } as const];
	const owners = page(FactText({ of: notesOf(proved({ evidence, typed })), field: "description", words: text }));
	expect(marks(owners)).toEqual(["1, quoted from the website", "Close", "†, stated by the owner", "Close"]);
	expect(owners).toContain("Its owner has edited this");
	expect(owners).toMatch(/here<button[^>]*>†<\/button>\.<\/span>/);
});

it("says of a quote that is gone that it is, and leads to the words on its page", () => {
	const day = { fetched_at: "2026-11-14T00:00:00.000Z", seen: { at: "2026-11-20T00:00:00.000Z", is_there: false } };
	const evidence = { tagline: [quote("Two months free", { ...day, before: "Get ", after: " now" })] };
	const html = page(Fact({ of: notesOf(proved({ evidence })), field: "tagline", words: "Two months free" }));
	expect(html).toContain('<mark class="gone">');
	expect(html).toContain("“Get <mark>Two months free</mark> now”");
	expect(html).toContain(`href="${PAGE}#:~:text=Two%20months%20free"`);
	expect(html).toMatch(/14 November 2026.*no longer there.*20 November</s);
});

it("escapes what websites say, and links to nothing but web addresses", () => {
	const evil = '"><script>alert(1)</script>';
	const evidence = { tagline: [{ quote: evil, url: "javascript:alert(1)", before: evil, after: evil }] };
	const html = page(Fact({ of: notesOf(proved({ evidence })), field: "tagline", words: evil }));
	expect(html).not.toContain("<script");
	expect(html).not.toContain("href=");
});

it("shares a numbering between listings", () => {
	const numbering = newNumbering();
	const of = (city: string) => notesOf(proved({ evidence: { city: [quote(city)] } }), numbering);
	const html = page(
		Fact({ of: of("A"), field: "city", words: "A" }),
		Fact({ of: of("B"), field: "city", words: "B", href: "/b" }),
	);
	expect(marks(html)[2]).toBe("2, quoted from the website");
	expect(html).toContain('<a href="/b"><bdi><mark>B</mark></bdi></a><button');
});

it("keeps the mark of a short link on the line of its last word, and lets a long one break", () => {
	const html = (words: string) => {
		const notes = notesOf(proved({ evidence: { founders: [quote(words)] } }));
		return page(Fact({ of: notes, field: "founders", entry: words, words, href: "/founders/one" }));
	};
	expect(html("Nadia Haddad")).toContain('<span class="keep"><a href="/founders/one">');
	expect(html("Nadia Haddad of the Old Harbour")).toContain('<span class="keep"><button');
});
