import { consoleLog } from "#adapters/log";
import { once } from "#core/once";
import { readSettings } from "#core/site-settings/read";
import type { SiteValues } from "#core/site-settings/site-settings";
import { openDb } from "#store/db";
import { NOTHING_SET, storedSettings, textsIn } from "#store/site-settings";
import type { Environment } from "#workers/settings/environment";

/** A saved setting holds everywhere after this long. Source: docs/settings.md#when-a-change-holds. */
const FRESH_MS = 10_000;

interface Known {
	/** The row as it was stored. */
	stored: string;
	values: SiteValues;
	readAt: number;
}

/** What this isolate knows of each database's settings, where it is local and where it is deployed. */
const known = { local: new WeakMap<D1Database, Known>(), deployed: new WeakMap<D1Database, Known>() };
/** How often something was forgotten: what was being read meanwhile may be old. */
let timesForgotten = 0;

/** The same objects at each call; an isolate needs those of one place. */
const DEFAULTS = {
	local: once(() => readSettings({}, true).values),
	deployed: once(() => readSettings({}, false).values),
};

type Place = Pick<Environment, "isLocal"> & { bindings: Pick<Environment["bindings"], "DB"> };

const placeOf = ({ isLocal }: Place) => (isLocal ? "local" : "deployed");

/**
 * What the site team has set: read once in ten seconds, by the one request that finds it old; the others go on with what
 * is known. The same object as long as nothing has changed.
 * @throws what the database throws, where nothing is known yet.
 */
export async function siteValues(place: Place): Promise<SiteValues> {
	const { DB } = place.bindings;
	const kept = known[placeOf(place)];
	const before = kept.get(DB);
	const now = Date.now();
	if (before !== undefined && now - before.readAt < FRESH_MS) return before.values;
	if (before !== undefined) before.readAt = now;
	const timesBefore = timesForgotten;
	let stored: string;
	try {
		({ stored } = await storedSettings(openDb(DB)));
	} catch (error) {
		if (before === undefined) throw error;
		consoleLog.error("settings_not_read", error);
		return before.values;
	}
	if (before !== undefined && before.stored === stored) return before.values;
	const values = valuesIn(stored, place);
	if (timesForgotten === timesBefore) kept.set(DB, { stored, values, readAt: now });
	return values;
}

function valuesIn(stored: string, place: Place): SiteValues {
	if (stored === NOTHING_SET) return DEFAULTS[placeOf(place)]();
	const { values, problems } = readSettings(textsIn(stored), place.isLocal);
	// In the log, too: whoever wrote the row by hand may never open the page.
	for (const { name, message } of problems) consoleLog.info("setting_not_used", { name, message });
	return values;
}

/** What is known of them here; the defaults where nothing is. */
export function knownSiteValues(place: Place): SiteValues {
	return known[placeOf(place)].get(place.bindings.DB)?.values ?? DEFAULTS[placeOf(place)]();
}

/** Has the next request read them again. */
export function forgetSiteValues(DB: D1Database): void {
	timesForgotten++;
	known.local.delete(DB);
	known.deployed.delete(DB);
}
