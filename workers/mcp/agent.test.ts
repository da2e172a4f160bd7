import { beforeEach, describe, expect, it } from "vitest";
import { SCOPES } from "#core/access/scopes";
import { type AgentEra, startAgent } from "#testing/agent";
import { type Browser, openBrowser } from "#testing/browser";
import { mintProducts } from "#testing/orders";
import { makeWorld, type World } from "#testing/world";

let world: World;
let browser: Browser;
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
});

const ERAS: readonly AgentEra[] = ["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28", "auto"];
const QUOTE = { items: [{ product: "done_for_you" }] };

describe.each(ERAS)("an agent of %s", (era) => {
	it("comes through registration and one consent to all three scopes, and to a write with each", async () => {
		await mintProducts(world.db);
		const agent = await startAgent(era, browser);
		expect(await agent.call("get_site_info")).toMatchObject({ name: "Launchweek" });
		expect(agent.memory.asked).toEqual([]);
		expect(await agent.call("get_account")).toMatchObject({ email: "ada@example.com" });
		expect(await agent.call("submit_listing", { url: "https://example.com" })).toMatchObject({ status: "crawling" });
		expect(await agent.call("create_checkout", QUOTE)).toMatchObject({ checkout_url: expect.any(String) });
		expect(agent.memory.asked).toEqual([SCOPES.join(" ")]);
		await agent.close();
	});
});

it.each(["2026-07-28", "auto"] as const)(
	"lets an agent of %s ask again for what the person had unticked",
	async (era) => {
		const agent = await startAgent(era, browser, ["account:read"]);
		expect(await agent.call("get_account")).toMatchObject({ email: "ada@example.com" });
		expect(await agent.call("submit_listing", { url: "https://example.com" })).toMatchObject({ status: "crawling" });
		expect(agent.memory.asked).toHaveLength(2);
		expect(agent.memory.asked.at(-1)).toContain("listings:write");
		// What was allowed before the step up is still allowed after it.
		expect(await agent.call("get_account")).toMatchObject({ email: "ada@example.com" });
		await agent.close();
	},
);
