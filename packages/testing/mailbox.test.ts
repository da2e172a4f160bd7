import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { newestLink } from "#testing/mailbox";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("finds somebody's own link, whoever was mailed last", async () => {
	const [ada, bo] = [openBrowser(), openBrowser()];
	for (const [browser, email] of [
		[ada, "ada@example.com"],
		[bo, "bo@example.com"],
	] as const) {
		await browser.submit((await browser.get("/sign-in")).form("/sign-in"), { email });
		await world.runJobs();
	}
	const confirm = await ada.get(await newestLink(world, "ada@example.com"));
	expect(confirm.html).toContain("ada@example.com");
	await expect(newestLink(world, "cy@example.com")).rejects.toThrow("no link to /sign-in/confirm was mailed to cy@");
	await expect(newestLink(world, "ada@example.com", "/invites/")).rejects.toThrow("no link to /invites/");
});
