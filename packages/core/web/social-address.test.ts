import { expect, it } from "vitest";
import { SOCIAL_PLATFORMS } from "#core/drafts/draft-fields";
import { socialAddress } from "#core/web/social-address";
import { isWebLink } from "#core/web/website";

it("makes an address of a handle where it names one profile", () => {
	expect(socialAddress("github", "inkfern")).toBe("https://github.com/inkfern");
	expect(socialAddress("x", " @Ink_fern ")).toBe("https://x.com/Ink_fern");
	expect(socialAddress("youtube", "@ink.fern")).toBe("https://www.youtube.com/@ink.fern");
	for (const platform of SOCIAL_PLATFORMS) {
		const isOpen = ["linkedin", "reddit", "website", "custom"].includes(platform);
		expect(isWebLink(socialAddress(platform, "@acme")), platform).toBe(!isOpen);
	}
});

it("leaves everything else as it was typed", () => {
	const others = ["", "https://x.com/acme", "x.com/acme", "acme.com", "@", "@a/b", "javascript:alert(1)", "two words"];
	for (const typed of [...others, "a".repeat(61)]) expect(socialAddress("x", typed)).toBe(typed);
});
