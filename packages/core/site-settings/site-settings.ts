import type { Setting, SettingGroup } from "#core/site-settings/define";
import { alerts, backups, publicData } from "#core/site-settings/groups/keeping";
import { badges, launches, limits, voting } from "#core/site-settings/groups/launches";
import { ratings } from "#core/site-settings/groups/ratings";
import { agents, crawler, mail } from "#core/site-settings/groups/reach";
import { seller } from "#core/site-settings/groups/seller";
import { footer, looks, site } from "#core/site-settings/groups/site";

/**
 * Everything about the directory that its site team decides while it runs. From here come the page /admin/settings, the
 * command `npm run settings`, docs/settings.md and what the Worker reads.
 */
export const SETTING_GROUPS = {
	site,
	looks,
	footer,
	launches,
	voting,
	badges,
	ratings,
	seller,
	limits,
	mail,
	crawler,
	agents,
	backups,
	publicData,
	alerts,
} as const satisfies Record<string, SettingGroup>;

const ALL = {
	...site.settings,
	...looks.settings,
	...footer.settings,
	...launches.settings,
	...voting.settings,
	...badges.settings,
	...ratings.settings,
	...seller.settings,
	...limits.settings,
	...mail.settings,
	...crawler.settings,
	...agents.settings,
	...backups.settings,
	...publicData.settings,
	...alerts.settings,
};

export type SettingName = keyof typeof ALL;
type Output<S> = S extends Setting<infer T> ? T : never;
/** What every setting says. */
export type SiteValues = { [Name in SettingName]: Output<(typeof ALL)[Name]> };

/** Every setting by its name. */
export const SITE_SETTINGS: Readonly<Record<SettingName, Setting>> = ALL;
export const SETTING_NAMES = Object.keys(ALL) as readonly SettingName[];

export function isSettingName(name: string): name is SettingName {
	return Object.hasOwn(ALL, name);
}

export type SettingGroupName = keyof typeof SETTING_GROUPS;

export const GROUP_NAMES = Object.keys(SETTING_GROUPS) as readonly SettingGroupName[];

/** The settings of a group, in their order. */
export function namesOf(group: SettingGroupName): SettingName[] {
	return SETTING_NAMES.filter((name) => Object.hasOwn(SETTING_GROUPS[group].settings, name));
}

/** Whether whoever changes one of these must have signed in lately. */
export function isGuarded(names: readonly string[]): boolean {
	return GROUP_NAMES.some(
		(group) => SETTING_GROUPS[group].isGuarded && namesOf(group).some((name) => names.includes(name)),
	);
}

/** The text that holds where nothing is set. */
export function defaultText(name: SettingName, isLocal: boolean): string | null {
	const { default: normal, localDefault } = SITE_SETTINGS[name];
	return isLocal ? localDefault : normal;
}
