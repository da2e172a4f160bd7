import { type BadSetting, readSettings } from "#core/site-settings/read";
import { defaultText, isSettingName, type SettingName } from "#core/site-settings/site-settings";

/** Texts by name; null takes a setting back to its default. */
export type SettingChanges = Readonly<Partial<Record<SettingName, string | null>>>;

/** An edit of what is set. */
export interface SettingsEdit {
	/** All that is set from then on. */
	texts: Readonly<Record<string, unknown>>;
	/** What changes, as it was and as it is; null where the default holds. Nothing where nothing changes. */
	before: SettingChanges;
	after: SettingChanges;
}

/**
 * @param stored what is set; may hold what somebody wrote by hand.
 * @param isLocal as for `readSettings`.
 * @returns every problem that the changes make, by name; what was wrong before and is not changed keeps nobody from saving.
 */
export function settingsEdit(
	stored: Readonly<Record<string, unknown>>,
	changes: SettingChanges,
	isLocal: boolean,
): { ok: true; edit: SettingsEdit } | { ok: false; problems: readonly BadSetting[] } {
	// What is no setting any more is left behind at the next edit.
	const texts = Object.fromEntries(Object.entries(stored).filter(([name]) => isSettingName(name)));
	const [before, after]: [Record<string, string | null>, Record<string, string | null>] = [{}, {}];
	for (const [name, change] of Object.entries(changes)) {
		if (!isSettingName(name) || change === undefined) continue;
		const text = tidy(change);
		const next = text === defaultText(name, isLocal) ? null : text;
		const previous = Object.hasOwn(texts, name) ? String(texts[name]) : null;
		if (next === previous) continue;
		before[name] = previous;
		after[name] = next;
		if (next === null) delete texts[name];
		else texts[name] = next;
	}
	const old = new Set(readSettings(stored, isLocal).problems.map(({ name, message }) => `${name}: ${message}`));
	const wrong = readSettings(texts, isLocal).problems.filter(
		({ name, message }) => name in after || !old.has(`${name}: ${message}`),
	);
	const problems = [...wrong, ...lockOuts(texts, after, isLocal)];
	return problems.length > 0 ? { ok: false, problems } : { ok: true, edit: { texts, before, after } };
}

/** Fewer pages or forms a minute, or at once, and whoever sets them cannot set them otherwise again. */
const NEEDED_A_MINUTE = 10;

/** Limits that would keep the site team itself from these pages. Source: docs/settings.md#rate-limits. */
function lockOuts(texts: Readonly<Record<string, unknown>>, after: object, isLocal: boolean): BadSetting[] {
	const { values, problems } = readSettings(texts, isLocal);
	return (["rate_limit_read", "rate_limit_write"] as const)
		.filter((name) => name in after && !problems.some((problem) => problem.name === name))
		.filter((name) => {
			const { limit, windowSeconds } = values[name];
			return limit < NEEDED_A_MINUTE || (limit * 60) / windowSeconds < NEEDED_A_MINUTE;
		})
		.map((name) => ({
			name,
			message: `The site team is limited as well: allow at least ${NEEDED_A_MINUTE} at once and ${NEEDED_A_MINUTE} a minute, such as 10/60.`,
		}));
}

/** As texts are stored: with plain line ends, and nothing around them. */
function tidy(text: string | null): string | null {
	return text === null ? null : text.replaceAll("\r\n", "\n").trim();
}

/** What an edit of this kind says in the audit log. */
export function editDetail(edit: Pick<SettingsEdit, "before" | "after">, version: number) {
	return { version, before: JSON.stringify(edit.before), after: JSON.stringify(edit.after) };
}

/** The changes that an audit row tells; nothing of settings that there are no more. */
export function changesIn(text: unknown): SettingChanges {
	const value: unknown = typeof text === "string" ? JSON.parse(text) : {};
	const entries = Object.entries(value ?? {}).filter(
		([name, one]) => isSettingName(name) && (one === null || typeof one === "string"),
	);
	return Object.fromEntries(entries);
}
