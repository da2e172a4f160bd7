import { expect, it } from "vitest";
import { typeErrors } from "#scripts/lib/mutate/types";

it("tells what does not compile from what does", { timeout: 120_000 }, () => {
	const change = (before: string, after: string) => ({
		file: "packages/core/web/base64url.ts",
		line: 4,
		start: 0,
		end: 0,
		before,
		after,
	});
	const wrong = change("", 'const wrong: number = "text";\nexport { wrong };\n');
	expect(typeErrors([change("", "export const right = 1;\n"), wrong])).toEqual([wrong]);
});
