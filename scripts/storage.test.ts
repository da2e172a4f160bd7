import { readdir, readFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { ROOT } from "#scripts/lib/wrangler";
import { EXPIRING } from "#store/expiring";

/** docs/storage.md against what is really stored. */

const page = () => readFile(`${ROOT}docs/storage.md`, "utf8");

/** First and last cell of every row of the page's tables, the names without their backquotes. */
async function rowsOf(part: RegExp): Promise<Map<string, string>> {
	const text = part.exec(await page())?.[0] ?? "";
	const cells = [...text.matchAll(/^\| `([a-z0-9_:-]+)`[^|]*\|.*\| ([^|]+) \|$/gm)];
	const names = cells.map((cell) => cell[1] ?? "");
	expect(names).toEqual([...new Set(names)]);
	return new Map(cells.map((cell) => [cell[1] ?? "", cell[2] ?? ""]));
}

/** Tables and views that the migrations leave behind, without the ones full-text search keeps for itself. */
async function migrated(): Promise<string[]> {
	const db = new DatabaseSync(":memory:");
	const files = (await readdir(`${ROOT}migrations`)).filter((name) => name.endsWith(".sql")).sort();
	for (const file of files) db.exec(await readFile(`${ROOT}migrations/${file}`, "utf8"));
	const found = db.prepare("SELECT name, sql FROM sqlite_master WHERE type IN ('table', 'view')").all();
	const names = found.map((row) => String(row.name));
	const virtual = found.filter((row) => /^CREATE VIRTUAL/i.test(String(row.sql))).map((row) => String(row.name));
	return names.filter((name) => !name.startsWith("sqlite_") && !virtual.some((table) => name.startsWith(`${table}_`)));
}

it("names every table and view of the migrations, and no other", async () => {
	const tables = await rowsOf(/## Tables[\s\S]*?(?=^## )/m);
	expect([...tables.keys()].sort(), "docs/storage.md has a row for each table (-), and for no other (+)").toEqual(
		[...(await migrated()), "d1_migrations"].sort(),
	);
});

it("names every table of the schema", async () => {
	const tables = await rowsOf(/## Tables[\s\S]*?(?=^## )/m);
	const missing: string[] = [];
	for (const file of await readdir(`${ROOT}packages/store/schema`)) {
		const source = await readFile(`${ROOT}packages/store/schema/${file}`, "utf8");
		const names = [...source.matchAll(/sqliteTable\(\s*"([a-z0-9_]+)"/g)].map((match) => match[1] ?? "");
		missing.push(...names.filter((name) => !tables.has(name)));
	}
	expect(missing, "say in docs/storage.md what the table holds, who writes it, and how long").toEqual([]);
});

it("says for every table whose rows end how many days they stay, and for no other", async () => {
	const tables = await rowsOf(/## Tables[\s\S]*?(?=^## )/m);
	const ending = new Map(EXPIRING.map((kind) => [kind.table, kind.days]));
	for (const [table, days] of ending) {
		expect(tables.get(table), table).toMatch(days === 0 ? /`expires_at`/ : new RegExp(`^${days} days`));
	}
	const others = [...tables].filter(([table]) => !ending.has(table));
	const ends = others.filter(([, life]) => /\d+ (day|hour|minute)/.test(life));
	expect(ends, "rows that end get a line in packages/store/expiring.ts").toEqual([]);
});

it("names every key that is written to KV, and no other of ours", async () => {
	const keys = await rowsOf(/## Keys in KV[\s\S]*?(?=^## )/m);
	const written = new Set<string>();
	const files = await readdir(`${ROOT}workers`, { recursive: true });
	for (const file of files.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))) {
		const source = await readFile(`${ROOT}workers/${file}`, "utf8");
		if (!(source.includes("KVNamespace") && source.includes(".put("))) continue;
		for (const match of source.matchAll(/[`"]([a-z-]+:)(?:\$\{|")/g)) written.add(match[1] ?? "");
	}
	const provider = ["client:", "grant:", "token:", "transaction:", "client-assertion-jti:"];
	expect([...keys.keys()].sort()).toEqual([...written, ...provider].sort());
});
