import { expect, it } from "vitest";
import type { PageLink } from "#core/web/page";
import { isOwnProfileLink } from "#drafting/reading/own-profile";

const link = (text: string): PageLink => ({
	href: "https://x.com/acmehq",
	text,
	rel: "",
	block: null,
	addressBlock: null,
	group: 0,
	landmark: null,
	hidden: false,
});

it("takes a profile for the site's own when it is called so, or its link says nothing else", () => {
	const isOwn = (text: string, handle: string) => isOwnProfileLink(link(text), handle, ["Acme"]);
	expect(isOwn("Our illustrator's drawings", "acmehq")).toBe(true);
	expect(isOwn("", "flowerfolk")).toBe(true);
	expect(isOwn("Follow us on X", "flowerfolk")).toBe(true);
	expect(isOwn("Síguenos en Instagram", "flowerfolk")).toBe(true);
	expect(isOwn("@flowerfolk", "flowerfolk")).toBe(true);
	expect(isOwn("Photo of the week by The Brine Room", "thebrineroom")).toBe(false);
	expect(isOwn("Follow our illustrator Nora Quill on X", "noraquill")).toBe(false);
});

it("takes no profile of a template's maker or of nobody, unless the site is called so", () => {
	const isOwn = (handle: string, ownNames: string[]) =>
		isOwnProfileLink(
			{ ...link("Follow us"), href: `https://x.com/${handle}` },
			handle.split("/").at(-1) ?? "",
			ownNames,
		);
	expect(isOwn("pages/Mobirise/1616226671953247", ["Petal House"])).toBe(false);
	expect(isOwn("squarespace", ["Petal House"])).toBe(false);
	expect(isOwn("yourpage", ["Petal House"])).toBe(false);
	expect(isOwn("squarespace", ["Squarespace"])).toBe(true);
	expect(isOwn("petalhouse", ["Petal House"])).toBe(true);
});
