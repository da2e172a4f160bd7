/**
 * Payload's REST API over SQLite, as `handleEndpoints` serves it without a framework around: `node server.js DATA.json FOLDER`.
 * Run with NODE_ENV=development it makes the schema and fills it, with production it serves. Both end or begin by a message.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { buildConfig, getPayload, handleEndpoints } from "payload";

const [data = "", folder = ""] = process.argv.slice(2);
const { listings, categories, asked } = JSON.parse(await readFile(data, "utf8"));
const isFilling = process.env.NODE_ENV !== "production";
const everybody = { read: () => true };
const text = (name, more = {}) => ({ name, type: "text", ...more });
const number = (name) => ({ name, type: "number", index: true });

const config = buildConfig({
	secret: "for-the-bench",
	telemetry: false,
	logger: { options: { level: "silent" } },
	typescript: { autoGenerate: false },
	db: sqliteAdapter({ client: { url: `file:${join(folder, "payload.db")}` }, push: isFilling }),
	collections: [
		{ slug: "users", auth: true, fields: [] },
		{ slug: "categories", access: everybody, fields: [text("slug", { unique: true, index: true }), text("name")] },
		{
			slug: "listings",
			access: everybody,
			fields: [
				text("slug", { unique: true, index: true }),
				...[text("name"), text("tagline"), text("url"), text("description")],
				{ name: "category", type: "relationship", relationTo: "categories", index: true },
				...[number("votes"), number("weekVotes"), number("launchedAt"), text("launchWeek", { index: true })],
			],
		},
	],
});

const payload = await getPayload({ config });
if (isFilling) {
	const now = new Date(0).toISOString();
	const client = payload.db.client;
	const rows = [
		...categories.map(({ id, slug, name }) => ({
			sql: "INSERT INTO categories (id, slug, name, created_at, updated_at) VALUES (?, ?, ?, ?, ?)",
			args: [id, slug, name, now, now],
		})),
		...listings.map((one) => ({
			sql: `INSERT INTO listings (id, slug, name, tagline, url, description, category_id, votes, week_votes, launched_at, launch_week, created_at, updated_at)
				VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			args: [
				...[one.id, one.slug, one.name, one.tagline, one.url, one.description, one.category, one.votes],
				...[one.weekVotes, one.launchedAt, one.launchWeek, now, now],
			],
		})),
	];
	await client.batch(rows, "write");
	await client.execute("ANALYZE");
	process.exit(0);
}

const server = createServer(async (request, response) => {
	const answer = await handleEndpoints({
		config,
		request: new Request(`http://${request.headers.host}${request.url}`),
	});
	response.writeHead(answer.status, Object.fromEntries(answer.headers));
	response.end(Buffer.from(await answer.arrayBuffer()));
});

/** As short as Payload can be asked for what a list of ours shows. */
const shown = ["slug", "name", "tagline", "url", "category", "votes", "weekVotes", "launchedAt", "launchWeek"]
	.map((name) => `&select[${name}]=true`)
	.join("");
const list = (query) => `/api/listings?limit=${asked.perPage}${shown}&${query}`;
const inCategory = `where[category.slug][equals]=${asked.category}`;
const words = asked.search.split(" ").join(" ");
const found = ["name", "tagline", "description"].map(
	(field, index) => `where[or][${index}][${field}][like]=${encodeURIComponent(words)}`,
);
const inWeek = `where[launchWeek][equals]=${asked.week}&sort=-weekVotes`;
const paths = {
	slug: `/api/listings?where[slug][equals]=${asked.slug}&limit=1`,
	category: list(inCategory),
	"category by votes": list(`${inCategory}&sort=-votes`),
	list: list("sort=-votes"),
	search: list(found.join("&")),
	week: list(inWeek).replace(`limit=${asked.perPage}`, `limit=${asked.inWeek}`),
	board: list(inWeek).replace(`limit=${asked.perPage}`, `limit=${asked.onBoard}`),
	launches: list("sort=-launchedAt"),
};
server.listen(0, "127.0.0.1", () => process.send?.({ origin: `http://127.0.0.1:${server.address().port}`, paths }));
process.once("disconnect", () => process.exit(0));
