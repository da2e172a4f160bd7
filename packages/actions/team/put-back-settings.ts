import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { changesIn } from "#core/site-settings/edit";
import { settingsEditOf } from "#store/settings-edits";
import { unchanged } from "#usecases/commit";
import { freshSession } from "#usecases/fresh-sign-in";
import { SETTINGS_REFUSALS, savedSettings } from "#usecases/settings/save-settings";

/** The site team puts what one edit of the settings changed back to what it was. */
export default defineAction({
	id: "put_back_settings",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		/** Of the settings as they were read. */
		version: z.int().min(0),
		/** The edit's row in the audit log. */
		edit: z.int().min(1),
		session_hash: freshSession,
	}),
	async handler({ edit: id, version, session_hash }, ctx) {
		const edit = (await settingsEditOf(ctx.db, id)) ?? notFound("edit");
		const changes = changesIn(edit.detail.before);
		const { names, note, statements } = await savedSettings(ctx, { version, changes, session_hash });
		if (names.length === 0) return unchanged({ names });
		return record({ ...note, detail: { ...note.detail, put_back: id } }, { names }, statements, SETTINGS_REFUSALS);
	},
});
