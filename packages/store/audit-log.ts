import { type Actor, actorName } from "#core/access/actor";
import type { Db, Statement } from "#store/db";
import { auditLog } from "#store/schema/index";

type AuditRow = typeof auditLog.$inferSelect;

/** Who did what to what, in the batch of its effect. */
export function auditRow(
	db: Db,
	entry: { action: string; actor: Actor; subject: string; detail?: AuditRow["detail"]; at: Date },
): Statement {
	return db.insert(auditLog).values({
		at: entry.at.getTime(),
		action: entry.action,
		actorKind: entry.actor.kind,
		actor: actorName(entry.actor),
		subject: entry.subject,
		detail: entry.detail ?? {},
	});
}
