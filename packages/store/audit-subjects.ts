import { sql } from "drizzle-orm";
import { type Db, readTogether } from "#store/db";
import { calledBy } from "#store/users";

/** What a row of the log is about, as people know it. */
export interface AuditSubject {
	/** Null where it has none. */
	name: string | null;
	/** Its part of the address of the team's page. */
	key: string;
}

/** Kinds of subjects that can be gone, which a row of the log may lead to only as long as they are there. */
export const MAY_BE_GONE = new Set(["listing", "category", "user", "claim", "draft", "review", "question", "post"]);

/**
 * What is there still of the subjects of log rows (`kind:id`) whose kind may be gone, by subject; listings, categories and
 * accounts with what they are called, claims and reviews with those of their listings. Every other kind is left out. Reads two rows each at most.
 */
export async function auditSubjects(db: Db, subjects: readonly string[]): Promise<Map<string, AuditSubject>> {
	const keysOf = (kind: string) => [
		...new Set(subjects.filter((one) => one.startsWith(`${kind}:`)).map((one) => one.slice(kind.length + 1))),
	];
	const idsOf = (kind: string) => JSON.stringify(keysOf(kind).map(Number).filter(Number.isSafeInteger));
	const found = await readTogether(db, [
		sql`SELECT 'listing:' || l.id AS subject, l.name AS name, l.slug AS "key"
				FROM json_each(${idsOf("listing")}) j CROSS JOIN listings l ON l.id = j.value
			UNION ALL SELECT 'category:' || k.id, k.name, k.slug
				FROM json_each(${idsOf("category")}) j CROSS JOIN categories k ON k.id = j.value
			UNION ALL SELECT 'user:' || u.id, ${calledBy({ name: sql`u.name`, email: sql`u.email` })}, CAST(u.id AS TEXT)
				FROM json_each(${idsOf("user")}) j CROSS JOIN users u ON u.id = j.value`,
		sql`SELECT 'claim:' || c.id AS subject, l.name AS name, CAST(c.id AS TEXT) AS "key"
				FROM json_each(${idsOf("claim")}) j CROSS JOIN claims c ON c.id = j.value CROSS JOIN listings l ON l.id = c.listing_id
			UNION ALL SELECT 'draft:' || d.id, NULL, d.id
				FROM json_each(${JSON.stringify(keysOf("draft"))}) j CROSS JOIN drafts d ON d.id = j.value
			UNION ALL SELECT 'review:' || r.id, l.name, CAST(r.id AS TEXT)
				FROM json_each(${idsOf("review")}) j CROSS JOIN reviews r ON r.id = j.value CROSS JOIN listings l ON l.id = r.listing_id
			UNION ALL SELECT 'question:' || q.id, NULL, CAST(q.id AS TEXT)
				FROM json_each(${idsOf("question")}) j CROSS JOIN interview_questions q ON q.id = j.value
			UNION ALL SELECT 'post:' || p.id, NULL, CAST(p.id AS TEXT)
				FROM json_each(${idsOf("post")}) j CROSS JOIN posts p ON p.id = j.value`,
	]);
	const rows = found.flat() as unknown as ({ subject: string } & AuditSubject)[];
	return new Map(rows.map(({ subject, name, key }) => [subject, { name, key }]));
}
