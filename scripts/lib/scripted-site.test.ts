import { afterEach, expect, it } from "vitest";
import { type ScriptedSite, startScriptedSite } from "#scripts/lib/scripted-site";

let site: ScriptedSite;
afterEach(() => site.stop());

const get = (path: string) => fetch(`http://127.0.0.1:${site.port}${path}`);

it("holds an answer back until it is given other routes", async () => {
	site = await startScriptedSite({ "/": { body: "held", held: true }, "/other": { body: "at once" } });
	let isAnswered = false;
	const held = get("/").then((response) => {
		isAnswered = true;
		return response.text();
	});
	expect(await (await get("/other")).text()).toBe("at once");
	expect([isAnswered, site.requests.length]).toEqual([false, 2]);
	site.change({ "/": { body: "changed" } });
	expect(await held).toBe("held");
	expect(await (await get("/")).text()).toBe("changed");
});

it("keeps connections for longer than those who ask do", async () => {
	site = await startScriptedSite({ "/": { body: "here" } });
	expect((await get("/")).headers.get("keep-alive")).toBe("timeout=60");
});
