import { beforeEach, expect, it } from "vitest";
import { AgentMemory, startAgent } from "#testing/agent";
import { type Browser, openBrowser } from "#testing/browser";
import { makeWorld, type World } from "#testing/world";

let world: World;
let browser: Browser;
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
});

it.each([
	["2026-07-28", new AgentMemory()],
	["2025-11-25", new AgentMemory({ keepsRefreshTokens: false })],
] as const)("leads an agent of %s through registration and consent, and steps up", async (era, memory) => {
	const agent = await startAgent(era, browser, memory);
	expect(await agent.call("get_site_info")).toMatchObject({ name: "Launchweek" });
	expect(memory.asked).toEqual([]);
	expect(await agent.call("get_account")).toMatchObject({ email: "ada@example.com" });
	expect(memory.asked).toEqual(["account:read"]);
	expect(await agent.call("submit_listing", { url: "https://example.com" })).toMatchObject({ status: "crawling" });
	expect(memory.asked.at(-1)).toContain("listings:write");
	// What was allowed before the step up is still allowed after it.
	expect(await agent.call("get_account")).toMatchObject({ email: "ada@example.com" });
	expect(memory.asked).toHaveLength(2);
	await agent.close();
});
