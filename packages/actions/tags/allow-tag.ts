import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import { ENTRY_MAX } from "#core/limits";
import { tagKey } from "#core/listings/tags";
import { deleteForbidden, forbiddenAmong } from "#store/forbidden-tags";
import { line } from "#usecases/fields";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/** The site team lets a tag be used again. Source: docs/listings.md#tags. */
export default defineAction({
	id: "allow_tag",
	actor: "team",
	rate: "write",
	input: z.strictObject({ tag: line(ENTRY_MAX) }),
	async handler({ tag: typed }, { db }) {
		const [forbidden] = await forbiddenAmong(db, [tagKey(typed)]);
		const { key, tag, reason, at } = forbidden ?? notFound("forbidden tag");
		return record(
			{
				subject: `tag:${tag}`,
				detail: { forbidden_for: reason },
				change: changeBetween({ forbidden: true }, { forbidden: false }),
			},
			{ tag },
			deleteForbidden(db, { key, at }),
			{ changed: CHANGED_MEANWHILE },
		);
	},
});
