import { SCOPES } from "#core/access/scopes";
import { referenceStatements } from "#scripts/demo/index";
import { demoSeed } from "#scripts/demo/seed";
import { quote } from "#scripts/lib/d1";
import type { Served } from "#scripts/lib/served";
import { newApiKey } from "#scripts/lib/users";
import type { Pools } from "#testing/arbitrary";

/** A directory with data, and a user in it who owns some of it. */
export interface FuzzTarget {
	origin: string;
	key: string;
	pools: Pools;
}

const EMAIL = "fuzz@example.com";

/** Seeds a served instance, and lets one new user own every seventh listing. */
export async function prepare(served: Served, now: Date): Promise<FuzzTarget> {
	const { statements, key } = await newApiKey(EMAIL, "fuzz", SCOPES);
	const owned = `UPDATE listings SET owner_id = (SELECT id FROM users WHERE email = ${quote(EMAIL)}) WHERE id % 7 = 0`;
	for (const batch of [referenceStatements(), (await demoSeed(now)).statements, [...statements, owned]]) {
		await served.db.batch(batch.map((statement) => served.db.prepare(statement)));
	}
	return { origin: served.origin, key, pools: await poolsOf(served, key) };
}

async function poolsOf({ db, origin }: Served, key: string): Promise<Pools> {
	const column = async (sql: string) => (await db.prepare(sql).all<{ v: unknown }>()).results.map((row) => row.v);
	const drafts = await ownDrafts(origin, key);
	const slugs = await column("SELECT slug AS v FROM listings LIMIT 40");
	return {
		slug: [
			...slugs,
			...(await column(
				"SELECT slug AS v FROM categories UNION SELECT slug FROM founders UNION SELECT slug FROM posts LIMIT 80",
			)),
		],
		a: slugs,
		b: slugs,
		listing: slugs,
		category: await column("SELECT slug AS v FROM categories LIMIT 20"),
		categories: [await column("SELECT slug AS v FROM categories LIMIT 2")],
		product: await column("SELECT code AS v FROM products"),
		listing_id: await column(
			`SELECT l.id AS v FROM listings l JOIN users u ON u.id = l.owner_id WHERE u.email = '${EMAIL}'`,
		),
		id: drafts,
		week: [
			"this",
			"next",
			"last",
			...(await column("SELECT DISTINCT launch_week AS v FROM listings WHERE launch_week IS NOT NULL LIMIT 10")),
		],
		board: ["community-weekly", "community-all-time", "billboard", "domain-rating", "revenue"],
		question_id: await column("SELECT id AS v FROM interview_questions"),
		q: await column("SELECT name AS v FROM listings LIMIT 20"),
	};
}

/** Drafts as the service itself makes them. */
async function ownDrafts(origin: string, key: string): Promise<string[]> {
	const ids: string[] = [];
	for (let i = 0; i < 5; i++) {
		const answer = await fetch(`${origin}/api/v1/drafts`, {
			method: "POST",
			headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
			body: JSON.stringify({ url: `https://fuzz-${i}.example.com/` }),
		});
		if (answer.status !== 201) throw new Error(`submit_listing answered ${answer.status}: ${await answer.text()}`);
		ids.push(((await answer.json()) as { id: string }).id);
	}
	return ids;
}
