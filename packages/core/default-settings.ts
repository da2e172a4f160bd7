import { decidedSettings, type Settings } from "#core/settings";
import { readSettings } from "#core/site-settings/read";

/** What holds in the local environment where nothing is set. */
export const DEFAULT_SETTINGS: Omit<Settings, "environment" | "origin" | "hosts"> = {
	...decidedSettings(readSettings({}, true).values, "launchweek.example"),
	allowLoopbackCrawl: false,
	sellsProducts: true,
};
