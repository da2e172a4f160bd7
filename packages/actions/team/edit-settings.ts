import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError } from "#core/errors";
import { isSettingName } from "#core/site-settings/site-settings";
import { unchanged } from "#usecases/commit";
import { freshSession } from "#usecases/fresh-sign-in";
import { SETTINGS_REFUSALS, savedSettings } from "#usecases/settings/save-settings";

/** Longer than any setting may be. */
const TEXT_MAX = 10_000;

/** The site team sets what the directory is like; null takes a setting back to its default. */
export default defineAction({
	id: "edit_settings",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		/** Of all settings, as they were read. */
		version: z.int().min(0),
		changes: z.record(z.string().max(60), z.string().max(TEXT_MAX).nullable()),
		session_hash: freshSession,
	}),
	async handler(input, ctx) {
		const unknown = Object.keys(input.changes).filter((name) => !isSettingName(name));
		if (unknown.length > 0) {
			const message = "There is no setting of this name.";
			const errors = unknown.map((name) => ({ pointer: `/${name}`, code: "unknown_property", message }));
			throw new AppError("invalid_input", message, { errors });
		}
		const { names, note, statements } = await savedSettings(ctx, input);
		if (names.length === 0) return unchanged({ names });
		return record(note, { names }, statements, SETTINGS_REFUSALS);
	},
});
