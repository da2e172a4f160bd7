import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { sourceFiles } from "#scripts/lib/source-files";
import { ROOT } from "#scripts/lib/wrangler";

/** What the log says is written down, and nothing secret is kept in it. */

it("describes every line that the service logs, and no other", async () => {
	const files = [...(await sourceFiles("workers")), ...(await sourceFiles("packages"))];
	const logged = new Set<string>();
	for (const file of files) {
		if (/^packages\/testing\/|\.test\.tsx?$/.test(file)) continue;
		const code = await readFile(ROOT + file, "utf8");
		for (const [, info, event] of code.matchAll(
			/[lL]og\.(?:info|error)\(\s*"([a-z_]+)"|\bevent: "([a-z_]+_[a-z_]+)"/g,
		)) {
			if (info ?? event) logged.add((info ?? event) as string);
		}
	}
	expect(logged.size).toBeGreaterThan(15);
	const page = await readFile(`${ROOT}docs/observing.md`, "utf8");
	const rows =
		page
			.split("\n## ")
			.find((section) => section.startsWith("Logs\n"))
			?.split("\n") ?? [];
	const described = rows
		.filter((row) => row.startsWith("| `") && !row.startsWith("| `event`"))
		.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name));
	expect(described.toSorted(), "the table of docs/observing.md#logs").toEqual([...logged].toSorted());
});

it("keeps no query strings, samples what it keeps, and traces some of it", () => {
	const { observability } = unstable_readConfig(
		{ config: `${ROOT}wrangler.toml`, env: "production" },
		{ hideWarnings: true },
	);
	expect(observability).toMatchObject({
		enabled: true,
		redact_query_string: true,
		logs: { enabled: true, invocation_logs: true, head_sampling_rate: 1 },
		traces: { enabled: true, head_sampling_rate: 0.05 },
	});
});

it("names each address whose path is a secret, as paths are kept", async () => {
	const files = (await sourceFiles("workers/site/pages")).filter((file) => !/\.test\.tsx?$/.test(file));
	const code = (await Promise.all(files.map((file) => readFile(ROOT + file, "utf8")))).join("\n");
	const secret = new Set(
		[...code.matchAll(/site\.(?:get|post)\("(\/[^"]+\/):token/g)].map(([, path]) => `\`${path}TOKEN\``),
	);
	// Paying without a provider exists on one's own machine only.
	secret.delete("`/test-payments/TOKEN`");
	expect(secret.size).toBeGreaterThan(0);
	const page = await readFile(`${ROOT}docs/observing.md`, "utf8");
	expect([...secret].filter((path) => !page.includes(path))).toEqual([]);
});
