import allowTag from "#actions/tags/allow-tag";
import forbidTag from "#actions/tags/forbid-tag";
import undoTagChange from "#actions/tags/undo-tag-change";
import type { AuditEntry } from "#store/audit-log";
import { type Undo, undoBy } from "./undo.ts";

const changeBack = undoBy(undoTagChange, ({ detail }) => ({ change_id: Number(detail.change_id) }));

/** What can be taken back of tags. */
export const TAG_UNDOS: Readonly<Record<string, Undo>> = {
	rename_tag: changeBack,
	merge_tags: changeBack,
	remove_tag: changeBack,
	forbid_tag: undoBy(allowTag, (entry) => ({ tag: tagOf(entry) })),
	allow_tag: undoBy(forbidTag, (entry) => ({ tag: tagOf(entry), reason: String(entry.detail.forbidden_for) })),
};

const tagOf = ({ subject }: AuditEntry): string => subject.slice("tag:".length);
