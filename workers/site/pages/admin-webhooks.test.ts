import { beforeEach, expect, it } from "vitest";
import { webhookEndpoints } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { addedWebhook } from "#testing/webhooks";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
});

it("shows addresses that are off first, with whose they are and why, and never what may be secret of them", async () => {
	const ada = await world.person("ada@example.com");
	await addedWebhook(world.db, ada, { url: "https://dead.inkfern.com/in?key=secret", at: NOW });
	expect((await admin.get("/admin/webhooks")).html).toContain("Nobody has a webhook in this state.");
	expect((await admin.get("/admin/webhooks?state=on")).html).toContain("dead.inkfern.com");
	await world.db.update(webhookEndpoints).set({ state: "off", offReason: "failing", failingSince: NOW.getTime() });
	const { html } = await admin.get("/admin/webhooks");
	for (const fact of ["dead.inkfern.com", "ada@example.com", "Nothing arrived for three days."])
		expect(html).toContain(fact);
	expect(html).not.toContain("key=secret");
});

it("is paged, and nobody else's", async () => {
	for (let n = 1; n <= 52; n++) {
		const { userId } = await world.person(`p${n}@example.com`);
		await world.db.insert(webhookEndpoints).values({
			...{ id: n, userId, url: `https://h${n}.inkfern.com/`, reach: "own", secret: "s", state: "paused" },
			...{ sinceSeq: 0, createdAt: 0 },
		});
	}
	const first = await admin.get("/admin/webhooks?state=paused");
	expect([first.html.includes("h52.inkfern.com"), first.html.includes(">h2.inkfern.com")]).toEqual([true, false]);
	expect((await admin.get("/admin/webhooks?state=paused&after=3")).html).toContain("h2.inkfern.com");
	const eve = openBrowser();
	await eve.signIn(world, "eve@example.com");
	expect((await eve.get("/admin/webhooks")).status).toBe(404);
});
