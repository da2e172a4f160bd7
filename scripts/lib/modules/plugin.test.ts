import { createServer, createServerModuleRunner, type DevEnvironment, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packOf } from "#scripts/lib/modules/pack";
import { directModules } from "#scripts/lib/modules/plugin";
import { ROOT } from "#scripts/lib/wrangler";

const WEEK = "/packages/core/launches/week.ts";
let server: ViteDevServer;
let ssr: DevEnvironment;

beforeAll(async () => {
	server = await createServer({
		root: ROOT,
		configFile: false,
		logLevel: "silent",
		server: { middlewareMode: true, ws: false, watch: null },
		plugins: [directModules()],
	});
	ssr = server.environments.ssr as DevEnvironment;
});
afterAll(() => server.close());

describe("modules of ours", () => {
	it("are what vite makes of them", async () => {
		const runner = createServerModuleRunner(ssr, { hmr: false });
		const direct = await runner.import(WEEK);
		await runner.close();
		expect(Object.keys(direct).sort()).toEqual(Object.keys(await import("#core/launches/week")).sort());
		expect(direct.weekOf(new Date("2026-11-25T12:00:00Z"))).toBe("2026-11-23");
		expect(ssr.moduleGraph.getModuleById(`${ROOT.slice(0, -1)}${WEEK}`)?.transformResult).toMatchObject({
			map: { sources: [`${ROOT.slice(0, -1)}${WEEK}`] },
		});
	});

	it("are left to vite where they are not ours, or not there", async () => {
		await expect(ssr.transformRequest("/packages/core/nowhere.ts")).rejects.toThrow("nowhere.ts");
	});
});

describe("a pack", () => {
	it("holds what modules import, lazily as well, each under its address and with its map", async () => {
		const pack = JSON.parse(
			await packOf(server.config, ["/packages/operations/catalog.ts", WEEK, "/packages/core/nowhere.ts"]),
		);
		expect(pack[WEEK]).toMatchObject({ id: `${ROOT.slice(0, -1)}${WEEK}`, url: WEEK, invalidate: false });
		expect(Object.keys(pack)).toContain("/packages/operations/directory/get-site-info.ts");
		expect(Object.keys(pack)).not.toContain("/packages/core/nowhere.ts");
		for (const { code } of Object.values<{ code: string }>(pack)) {
			expect(code).toContain(`sourceMapping${"URL"}=data:application/json;base64,`);
			for (const [, address = ""] of code.matchAll(
				/__vite_ssr_(?:dynamic_)?import__\("(\/(?:packages|workers)\/[^"]+)"/g,
			))
				expect(Object.keys(pack)).toContain(address);
		}
	});

	it("is empty where a run does without", async () => {
		expect(await packOf({ plugins: [] }, [WEEK])).toBe("{}");
	});
});
