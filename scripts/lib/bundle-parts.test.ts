import { join } from "node:path";
import { expect, it } from "vitest";
import { partName } from "#scripts/lib/bundle-parts";
import { ROOT } from "#scripts/lib/wrangler";

it.each([
	["node_modules/hono/dist/hono-base.js", "hono"],
	["node_modules/agents/node_modules/@modelcontextprotocol/server/dist/index.js", "@modelcontextprotocol/server"],
	["node_modules/src/sql/sql.ts", "drizzle-orm"],
	["packages/store/db.ts", "packages/store"],
	["workers/site/parts/admin/areas.ts", "workers/site/parts"],
	["workers/index.ts", "workers/index.ts"],
])("%s is of %s", (source, part) => {
	expect(partName(join(ROOT, source))).toBe(part);
});
