import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { SOURCES_OF_DRAFTS } from "#scripts/lib/demo-drafts";
import { targetOf as fileOf, importGraph, importsOf, parsed, shortNames } from "#scripts/lib/import-graph";
import { sourceFiles } from "#scripts/lib/source-files";
import { ROOT } from "#scripts/lib/wrangler";
import { holdsWrite, importedNames, writers } from "#scripts/lib/writers";

/** Operations, actions and jobs stand side by side on these and do not know each other. */
const BELOW_OPERATIONS = [
	"packages/usecases",
	"packages/store",
	"packages/crawl",
	"packages/drafting",
	"packages/mails",
	"packages/core",
];

/** The floors of docs/architecture.md: what each folder may import from this project. */
const MAY_IMPORT: Record<string, readonly string[]> = {
	"packages/core": ["packages/core"],
	"packages/crawl": ["packages/crawl", "packages/core"],
	"packages/drafting": ["packages/drafting", "packages/core"],
	"packages/mails": ["packages/mails", "packages/core"],
	"packages/adapters": ["packages/adapters", "packages/core"],
	"packages/store": ["packages/store", "packages/core"],
	"packages/usecases": [
		"packages/usecases",
		"packages/store",
		"packages/crawl",
		"packages/drafting",
		"packages/mails",
		"packages/core",
	],
	"packages/operations": ["packages/operations", ...BELOW_OPERATIONS],
	"packages/actions": ["packages/actions", ...BELOW_OPERATIONS],
	"packages/jobs": ["packages/jobs", ...BELOW_OPERATIONS],
	workers: [
		"workers",
		"packages/operations",
		"packages/actions",
		"packages/jobs",
		"packages/adapters",
		...BELOW_OPERATIONS,
	],
};

