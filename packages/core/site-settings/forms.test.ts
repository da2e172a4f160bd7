import { expect, it } from "vitest";
import { type Form, Unusable } from "#core/site-settings/form";
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

const takes = (form: Form<unknown>, text: string) => !(form(text) instanceof Unusable);

it("counts characters as people do, and takes no line end into a line", () => {
	expect(takes(line(3), "🪁🪁🪁")).toBe(true);
	expect(takes(line(3), "abcd")).toBe(false);
	expect(takes(line(9), "a\nb")).toBe(false);
	expect(prose(9)(" a\r\nb ")).toBe("a\nb");
});

it("says what it takes", () => {
	expect(whole(1, 8, "weeks")("9")).toEqual(new Unusable("Give a whole number of weeks from 1 to 8."));
	expect(line(7)("")).toEqual(new Unusable("Write one line of at most 7 characters."));
});

it("names beside a colour that cannot be read the nearest that can", () => {
	for (const colour of ["#ffe24d", "#767676", "#ff0000", "#ffffff", "#00ffff"]) {
		const read = accent(colour);
		const message = read instanceof Unusable ? read.message : "";
		const nearest = /(#[0-9a-f]{6})\.$/.exec(message)?.[1] ?? "";
		expect(accentProblem(nearest), colour).toBeNull();
	}
	expect(accent(" #7A1F5C ")).toBe("#7a1f5c");
});

it("reads the address out of a sender, and no second line into it", () => {
	expect(addressOfSender("Ada <ada@acme.test>")).toBe("ada@acme.test");
	expect(addressOfSender("ada@acme.test")).toBe("ada@acme.test");
	expect(takes(sender, "Ada\r\nBcc: <eve@acme.test>")).toBe(false);
});

it("takes nothing that mails could not be sent with", () => {
	// Marks that turn the reading direction, and a line end of Unicode: headers are refused with them.
	for (const strange of ["Acme \u202eemca", "\u2067Acme\u2069", "Acme\u2028Bcc", "\u200b\u200b"]) {
		expect(takes(line(40), strange), strange).toBe(false);
		expect(takes(sender, `${strange} <ada@acme.test>`), strange).toBe(strange === "\u200b\u200b");
	}
	// Unquoted, these end a name in a header, or are a second address. RFC 5322, section 3.2.3.
	for (const name of ["Acme, Inc.", "Acme: news", "a@b", '"Acme', "Acme;", "A\\B", "x".repeat(121)]) {
		expect(takes(sender, `${name} <ada@acme.test>`), name).toBe(false);
	}
	expect(takes(sender, "Acme & Søn’s Directory. (Oslo) <ada@acme.test>")).toBe(false);
	expect(takes(sender, "Acme & Søn’s Directory <ada@acme.test>")).toBe(true);
	expect(takes(prose(40), "two\nlines")).toBe(true);
	expect(takes(prose(40), "two \u202elines")).toBe(false);
	expect(takes(footerLinks, "A\u202e | /a")).toBe(false);
	expect(takes(postalAddress, "1 Main Street\u202e | Dublin")).toBe(false);
});

it("bounds lists", () => {
	expect(takes(hosts, Array.from({ length: 51 }, (_, at) => `h${at}.test`).join(","))).toBe(false);
	expect(takes(footerLinks, "A | /a\n".repeat(9))).toBe(false);
	for (const href of ["/\\evil.test", "https://a b.test", "https://u@evil.test/", "data:x"]) {
		expect(takes(footerLinks, `A | ${href}`), href).toBe(false);
	}
});
