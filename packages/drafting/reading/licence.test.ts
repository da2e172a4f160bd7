import { expect, it } from "vitest";
import { isOpen, licensesAnother, namesLicence } from "#drafting/reading/licence";

it("reads a licence off a line that names nothing else which it may be of", () => {
	for (const line of [
		"MIT License",
		"v1.4 · MIT License",
		"§ · MIT License",
		"§ v2 | Apache License 2.0",
		"© 2026 Ana Ruiz. MIT License.",
		"Made with ♥ in Berlin · Source on GitHub · AGPL-3.0",
	])
		expect(namesLicence(line), line).toBe(true);
	for (const line of [
		"Icons by Feather · MIT License",
		"Theme: Paper by Jo Day. MIT License.",
		"Client library v2.1 · Apache-2.0 License",
		"© 2026 Ana Ruiz. Icons: Lucide. MIT License.",
		"Built with Bootstrap | MIT License",
		"All rights reserved.",
	])
		expect(namesLicence(line), line).toBe(false);
});

it("knows a licence of something else, unless the line says that the product is open", () => {
	expect(licensesAnother("Icons by Feather · MIT License")).toBe(true);
	expect(licensesAnother("MIT License")).toBe(false);
	expect(licensesAnother("§ is open source. MIT License.")).toBe(false);
	expect(licensesAnother("All rights reserved.")).toBe(false);
});

it("takes open source that is loved, or built on, for no licence", () => {
	expect(isOpen("Acme is open source")).toBe(true);
	expect(isOpen("We love open-source software")).toBe(false);
	expect(isOpen("Open source foundations")).toBe(false);
	expect(isOpen("Open source invoicing")).toBe(true);
});