/** Foreign packages that only some folders may know. */
const ONLY_IN: readonly (readonly [RegExp, RegExp])[] = [
	[/^drizzle-orm/, /^packages\/store\//],
	[/^(hono|@hono\/|agents|@modelcontextprotocol\/|@cloudflare\/|cloudflare:)/, /^workers\//],
];

/** What only adapters and workers may touch: the clock, chance, the network and the console. */
const OUTSIDE_WORLD =
	/\b(Date\.now\(|new Date\(\)|crypto\.randomUUID|crypto\.getRandomValues|Math\.random|console\.|(?<![.\w])fetch\((?!\w+: ))/;
const CLOUDFLARE_TYPES = /\b(D1Database|KVNamespace|DurableObject|ExecutionContext|MessageBatch|ExportedHandler)\b/;

/** The folder an import leads to, or the foreign package's name. */
function targetOf(file: string, specifier: string): string {
	if (specifier.startsWith("#workers/")) return "workers";
	if (specifier.startsWith("#")) return `packages/${specifier.slice(1).split("/")[0]}`;
	if (specifier.startsWith(".")) return floorOf(normalize(join(dirname(file), specifier)));
	return specifier;
}

function floorOf(file: string): string {
	return file.startsWith("workers/") ? "workers" : file.split("/").slice(0, 2).join("/");
}

it("lets imports run downwards only", async () => {
	const wrong: string[] = [];
	for (const file of [...(await sourceFiles("packages")), ...(await sourceFiles("workers"))]) {
		const allowed = MAY_IMPORT[floorOf(file)];
		expect(allowed, `${file} stands on a floor this test does not know`).toBeDefined();
		for (const { specifier } of importsOf(file)) {
			const target = targetOf(file, specifier);
			const isOurs = specifier.startsWith("#") || specifier.startsWith(".");
			if (isOurs && !allowed?.includes(target)) wrong.push(`${file} imports ${specifier}`);
			for (const [name, where] of ONLY_IN)
				if (name.test(specifier) && !where.test(file)) wrong.push(`${file} imports ${specifier}`);
		}
	}
	expect(wrong, "move what both need to a floor below both, or have it handed in as an argument").toEqual([]);
});

const DOORS = ["rest", "mcp", "oauth", "site", "jobs"];

/** The door a file of workers belongs to; null for what they share and for what puts them together. */
function doorOf(file: string): string | null {
	const [, folder = ""] = file.split("/");
	return DOORS.includes(folder) ? folder : null;
}

it("keeps doors apart: what two of them need stands in workers/http, and only the index knows them all", () => {
	const graph = importGraph(ROOT);
	const wrong = [...graph].flatMap(([file, targets]) => {
		if (!file.startsWith("workers/") || file === "workers/index.ts") return [];
		const foreign = [...targets].filter(
			(target) => target.startsWith("workers/") && ![null, doorOf(file)].includes(doorOf(target)),
		);
		return foreign.map((target) => `${file} imports ${target}`);
	});
	expect(wrong, "move what both doors need to workers/http").toEqual([]);
	// It knows the files that it judges.
	for (const [file, target] of [
		["workers/index.ts", "workers/site/app.ts"],
		["workers/index.ts", "workers/mcp/door.ts"],
		["workers/rest/app.ts", "workers/http/problem.ts"],
	])
		expect(graph.get(file ?? ""), file).toContain(target);
});

/** What the authorization server keeps beside its library; why it is no action: docs/signing-in.md. */
const ALLOWED_WRITES = new Set([
	"workers/oauth/token.ts imports #store/redeemed-tokens claimOnce",
	"workers/oauth/token.ts imports #store/redeemed-tokens keepRefreshAnswer",
	"workers/oauth/token.ts imports #store/redeemed-tokens releaseClaim",
	"workers/site/access/authorize.ts imports #store/redeemed-tokens claimOnce",
	// That a form was sent, before anything is done by it.
	"workers/site/pressed-once.ts imports #store/sent-forms giveFormBack",
	"workers/site/pressed-once.ts imports #store/sent-forms keepAnswer",
	"workers/site/pressed-once.ts imports #store/sent-forms takeForm",
	// When a key was last used is told to its owner.
	"workers/http/credentials.ts imports #store/users touchApiKey",
	// And on which day a browser was: one write a day.
	"workers/http/session.ts imports #store/sessions noteSeen",
]);

it("has no door write by itself: they invoke operations and perform actions", async () => {
	const found = writers();
	for (const known of ["store/users touchApiKey", "store/sequences nextId", "usecases/orders/move-order moveOrder"])
		expect(found, known).toContain(`#${known}`);
	for (const known of ["store/users userById", "store/orders orderByToken", "usecases/orders/vat-note vatNote"])
		expect(found, known).not.toContain(`#${known}`);
	const doors = (await sourceFiles("workers")).filter((file) =>
		/^workers\/((site|oauth|rest|mcp|http)\/|webhooks)/.test(file),
	);
	const wrong = doors.flatMap((file) => {
		const source = parsed(file);
		const imported = [...importedNames(source).values()]
			.filter((name) => found.has(name) && name !== "#operations/invoke invoke")
			.map((name) => `${file} imports ${name}`)
			.filter((line) => !ALLOWED_WRITES.has(line));
		return [...imported, ...(holdsWrite(source) ? [`${file} writes`] : [])];
	});
	expect(wrong, "make the write an action and perform it with act(): CONTRIBUTING.md#add-an-action").toEqual([]);
});

it("has the store answer with rows and statements: whoever decides runs the batch", async () => {
	const wrong = (await sourceFiles("packages/store")).filter((file) =>
		[...importedNames(parsed(file)).values()].some((name) => /^#store\/db (runBatch|runAnyBatch|guardOf)$/.test(name)),
	);
	expect(wrong).toEqual([]);
});

it("keeps the outside world in adapters and workers", async () => {
	const wrong: string[] = [];
	for (const file of await sourceFiles("packages")) {
		if (file.startsWith("packages/adapters/")) continue;
		const code = (await readFile(join(ROOT, file), "utf8")).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
		for (const pattern of [OUTSIDE_WORLD, CLOUDFLARE_TYPES]) {
			const match = pattern.exec(code);
			if (match) wrong.push(`${file}: ${match[0]}`);
		}
	}
	expect(wrong, "take it from the context: now, ids, clock, log, ports").toEqual([]);
});

it("takes zod as a namespace: its named export brings every language's messages into the Worker", async () => {
	const wrong: string[] = [];
	for (const file of [...(await sourceFiles("packages")), ...(await sourceFiles("workers"))]) {
		if (/import \{[^}]*\bz\b[^}]*\} from "zod"/.test(await readFile(join(ROOT, file), "utf8"))) wrong.push(file);
	}
	expect(wrong, 'import * as z from "zod"').toEqual([]);
});

it("loads beforehand, for the tests, what the Worker imports when it needs it", async () => {
	const lists = ["packages/testing/loaded-worker.ts", "packages/testing/loaded-drawing.ts"];
	const loaded = lists.flatMap((list) => importsOf(list).map(({ specifier }) => specifier));
	const operations = importsOf("packages/operations/registry.ts").map(({ specifier }) => specifier);
	const lazy = new Set(["#workers/index", "#operations/registry"]);
	for (const file of [...(await sourceFiles("packages")), ...(await sourceFiles("workers"))])
		for (const match of (await readFile(join(ROOT, file), "utf8")).matchAll(/\bimport\("([^"]+)"\)(?!\.)/g))
			lazy.add(match[1] ?? "");
	// The registry imports each of them.
	for (const operation of operations) lazy.delete(operation);
	expect(loaded.toSorted(), "name it in packages/testing/loaded-worker.ts").toEqual([...lazy].toSorted());
});

it("has pages name pictures for links without loading what draws them", () => {
	const names = shortNames();
	const loaded = new Set([
		"workers/site/layout.tsx",
		"workers/site/parts/share.tsx",
		"workers/site/parts/share-kit.tsx",
	]);
	for (const file of loaded)
		for (const { specifier, isType } of importsOf(file)) {
			const target = isType ? null : fileOf(file, specifier, names);
			const found = target === null ? undefined : [target, `${target}x`].find((one) => existsSync(join(ROOT, one)));
			if (found !== undefined) loaded.add(found);
		}
	expect(loaded).toContain("workers/site/share/content.ts");
	expect(loaded).not.toContain("workers/site/share/outline.ts");
});

it("keeps drafts of the demo under a hash of all that makes them", () => {
	const graph = importGraph(ROOT);
	const reached = new Set(["scripts/demo/drafting.ts", "scripts/demo/websites.ts"]);
	for (const file of reached) for (const target of targetsOf(file)) if (graph.has(target)) reached.add(target);
	function targetsOf(file: string): string[] {
		return [...(graph.get(file) ?? [])].flatMap((target) => [`${target}x`, target]);
	}
	const { folders, files } = SOURCES_OF_DRAFTS;
	const isHashed = (file: string) => files.includes(file) || folders.some((folder) => file.startsWith(`${folder}/`));
	expect(reached.size).toBeGreaterThan(100);
	expect([...reached].filter((file) => !isHashed(file))).toEqual([]);
});
