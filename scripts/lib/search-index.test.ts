import { expect, it } from "vitest";
import { indexFinding } from "#scripts/lib/search-index";

it("says how many listings searches do not find yet", () => {
	expect(indexFinding({ listings: 48, indexed: 48 })).toMatchObject({ level: "ok" });
	expect(indexFinding({ listings: 0, indexed: 0 })).toMatchObject({ level: "ok" });
	const behind = indexFinding({ listings: 48, indexed: 20 });
	expect(behind.level).toBe("missing");
	expect(behind.what).toContain("28 of 48");
});
