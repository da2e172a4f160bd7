import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { it } from "vitest";
import "#testing/loaded-worker";

/** Nothing is expected here: when lines are sent to vitest as they come, the run stands still after this file. */
it("lets a file end though somebody still writes on the console from elsewhere", async () => {
	const elsewhere = env.MCP_SESSIONS.get(env.MCP_SESSIONS.newUniqueId());
	await runInDurableObject(elsewhere, (_session, state) => {
		for (let delayMs = 1; delayMs < 1_500; delayMs += 5)
			state.waitUntil(scheduler.wait(delayMs).then(() => console.log(`still here after ${delayMs} ms`)));
	});
});
