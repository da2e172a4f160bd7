import type { Form } from "#core/site-settings/form";

/** How a setting is asked for. */
export type SettingInput = "line" | "lines" | "colour" | "flag" | "number" | "rate" | "country" | "picture";

/** One thing about the directory that its site team decides. */
export interface Setting<T = unknown> {
	label: string;
	/** What it does, in a sentence or two, for whoever sets it. */
	help: string;
	/** What its number counts. */
	unit?: string;
	input: SettingInput;
	/** From the text that is typed and stored. */
	form: Form<T>;
	/** The text that holds where nothing is set; null: none. */
	default: string | null;
	/** The default in the local environment, where it differs. */
	localDefault: string | null;
}

type Given<T> = Pick<Setting<T>, "label" | "help" | "unit" | "input" | "form">;

/** A setting that always has a value. */
export function setting<T>(given: Given<T> & { default: string; localDefault?: string }): Setting<T> {
	return { localDefault: given.default, ...given };
}

/** A setting that may have none. @param given.localDefault what it is in the local environment. */
export function optional<T>(given: Given<T> & { localDefault?: string }): Setting<T | null> {
	return { localDefault: null, ...given, default: null };
}

/** Settings that are shown and saved together. */
export interface SettingGroup {
	title: string;
	about: string;
	/** Whether whoever saves it must have signed in lately: it moves money, or opens the doors. */
	isGuarded: boolean;
	settings: Readonly<Record<string, Setting>>;
}
