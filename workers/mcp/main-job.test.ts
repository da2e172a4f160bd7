import { beforeEach, expect, it } from "vitest";
import { SCOPES } from "#core/access/scopes";
import { startAgent } from "#testing/agent";
import { type Browser, openBrowser } from "#testing/browser";
import { PRODUCT_HTML } from "#testing/drafts";
import { mintCategory } from "#testing/listings";
import { startSite } from "#testing/servers";
import { makeWorld, type World } from "#testing/world";

let world: World;
let browser: Browser;
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
});

it("brings a product from its address to a place in the queue, through tools alone", async () => {
	const product = await startSite({ "/": { body: PRODUCT_HTML } });
	await mintCategory(world.db, "notes");
	const agent = await startAgent("2026-07-28", browser);
	await agent.call("get_account");
	const { id } = await agent.call("submit_listing", { url: product.origin });
	await world.runJobs();
	expect(await agent.call("get_draft", { id })).toMatchObject({ status: "ready" });
	const fields = { categories: ["notes"], short_description: "Notes of a team in one place." };
	await agent.call("update_draft", { id, fields });
	const { listing_id } = await agent.call("submit_draft", { id });
	expect(await agent.call("choose_free_listing", { listing_id })).toMatchObject({ status: "awaiting_badge" });
	expect(agent.memory.asked).toEqual([SCOPES.join(" ")]);
	await agent.close();
	await product.stop();
});
