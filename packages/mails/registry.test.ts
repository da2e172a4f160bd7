import { describe, expect, it } from "vitest";
import { kindOf } from "#core/mails/kinds";
import { DEFAULT_ACCENT } from "#core/web/colour";
import { linksFor } from "#core/web/links";
import { MAILS } from "#mails/registry";
import { render } from "#mails/render";
import { mailExample } from "#testing/mail-examples";

const ORIGIN = "https://directory.example";
const links = linksFor(ORIGIN);
const STOP = links.unsubscribe("u7.updates.12.abcdefghijklmnopqrstuv");
const octets = (text: string) => new TextEncoder().encode(text).length;

/** Every text of some facts replaced by one of a stranger. */
function told(facts: unknown, words: string): unknown {
	if (typeof facts === "string") return words;
	if (Array.isArray(facts)) return facts.map((one) => told(one, words));
	if (typeof facts !== "object" || facts === null) return facts;
	return Object.fromEntries(
		Object.entries(facts).map(([key, value]) =>
			// What becomes part of an address, a day or a choice of ours is none of a stranger's words.
			/^(slug|token|week|verdict|decision|change|draft|order|document|currency|alert)$/.test(key)
				? [key, value]
				: [key, told(value, words)],
		),
	);
}

describe.each([...MAILS.keys()])("the mail %s", (name) => {
	const { mail, facts } = mailExample(name);
	const rendered = (of: object, siteName = "Launchweek") =>
		render(mail, mail.compose(of, { siteName, links }), {
			siteName,
			links,
			accent: DEFAULT_ACCENT,
			hasAccount: true,
			stop: kindOf(mail.purpose) === null ? null : STOP,
		});

	it("says the same in both forms, leads into the directory, and says why it comes", () => {
		const { subject, text, html } = rendered(facts);
		expect(subject).toMatch(/^\S.{4,120}$/);
		const addresses = (form: string) => new Set(form.match(/https:\/\/directory\.example\/[\w./?=-]+/g));
		expect([...addresses(text)].length).toBeGreaterThan(0);
		for (const address of addresses(text)) expect(html).toContain(address.replaceAll("&", "&amp;"));
		expect(text).toMatch(/\n-- \nYou get this /);
		expect(text.includes(STOP)).toBe(kindOf(mail.purpose) !== null);
		expect(html).not.toMatch(/<(img|script|link|iframe|form|object)\b|url\(|@import/i);
		expect(rendered(facts)).toEqual({ subject, text, html });
	});

	it.each([
		["markup", `<img src=x onerror=alert(1)> "quoted" & '</bdi></style><script>alert(1)</script>`],
		["a word that does not break", "x".repeat(3000)],
		["many words of many octets", "寝ても覚めても本のことばかり ".repeat(400)],
		["line ends and headers", "One\r\nBcc: eve@example.com\r\n\r\nTwo\u2028Three\u202eruoF"],
		["words from right to left", "שלום עולם"],
	])("holds %s of a stranger in its place", (_what, words) => {
		const { subject, text, html } = rendered(told(facts, words) as object, words);
		expect(subject).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
		expect(html).not.toMatch(/<(img|script)\b/i);
		expect(html.match(/<style>/g)).toHaveLength(1);
		for (const form of [text, html]) {
			for (const row of form.split("\n")) expect(octets(row)).toBeLessThanOrEqual(998);
			expect(form).not.toMatch(/[\r\u2028\u202e]/u);
		}
		expect(octets(rendered(facts).html)).toBeLessThan(12_000);
	});
});
