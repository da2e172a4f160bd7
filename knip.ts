import type { KnipConfig } from "knip";

/** All that this repository runs, its tests included. */
const everything: KnipConfig = {
	entry: [
		"workers/index.ts",
		"workers/texts-apart.ts",
		"scripts/*.ts",
		"scripts/cpu/probe.ts",
		"scripts/lib/odd-runs/*.ts",
		"scripts/lib/every-help.ts",
		"scripts/lib/ends-with-parent.ts",
		"scripts/eval/count-claims.ts",
		"scripts/lib/faults/served-child.ts",
		"scripts/lib/mutate/{lane,setup}.ts",
		"scripts/lib/d1-object.ts",
		"bench/*.ts",
		"bench/draft/worker.ts",
		"bench/speed/floor/index.ts",
		"packages/client/index.ts",
		"packages/client/verify/main.ts",
	],
	project: ["{packages,workers,scripts,bench}/**/*.{ts,tsx}"],
	// Cut and run by path; schema.org's types are named in a program that a command writes; miniflare's own `ws` is what the
	// test runner talks by.
	ignoreDependencies: [
		"@fontsource-variable/newsreader",
		"@fontsource/inter",
		"@fontsource/noto-emoji",
		"@fontsource/noto-naskh-arabic",
		"@fontsource/noto-serif",
		"@fontsource/noto-serif-hebrew",
		"@modelcontextprotocol/conformance",
		"@redocly/cli",
		"schema-dts",
		"ws",
	],
};

/** The Worker and the commands: what only tests reach, nobody does. */
const production: KnipConfig = {
	entry: [
		"workers/index.ts!",
		"workers/texts-apart.ts!",
		"packages/core/content/named-reference.ts!",
		"scripts/!(test*|demo-run|fuzz).ts!",
	],
	project: [
		"{packages,workers,scripts}/**/*.{ts,tsx}!",
		"!packages/{testing,client}/**!",
		"!packages/drafting/{fixtures,traps}/**!",
	],
	ignoreIssues: { "scripts/**": ["files", "exports", "types"] },
};

const config: KnipConfig = {
	...(process.argv.includes("--production") ? production : everything),
	ignoreExportsUsedInFile: true,
};
export default config;
