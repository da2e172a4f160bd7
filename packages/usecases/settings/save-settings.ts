import { AppError } from "#core/errors";
import type { Settings } from "#core/settings";
import { editDetail, type SettingChanges, settingsEdit } from "#core/site-settings/edit";
import { isGuarded } from "#core/site-settings/site-settings";
import type { Db, Statement } from "#store/db";
import type { NOT_FRESH } from "#store/sessions";
import { SETTINGS_SUBJECT } from "#store/settings-edits";
import { rewriteSettings, storedSettings, textsIn } from "#store/site-settings";
import { mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";
import { savedSince } from "#usecases/saved-since";

interface Saving {
	db: Db;
	now: Date;
	settings: Pick<Settings, "environment">;
	actor: { userId: number };
}

/** A saving of settings, as the action that asks for it records it. */
export interface SavedSettings {
	/** Names of the settings that change; none where nothing is to be written. */
	names: string[];
	note: { subject: string; detail: ReturnType<typeof editDetail> };
	statements: Statement<"changed" | typeof NOT_FRESH>[];
}

/** What the guards of `SavedSettings` mean. */
export const SETTINGS_REFUSALS = { changed: savedSince("page of settings"), ...SIGN_IN_AGAIN };

/**
 * Decides what saving changes of settings writes. Money, limits and what opens doors ask for a fresh sign-in.
 * @param version of the settings as whoever saves has seen them.
 * @throws AppError `invalid_input` naming every setting that the changes make wrong.
 */
export async function savedSettings(
	{ db, now, settings, actor }: Saving,
	{ version, changes, session_hash }: { version: number; changes: SettingChanges; session_hash: string },
): Promise<SavedSettings> {
	const { stored } = await storedSettings(db);
	const made = settingsEdit(textsIn(stored), changes, settings.environment === "local");
	if (!made.ok) {
		const errors = made.problems.map(({ name, message }) => ({ pointer: `/${name}`, code: "bad_value", message }));
		throw new AppError("invalid_input", errors.map(({ message }) => message).join(" "), { errors });
	}
	const names = Object.keys(made.edit.after);
	const at = now.getTime();
	return {
		names,
		note: { subject: SETTINGS_SUBJECT, detail: editDetail(made.edit, version + 1) },
		statements: [
			...(isGuarded(names) ? [mustBeFresh(db, actor.userId, session_hash, at)] : []),
			...rewriteSettings(db, version, { texts: made.edit.texts, now: at }),
		],
	};
}
