import { sql } from "drizzle-orm";
import type { Db } from "#store/db";

/** What a row of the log is about, as people know it. */
export interface AuditSubject {
	/** Null where it has none. */
	name: string | null;
	/** Its part of the address of the team's page. */
	key: string;
}

/**
 * Listings, categories and accounts among the subjects of log rows (`kind:id`), by subject. What is gone, and every
 * other kind, is left out. Reads one row each.
 */
export async function auditSubjects(db: Db, subjects: readonly string[]): Promise<Map<string, AuditSubject>> {
	const idsOf = (kind: string) => {
		const ids = subjects.filter((one) => one.startsWith(`${kind}:`)).map((one) => Number(one.slice(kind.length + 1)));
		return JSON.stringify([...new Set(ids)].filter(Number.isSafeInteger));
	};
	const rows = await db.all<{ subject: string } & AuditSubject>(
		sql`SELECT 'listing:' || l.id AS subject, l.name AS name, l.slug AS "key"
				FROM json_each(${idsOf("listing")}) j CROSS JOIN listings l ON l.id = j.value
			UNION ALL SELECT 'category:' || k.id, k.name, k.slug
				FROM json_each(${idsOf("category")}) j CROSS JOIN categories k ON k.id = j.value
			UNION ALL SELECT 'user:' || u.id, u.name, CAST(u.id AS TEXT)
				FROM json_each(${idsOf("user")}) j CROSS JOIN users u ON u.id = j.value`,
	);
	return new Map(rows.map(({ subject, name, key }) => [subject, { name, key }]));
}
