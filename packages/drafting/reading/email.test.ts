import { expect, it } from "vitest";
import { findEmails } from "#drafting/reading/email";

it("finds addresses as sites write them, and no examples and names of files", () => {
	expect(findEmails("Write to Hello@Acme.com or sales [at] acme [dot] com.")).toEqual([
		"hello@acme.com",
		"sales@acme.com",
	]);
	expect(findEmails("you@example.com, logo@2x.png")).toEqual([]);
});

it("leaves out what is glued to the label before it", () => {
	expect(findEmails("Direct Supportsupport@acme.com")).toEqual([]);
	expect(findEmails("E-Mailinfo@acme.com")).toEqual([]);
	expect(findEmails("supportteam@acme.com mailing@acme.com support@acme.com")).toEqual([
		"supportteam@acme.com",
		"mailing@acme.com",
		"support@acme.com",
	]);
});
