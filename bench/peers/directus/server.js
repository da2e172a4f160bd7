/**
 * Directus' REST API over SQLite: `node server.js DATA.json FOLDER`. Run with NODE_ENV=development it makes the schema and
 * fills it, with production it serves. Both end or begin by a message.
 */
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const [data = "", folder = ""] = process.argv.slice(2);
const { listings, categories, asked } = JSON.parse(await readFile(data, "utf8"));
const file = join(folder, "directus.db");

/** No caches, limits or news: as much as possible of each request is reading and answering. */
Object.assign(process.env, {
	DB_CLIENT: "sqlite3",
	DB_FILENAME: file,
	SECRET: "for-the-bench",
	PUBLIC_URL: "http://127.0.0.1",
	ADMIN_EMAIL: "admin@example.com",
	ADMIN_PASSWORD: "for-the-bench",
	TELEMETRY: "false",
	LOG_LEVEL: "error",
	EXTENSIONS_PATH: join(folder, "extensions"),
	STORAGE_LOCAL_ROOT: join(folder, "uploads"),
	PRESSURE_LIMITER_ENABLED: "false",
	CACHE_ENABLED: "false",
	SERVE_APP: "false",
	CONFIG_PATH: join(folder, "none"),
});

/** A request without credentials is answered by what this policy permits; Directus makes it with its tables. */
const EVERYBODY = "SELECT policy FROM directus_access WHERE role IS NULL AND user IS NULL";

if (process.env.NODE_ENV !== "production") {
	execFileSync(process.execPath, ["node_modules/directus/cli.js", "bootstrap"], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	const db = new DatabaseSync(file);
	db.exec(`BEGIN;
		CREATE TABLE categories (id INTEGER PRIMARY KEY, slug TEXT UNIQUE, name TEXT);
		CREATE TABLE listings (id INTEGER PRIMARY KEY, slug TEXT UNIQUE, name TEXT, tagline TEXT, url TEXT, description TEXT,
			category INTEGER REFERENCES categories (id), votes INTEGER, week_votes INTEGER, launched_at INTEGER, launch_week TEXT);
		CREATE INDEX by_category ON listings (category);
		CREATE INDEX by_votes ON listings (votes);
		CREATE INDEX by_week_votes ON listings (week_votes);
		CREATE INDEX by_launch ON listings (launched_at);
		CREATE INDEX by_week ON listings (launch_week);
		INSERT INTO directus_collections (collection) VALUES ('categories'), ('listings');
		INSERT INTO directus_fields (collection, field, special, interface) VALUES ('listings', 'category', 'm2o', 'select-dropdown-m2o');
		INSERT INTO directus_relations (many_collection, many_field, one_collection) VALUES ('listings', 'category', 'categories');
		INSERT INTO directus_permissions (collection, action, permissions, fields, policy)
			SELECT value, 'read', '{}', '*', (${EVERYBODY}) FROM json_each('["categories", "listings"]')`);
	const category = db.prepare("INSERT INTO categories VALUES (?, ?, ?)");
	for (const { id, slug, name } of categories) category.run(id, slug, name);
	const listing = db.prepare("INSERT INTO listings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
	for (const one of listings) {
		const words = [one.id, one.slug, one.name, one.tagline, one.url, one.description];
		listing.run(...words, one.category, one.votes, one.weekVotes, one.launchedAt, one.launchWeek);
	}
	db.exec("COMMIT; ANALYZE");
	db.close();
	process.exit(0);
}

const { createServer } = await import("@directus/api/server");
const server = await createServer();

/** What a list of ours shows. */
const shown = ["slug", "name", "tagline", "url", "votes", "week_votes", "launched_at", "launch_week"];
const fields = [...shown, "category.slug", "category.name"].join(",");
const list = (query, limit = asked.perPage) => `/items/listings?limit=${limit}&fields=${fields}&${query}`;
const inCategory = `filter[category][slug][_eq]=${asked.category}`;
/** As Payload's: one of the texts has each of the words. */
const found = ["name", "tagline", "description"].flatMap((field, index) =>
	asked.search
		.split(" ")
		.map((word, at) => `filter[_or][${index}][_and][${at}][${field}][_icontains]=${encodeURIComponent(word)}`),
);
const inWeek = `filter[launch_week][_eq]=${asked.week}&sort=-week_votes`;
const paths = {
	slug: `/items/listings?filter[slug][_eq]=${asked.slug}&limit=1&fields=*,category.slug,category.name`,
	category: list(inCategory),
	"category by votes": list(`${inCategory}&sort=-votes`),
	list: list("sort=-votes"),
	search: list(found.join("&")),
	week: list(inWeek, asked.inWeek),
	board: list(inWeek, asked.onBoard),
	launches: list("sort=-launched_at"),
};
server.listen(0, "127.0.0.1", () => process.send?.({ origin: `http://127.0.0.1:${server.address().port}`, paths }));
process.once("disconnect", () => process.exit(0));
