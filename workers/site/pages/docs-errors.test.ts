import { beforeEach, expect, it } from "vitest";
import { ERRORS } from "#core/errors";
import { openBrowser } from "#testing/browser";
import { makeWorld, ORIGIN, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
});

it("explains every code there is", async () => {
	const list = await browser.get("/docs/errors");
	for (const code of Object.keys(ERRORS)) {
		expect(list.html).toContain(`href="/docs/errors/${code}"`);
		const page = await browser.get(`/docs/errors/${code}`);
		expect(page.status, code).toBe(200);
		expect(page.html).toContain("What to do");
	}
	expect((await browser.get("/docs/errors/bad_luck")).status).toBe(404);
});

it("is where the type of an error leads", async () => {
	const { body } = await world.api<{ type: string; title: string }>("GET", "/listings/nobody");
	const page = await browser.get(body.type.replace(ORIGIN, ""));
	expect(page.status).toBe(200);
	expect(page.html).toContain(`<h1>${body.title}</h1>`);
});
