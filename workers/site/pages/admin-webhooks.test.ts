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
	expect(html).toContain('<option value="">Switched off</option>');
	expect(html).not.toContain('<option value="">Any</option>');
	for (const fact of ["dead.inkfern.com", "ada@example.com", "Nothing arrived for three days."])
		expect(html).toContain(fact);
	expect(html).not.toContain("key=secret");
});

it("switches chosen ones off with a reason, allows them again, and takes that back from the log", async () => {
	const ada = openBrowser();
	const { userId } = await world.person("ada@example.com");
	await ada.signIn(world, "ada@example.com");
	const { id } = await addedWebhook(world.db, { userId }, { url: "https://hooks.inkfern.com/", at: NOW });
	const states = async () => (await world.db.select().from(webhookEndpoints)).map((row) => row.offReason ?? row.state);
	const decide = async (decision: "stop" | "allow", page: string, reason: string) => {
		const form = (await admin.get(page)).form("/admin/webhooks/decide");
		return admin.submit(form, { id: [String(id)], decision, reason });
	};
	await decide("stop", "/admin/webhooks?state=on", "");
	expect(await states()).toEqual(["on"]);
	await decide("stop", "/admin/webhooks?state=on", "It answers others.");
	expect(await states()).toEqual(["team"]);
	const { html } = await ada.get(`/account/webhooks/${id}`);
	expect(html).toContain("The site team switched it off");
	expect(html).not.toContain("Switch on</button>");
	expect((await admin.get("/admin/log")).html).toContain("Switched off a webhook");
	await decide("allow", "/admin/webhooks", "It was mended.");
	expect(await states()).toEqual(["paused"]);
	expect((await ada.get(`/account/webhooks/${id}`)).html).toContain("Switch on</button>");
});

it("is paged, and nobody else's", async () => {
	for (let n = 1; n <= 52; n++) {
		const { userId } = await world.person(`p${n}@example.com`);
		await world.db.insert(webhookEndpoints).values({
			id: n,
			userId,
			url: `https://h${n}.inkfern.com/`,
			reach: "own",
			secret: "s",
			state: "paused",
			sinceSeq: 0,
			createdAt: 0,
		});
	}
	const first = await admin.get("/admin/webhooks?state=paused");
	expect([first.html.includes("h52.inkfern.com"), first.html.includes(">h2.inkfern.com")]).toEqual([true, false]);
	expect((await admin.get("/admin/webhooks?state=paused&after=3")).html).toContain("h2.inkfern.com");
	const eve = openBrowser();
	await eve.signIn(world, "eve@example.com");
	expect((await eve.get("/admin/webhooks")).status).toBe(404);
});
