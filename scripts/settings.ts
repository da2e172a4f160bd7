import { settingsEdit } from "#core/site-settings/edit";
import { readSettings } from "#core/site-settings/read";
import {
	defaultText,
	isSettingName,
	SETTING_GROUPS,
	SETTING_NAMES,
	type SettingName,
	SITE_SETTINGS,
} from "#core/site-settings/site-settings";
import { runCommand, UsageError } from "#scripts/lib/command";
import { saveSettings, settingsRow } from "#scripts/lib/settings-row";

const VERBS = ["list", "get", "set", "reset"] as const;

runCommand({
	name: "settings",
	summary:
		"Shows and changes the directory's settings: `list`, `get NAME`, `set NAME VALUE` (more pairs may follow; of a picture, its file), `reset NAME...` back to their defaults.",
	positionals: ["list|get|set|reset", "NAME", "VALUE..."],
	options: { remote: { type: "boolean" } },
	optionText: { remote: "The deployed database instead of the local one." },
	async run({ values, positionals: [verb, ...words], say }) {
		const remote = values.remote === true;
		if (verb === "list" && words.length === 0) return list(remote, say);
		if (verb === "get" && words.length === 1) return get(nameIn(words[0]), remote, say);
		if (verb === "set" && words.length > 0 && words.length % 2 === 0) {
			const pairs = words.flatMap((word, at) => (at % 2 === 0 ? [[nameIn(word), words[at + 1] ?? ""] as const] : []));
			return change(await withPictures(pairs, remote), remote, say);
		}
		if (verb === "reset" && words.length > 0) {
			return change(Object.fromEntries(words.map((word) => [nameIn(word), null])), remote, say);
		}
		throw new UsageError(`Say one of ${VERBS.join(", ")}, and what it is about: set site_name "Acme Directory".`);
	},
});

/** Of a picture, its file is named: what is kept of it is what is set. */
async function withPictures(pairs: readonly (readonly [SettingName, string])[], remote: boolean) {
	const changes: Partial<Record<SettingName, string>> = {};
	for (const [name, value] of pairs) {
		const isPicture = SITE_SETTINGS[name].input === "picture";
		changes[name] = isPicture ? await (await import("#scripts/lib/logo-file")).keepLogoFile(value, remote) : value;
	}
	return changes;
}

function nameIn(word = ""): SettingName {
	const name = word.toLowerCase();
	if (isSettingName(name)) return name;
	throw new UsageError(`There is no setting ${word}. There are: ${SETTING_NAMES.join(", ")}.`);
}

async function list(remote: boolean, say: (line: string) => void) {
	const { texts } = await settingsRow(remote);
	const { set, problems } = readSettings(texts, !remote);
	for (const { title, settings } of Object.values(SETTING_GROUPS)) {
		say(title);
		for (const name of SETTING_NAMES.filter((one) => one in settings)) {
			const text = set.has(name) ? String(texts[name]) : defaultText(name, !remote);
			say(
				`  ${name.padEnd(24)} ${text === null ? "(none)" : JSON.stringify(text)}${set.has(name) ? "" : "  (default)"}`,
			);
		}
	}
	for (const { name, message } of problems) say(`wrong    ${name}: ${message} The default is used.`);
	return { settings: current(texts, set, remote), problems };
}

async function get(name: SettingName, remote: boolean, say: (line: string) => void) {
	const { texts } = await settingsRow(remote);
	const { set, problems } = readSettings(texts, !remote);
	const text = current(texts, set, remote)[name];
	say(text ?? "");
	for (const one of problems.filter((problem) => problem.name === name)) throw new Error(`${name}: ${one.message}`);
	return { name, text, is_default: !set.has(name), help: SITE_SETTINGS[name].help };
}

/** What holds, as texts. */
function current(texts: Readonly<Record<string, unknown>>, set: ReadonlySet<SettingName>, remote: boolean) {
	const entries = SETTING_NAMES.map((name) => [name, set.has(name) ? String(texts[name]) : defaultText(name, !remote)]);
	return Object.fromEntries(entries) as Record<SettingName, string | null>;
}

async function change(
	changes: Readonly<Partial<Record<SettingName, string | null>>>,
	remote: boolean,
	say: (line: string) => void,
) {
	const stored = await settingsRow(remote);
	const made = settingsEdit(stored.texts, changes, !remote);
	if (!made.ok) {
		throw new Error(
			`Nothing was changed.\n${made.problems.map(({ name, message }) => `${name}: ${message}`).join("\n")}`,
		);
	}
	const { before, after } = made.edit;
	const names = Object.keys(after) as SettingName[];
	if (names.length === 0) say("Nothing was to be changed: that is how it is.");
	else await saveSettings(stored.version, made.edit, remote);
	const shown = (text: string | null | undefined) => (text == null ? "the default" : JSON.stringify(text));
	for (const name of names) say(`${name}: ${shown(before[name])} -> ${shown(after[name])}`);
	if (names.length > 0) say("It holds everywhere within ten seconds.");
	return { before, after };
}
