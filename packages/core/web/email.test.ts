import { expect, it } from "vitest";
import { isEmailAddress, mailboxOf } from "#core/web/email";

it.each(["a@example.com", "o'neil+news@mail.example.co.uk", "A_b-c.d@xn--bcher-kva.example", "a@b.xn--p1ai"])(
	"%j is an address",
	(text) => expect(isEmailAddress(text)).toBe(true),
);

it.each([
	...['"><img@x', '"a b"@example.com', "<a>@example.com", "a@b", "a@@example.com", "a@example.com,b@example.com"],
	...["a@example.com\r\nBcc: b@example.com", ".a@example.com", "a..b@example.com", "a.@example.com", "@example.com"],
	...["a@example.", "a@.example.com", "a@-x.example", "a@[192.0.2.1]", "a@192.0.2.1", `${"a".repeat(250)}@b.org`, ""],
])("%j is none", (text) => expect(isEmailAddress(text)).toBe(false));

it.each([
	["Ada@Example.com", "ada@example.com"],
	["ada+news@example.com", "ada@example.com"],
	["ada+a+b@example.com", "ada@example.com"],
	["+ada@example.com", "+ada@example.com"],
	["a.da@example.com", "a.da@example.com"],
	["A.d.a+x@googlemail.com", "ada@gmail.com"],
])("%s leads to the mailbox %s", (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
