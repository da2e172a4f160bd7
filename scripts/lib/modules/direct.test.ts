import { describe, expect, it } from "vitest";
import { directModule } from "#scripts/lib/modules/direct";

const KNOWN: Record<string, string> = {
	"#core/a": "/packages/core/a.ts",
	"#core/late": "/packages/core/late.ts",
	zod: "/node_modules/zod.js?v=1",
	"hono/jsx/jsx-runtime": "/node_modules/jsx.js?v=1",
};
const made = (source: string, file = "/work/b.tsx") => directModule(file, source, async (name) => KNOWN[name] ?? null);

describe("a module made directly", () => {
	it("imports from the addresses of what it names, at once and lazily, and tells of both", async () => {
		const module = await made(`
			import { a, type T } from "#core/a";
			import type { Gone } from "#core/gone";
			import * as z from "zod";
			export * from "#core/a";
			export const later = (): Promise<Gone & T> => import("#core/late");
			export const text = <p>{a(z)} from "zod"</p>;
		`);
		expect(module).toMatchObject({
			deps: ["/packages/core/a.ts", "/node_modules/zod.js?v=1", "/node_modules/jsx.js?v=1"],
			dynamicDeps: ["/packages/core/late.ts"],
		});
		expect(module?.code).toContain('__vite_ssr_import__("/packages/core/a.ts"');
		expect(module?.code).toContain('__vite_ssr_dynamic_import__("/packages/core/late.ts")');
		expect(module?.code).toContain('from \\"zod\\"');
		expect(module?.code).not.toContain("Gone");
	});

	it("leads from each line to its source", async () => {
		const module = await made("interface Of {\n\ttypes: 1;\n}\n\nexport const two = 2;\n", "/work/c.ts");
		const line = module?.code.split("\n").findIndex((text) => text.startsWith("const two")) ?? -1;
		expect(line).toBeGreaterThan(0);
		// One segment: the third digit says four lines further down in the source, the fourth seven columns to the right.
		expect(module?.map.mappings.split(";")[line]).toBe("AAIO");
	});

	it.each([
		["is wrong", "export const = 1;"],
		["imports what vite must find", 'import "nobody-knows";'],
		["mocks modules", 'import { vi } from "zod"; vi.mock("#core/a");'],
		["asks for what vite replaces", "export const mode = import.meta.env.MODE;"],
		["finds files by a pattern", 'export const all = (import.meta as never).glob("./*.ts");'],
		["speaks of vite's own functions", 'export const name = "__vite_ssr_import__";'],
	])("is left to vite when it %s", async (_why, source) => {
		expect(await made(source)).toBeNull();
	});
});
