import { isEuCountry, problemWords, visibleProblem } from "#core/orders/vat";
import { Unusable, usable } from "#core/site-settings/form";
import { addressOfSender } from "#core/site-settings/forms";
import {
	defaultText,
	isSettingName,
	SETTING_NAMES,
	type SettingName,
	SITE_SETTINGS,
	type SiteValues,
} from "#core/site-settings/site-settings";
import { isNobodys } from "#core/web/nobodys-host";

/** A setting whose text cannot be used; its default holds instead. */
export interface BadSetting {
	/** Of the setting; of none that there is where it is unknown. */
	name: string;
	message: string;
}

export interface ReadSettings {
	values: SiteValues;
	/** Names that have a text which can be used. */
	set: ReadonlySet<SettingName>;
	problems: readonly BadSetting[];
}

/**
 * What stored texts say. Nothing in them can keep the directory from running: what cannot be used is named, and its
 * default holds.
 * @param texts by name, as they were stored; somebody may have written them by hand.
 * @param isLocal whether it is the local environment, which has examples for defaults and takes placeholders.
 */
export function readSettings(texts: Readonly<Record<string, unknown>>, isLocal: boolean): ReadSettings {
	const problems: BadSetting[] = Object.keys(texts)
		.filter((name) => !isSettingName(name))
		.map((name) => ({ name, message: "There is no setting of this name." }));
	const set = new Set<SettingName>();
	const values: Partial<Record<SettingName, unknown>> = {};
	const useDefault = (name: SettingName) => {
		const text = defaultText(name, isLocal);
		values[name] = text === null ? null : usable(SITE_SETTINGS[name].form, text);
		set.delete(name);
	};
	for (const name of SETTING_NAMES) {
		useDefault(name);
		if (!Object.hasOwn(texts, name)) continue;
		const given = texts[name];
		// Who writes JSON by hand writes numbers and flags as such.
		const text = typeof given === "number" || typeof given === "boolean" ? String(given) : given;
		const read = readText(name, text);
		if (read instanceof Unusable) {
			problems.push({ name, message: read.message });
			continue;
		}
		values[name] = read;
		set.add(name);
	}
	// Every setting has been given its own value or its default.
	const complete = values as SiteValues;
	for (const rule of RULES) {
		const broken = rule(complete, isLocal);
		for (const { name, message, alsoReset = [] } of broken) {
			problems.push({ name, message });
			for (const one of [name, ...alsoReset]) useDefault(one);
		}
	}
	return { values: complete, set, problems };
}

/** What is wrong with a text for a setting, by itself; null when nothing is. */
export function problemOf(name: SettingName, text: unknown): string | null {
	const read = readText(name, text);
	return read instanceof Unusable ? read.message : null;
}

function readText(name: SettingName, text: unknown): unknown {
	return typeof text === "string" ? SITE_SETTINGS[name].form(text) : new Unusable("This must be a text.");
}

interface Broken {
	name: SettingName;
	message: string;
	/** Settings that make no sense without it. */
	alsoReset?: readonly SettingName[];
}

/** What settings must be to each other, and where they are used. */
const RULES: readonly ((values: SiteValues, isLocal: boolean) => Broken[])[] = [
	({ free_queue_min_weeks: min, free_queue_max_weeks: max }) => {
		if (min <= max) return [];
		const message = `The free queue begins in ${min} weeks and ends in ${max}: it must not end before it begins.`;
		return [{ name: "free_queue_min_weeks", message, alsoReset: ["free_queue_max_weeks"] }];
	},
	({ seller_country: country, seller_vat_number: number }) => {
		if (country === null || number === null || !isEuCountry(country)) return [];
		const problem = visibleProblem(number, country);
		return problem === null ? [] : [{ name: "seller_vat_number", message: problemWords(problem, number, country) }];
	},
	({ mail_from, team_email }, isLocal) => {
		if (isLocal) return [];
		const addresses = { mail_from: mail_from === null ? null : addressOfSender(mail_from), team_email };
		return (["mail_from", "team_email"] as const)
			.filter((name) => addresses[name] !== null && isNobodys(domainOf(addresses[name] ?? "")))
			.map((name) => ({ name, message: "This is an example's address, at a domain that is nobody's: give your own." }));
	},
];

/** What a directory that is deployed must have set, and has not. @param sells whether it has a payment provider. */
export function missingSettings({ values, set }: ReadSettings, sells: boolean): SettingName[] {
	const needed: SettingName[] = ["mail_from", "team_email"];
	if (sells) needed.push("seller_country", "seller_name", "seller_address");
	if (sells && isEuCountry(values.seller_country ?? "")) needed.push("seller_vat_number");
	return needed.filter((name) => !set.has(name));
}

/** Whether an invoice can state who sells. */
export function isSellerComplete(values: SiteValues): boolean {
	const { seller_country: country, seller_name, seller_address, seller_vat_number } = values;
	if (country === null || seller_name === null || seller_address === null) return false;
	return !isEuCountry(country) || seller_vat_number !== null;
}

function domainOf(email: string): string {
	return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}
