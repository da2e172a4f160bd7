import { expect, it, vi } from "vitest";
import { unstable_readConfig } from "wrangler";
import { ROOT } from "#scripts/lib/wrangler";

/** What `wrangler deploy` would warn of before it builds anything, it says when it reads the configuration. */
it("gives wrangler nothing to warn of, in any environment", () => {
	const said: string[] = [];
	const spies = (["log", "warn", "error", "info"] as const).map((level) =>
		vi.spyOn(console, level).mockImplementation((...line: unknown[]) => void said.push(line.map(String).join(" "))),
	);
	try {
		for (const env of ["", "production"]) unstable_readConfig({ config: `${ROOT}wrangler.toml`, env });
		expect(said).toEqual([]);
		// It does warn: of what it does not know.
		expect(() => unstable_readConfig({ config: `${ROOT}wrangler.toml`, env: "nowhere" })).toThrow("nowhere");
	} finally {
		for (const spy of spies) spy.mockRestore();
	}
});
