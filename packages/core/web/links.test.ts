import { expect, it } from "vitest";
import { type Links, linksFor } from "#core/web/links";

const links = linksFor("https://launchweek.test");

it("builds every public address on the origin", () => {
	const texts = Object.fromEntries(Object.entries(links).filter(([, link]) => typeof link === "string"));
	expect(texts).toEqual({
		origin: "https://launchweek.test",
		account: "https://launchweek.test/account",
		terms: "https://launchweek.test/terms",
		api: "https://launchweek.test/api/v1",
		openapi: "https://launchweek.test/api/v1/openapi.json",
		docs: "https://launchweek.test/docs",
		mcp: "https://launchweek.test/mcp",
		bot: "https://launchweek.test/bot",
		following: "https://launchweek.test/account/following",
		notifications: "https://launchweek.test/account/notifications",
		privacy: "https://launchweek.test/privacy",
		products: "https://launchweek.test/account/products",
		apiKeys: "https://launchweek.test/account/api-keys",
		signInMethods: "https://launchweek.test/account/sign-in-methods",
	});
});

it.each([
	["listing", "/listings/x"],
	["category", "/categories/x"],
	["founder", "/founders/x"],
	["post", "/blog/x"],
	["week", "/launches/x"],
	["checkout", "/checkout/x"],
	["confirmClaim", "/claims/confirm?token=x"],
	["draft", "/account/drafts/x"],
	["invite", "/invites/x"],
] as const satisfies readonly (readonly [keyof Links, string])[])("%s is at %s", (name, path) => {
	expect(links[name]("x")).toBe(`https://launchweek.test${path}`);
});

it("names a badge by its listing and its own name", () => {
	expect(links.badge("inkfern", "launched-on")).toBe("https://launchweek.test/badges/inkfern/launched-on.svg");
});
