import { describe, expect, it } from "vitest";
import { bytesOf, within, withoutBlanks } from "#operations/brief/within";

describe("an answer within a bound", () => {
	it("is left as it is where it fits, and does not say that it was cut", () => {
		const answer = { text: "short", list: [1, 2, 3] };
		expect(within(answer, 100)).toBe(answer);
	});

	it("loses the ends of its longest texts first, between words, and says so", () => {
		const cut = within({ name: "Inkfern", description: "many words ".repeat(200) }, 800);
		expect(cut).toMatchObject({ name: "Inkfern", is_cut: true });
		expect(cut.description).toMatch(/^(?:many words )+(?:many|many words)…$/);
		expect(cut.description.length).toBeGreaterThan(600);
	});

	it("loses the ends of lists, and keeps addresses and what to do next whole", () => {
		const url = `https://example.com/${"a".repeat(300)}`;
		const next_actions = [{ operation: "get_draft", why: "w".repeat(300) }];
		const cut = within({ list: Array.from({ length: 90 }, () => "entry"), url, next_actions }, 900);
		expect(cut.list.length).toBeLessThan(90);
		expect([cut.url, cut.next_actions]).toEqual([url, next_actions]);
	});

	it("gives addresses whole or not at all, by whatever name they stand", () => {
		const url = `https://example.com/${"a".repeat(300)}`;
		const email = `${"a".repeat(60)}@${"b".repeat(60)}.example`;
		const text = "many words ".repeat(400);
		const answer = {
			text,
			contact_email: email,
			links: { page: url },
			invites: [{ email, status: "sent" }],
			socials: { x: "https://x.com/a", youtube: url },
			company_socials: { x: { value: url, state: "ai" } },
		};
		const cut = within(answer, 1_500);
		expect(cut).toMatchObject({ is_cut: true, contact_email: email, links: { page: url }, invites: [{ email }] });
		expect(cut.socials).toEqual({ x: "https://x.com/a" });
		expect(cut.company_socials).toEqual({});
	});

	it("counts bytes, and never cuts a character in two", () => {
		const cut = within({ text: "🦉".repeat(2_000), words: "語".repeat(2_000) }, 2_000);
		expect(bytesOf(cut)).toBeLessThanOrEqual(2_000);
		expect(cut.text.slice(0, -1)).toMatch(/^(?:🦉)+$/u);
	});
});

it("leaves out what says nothing, and neither zero nor false", () => {
	expect(withoutBlanks({ a: null, b: "", c: [], d: {}, e: 0, f: false, g: undefined })).toEqual({ e: 0, f: false });
});
