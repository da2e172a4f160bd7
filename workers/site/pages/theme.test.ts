import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { makeWorld } from "#testing/world";

beforeEach(makeWorld);

const choose = (theme: string, returnTo = "/categories") => new URLSearchParams({ theme, return_to: returnTo });
const rootOf = (html: string) => /<html[^>]*>/.exec(html)?.[0];

it("keeps the colours a reader chooses, without an account, and goes back where they were", async () => {
	const browser = openBrowser();
	expect(rootOf((await browser.get("/categories")).html)).toBe('<html lang="en">');
	const chosen = await browser.submit((await browser.get("/categories")).form("/theme"), { theme: "dark" });
	expect(chosen).toMatchObject({ status: 303, location: "/categories" });
	expect(rootOf((await browser.get("/categories")).html)).toBe('<html lang="en" data-theme="dark">');
	await browser.post("/theme", choose("system"));
	expect(rootOf((await browser.get("/categories")).html)).toBe('<html lang="en">');
});

it("takes no colour that is none, leads nowhere else, and listens to no other site", async () => {
	const browser = openBrowser();
	await browser.post("/theme", choose('dark"><script>'));
	expect(rootOf((await browser.get("/")).html)).toBe('<html lang="en">');
	expect((await browser.post("/theme", choose("dark", "//evil.example/"))).location).not.toContain("evil");
	const other = openBrowser();
	const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
	expect((await other.post("/theme", choose("dark"), foreign)).status).toBe(400);
	expect(other.cookies.size).toBe(0);
});

it("lets public pages be kept by whoever looks, apart for each choice", async () => {
	const browser = openBrowser();
	for (const theme of ["system", "dark"]) {
		await browser.post("/theme", choose(theme));
		const { headers } = await browser.get("/categories");
		expect(headers.get("Cache-Control")).toContain("public");
		expect(headers.get("Vary")).toContain("Cookie");
		expect(headers.get("Set-Cookie")).toBeNull();
	}
});
