import { expect, it } from "vitest";
import {
	accent,
	addressOfSender,
	footerLinks,
	hosts,
	line,
	postalAddress,
	prose,
	sender,
	whole,
} from "#core/site-settings/forms";
import { accentProblem } from "#core/web/colour";

it("counts characters as people do, and takes no line end into a line", () => {
	expect(line(3).safeParse("🪁🪁🪁").success).toBe(true);
	expect(line(3).safeParse("abcd").success).toBe(false);
	expect(line(9).safeParse("a\nb").success).toBe(false);
	expect(prose(9).parse(" a\r\nb ")).toBe("a\nb");
});

it("says what it takes", () => {
	expect(whole(1, 8, "weeks").safeParse("9").error?.issues[0]?.message).toBe(
		"Give a whole number of weeks from 1 to 8.",
	);
	expect(line(7).safeParse("").error?.issues[0]?.message).toBe("Write one line of at most 7 characters.");
});

it("names beside a colour that cannot be read the nearest that can", () => {
	for (const colour of ["#ffe24d", "#767676", "#ff0000", "#ffffff", "#00ffff"]) {
		const message = accent.safeParse(colour).error?.issues[0]?.message ?? "";
		const nearest = /(#[0-9a-f]{6})\.$/.exec(message)?.[1] ?? "";
		expect(accentProblem(nearest), colour).toBeNull();
	}
	expect(accent.parse(" #7A1F5C ")).toBe("#7a1f5c");
});

it("reads the address out of a sender, and no second line into it", () => {
	expect(addressOfSender("Ada <ada@acme.test>")).toBe("ada@acme.test");
	expect(addressOfSender("ada@acme.test")).toBe("ada@acme.test");
	expect(sender.safeParse("Ada\r\nBcc: <eve@acme.test>").success).toBe(false);
});

it("takes nothing that mails could not be sent with", () => {
	// Marks that turn the reading direction, and a line end of Unicode: headers are refused with them.
	for (const strange of ["Acme \u202eemca", "\u2067Acme\u2069", "Acme\u2028Bcc", "\u200b\u200b"]) {
		expect(line(40).safeParse(strange).success, strange).toBe(false);
		expect(sender.safeParse(`${strange} <ada@acme.test>`).success, strange).toBe(strange === "\u200b\u200b");
	}
	// Unquoted, these end a name in a header, or are a second address. RFC 5322, section 3.2.3.
	for (const name of ["Acme, Inc.", "Acme: news", "a@b", '"Acme', "Acme;", "A\\B", "x".repeat(121)]) {
		expect(sender.safeParse(`${name} <ada@acme.test>`).success, name).toBe(false);
	}
	expect(sender.safeParse("Acme & Søn’s Directory. (Oslo) <ada@acme.test>").success).toBe(false);
	expect(sender.safeParse("Acme & Søn’s Directory <ada@acme.test>").success).toBe(true);
	expect(prose(40).safeParse("two\nlines").success).toBe(true);
	expect(prose(40).safeParse("two \u202elines").success).toBe(false);
	expect(footerLinks.safeParse("A\u202e | /a").success).toBe(false);
	expect(postalAddress.safeParse("1 Main Street\u202e | Dublin").success).toBe(false);
});

it("bounds lists", () => {
	expect(hosts.safeParse(Array.from({ length: 51 }, (_, at) => `h${at}.test`).join(",")).success).toBe(false);
	expect(footerLinks.safeParse("A | /a\n".repeat(9)).success).toBe(false);
	for (const href of ["/\\evil.test", "https://a b.test", "https://u@evil.test/", "data:x"]) {
		expect(footerLinks.safeParse(`A | ${href}`).success, href).toBe(false);
	}
});
